import { step } from '../adapters/store/statement.js';
import type { Services } from '../services.js';
import { dropLock, renewLock, takeLock } from './queries.js';

/** How long a holder may be silent before the lock is free again. */
const leaseMs = 60_000;

/** The right to move one account's clock. */
export interface ClockLock {
  /** False: it ran out and somebody else may hold it now. */
  renew(): Promise<boolean>;
  release(): Promise<void>;
}

/** Takes the lock of an account's clock; null while somebody else moves it. */
export async function lockClock(services: Services, accountId: string): Promise<ClockLock | null> {
  const { store, clock, newId } = services;
  const token = newId();
  const now = clock.now();
  const lock = { id: newId(), accountId, token, now, until: now + leaseMs };
  const { outcome } = await store.transact([step(takeLock, lock)]);
  if (outcome !== 'committed') return null;
  return {
    renew: async () => {
      const renewal = { accountId, token, until: clock.now() + leaseMs };
      return (await store.transact([step(renewLock, renewal)])).outcome === 'committed';
    },
    release: async () => {
      await store.transact([step(dropLock, { accountId, token })]);
    },
  };
}
