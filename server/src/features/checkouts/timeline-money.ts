import { isReversedUnseen } from '../../domain/checkout/payment.js';
import { hasOwnReceivable } from '../../domain/checkout/receivable.js';
import { formatNaira } from '../../domain/money.js';
import type { Credit, Payout, Refund } from '../../domain/records.js';
import { iso } from './present.js';
import { type Entry, entryOf } from './timeline-entry.js';

export function creditReported(credit: Credit): Entry {
  const amount = formatNaira(credit.amount);
  const parts = `${formatNaira(credit.amountApplied)} counts, ${formatNaira(credit.amountExcess)} goes back`;
  const arrived = `A transfer of ${amount} arrived: ${parts}.`;
  const failed = isReversedUnseen(credit)
    ? `The bank reversed a transfer of ${amount} before it was recorded.`
    : `The bank rejected a transfer of ${amount}.`;
  const summary = credit.status === 'rejected' ? failed : arrived;
  const type = credit.status === 'rejected' ? 'credit.rejected' : 'credit.credited';
  return entryOf(credit.createdAt, type, ['partner', 'notification'], summary, {
    credit_id: credit.id,
    amount: credit.amount,
    amount_applied: credit.amountApplied,
    amount_excess: credit.amountExcess,
    paid_at: iso(credit.paidAt),
  });
}

type ReversedCredit = Credit & { reversedAt: number };

export function isReversed(credit: Credit): credit is ReversedCredit {
  return credit.reversedAt !== null;
}

/** A reversal is an entry of its own; the credit's arrival stays. */
export function creditReversed(credit: ReversedCredit): Entry {
  const { id, amount, amountReceivable, amountOwnReceivable, reversedAt } = credit;
  const summary = `The bank reversed the transfer of ${formatNaira(amount)}: ${leftBy(credit)}.`;
  const data = { credit_id: id, amount, receivable_amount: amountReceivable + amountOwnReceivable };
  return entryOf(reversedAt, 'credit.reversed', ['partner', 'notification'], summary, data);
}

/** What a reversal left. What never counted has a receivable of its own, which falls as it is settled. */
function leftBy(credit: ReversedCredit): string {
  const { amount, amountReceivable, amountOwnReceivable, amountTakenBack } = credit;
  if (hasOwnReceivable(credit)) {
    const open = amountOwnReceivable === 0 ? '' : `, and ${formatNaira(amountOwnReceivable)} is receivable`;
    return `nothing of it counted${open}`;
  }
  const before = `${formatNaira(amountTakenBack)} of it had been reversed before`;
  if (amountTakenBack === amount) return before;
  const rest =
    amountReceivable === 0
      ? `${amountTakenBack === 0 ? 'all of it' : 'the rest'} was still held`
      : `${formatNaira(amountReceivable)} of it was no longer held and is receivable`;
  return amountTakenBack === 0 ? rest : `${before}; ${rest}`;
}

/** What the payer's bank reversed of a transfer in parts, in all. */
export function partReversed(credit: Credit): Entry | null {
  const { id, amount, amountTakenBack, amountNotTaken, takenBackAt } = credit;
  const part = amountTakenBack + amountNotTaken;
  if (takenBackAt === null || part === 0) return null;
  const of = `${formatNaira(part)} of the transfer of ${formatNaira(amount)}`;
  const reversed = `The bank reversed ${of}, which became receivable`;
  const notReversed = `${formatNaira(amountNotTaken)} of it was not reversed after all`;
  const summary = amountNotTaken === 0 ? `${reversed}.` : `${reversed}; ${notReversed}.`;
  const data = {
    credit_id: id,
    amount,
    reversed_amount: amountTakenBack,
    not_reversed_amount: amountNotTaken,
  };
  return entryOf(takenBackAt, 'credit.part_reversed', ['partner', 'notification'], summary, data);
}

export function payoutOwed(payout: Payout, cause: [string, string]): Entry {
  const to = payout.accountLast4
    ? `to ${payout.bankName} ···${payout.accountLast4}`
    : 'once bank details are on file';
  const payee = payout.sellerEmail === null ? 'the merchant' : 'the seller';
  const summary = `${formatNaira(payout.amount)} owed to ${payee}, ${to}.`;
  return entryOf(payout.createdAt, 'payout.owed', cause, summary, {
    payout_id: payout.id,
    amount: payout.amount,
    status: payout.status,
  });
}

export function refundOwed(refund: Refund, cause: [string, string]): Entry {
  const summary = `${formatNaira(refund.amount)} owed back to the payer.`;
  return entryOf(refund.createdAt, 'refund.owed', cause, summary, {
    refund_id: refund.id,
    credit_id: refund.creditId,
    amount: refund.amount,
    status: refund.status,
  });
}
