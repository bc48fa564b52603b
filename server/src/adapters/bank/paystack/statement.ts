import type { StatementTransfer } from '../../../ports/bank.js';
import type { AnswerReader } from '../http/answer-reader.js';
import type { PaystackSession } from './api.js';
import { readPages } from './pages.js';
import { findRecipient, readRecipient } from './recipients.js';
import { listRefunds, type Refund } from './refund-list.js';
import { readTransfer } from './transfer-status.js';

const secondMs = 1_000;
const currency = 'NGN';

/** What nobody knows about where another's transfer goes. */
const elsewhere = { bankCode: '', accountNumber: '' };

/**
 * Returns every transfer and refund since a time, oldest first, also those that somebody made past us: these
 * have names of their own. Paystack's times may have whole seconds.
 */
export async function listTransfers(session: PaystackSession, since: number): Promise<StatementTransfer[]> {
  const sinceSecond = Math.floor(since / secondMs) * secondMs;
  // What is created meanwhile is on the next statement.
  const query = { from: new Date(sinceSecond).toISOString() };
  const call = { operation: 'list_transfers', path: '/transfer', query, priority: 'look_up' } as const;
  const [transfers, refunds] = await Promise.all([readPages(session, call), listRefunds(session, query)]);
  const recipients = new Map<string, Promise<typeof elsewhere>>();
  const payouts: StatementTransfer[] = [];
  for (const transfer of transfers) {
    if (transfer.text('currency') !== currency) continue;
    payouts.push(await payoutLine(session, recipients, transfer));
  }
  const inNaira = refunds.filter((refund) => refund.currency === currency);
  return [...payouts, ...inNaira.map(refundLine)]
    .filter(({ createdAt }) => createdAt >= sinceSecond)
    .sort((one, other) => one.createdAt - other.createdAt);
}

async function payoutLine(
  session: PaystackSession,
  recipients: Map<string, Promise<typeof elsewhere>>,
  row: AnswerReader,
): Promise<StatementTransfer> {
  const { reference, status, amount } = readTransfer(row);
  const { bankCode, accountNumber } = await accountOf(session, recipients, row);
  return {
    reference: reference ?? `transfer-${row.id('id')}`,
    kind: 'payout',
    status,
    amount,
    destination: { to: 'bank_account', bankCode, accountNumber },
    createdAt: row.time('createdAt', 'created_at'),
  };
}

/** Transfers of others may go to something that is no bank account, which has no number. */
async function accountOf(
  session: PaystackSession,
  recipients: Map<string, Promise<typeof elsewhere>>,
  row: AnswerReader,
): Promise<typeof elsewhere> {
  const recipient = row.optionalObject('recipient');
  const known = readRecipient(recipient);
  if (known !== null) return known;
  const code = recipient.optionalText('recipient_code');
  if (code === null || (recipient.optionalText('type') ?? 'nuban') !== 'nuban') return elsewhere;
  const found = recipients.get(code) ?? findRecipient(session, code);
  recipients.set(code, found);
  return found;
}

/** A refund without our reference was made past us, or by a lost dispute. */
function refundLine({ id, reference, status, amount, transactionId, createdAt }: Refund): StatementTransfer {
  return {
    reference: reference ?? `refund-${id}`,
    kind: 'refund',
    status,
    amount,
    destination: { to: 'credit', partnerCreditId: transactionId },
    createdAt,
  };
}
