import type { TransferAggregate } from '../../domain/aggregate.js';
import type { Attempt } from '../../domain/records.js';
import { isStanding, type NextAttempt, nextAttempts } from '../../domain/transfer/standing.js';
import { isUnsent, transferOf } from '../../domain/transfer.js';
import type { AccountTime } from '../../pipeline/context.js';
import type { Services } from '../../services.js';
import { listAcceptedTransfers } from '../restores/queries.js';
import { areSendsSuspended } from '../restores/suspension.js';
import { askPartner, partnerOf } from './partner.js';

/** Whether an attempt may only be looked up. Every call that sends money asks this first. */
export async function isOnlyLookedUp(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
): Promise<boolean> {
  return attempt.difference !== null || areSendsSuspended(services, transferOf(aggregate).mode);
}

/**
 * Whether an attempt may be called again. A partner may not tell a repeated refund from another one: then a
 * call that went unanswered is only looked up, and its end is the operator's decision.
 */
export function mayRepeat(services: Services, aggregate: TransferAggregate, attempt: Attempt): boolean {
  const isRepeatable = aggregate.kind === 'payout' || partnerOf(services, aggregate).repeatsRefunds;
  return isRepeatable || attempt.callCount === attempt.refusalCount;
}

/** The number of an attempt that may begin. */
export interface BeginningNumber {
  n: number;
  /** Whether the partner has its transfer already: a restore took the attempt back. */
  isAtPartner: boolean;
}

/**
 * Returns the number of the attempt that may begin, or null. While sends are suspended, only one whose
 * transfer the partner has begins, and is looked up: so the transfers that a restore took back get their
 * attempts again.
 */
export async function numberToBegin(
  services: Services,
  aggregate: TransferAggregate,
  time: AccountTime,
): Promise<BeginningNumber | null> {
  const [next, ...later] = nextAttempts(aggregate);
  if (next === undefined) return null;
  if (!(await areSendsSuspended(services, transferOf(aggregate).mode))) {
    const accepted = await acceptedOf(services, aggregate, [next, ...later]);
    const { n } = accepted.find((attempt) => attempt !== next) ?? next;
    return { n, isAtPartner: accepted.length > 0 };
  }
  const attempts = [next, ...later];
  if (aggregate.members.length > 0 && (await paysOthers(services, aggregate, attempts, time))) return null;
  const n = await firstAtPartner(services, aggregate, attempts, time);
  return n === null ? null : { n, isAtPartner: true };
}

/**
 * Whether the partner has an attempt of a combined payout that pays others than the members chosen: what is
 * missing may be made again yet. Begun now, it would keep its members for ever, and the next one would pay
 * the others twice.
 */
async function paysOthers(
  services: Services,
  aggregate: TransferAggregate,
  attempts: readonly NextAttempt[],
  time: AccountTime,
): Promise<boolean> {
  const bank = partnerOf(services, aggregate);
  const { amount } = transferOf(aggregate);
  for (const attempt of attempts) {
    const result = await askPartner(bank, aggregate, attempt, time.now);
    if (result !== null && isStanding(result) && result.amount !== amount) return true;
  }
  return false;
}

/**
 * Returns the number of an attempt after all of ours that the partner has, or null: a restore took it back.
 * It began only because the one before had ended, so that one is never called again.
 */
export async function numberOfLater(
  services: Services,
  aggregate: TransferAggregate,
  time: AccountTime,
): Promise<number | null> {
  const later = nextAttempts(aggregate);
  const isSuspended = await areSendsSuspended(services, transferOf(aggregate).mode);
  return isSuspended
    ? firstAtPartner(services, aggregate, later, time)
    : firstAccepted(services, aggregate, later);
}

/**
 * Whether the partner has paid, or may pay, an attempt after all of ours, or one that our rows say was not
 * sent: a restore took it back. Every command that ends the transfer without the partner asks this first,
 * since the money would go twice.
 */
export async function isPayableTakenBack(
  services: Services,
  aggregate: TransferAggregate,
  time: AccountTime,
): Promise<boolean> {
  const later = nextAttempts(aggregate);
  const isSuspended = await areSendsSuspended(services, transferOf(aggregate).mode);
  const lost = isSuspended ? later : await acceptedOf(services, aggregate, later);
  const possible = [...aggregate.attempts.filter(isUnsent), ...lost];
  for (const attempt of possible) {
    const bank = partnerOf(services, aggregate);
    const result = await askPartner(bank, aggregate, attempt, time.now);
    if (result !== null && isStanding(result)) return true;
  }
  return false;
}

async function firstAtPartner(
  services: Services,
  aggregate: TransferAggregate,
  attempts: readonly NextAttempt[],
  time: AccountTime,
): Promise<number | null> {
  const bank = partnerOf(services, aggregate);
  for (const attempt of attempts) {
    if ((await askPartner(bank, aggregate, attempt, time.now)) !== null) return attempt.n;
  }
  return null;
}

async function firstAccepted(
  services: Services,
  aggregate: TransferAggregate,
  attempts: readonly NextAttempt[],
): Promise<number | null> {
  return (await acceptedOf(services, aggregate, attempts))[0]?.n ?? null;
}

/** Once sends are released, the partner has only what was matched or what the operator accepted. */
async function acceptedOf(
  { store }: Services,
  aggregate: TransferAggregate,
  attempts: readonly NextAttempt[],
): Promise<NextAttempt[]> {
  const rows = await store.all(listAcceptedTransfers, { mode: transferOf(aggregate).mode });
  const accepted = new Set(rows.map(({ reference }) => reference));
  return attempts.filter(({ reference }) => accepted.has(reference));
}
