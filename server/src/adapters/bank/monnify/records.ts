import { PartnerUnavailable } from '../../../ports/bank.js';
import { type PartnerRecord, recordsOfCredit, stateOfTransfer } from '../../../ports/partner-record.js';
import type { AnswerReader } from '../http/answer-reader.js';
import type { MonnifySession } from './api.js';
import { type CreditContext, paymentsTo } from './credits.js';
import { byTransaction, type RefundsByTransaction } from './fees.js';
import { timeIn } from './lagos-time.js';
import { eachPage } from './pages.js';
import { type Refund, readRefund, refundCall } from './refund-list.js';
import { transfersSince } from './statement.js';
import { findTransaction, type Transaction } from './transactions.js';
import { readTransfer } from './transfer-status.js';

/** What each page begins anew, since all pages together take longer than one call may. */
interface RecordContext extends Omit<CreditContext, 'session'> {
  accountNumber: string;
  open(): MonnifySession;
}

type Page = AsyncGenerator<PartnerRecord[]>;

/** Transactions are listed by when they were opened, at most a day before they are paid. */
const openedBeforeMs = 24 * 3_600_000;
const minuteMs = 60_000;

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
  const refunds = new RefundsSoFar({ open, ...context }, since - openedBeforeMs);
  const isSince = ({ at }: PartnerRecord) => at >= since;
  for await (const rows of eachPage(open, call, since - openedBeforeMs, readListed, context.log)) {
    const transactions = [];
    for (const { id } of rows.filter(({ isPaid }) => isPaid)) {
      transactions.push(await lookUp(open(), id));
      // Each is a call, so each is a page: whoever reads them may have little time between two.
      yield [];
    }
    if (transactions.length === 0) continue;
    // What a look-up says may contain the refunds before it, so they are read after it.
    const known = await refunds.read();
    for (const transaction of transactions) {
      const payments = await paymentsTo({ ...context, session: open() }, transaction, known);
      yield payments.flatMap(recordsOfCredit).filter(isSince);
    }
  }
}

/** The refunds since a time, read on where the reading before ended. */
class RefundsSoFar {
  readonly #refunds = new Map<string, Refund>();
  #since: number;

  constructor(
    private readonly context: Pick<RecordContext, 'open' | 'log'>,
    since: number,
  ) {
    this.#since = since;
  }

  async read(): Promise<RefundsByTransaction> {
    const { open, log } = this.context;
    let newest = this.#since;
    for await (const refunds of eachPage(open, refundCall, this.#since, readRefund, log)) {
      for (const refund of refunds) {
        this.#refunds.set(refund.id, refund);
        newest = Math.max(newest, refund.createdAt);
      }
    }
    // Times may have whole seconds, and of one second not all may be listed at first.
    this.#since = Math.max(this.#since, newest - minuteMs);
    return byTransaction(this.#refunds.values());
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

async function lookUp(session: MonnifySession, reference: string): Promise<Transaction> {
  const transaction = await findTransaction(session, reference);
  if (transaction === null) throw new PartnerUnavailable('Monnify lists a transaction that it does not know');
  return transaction;
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

function refundRecord({ id, partnerCreditId, status, amount, createdAt: at }: Refund): PartnerRecord {
  const about = { recordId: id, reference: id, partnerCreditId };
  return { kind: 'refund', ...about, state: stateOfTransfer[status], amount, fee: null, at };
}
