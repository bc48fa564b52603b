import { type BankNotification, PartnerUnavailable, type TransferResult } from '../../../ports/bank.js';
import type { AnswerReader } from '../http/answer-reader.js';
import { plainText } from '../http/plain-text.js';
import type { PaystackSession } from './api.js';
import { readPages } from './pages.js';

/** A refund as Paystack has it, whoever made it. */
export interface Refund {
  id: string;
  transactionId: string;
  /** Our reference, which is the note of a refund of ours; null for any other. */
  reference: string | null;
  status: TransferResult['status'];
  amount: number;
  currency: string;
  /** Whether a lost dispute made it. */
  isOfDispute: boolean;
  sessionId: string | null;
  failureReason: string | null;
  createdAt: number;
}

const dayMs = 86_400_000;

const statuses: Readonly<Record<string, TransferResult['status']>> = {
  pending: 'pending',
  processing: 'pending',
  processed: 'paid',
  failed: 'failed',
  'needs-attention': 'needs_details',
};

/** The letters of our references of refunds. Others' notes are sentences, with a name or an address. */
export const refundReferencePattern = /^re-[a-z0-9-]{13,97}$/;

/**
 * Returns the refunds of a transaction, oldest first. The filter by transaction is not documented, so the
 * list is also limited by time, and filtered here.
 *
 * @param paidAt when the transaction was paid: its refunds are later
 */
export async function listRefundsOf(
  session: PaystackSession,
  transactionId: string,
  paidAt: number,
): Promise<Refund[]> {
  const from = new Date(paidAt - dayMs).toISOString();
  const refunds = await listRefunds(session, { transaction: transactionId, from });
  return refunds.filter((refund) => refund.transactionId === transactionId);
}

/** Returns refunds, oldest first. */
export async function listRefunds(
  session: PaystackSession,
  query: Readonly<Record<string, string>>,
): Promise<Refund[]> {
  const call = { operation: 'list_refunds', path: '/refund', query, priority: 'look_up' } as const;
  const rows = await readPages(session, call);
  return rows.map(readRefund);
}

/** Reads a refund, whose transaction is a number in lists and an object where it is created. */
export function readRefund(refund: AnswerReader): Refund {
  const said = refund.text('status');
  const status = statuses[said];
  if (!status) throw new PartnerUnavailable(`Paystack reports a refund as ${plainText(said)}`);
  const note = refund.optionalText('merchant_note')?.trim() ?? '';
  return {
    id: refund.id('id'),
    transactionId: refund.optionalId('transaction') ?? refund.object('transaction').id('id'),
    reference: refundReferencePattern.test(note) ? note : null,
    status,
    amount: refund.wholeNumber('amount'),
    currency: refund.text('currency'),
    isOfDispute: (refund.optionalWholeNumber('dispute') ?? 0) > 0,
    sessionId: refund.optionalText('session_id'),
    failureReason: status === 'failed' ? reasonOf(refund) : null,
    createdAt: refund.time('createdAt', 'created_at'),
  };
}

/** Whether a refund has taken, or may take, money. */
export function isStanding({ status }: Refund): boolean {
  return status !== 'failed';
}

/** Whether it is the payer's bank that took the money back. */
export function isTakenBack({ isOfDispute, reference }: Refund): boolean {
  return isOfDispute && reference === null;
}

/** Returns what an event `refund.*` is about: it names the transaction, and no refund. */
export function refundsOf(data: AnswerReader): BankNotification[] {
  const partnerReference = data.optionalText('transaction_reference');
  return partnerReference === null ? [] : [{ kind: 'refunds', partnerReference }];
}

function reasonOf(refund: AnswerReader): string {
  const said = refund.optionalText('reason');
  return said === null || said.toLowerCase() === 'failed' ? 'failed' : plainText(said);
}
