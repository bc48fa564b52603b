import { PartnerUnavailable, type TransferResult } from '../../../ports/bank.js';
import type { AnswerReader } from '../http/answer-reader.js';
import { plainText } from '../http/plain-text.js';
import type { MonnifySession } from './api.js';
import { type CreditId, creditIdOf } from './credit-id.js';
import { timeIn } from './lagos-time.js';
import { koboIn } from './naira.js';
import { readPages } from './pages.js';
import type { PaidTransaction } from './transactions.js';

/** A refund as Monnify has it, whoever made it. */
export interface Refund {
  /** The reference of whoever made it; it is unique. */
  id: string;
  transactionReference: string;
  /** Our id of the payment that it returns: of several, the one that its reason names. */
  partnerCreditId: string;
  status: TransferResult['status'];
  amount: number;
  failureReason: string | null;
  createdAt: number;
}

/** Kobo: NGN 100, from the vendor's codes of refunds. */
export const minimumRefund = 10_000;

const dayMs = 86_400_000;

const statuses: ReadonlyMap<string, TransferResult['status']> = new Map([
  ['PENDING', 'pending'],
  ['IN_PROGRESS', 'pending'],
  ['COMPLETED', 'paid'],
  ['FAILED', 'failed'],
]);

/** Returns the refunds of a transaction. */
export async function listRefundsOf(
  session: MonnifySession,
  transaction: PaidTransaction,
): Promise<Refund[]> {
  const refunds = await listRefunds(session, refundsSince(transaction));
  return refunds.filter(({ transactionReference }) => transactionReference === transaction.reference);
}

/**
 * Returns the time before which a transaction has no refund. Of several payments Monnify names the time of
 * the last, and an earlier one may have been refunded long before.
 */
export function refundsSince({ payments, paidAt }: PaidTransaction): number {
  return payments.length > 1 ? 0 : paidAt - dayMs;
}

export const refundCall = {
  operation: 'list_refunds',
  path: '/api/v1/refunds',
  query: {},
  numberName: 'page',
  sizeName: 'size',
} as const;

/** Returns the refunds since a time, oldest first. The list has no filter. */
export function listRefunds(session: MonnifySession, since: number): Promise<Refund[]> {
  return readPages(session, refundCall, since, readRefund);
}

export function readRefund(refund: AnswerReader): Refund {
  const said = refund.text('refundStatus');
  const status = statuses.get(said);
  if (!status) throw new PartnerUnavailable(`Monnify reports a refund as ${plainText(said)}`);
  const comment = plainText(refund.optionalText('comment') ?? 'failed');
  const transactionReference = refund.text('transactionReference');
  return {
    id: refund.text('refundReference'),
    transactionReference,
    partnerCreditId: creditIdOf({ transactionReference, n: paymentIn(refund.optionalText('refundReason')) }),
    status,
    amount: koboIn(refund, 'refundAmount'),
    failureReason: status === 'failed' ? comment : null,
    createdAt: timeIn(refund, 'createdOn'),
  };
}

/**
 * Returns the reason of a refund. Monnify knows transactions and not their payments, so it names the payment,
 * if that is not the first.
 */
export function refundReason(reference: string, { n }: Pick<CreditId, 'n'>): string {
  return n === 1 ? `Refund ${reference}` : `Refund ${reference} #${n}`;
}

function paymentIn(reason: string | null): number {
  return Number(/^Refund re-[a-z0-9-]+ #([1-9]\d{0,2})$/.exec(reason ?? '')?.[1] ?? 1);
}

/** Whether a refund has taken, or may take, money. */
export function isStanding({ status }: Refund): boolean {
  return status !== 'failed';
}
