import { PartnerUnavailable, type TransferResult } from '../../../ports/bank.js';
import type { AnswerReader } from '../http/answer-reader.js';
import { plainText } from '../http/plain-text.js';
import type { MonnifySession } from './api.js';
import { timeIn } from './lagos-time.js';
import { koboIn } from './naira.js';
import { readPages } from './pages.js';

/** A refund as Monnify has it, whoever made it. */
export interface Refund {
  /** The reference of whoever made it; it is unique. */
  id: string;
  transactionReference: string;
  status: TransferResult['status'];
  amount: number;
  failureReason: string | null;
  createdAt: number;
}

const dayMs = 86_400_000;

const statuses: ReadonlyMap<string, TransferResult['status']> = new Map([
  ['PENDING', 'pending'],
  ['IN_PROGRESS', 'pending'],
  ['COMPLETED', 'paid'],
  ['FAILED', 'failed'],
]);

/** Returns the refunds of a transaction, which are later than its payment. */
export async function listRefundsOf(
  session: MonnifySession,
  transactionReference: string,
  paidAt: number,
): Promise<Refund[]> {
  const refunds = await listRefunds(session, paidAt - dayMs);
  return refunds.filter((refund) => refund.transactionReference === transactionReference);
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
  return {
    id: refund.text('refundReference'),
    transactionReference: refund.text('transactionReference'),
    status,
    amount: koboIn(refund, 'refundAmount'),
    failureReason: status === 'failed' ? comment : null,
    createdAt: timeIn(refund, 'createdOn'),
  };
}

/** Whether a refund has taken, or may take, money. */
export function isStanding({ status }: Refund): boolean {
  return status !== 'failed';
}
