import type { StatementTransfer } from '../../../ports/bank.js';
import type { AnswerReader } from '../http/answer-reader.js';
import type { MonnifySession } from './api.js';
import { timeIn } from './lagos-time.js';
import { readPages } from './pages.js';
import { listRefunds, type Refund } from './refund-list.js';
import { readTransfer } from './transfer-status.js';

const secondMs = 1_000;

/**
 * Returns every transfer and refund since a time, oldest first, also those that somebody made past us: these
 * have references of their own. Monnify's times may have whole seconds.
 */
export async function listTransfers(
  session: MonnifySession,
  sourceAccountNumber: string,
  since: number,
): Promise<StatementTransfer[]> {
  const sinceSecond = Math.floor(since / secondMs) * secondMs;
  const call = transfersSince(sourceAccountNumber, sinceSecond);
  const [payouts, refunds] = await Promise.all([
    readPages(session, call, sinceSecond, readLine),
    listRefunds(session, sinceSecond),
  ]);
  return [...payouts.map(({ id: _, ...line }) => line), ...refunds.map(refundLine)].sort(
    (one, other) => one.createdAt - other.createdAt,
  );
}

/** The list of transfers out of a wallet, which may ignore the time. */
export function transfersSince(sourceAccountNumber: string, since: number) {
  return {
    operation: 'list_transfers',
    path: '/api/v2/disbursements/search-transactions',
    query: { sourceAccountNumber, startDate: String(since) },
    numberName: 'pageNo',
    sizeName: 'pageSize',
  };
}

function readLine(row: AnswerReader): StatementTransfer & { id: string } {
  const { reference, status, amount, bankCode, accountNumber } = readTransfer(row);
  return {
    id: reference,
    reference,
    kind: 'payout',
    status,
    amount,
    destination: { to: 'bank_account', bankCode, accountNumber },
    createdAt: timeIn(row, 'createdOn', 'dateCreated'),
  };
}

function refundLine({ id, status, amount, partnerCreditId, createdAt }: Refund): StatementTransfer {
  return {
    reference: id,
    kind: 'refund',
    status,
    amount,
    destination: { to: 'credit', partnerCreditId },
    createdAt,
  };
}
