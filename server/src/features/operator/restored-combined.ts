import type { RestoreTransfer } from '../../adapters/store/restore-rows.js';
import type { Payout } from '../../domain/records.js';
import { laterCombinedReferences } from '../../domain/transfer/standing.js';
import type { Services } from '../../services.js';
import { findNewestCombined, listUncombined } from '../transfers/combined-queries.js';
import { CommandRefused } from './act.js';

type Uncombined = Pick<Payout, 'id' | 'accountId' | 'sellerEmail'>;

/** The most payouts that a refusal names. */
const namedMax = 20;

/**
 * Refuses to accept a combined payout while payouts of its payee wait to be combined: it may have paid them,
 * and another combined payout would pay them again. The bank does not say whom it paid.
 */
export async function requireNothingToCombine(
  services: Services,
  { kind, reference, mode, difference }: RestoreTransfer,
): Promise<void> {
  // What differs is an attempt of ours, whose combined payout keeps its members.
  if (kind !== 'payout' || difference !== null) return;
  const waiting = await listWaitingOf(services, { reference, mode });
  if (waiting.length === 0) return;
  const named = waiting.slice(0, namedMax).map(({ id }) => id);
  const others = waiting.length > namedMax ? ` and ${waiting.length - namedMax} more` : '';
  throw new CommandRefused(
    `The transfer ${reference} is a combined payout, and would be sent again in another one: put ` +
      `${named.join(', ')}${others} on hold first (payout hold), record those that the bank paid in it ` +
      '(payout record-payment), and release the others once it is accepted (payout unhold).',
  );
}

/** Returns what waits to be combined for the payee of a combined payout, if the reference is of one. */
async function listWaitingOf(
  { store }: Services,
  { reference, mode }: Pick<RestoreTransfer, 'reference' | 'mode'>,
): Promise<Uncombined[]> {
  const byPayee = new Map<string, Uncombined[]>();
  for (const payout of await store.all(listUncombined, { mode })) {
    const payee = JSON.stringify([payout.accountId, payout.sellerEmail ?? '']);
    byPayee.set(payee, [...(byPayee.get(payee) ?? []), payout]);
  }
  for (const waiting of byPayee.values()) {
    const [{ accountId, sellerEmail }] = waiting as [Uncombined];
    const newest = await store.one(findNewestCombined, { accountId, mode, emailKey: sellerEmail ?? '' });
    const references = laterCombinedReferences({ accountId, mode, sellerEmail }, newest?.ordinal ?? 0);
    if (references.includes(reference)) return waiting;
  }
  return [];
}
