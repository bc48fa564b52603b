import type { Mode } from '../../server/src/domain/records.js';
import { createAccount } from '../../server/src/features/accounts/manage.js';
import { setCarriageLimit } from '../../server/src/features/operator/carriage.js';
import type { JobHandlers } from '../../server/src/jobs/run-job.js';
import type { Store } from '../../server/src/ports/store.js';
import type { Intent } from './intent.js';
import type { PartnerName } from './partners/side.js';
import type { Random } from './random.js';
import { createSimulated, type Simulated } from './services.js';
import type { Committed } from './simulated-store.js';

/** Kobo: the most that a merchant may owe for carriage in live mode, which is a few bookings. */
const carriageLimit = 2_000_000;

/** Two merchants, two partners, and everything that can happen between them. */
export interface World extends Simulated {
  /** The real store without faults, for the judges. */
  store: Store;
  accounts: string[];
  /** The job handlers. */
  handlers: JobHandlers;
  /** Transfers that a partner made after it had said that they failed. */
  resurrected: Record<Mode, Set<string>>;
  /** The checkouts that a restore took back. */
  forgotten: Map<string, Pick<Intent, 'account' | 'mode' | 'reference'>>;
}

export interface WorldOptions {
  store: Store;
  partner: PartnerName;
  seed: number;
  liveStore: Store;
  handlers: JobHandlers;
  random: Random;
  onCommit(committed: Committed): void;
  onError(error: unknown): void;
}

export async function createWorld(options: WorldOptions): Promise<World> {
  const { store, liveStore, handlers } = options;
  const simulated = createSimulated(options);
  const accounts: string[] = [];
  for (const name of ['Shop', 'Stall']) {
    const { account } = await createAccount({ ...simulated.services, store }, name, 'business');
    accounts.push(account.id);
    const owner = { accountId: account.id, mode: 'live' } as const;
    await setCarriageLimit({ ...simulated.services, store }, owner, carriageLimit);
    await createAccount(
      { ...simulated.services, store: liveStore, newId: () => account.id },
      name,
      'business',
    );
  }
  const resurrected = { test: new Set<string>(), live: new Set<string>() };
  return { ...simulated, store, resurrected, handlers, accounts, forgotten: new Map() };
}
