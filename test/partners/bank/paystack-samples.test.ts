import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AnswerReader } from '../../../server/src/adapters/bank/http/answer-reader.js';
import { readBank } from '../../../server/src/adapters/bank/paystack/banks.js';
import { readLedgerEntry } from '../../../server/src/adapters/bank/paystack/ledger.js';
import { readEvent } from '../../../server/src/adapters/bank/paystack/notification.js';
import { readRecipient } from '../../../server/src/adapters/bank/paystack/recipients.js';
import { readRefund } from '../../../server/src/adapters/bank/paystack/refund-list.js';
import { readTransaction } from '../../../server/src/adapters/bank/paystack/transactions.js';
import { readTransfer } from '../../../server/src/adapters/bank/paystack/transfer-status.js';
import { readOpenedAccount } from '../../../server/src/adapters/bank/paystack/virtual-accounts.js';
import { LedgerChain } from '../../../server/src/domain/reconciliation/ledger-chain.js';
import type { BankNotification } from '../../../server/src/ports/bank.js';
import { readVendorJson, skippedWithoutVendor, vendorFolder } from '../fakes/vendor-data.js';

const folder = 'paystack/doc-snippets';

const creditOf = (partnerCreditId: string): BankNotification[] => [
  { kind: 'credit', partnerCreditId, rejection: null },
];
const rejection = { amount: 30_000, reason: 'incorrect_amount' };

/** What each published event is about. */
const events: Readonly<Record<string, readonly BankNotification[] | RegExp>> = {
  'bank.transfer.rejected': [{ kind: 'credit', partnerCreditId: '3103959930', rejection }],
  'charge.dispute.create': creditOf('896467688'),
  'charge.dispute.remind': creditOf('896467688'),
  'charge.dispute.resolve': creditOf('896467592'),
  // A part of an event.
  'charge.success.authorization-of-a-dedicated-account': [],
  'charge.success': creditOf('302961'),
  'charge.success.payment-methods': creditOf('3104021987'),
  'customeridentification.failed': [],
  'customeridentification.success': [],
  'dedicatedaccount.assign.failed': [],
  'dedicatedaccount.assign.success': [],
  'refund.failed': /^refunds$/,
  'refund.needs-attention': /^refunds$/,
  'refund.pending': /^refunds$/,
  'refund.processed': /^refunds$/,
  'refund.processing': /^refunds$/,
  'transfer.failed': /^transfer$/,
  'transfer.reversed': /^transfer$/,
  'transfer.success': /^transfer$/,
};

type Read = (data: AnswerReader) => unknown;

/** The published answers that the adapter reads, and what it makes of them. */
const answers: readonly [path: string, read: Read, expected: object][] = [
  ['transactions/verify', readTransaction, { id: '4099260516', status: 'success', amount: 40_333 }],
  ['transactions/fetch', readTransaction, { id: '4099260516', reference: 're4lyvq3s3', currency: 'NGN' }],
  ['transactions/list', readTransaction, { paidAt: Date.UTC(2024, 7, 22, 9, 15, 2) }],
  ['miscellaneous/bank', readBank, [{ code: '801', name: 'Abbey Mortgage Bank' }]],
  ['transfers/verify', readTransfer, { status: 'paid', amount: 100_000, fee: 1_000, sessionId: null }],
  ['transfers/fetch', readTransfer, {}],
  ['transfers/list', readTransfer, { status: 'pending', awaitsOtp: true, amount: 4_400, reference: null }],
  ['transfers/initiate', readTransfer, {}],
  ['transfer-recipient/create', readRecipient, { bankCode: '058', accountNumber: '01000000010' }],
  ['transfer-recipient/fetch', readRecipient, { bankCode: '044' }],
  ['refunds/create', readRefund, { id: '3018284', transactionId: '1004723697', reference: null }],
  ['refunds/list', readRefund, { id: '1', transactionId: '1641', status: 'paid', isOfDispute: true }],
  ['refunds/fetch', readRefund, { reference: null }],
];

describe.skipIf(!vendorFolder)(`Paystack’s own samples${skippedWithoutVendor}`, () => {
  it('have a ledger in which every entry begins with what the one before left', () => {
    const { 200: sample } = readVendorJson(`${folder}/api/transfers-control/balance-ledger/response.json`);
    const entries = AnswerReader.listOf(sample.data.data, 'data').map(readLedgerEntry);
    const chain = new LedgerChain();
    for (const entry of entries) chain.add(entry);
    expect([entries.length, chain.breaks()]).toEqual([5, []]);
  });

  it('have an expectation for every published event', () => {
    const files = readdirSync(join(vendorFolder ?? '', folder, 'webhooks'));
    expect(files.map((file) => file.replace('.json', '')).sort()).toEqual(Object.keys(events).sort());
  });

  it.each(Object.entries(events))('%s is read', (event, expected) => {
    const read = readEvent(readVendorJson(`${folder}/webhooks/${event}.json`));
    if (!(expected instanceof RegExp)) expect(read).toEqual(expected);
    else expect(read.map(({ kind }) => kind).join()).toMatch(expected);
  });

  it.each(answers)('%s is read, each row of it', (path, read, expected) => {
    const { data } = readVendorJson(`${folder}/api/${path}/response.json`)['200'].data;
    const rows = AnswerReader.listOf([data].flat(), 'data').map(read);
    expect(rows[0]).toMatchObject(expected);
  });

  it('an opened account is read', () => {
    const { data } = readVendorJson(`${folder}/api/charges/pay-with-transfer.response.json`);
    expect(readOpenedAccount(data, data.reference)).toMatchObject({
      accountNumber: data.account_number,
      expiresAt: Date.parse(data.account_expires_at),
    });
  });
});
