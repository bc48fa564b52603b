import type { SignedNotification } from '../../server/src/adapters/bank/sandbox/notification.js';
import type { Mode } from '../../server/src/domain/records.js';
import { createAccount } from '../../server/src/features/keys/manage.js';
import type { JobHandlers } from '../../server/src/jobs/run-job.js';
import type { Store } from '../../server/src/ports/store.js';
import { Heard } from './heard.js';
import type { Intent } from './intent.js';
import type { Random } from './random.js';
import { createSimulated, type Simulated } from './services.js';
import type { Committed } from './simulated-store.js';

/** A notification of a partner in flight: it may arrive late, twice or never. */
export interface Posted extends SignedNotification {
  partner: string;
}

/** Two merchants, two partners, and everything that can happen between them. */
export interface World extends Simulated {
  /** The real store without faults, for the judges. */
  store: Store;
  liveStore: Store;
  accounts: string[];
  /** The job handlers. */
  handlers: JobHandlers;
  /** Every notification the partners sent. */
  mailbox: Posted[];
  /** Transfers that a partner made after it had said that they failed. */
  resurrected: Record<Mode, Set<string>>;
  heard: Heard;
  /** The checkouts that a restore took back. */
  forgotten: Map<string, Pick<Intent, 'account' | 'mode' | 'reference'>>;
}

export interface WorldOptions {
  store: Store;
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
    await createAccount(
      { ...simulated.services, store: liveStore, newId: () => account.id },
      name,
      'business',
    );
  }
  const resurrected = { test: new Set<string>(), live: new Set<string>() };
  const partners = { mailbox: [], resurrected, heard: new Heard() };
  const books = { store, liveStore };
  return { ...simulated, ...books, ...partners, handlers, accounts, forgotten: new Map() };
}

/** The books of a mode's partner. */
export function booksOf({ store, liveStore }: World, mode: Mode): Store {
  return mode === 'test' ? store : liveStore;
}
