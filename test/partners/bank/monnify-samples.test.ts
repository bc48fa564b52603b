import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AnswerReader } from '../../../server/src/adapters/bank/http/answer-reader.js';
import { readBank } from '../../../server/src/adapters/bank/monnify/banks.js';
import { readEvent } from '../../../server/src/adapters/bank/monnify/notification.js';
import { readRefund } from '../../../server/src/adapters/bank/monnify/refund-list.js';
import { readTransaction } from '../../../server/src/adapters/bank/monnify/transactions.js';
import { readTransfer } from '../../../server/src/adapters/bank/monnify/transfer-status.js';
import { readOpenedAccount } from '../../../server/src/adapters/bank/monnify/virtual-accounts.js';
import type { BankNotification } from '../../../server/src/ports/bank.js';
import { readVendorJson, skippedWithoutVendor, vendorFolder } from '../fakes/vendor-data.js';

const folder = 'monnify/dotnet-sdk';

const transferOf = (
  reference: string,
  outcome: 'paid' | 'failed' | 'reversed',
): readonly BankNotification[] => [{ kind: 'transfer', reference, outcome }];
const refundOf = (reference: string): readonly BankNotification[] => [{ kind: 'refund', reference }];

/** What each published event is about; the payments were made to other systems. */
const events: Readonly<Record<string, readonly BankNotification[]>> = {
  account_activity: [],
  failed_disbursement: transferOf('ref1615947809303', 'failed'),
  failed_refund: refundOf('ref001'),
  low_balance_alert: [],
  rejected_payment: [],
  reversed_disbursement: transferOf('662d2dcf22132ea227db164e-1715631494637', 'reversed'),
  settlement: [],
  successful_disbursement: transferOf('ref1615947809303', 'paid'),
  successful_refund: refundOf('ref001'),
  'successful_transaction-account_transfer': [],
  'successful_transaction-cash': [],
};

/** The published payments as they would be, had they our payment reference. */
const ofOurs: Readonly<Record<string, BankNotification>> = {
  rejected_payment: {
    kind: 'credit',
    partnerCreditId: 'MNFY|85|20230626175354|041855',
    rejection: { amount: 4_000, reason: 'under_payment' },
  },
  'successful_transaction-account_transfer': {
    kind: 'credit',
    partnerCreditId: 'MNFY|04|20211117112842|000170',
    rejection: null,
  },
  'successful_transaction-cash': {
    kind: 'credit',
    partnerCreditId: 'MNFY|76|20230830171357|000252',
    rejection: null,
  },
};

const rowsOf = (file: string) => {
  const { responseBody } = readVendorJson(`${folder}/responses/${file}.json`);
  return AnswerReader.listOf([responseBody.content ?? responseBody].flat(), 'responseBody');
};
const bodyOf = (file: string) => readVendorJson(`${folder}/responses/${file}.json`).responseBody;

describe.skipIf(!vendorFolder)(`Monnify’s own samples${skippedWithoutVendor}`, () => {
  it('have an expectation for every published event', () => {
    const files = readdirSync(join(vendorFolder ?? '', folder, 'webhooks'));
    expect(files.map((file) => file.replace('.json', '')).sort()).toEqual(Object.keys(events).sort());
  });

  it.each(Object.entries(events))('%s is read', (event, expected) => {
    expect(readEvent(readVendorJson(`${folder}/webhooks/${event}.json`))).toEqual(expected);
  });

  it.each(Object.entries(ofOurs))('%s is a credit, were it ours', (event, expected) => {
    const body = readVendorJson(`${folder}/webhooks/${event}.json`);
    body.eventData.paymentReference = 'esc-1';
    expect(readEvent(body)).toEqual([expect.objectContaining(expected)]);
  });

  it.each(['get-transaction', 'query-transaction'])('%s is read: nobody has paid', (file) => {
    expect(readTransaction(bodyOf(file))).toEqual({
      reference: 'MNFY|17|20260627090811|000340',
      paymentReference: 'endpoints-test-1782547690',
      status: 'PENDING',
      amountPaid: 0,
      settled: null,
      currency: 'NGN',
      paidAt: null,
      payments: [],
    });
  });

  it('an opened account is read, with its end in Lagos time', () => {
    const partnerReference = 'endpoints-test-1782547690';
    expect(readOpenedAccount(bodyOf('initiate-bank-transfer'), { partnerReference, amount: 10_000 })).toEqual(
      {
        accountNumber: '2209149705',
        accountName: 'Test01-Test payment',
        bankName: 'Sterling bank',
        expiresAt: Date.UTC(2026, 5, 27, 8, 51, 14),
      },
    );
  });

  it.each([
    ['get-single-transfer', { status: 'paid', amount: 10_000, fee: 1_000, sessionId: null }],
    ['get-single-transfers', { status: 'paid', amount: 2_000, bankCode: '305' }],
    ['initiate-single-transfer', { status: 'paid', accountNumber: '0123456789', fee: 1_000 }],
    ['authorize-single-transfer', { status: 'paid', amount: 20_000, fee: 3_500 }],
  ])('%s is read', (file, expected) => {
    expect(rowsOf(file).map(readTransfer)[0]).toMatchObject(expected);
  });

  it('banks and a refund are read', () => {
    expect(rowsOf('get-banks').flatMap(readBank)).toContainEqual({
      code: '044',
      name: 'Access bank',
      nipCode: '000014',
    });
    const refund = readVendorJson(`${folder}/responses/refund-response-body.json`);
    expect(readRefund(AnswerReader.of(refund, 'refund'))).toMatchObject({
      id: '202100op3456',
      status: 'paid',
      amount: 10_000,
      createdAt: Date.UTC(2022, 7, 2, 2, 35, 22),
    });
  });
});
