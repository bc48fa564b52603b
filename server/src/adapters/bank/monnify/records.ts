import { PartnerUnavailable } from '../../../ports/bank.js';
import { type PartnerRecord, recordOfCredit, stateOfTransfer } from '../../../ports/partner-record.js';
import type { AnswerReader } from '../http/answer-reader.js';
import type { MonnifySession } from './api.js';
import { type CreditContext, paymentsTo } from './credits.js';
import { timeIn } from './lagos-time.js';
import { eachPage } from './pages.js';
import { type Refund, readRefund, refundCall } from './refund-list.js';
import { transfersSince } from './statement.js';
import { findTransaction } from './transactions.js';
import { readTransfer } from './transfer-status.js';

/** What each page begins anew, since all pages together take longer than one call may. */
interface RecordContext extends Omit<CreditContext, 'session'> {
  accountNumber: string;
  open(): MonnifySession;
}

type Page = AsyncGenerator<PartnerRecord[]>;

/** Transactions are listed by when they were opened, at most a day before they are paid. */
const openedBeforeMs = 24 * 3_600_000;

/**
 * Yields everything that happened since a time, whoever asked for it. Monnify lists no settlements: their
 * notification alone names them.
 */
export async function* listRecords(context: RecordContext, since: number): Page {
  yield* payments(context, since);
  yield* payouts(context, since);
  for await (const refunds of eachPage(context.open, refundCall, since, readRefund, context.log)) {
    yield refunds.map(refundRecord);
  }
}

async function* payments({ open, ...context }: RecordContext, since: number): Page {
  const call = {
    operation: 'list_transactions',
    path: '/api/v1/transactions/search',
    query: { from: String(since - openedBeforeMs) },
    numberName: 'page',
    sizeName: 'size',
  };
  const isSince = ({ at }: PartnerRecord) => at >= since;
  for await (const rows of eachPage(open, call, since - openedBeforeMs, readListed, context.log)) {
    for (const { id, isPaid } of rows) {
      // Each is a call, so each is a page: whoever reads them may have little time between two.
      if (isPaid) yield (await paymentRecords({ ...context, session: open() }, id)).filter(isSince);
    }
  }
}

/** A row names no amount that was paid, so each that was is looked up. */
function readListed(row: AnswerReader) {
  return {
    id: row.text('transactionReference'),
    createdAt: timeIn(row, 'createdOn'),
    isPaid: row.isTrue('completed'),
  };
}

async function paymentRecords(context: CreditContext, reference: string): Promise<PartnerRecord[]> {
  const transaction = await findTransaction(context.session, reference);
  if (transaction === null) throw new PartnerUnavailable('Monnify lists a transaction that it does not know');
  return (await paymentsTo(context, transaction)).map(recordOfCredit);
}

async function* payouts({ open, accountNumber, log }: RecordContext, since: number): Page {
  const call = transfersSince(accountNumber, since);
  for await (const rows of eachPage(open, call, since, readPayout, log)) {
    yield rows.map(({ id: _, createdAt: at, ...record }) => ({ ...record, at }));
  }
}

function readPayout(row: AnswerReader) {
  const { reference, status, amount, fee } = readTransfer(row);
  return {
    id: reference,
    createdAt: timeIn(row, 'createdOn', 'dateCreated'),
    kind: 'payout' as const,
    recordId: reference,
    reference,
    partnerCreditId: null,
    state: stateOfTransfer[status],
    amount,
    // What a transfer that came back has cost is not listed.
    fee: status === 'paid' ? fee : null,
  };
}

function refundRecord({ id, transactionReference, status, amount, createdAt: at }: Refund): PartnerRecord {
  const about = { recordId: id, reference: id, partnerCreditId: transactionReference };
  return { kind: 'refund', ...about, state: stateOfTransfer[status], amount, fee: null, at };
}
