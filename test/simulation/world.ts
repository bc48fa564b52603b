import type { SignedNotification } from '../../server/src/adapters/bank/sandbox/notification.js';
import type { Mode } from '../../server/src/domain/records.js';
import { createAccount } from '../../server/src/features/keys/manage.js';
import type { JobHandlers } from '../../server/src/jobs/run-job.js';
import type { Store } from '../../server/src/ports/store.js';
import type { Random } from './random.js';
import { createSimulated, type Simulated } from './services.js';
import type { Committed } from './simulated-store.js';

/** A word of a partner on its way to us: it may come late, twice, or never. */
export interface Posted extends SignedNotification {
  partner: string;
}

/** Two merchants, two partners, and everything that can happen between them. */
export interface World extends Simulated {
  /** Ours, without anything in between: how those who judge look into the database. */
  store: Store;
  liveStore: Store;
  accounts: string[];
  /** Who answers the alarms. */
  handlers: JobHandlers;
  /** Everything the partners ever sent. */
  mailbox: Posted[];
  /** Transfers that a partner made after it had said that they failed. */
  resurrected: Set<string>;
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
  return { ...simulated, store, liveStore, handlers, accounts, mailbox: [], resurrected: new Set() };
}

/** The books of a mode's partner. */
export function booksOf({ store, liveStore }: World, mode: Mode): Store {
  return mode === 'test' ? store : liveStore;
}
