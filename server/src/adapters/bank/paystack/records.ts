import { PartnerUnavailable } from '../../../ports/bank.js';
import { type PartnerRecord, recordOfCredit, stateOfTransfer } from '../../../ports/partner-record.js';
import type { AnswerReader } from '../http/answer-reader.js';
import { readable } from '../http/readable.js';
import type { PaystackSession } from './api.js';
import { type CreditContext, paymentOf } from './credits.js';
import { eachPage } from './pages.js';
import { isTakenBack, type Refund, readRefund } from './refund-list.js';
import { readTransaction, type Transaction } from './transactions.js';
import { readTransfer } from './transfer-status.js';

/** What each page begins anew, since all pages together take longer than one call may. */
interface RecordContext extends Omit<CreditContext, 'session'> {
  open(): PaystackSession;
}

type Page = AsyncGenerator<PartnerRecord[]>;

const isInNaira = (row: AnswerReader) => row.optionalText('currency') === 'NGN';
/** Transactions are listed by when their account was opened, up to eight hours before it is paid. */
const openedBeforeMs = 24 * 3_600_000;

/** Yields everything that happened since a time, whoever asked for it. */
export async function* listRecords(context: RecordContext, since: number): Page {
  yield* payments(context, since);
  yield* payouts(context, since);
  yield* refunds(context, since);
  yield* settlements(context, since);
}

const from = (ms: number) => ({ from: new Date(ms).toISOString() });

async function* payments({ open, ...context }: RecordContext, since: number): Page {
  const query = from(since - openedBeforeMs);
  const call = { operation: 'list_transactions', path: '/transaction', query, priority: 'other' } as const;
  for await (const rows of eachPage(open, call)) {
    const records: PartnerRecord[] = [];
    for (const row of rows) {
      const [transaction] = readable(context.log, [row], readTransaction);
      const record = transaction && (await paymentRecord({ ...context, session: open() }, transaction));
      if (record && record.at >= since) records.push(record);
    }
    yield records;
  }
}

async function paymentRecord(
  context: CreditContext,
  transaction: Transaction,
): Promise<PartnerRecord | null> {
  try {
    const payment = await paymentOf(context, transaction);
    return payment && recordOfCredit(payment);
  } catch (error) {
    // A refund may be changing right now; the next comparison knows more.
    const { id: recordId, reference, amount, fee, paidAt: at } = transaction;
    if (!(error instanceof PartnerUnavailable) || at === null) throw error;
    const unclear = { kind: 'credit', state: 'pending', partnerCreditId: null } as const;
    return { ...unclear, recordId, reference, amount, fee, at };
  }
}

async function* payouts({ open, log }: RecordContext, since: number): Page {
  const call = {
    operation: 'list_transfers',
    path: '/transfer',
    query: from(since),
    priority: 'other',
  } as const;
  for await (const rows of eachPage(open, call)) {
    yield readable(log, rows.filter(isInNaira), payoutRecord);
  }
}

function payoutRecord(row: AnswerReader): PartnerRecord {
  const { reference, status, amount, fee } = readTransfer(row);
  return {
    kind: 'payout',
    recordId: row.id('id'),
    reference,
    partnerCreditId: null,
    state: stateOfTransfer[status],
    amount,
    // What a transfer that came back has cost is not listed.
    fee: status === 'paid' ? fee : null,
    at: row.time('createdAt', 'created_at'),
  };
}

async function* refunds({ open, log }: RecordContext, since: number): Page {
  const call = { operation: 'list_refunds', path: '/refund', query: from(since), priority: 'other' } as const;
  for await (const rows of eachPage(open, call)) {
    yield readable(log, rows.filter(isInNaira), (row) => refundRecord(readRefund(row)));
  }
}

function refundRecord(refund: Refund): PartnerRecord {
  const { id: recordId, reference, transactionId, status, amount, createdAt } = refund;
  return {
    kind: isTakenBack(refund) ? 'taken_back' : 'refund',
    recordId,
    reference,
    partnerCreditId: transactionId,
    state: stateOfTransfer[status],
    amount,
    fee: null,
    at: createdAt,
  };
}

async function* settlements({ open, log }: RecordContext, since: number): Page {
  const call = {
    operation: 'list_settlements',
    path: '/settlement',
    query: from(since),
    priority: 'other',
  } as const;
  for await (const rows of eachPage(open, call)) {
    const records = readable(log, rows.filter(isInNaira), settlementRecord);
    yield records.filter(({ amount }) => amount > 0);
  }
}

/** A settlement that is under way is not paid yet. */
function settlementRecord(row: AnswerReader): PartnerRecord {
  const status = row.text('status');
  return {
    kind: 'settlement',
    recordId: row.id('id'),
    reference: null,
    partnerCreditId: null,
    state: status === 'success' || status === 'processed' ? 'moved' : 'pending',
    amount: row.wholeNumber('effective_amount'),
    fee: null,
    at: row.time('settlement_date', 'createdAt'),
  };
}
