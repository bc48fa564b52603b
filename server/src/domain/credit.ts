import {
  type CheckoutAggregate,
  type Context,
  type CoveredFrom,
  checkoutOf,
  type Decision,
  type ReportedCredit,
} from './aggregate.js';
import { assert } from './assert.js';
import type { Change, LedgerAccount, Refusal } from './change.js';
import { ChangeBuilder } from './change-builder.js';
import { draftOf } from './checkout/draft-of.js';
import { isAwaitingPayment } from './checkout/invariants.js';
import { newRefund } from './checkout/outgoing.js';
import { countCredit, newCredit, nothingArrived, partsOf } from './checkout/payment.js';
import { receivableProblem } from './checkout/receivable.js';
import { partToTake, withPartTaken } from './checkout/reversal.js';
import { disputePartTaken } from './escrow/reversal.js';
import {
  creditAccount,
  lossAccount,
  operatorBankAccount,
  partnerBankAccount,
  receivableAccount,
  refundAccount,
} from './ledger.js';
import type { Credit, Mode, Refund } from './records.js';

/** A credit that matched nothing when it came, with the refund that returns it. */
export interface UnmatchedAggregate {
  credit: Credit;
  refund: Refund | null;
}

/** Records a credit that matches no checkout, for the operator to match or return. */
export function unmatchedCredit(incoming: ReportedCredit, mode: Mode, context: Context): Change {
  const builder = new ChangeBuilder({ accountId: null, mode }, context);
  const standing = { accountId: null, checkoutId: null, mode, status: 'credited' as const };
  const parts = { amountApplied: 0, amountExcess: incoming.amount };
  const row = newCredit(incoming, { ...standing, ...parts }, context);
  builder.open(creditAccount(row.id));
  builder.move(partnerBankAccount(row.partner, mode), creditAccount(row.id), row.amount);
  return builder.build({ insert: 'credit', row }, null);
}

/**
 * Records a credit that matches no checkout and was reversed before we saw it arrive. No money of it is here,
 * so it has no ledger account, and nobody can match or return it.
 */
export function reversedUnseen(incoming: ReportedCredit, mode: Mode, context: Context): Change {
  const builder = new ChangeBuilder({ accountId: null, mode }, context);
  const row = newCredit(incoming, { accountId: null, checkoutId: null, mode, ...nothingArrived }, context);
  return builder.build({ insert: 'credit', row }, null);
}

/** Matches a credit with an escrow or a charge, under the rules of a fresh one. */
export function matchCredit<A extends CheckoutAggregate>(
  aggregate: A,
  unmatched: Credit,
  context: Context,
): Decision<A> {
  const checkout = checkoutOf(aggregate);
  if (unmatched.checkoutId === checkout.id) return { kind: 'repeat', after: aggregate };
  const code = whyNotFree(unmatched);
  if (code !== null) return { refused: true, code };
  assert(unmatched.mode === checkout.mode, 'the two modes never meet');
  const parts = partsOf(checkout, unmatched.amount);
  const { id: checkoutId, accountId } = checkout;
  const credit = { ...unmatched, ...parts, checkoutId, accountId, amountRefunded: parts.amountExcess };
  const draft = draftOf(aggregate, context);
  draft.changeCredit(credit);
  draft.event('credit.matched', { credit_id: credit.id, credited_amount: credit.amount });
  countCredit(draft, credit, creditAccount(credit.id));
  if (isAwaitingPayment(checkout)) disputePartTaken(draft);
  return draft.decision();
}

/** Returns why a credit can be neither matched nor returned, or null. */
function whyNotFree({ checkoutId, status, amountRefunded }: Credit): Refusal['code'] | null {
  if (checkoutId !== null) return 'credit_matched';
  if (status !== 'credited') return 'credit_reversed';
  return amountRefunded > 0 ? 'credit_returned' : null;
}

/** Owes an unmatched credit back to its payer. */
export function returnCredit(
  { credit: unmatched, refund: standing }: UnmatchedAggregate,
  context: Context,
): Decision<UnmatchedAggregate> {
  if (unmatched.checkoutId === null && standing !== null) {
    return { kind: 'repeat', after: { credit: unmatched, refund: standing } };
  }
  const code = whyNotFree(unmatched);
  if (code !== null) return { refused: true, code };
  const { id, mode, amount } = unmatched;
  const credit = { ...unmatched, amountRefunded: amount };
  const owed = { origin: 'excess', amount, reason: 'unmatched', checkoutId: null, accountId: null } as const;
  const refund = newRefund({ ...owed, credit, ordinal: 1 }, context);
  const builder = new ChangeBuilder({ accountId: null, mode }, context);
  builder.write({ insert: 'refund', row: refund });
  builder.open(refundAccount(refund.id));
  builder.move(creditAccount(id), refundAccount(refund.id), amount);
  if (refund.status === 'pending') builder.job('refund.run', refund.id);
  const change = builder.build({ update: 'credit', row: credit }, null);
  return { kind: 'change', change, after: { credit: { ...credit, version: credit.version + 1 }, refund } };
}

