import { enqueue } from '../../adapters/store/commit-statements.js';
import { anyRows } from '../../adapters/store/statement.js';
import type { TransferAggregate } from '../../domain/aggregate.js';
import type { Attempt } from '../../domain/records.js';
import { partnerNameOf, transferOf } from '../../domain/transfer.js';
import type { Services } from '../../services.js';
import { type AwaitingFloat, findFirstAwaitingFloat } from './float-queries.js';

/** Returns the attempt that has been due for longest among those that wait for the float of a transfer. */
export async function firstAwaitingFloat(
  { store }: Services,
  aggregate: TransferAggregate,
): Promise<AwaitingFloat | null> {
  const { mode, accountId } = transferOf(aggregate);
  const owner = { partner: partnerNameOf(aggregate), mode, accountId: accountId ?? '' };
  return (await store.one(findFirstAwaitingFloat, owner)) ?? null;
}

/**
 * Whether another attempt has been due for longer and waits for the float. While one does, no later one is
 * sent: small transfers would use up whatever arrives.
 */
export function isBehind(first: AwaitingFloat | null, { id, sentAt }: Attempt): boolean {
  if (first === null || first.id === id) return false;
  return first.sentAt < sentAt || (first.sentAt === sentAt && first.id < id);
}

/** Whether a transfer that waits for the float is not the first of those that do. */
export async function isQueued(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
): Promise<boolean> {
  if (transferOf(aggregate).awaitingFloatSince === null) return false;
  return isBehind(await firstAwaitingFloat(services, aggregate), attempt);
}

/** Runs the next transfer that waits for the same float at once. */
export async function runNextOfFloat(services: Services, aggregate: TransferAggregate): Promise<void> {
  const next = await firstAwaitingFloat(services, aggregate);
  if (next === null) return;
  const { store, clock, newId } = services;
  const { objectKind, objectId: subject, accountId, mode } = next;
  const kind = objectKind === 'payout' ? 'payout.run' : 'refund.run';
  const now = clock.now();
  const job = { id: newId(), kind, subject, accountId, mode, runAt: now, createdAt: now } as const;
  await store.transact([anyRows(enqueue, job)]);
  services.wakeWorker();
}
