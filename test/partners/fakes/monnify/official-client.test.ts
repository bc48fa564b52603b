import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defined } from '../../money/world.js';
import { minuteMs } from '../clock.js';
import { type FakeMonnify, startFakeMonnify } from './monnify.js';
import { loginRoute } from './routes.js';

/** `monnify-nodejs-lib`. It reads its keys from the environment, and keeps one token for the process. */
describe('Monnify’s official client', () => {
  let fake: FakeMonnify;
  // biome-ignore lint/suspicious/noExplicitAny: it has no types
  let client: any;
  let token: string;
  beforeAll(async () => {
    fake = await startFakeMonnify();
    const { apiKey, secretKey } = fake.settings;
    vi.stubEnv('MONNIFY_ENV', 'LIVE');
    vi.stubEnv('MONNIFY_APIKEY', apiKey);
    vi.stubEnv('MONNIFY_SECRET', secretKey);
    const { MonnifyAPI } = await import('monnify-nodejs-lib');
    client = new MonnifyAPI();
    const { transaction, disbursement, refund, wallet, verification, settlement } = client;
    for (const part of [client, transaction, disbursement, refund, wallet, verification, settlement]) {
      part.baseUrl = fake.url;
    }
    fake.control.topUp(100_000_000);
    fake.control.nameAccount('058', '0123456780', 'ADA SELLER');
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await fake.stop();
  });
  beforeEach(async () => {
    // No equal transfer within two minutes.
    fake.clock.advance(3 * minuteMs);
    const [status, given] = await client.getToken();
    expect(status).toBe(200);
    token = given;
  });

  /** Returns the body of an answer that is a success. */
  // biome-ignore lint/suspicious/noExplicitAny: it has no types
  const bodyOf = ([status, answer]: [number, any]) => {
    expect([status, answer]).toMatchObject([200, { requestSuccessful: true, responseCode: '0' }]);
    return answer.responseBody;
  };

  const begin = async (paymentReference: string) => {
    const asked = {
      amount: 25_000,
      customerName: 'ADE BUYER',
      customerEmail: 'buyer@example.com',
      paymentReference,
      paymentDescription: 'Escrow payment',
      contractCode: fake.settings.contractCode,
      paymentMethods: ['ACCOUNT_TRANSFER'],
    };
    return bodyOf(await client.transaction.initTransaction(token, asked)).transactionReference as string;
  };

  it('asks for one token, and goes on with it', async () => {
    const logins = () => fake.exchanges.filter(({ route }) => route === loginRoute).length;
    const before = logins();
    expect(await client.getToken()).toEqual([200, token]);
    expect(logins()).toBe(before);
  });

  it('follows a payment from its one-time account to its settlement', async () => {
    const transactionReference = await begin('esc-client-1');
    const account = bodyOf(await client.transaction.payWithBankTransfer(token, { transactionReference }));
    expect(account).toMatchObject({
      bankName: 'Sterling bank',
      accountDurationSeconds: 2_400,
      amount: 25_000,
    });
    const own = { paymentReference: 'esc-client-1' };
    const waiting = bodyOf(await client.transaction.getTransactionStatusv1(token, own));
    expect(waiting).toMatchObject({ transactionReference, paymentStatus: 'PENDING', amountPaid: '0.00' });
    fake.control.pay({ accountNumber: account.accountNumber, amount: 2_500_000 });
    const paid = bodyOf(await client.transaction.getTransactionStatusv2(token, { transactionReference }));
    expect(paid).toMatchObject({ ...own, paymentStatus: 'PAID', amountPaid: '25000.00' });
    const listed = bodyOf(await client.transaction.getAllTransactions(token, { size: 10, ...own }));
    expect(listed.content).toMatchObject([{ transactionReference, ...own }]);
    const { reference } = defined(fake.control.settleCollections());
    const settled = await client.settlement.getTransactionsBySettlementReference(token, { reference });
    expect(bodyOf(settled).content).toMatchObject([{ transactionReference }]);
  });

  it('lists the transactions since a time in Unix ms', async () => {
    const since = fake.clock.now();
    await begin('esc-client-2');
    const { content } = bodyOf(await client.transaction.getAllTransactions(token, { from: since }));
    expect(content).toMatchObject([{ paymentReference: 'esc-client-2' }]);
  });

  it('verifies the signature of a notification', async () => {
    const transactionReference = await begin('esc-client-3');
    bodyOf(await client.transaction.payWithBankTransfer(token, { transactionReference }));
    fake.control.payReference('esc-client-3');
    const { rawBody } = defined(fake.notifier.notifications.at(-1));
    const signature = fake.notifier.headers(rawBody)['monnify-signature'];
    // It hashes what it writes anew, so a body with other spaces or `1199.00` has another signature to it.
    expect(await client.computeTransactionHash(JSON.parse(rawBody), signature)).toBe(true);
    expect(await client.computeTransactionHash({ eventType: 'SETTLEMENT' }, signature)).toBe(false);
  });

  const transferOf = (reference: string) => ({
    amount: 24_500,
    reference,
    narration: 'Escrow ORD-12 release',
    destinationBankCode: '058',
    destinationAccountNumber: '0123456780',
    destinationAccountName: 'ADA SELLER',
    // Of itself it sends `currencyCode`; its own tests and the vendor's examples have `currency`.
    currency: 'NGN',
    sourceAccountNumber: fake.settings.accountNumber,
    async: true,
  });

  it('pays a payee whose name it has asked for, and reads the outcome and the wallet', async () => {
    const payee = { accountNumber: '0123456780', bankCode: '058' };
    const named = bodyOf(await client.verification.validateBankAccount(token, payee));
    expect(named).toMatchObject({ ...payee, accountName: 'ADA SELLER' });
    const { accountNumber } = fake.settings;
    const wallet = async () => bodyOf(await client.wallet.getWalletBalance(token, { accountNumber }));
    const before = (await wallet()).availableBalance;
    const sent = bodyOf(await client.disbursement.initiateSingleTransfer(token, transferOf('po-client-1')));
    expect(sent).toMatchObject({ reference: 'po-client-1', status: 'PENDING', totalFee: 25 });
    expect((await wallet()).availableBalance).toBe(before - 24_525);
    fake.control.settleTransfer('po-client-1', 'SUCCESS');
    const asked = { reference: 'po-client-1' };
    const ended = bodyOf(await client.disbursement.getSingleTransferStatus(token, asked));
    expect(ended).toMatchObject({ ...asked, status: 'SUCCESS', fee: 25 });
    const listed = bodyOf(await client.disbursement.getAllSingleTransfers(token, { pageNo: 0 }));
    expect(listed.content[0]).toMatchObject(asked);
    const searched = { sourceAccountNumber: accountNumber };
    const found = bodyOf(await client.disbursement.searchDisbursementTransactions(token, searched));
    expect(found.content[0]).toMatchObject(asked);
  });

  it('writes the times of its search for transfers in words, which filter nothing', async () => {
    bodyOf(await client.disbursement.initiateSingleTransfer(token, transferOf('po-client-2')));
    const startDate = fake.clock.now() + minuteMs;
    const asked = { sourceAccountNumber: fake.settings.accountNumber, startDate };
    const found = bodyOf(await client.disbursement.searchDisbursementTransactions(token, asked));
    expect(found.content[0]).toMatchObject({ reference: 'po-client-2' });
    expect(fake.exchanges.at(-1)?.request.query.get('startDate')).toMatch(/^\w{3} \w{3} \d\d \d{4} /);
  });

  it('refunds a payment, and finds the refund by its reference', async () => {
    const transactionReference = await begin('esc-client-4');
    bodyOf(await client.transaction.payWithBankTransfer(token, { transactionReference }));
    fake.control.payReference('esc-client-4');
    const refund = {
      transactionReference,
      refundReference: 're-client-1',
      refundAmount: 100,
      refundReason: 'Order cancelled',
      customerNote: 'Escrow refund',
    };
    const begun = bodyOf(await client.refund.initiateRefund(token, refund));
    expect(begun).toMatchObject({ ...refund, refundStatus: 'IN_PROGRESS', refundType: 'PARTIAL_REFUND' });
    fake.control.moveRefund('re-client-1', 'COMPLETED');
    const ended = await client.refund.getRefundStatus(token, { refundReference: 're-client-1' });
    expect(bodyOf(ended)).toMatchObject({ refundReference: 're-client-1', refundStatus: 'COMPLETED' });
    const listed = bodyOf(await client.refund.getAllRefunds(token, {}));
    expect(listed.content).toMatchObject([{ refundReference: 're-client-1' }]);
  });

  it('hands on a refusal that has the status of a success', async () => {
    await begin('esc-client-5');
    const asked = { transactionReference: 'MNFY|67|20261120100000|000000' };
    const [status, refused] = await client.transaction.getTransactionStatusv2(token, asked);
    expect([status, refused.requestSuccessful]).toEqual([404, false]);
    bodyOf(await client.disbursement.initiateSingleTransfer(token, transferOf('po-client-3')));
    const again = await client.disbursement.initiateSingleTransfer(token, transferOf('po-client-3'));
    expect(again).toMatchObject([200, { requestSuccessful: false, responseCode: '99' }]);
  });
});