/**
 * The bank took back a part of a credit that was returned: a receivable, so that its refund is not sent. One
 * that still waits for the operator's decision is as it was, and the comparison of the day names it.
 */
export function takeBackReturned(
  credit: Credit,
  amount: number,
  context: Context,
): Exclude<Decision<Credit>, Refusal> {
  const part = partToTake(credit, amount);
  const isReturned = credit.checkoutId === null && credit.status === 'credited' && credit.amountRefunded > 0;
  if (!isReturned || part <= 0) return { kind: 'repeat', after: credit };
  const { id, partner, mode } = credit;
  const builder = new ChangeBuilder({ accountId: null, mode }, context);
  builder.move(receivableAccount(id), partnerBankAccount(partner, mode), part);
  const amountOwnReceivable = credit.amountOwnReceivable + part;
  const row = { ...withPartTaken(credit, part, context.now), amountOwnReceivable };
  const change = builder.build({ update: 'credit', row }, null);
  return { kind: 'change', change, after: { ...row, version: row.version + 1 } };
}

/** The bank reversed an unmatched credit; what we had already returned becomes a receivable. */
export function reverseUnmatchedCredit(unmatched: Credit, context: Context): Change {
  assert(unmatched.checkoutId === null, 'a matched credit is reversed on its escrow');
  assert(unmatched.status === 'credited', 'only money that arrived can be reversed');
  const { id, partner, mode, amount, amountRefunded, amountTakenBack } = unmatched;
  const builder = new ChangeBuilder({ accountId: null, mode }, context);
  const source = amountRefunded > 0 ? receivableAccount(id) : creditAccount(id);
  const rest = amount - amountTakenBack;
  if (rest > 0) builder.move(source, partnerBankAccount(partner, mode), rest);
  const reversed = { status: 'reversed', failureReason: 'reversed', reversedAt: context.now } as const;
  // If it was returned, all of it was; a part that was taken before is recorded.
  const amountOwnReceivable = amountRefunded > 0 ? unmatched.amountOwnReceivable + rest : 0;
  const row = { ...unmatched, ...reversed, amountOwnReceivable };
  return builder.build({ update: 'credit', row }, null);
}

/**
 * The operator settles the receivable of a credit that never counted: recovered, written off, or, of a part,
 * since it was not taken.
 */
export function settleOwnReceivable(
  credit: Credit,
  settlement: { amount: number; from: CoveredFrom },
  context: Context,
): Decision<Credit> {
  const taken = credit.status === 'credited' ? credit.amountTakenBack : 0;
  const problem = receivableProblem(credit.amountOwnReceivable, settlement, false, taken);
  if (problem !== null) return problem;
  const { amount, from } = settlement;
  const { id, accountId, mode } = credit;
  const builder = new ChangeBuilder({ accountId, mode }, context);
  builder.move(sourceOf(credit, from), receivableAccount(id), amount);
  const notTaken = from === 'not_taken' ? amount : 0;
  const row = {
    ...credit,
    amountOwnReceivable: credit.amountOwnReceivable - amount,
    amountTakenBack: credit.amountTakenBack - notTaken,
    amountNotTaken: credit.amountNotTaken + notTaken,
  };
  const change = builder.build({ update: 'credit', row }, null);
  return { kind: 'change', change, after: { ...row, version: row.version + 1 } };
}

/**
 * Returns the unpaid refund that has to end before the receivable of its credit is lost, or null. After that,
 * nothing would be left to cancel the refund against, nor to pay less for.
 */
export function refundBeforeLoss(refunds: readonly Refund[], from: CoveredFrom): Refund | null {
  if (from === 'recovered' || from === 'not_taken') return null;
  return refunds.find(({ status }) => status !== 'paid' && status !== 'cancelled') ?? null;
}

function sourceOf({ partner, mode }: Credit, from: CoveredFrom): LedgerAccount {
  if (from === 'not_taken') return partnerBankAccount(partner, mode);
  return from === 'recovered' ? operatorBankAccount(mode) : lossAccount;
}
