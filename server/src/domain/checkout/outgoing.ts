import type { Context } from '../aggregate.js';
import { assert } from '../assert.js';
import type { LedgerAccount } from '../change.js';
import { checkoutAccount, payoutAccount, refundAccount } from '../ledger.js';
import { nextLocalDay } from '../local-time.js';
import type { Credit, Payout, Refund } from '../records.js';
import { payoutId, refundId } from '../transfer/identity.js';
import { payLater } from '../transfer/pay-later.js';
import { cutAmount } from './cut.js';
import type { CheckoutDraft } from './draft.js';

/** Takes `amount` out of what is held and owes it to the seller. Without a bank account the payout waits. */
export function payOut(draft: CheckoutDraft, amount: number): Payout {
  const { row, context, payeeBankAccount: bankAccount } = draft;
  const payout: Payout = {
    id: payoutId(row, draft.payouts.length + 1),
    accountId: row.accountId,
    mode: row.mode,
    checkoutId: row.id,
    combinedPayoutId: null,
    sellerEmail: row.sellerKey,
    version: 1,
    status: payoutStatus(amount, draft),
    amount,
    bankCodePartner: bankAccount?.bankCodePartner ?? null,
    bankCode: bankAccount?.bankCode ?? null,
    bankName: bankAccount?.bankName ?? null,
    accountName: bankAccount?.accountName ?? null,
    accountNumberSealed: bankAccount?.accountNumberSealed ?? null,
    accountLast4: bankAccount?.accountLast4 ?? null,
    failureReason: null,
    sessionId: null,
    amountReceivable: 0,
    amountCameBack: 0,
    awaitingFloatSince: null,
    scheduledFor: scheduledFor(draft),
    remindedAt: null,
    createdAt: context.now,
    updatedAt: context.now,
  };
  draft.set({
    amountHeld: row.amountHeld - amount,
    amountReleased: row.amountReleased + amount,
  });
  draft.addPayout(payout);
  draft.open(payoutAccount(payout.id));
  draft.move(checkoutAccount(row), payoutAccount(payout.id), amount);
  payLater(draft, payout);
  return payout;
}

/**
 * A merchant that is its own seller may have chosen to be paid once a day. While the clock may be wrong, live
 * payouts are made per sale: the midnight after a wrong time may be weeks away.
 */
function scheduledFor({ row, payoutSchedule, hasClockLeapt, context }: CheckoutDraft): number | null {
  const isMidnightKnown = row.mode === 'test' || !hasClockLeapt;
  const isDaily = row.sellerKey === null && payoutSchedule === 'daily';
  return isDaily && isMidnightKnown ? nextLocalDay(context.now) : null;
}

/** One below the partner's minimum waits until it can be combined with others of its payee. */
function payoutStatus(amount: number, { context, payeeBankAccount }: CheckoutDraft): Payout['status'] {
  if (amount < context.policy.minimumTransfer) return 'below_minimum';
  return payeeBankAccount === null ? 'waiting_details' : 'pending';
}

/** Takes `amount` out of what is held and owes it to the payers. */
export function sendBack(draft: CheckoutDraft, amount: number, reason: string | null): void {
  const { row } = draft;
  draft.set({
    amountHeld: row.amountHeld - amount,
    amountRefunded: row.amountRefunded + amount,
  });
  owePayers(draft, amount, reason, checkoutAccount(row));
}

/**
 * Owes `amount` to the payers, with one refund for each credit touched. Reversed credits come last, since
 * their payers already have the money.
 */
export function owePayers(
  draft: CheckoutDraft,
  amount: number,
  reason: string | null,
  source: LedgerAccount,
): void {
  let left = amount;
  for (const isReversed of [false, true]) {
    const credits = newestFirst(draft.credits).filter(({ status }) => (status === 'reversed') === isReversed);
    const rooms = credits.map((credit) => refundable(credit, draft.refunds));
    const part = Math.min(
      left,
      rooms.reduce((sum, room) => sum + room, 0),
    );
    const parts = cutAmount(part, rooms, draft.context.policy.minimumTransfer);
    left -= part;
    for (const [index, credit] of credits.entries()) {
      oweOf(draft, { credit, origin: 'held', amount: parts[index] ?? 0, reason }, source);
    }
  }
  assert(left === 0, `no credit stands for ${left} kobo to be refunded`);
}

/** Owes a payer the part of their credit that was too much or too late, which was never held. */
export function sendBackExcess(
  draft: CheckoutDraft,
  credit: Credit,
  reason: string,
  source: LedgerAccount,
): void {
  const amount = credit.amountExcess;
  draft.set({ amountExcess: draft.row.amountExcess + amount });
  oweRefund(draft, { credit, origin: 'excess', amount, reason }, source);
  draft.triggerMail('excess.owed', credit.id, { refunded_amount: amount, reason, credit_id: credit.id });
}

/** Owes a part of a credit that counted to its payer, if it is not nothing. */
function oweOf(draft: CheckoutDraft, owed: Owed, source: LedgerAccount): void {
  const { credit, amount } = owed;
  if (amount === 0) return;
  draft.changeCredit({ ...credit, amountRefunded: credit.amountRefunded + amount });
  oweRefund(draft, owed, source);
}

type Owed = Pick<NewRefund, 'origin' | 'amount' | 'reason' | 'credit'>;

function oweRefund(draft: CheckoutDraft, owed: Owed, source: LedgerAccount): void {
  const { id: checkoutId, accountId } = draft.row;
  const ordinal = 1 + draft.refunds.filter(({ creditId }) => creditId === owed.credit.id).length;
  const refund = newRefund({ ...owed, checkoutId, accountId, ordinal }, draft.context);
  draft.addRefund(refund);
  draft.open(refundAccount(refund.id));
  draft.move(source, refundAccount(refund.id), owed.amount);
  if (refund.status === 'pending') draft.job('refund.run', refund.id);
}

function newestFirst(credits: readonly Credit[]): Credit[] {
  return [...credits].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}

/** Returns the part of a credit that counted towards the price and has neither been refunded nor left. */
export function refundable(credit: Credit, refunds: readonly Refund[]): number {
  const returned = refunds
    .filter((refund) => refund.creditId === credit.id && refund.origin === 'held')
    .reduce((sum, refund) => sum + refund.amount, 0);
  // Databases of 0.1.0 may have refunds of what had left.
  return Math.max(0, credit.amountApplied - leftByReversal(credit) - returned);
}

/** Returns what was still held of a credit when the bank reversed it, and left the checkout with it. */
export function leftByReversal(credit: Credit): number {
  const { status, amount, amountApplied, amountReceivable, amountTakenBack } = credit;
  return status === 'reversed' && amountApplied > 0 ? amount - amountReceivable - amountTakenBack : 0;
}

/** A refund that a decision creates for the payer of a credit. */
export type NewRefund = Pick<Refund, 'origin' | 'amount' | 'reason' | 'checkoutId' | 'accountId'> & {
  credit: Credit;
  /** 1 for the first refund of the credit. */
  ordinal: number;
};

/** Returns the row of a refund, which waits for the operator if the partner cannot transfer so little. */
export function newRefund({ credit, ordinal, ...fields }: NewRefund, context: Context): Refund {
  return {
    ...fields,
    id: refundId(credit, ordinal),
    mode: credit.mode,
    creditId: credit.id,
    version: 1,
    status: fields.amount >= context.policy.minimumTransfer ? 'pending' : 'below_minimum',
    failureReason: null,
    sessionId: null,
    amountReceivable: 0,
    amountCameBack: 0,
    awaitingFloatSince: null,
    createdAt: context.now,
    updatedAt: context.now,
  };
}
