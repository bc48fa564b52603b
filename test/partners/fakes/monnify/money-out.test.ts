import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '../clock.js';
import { call, openAccount, sendRefund, sendTransfer } from './caller.js';
import { type FakeMonnify, startFakeMonnify } from './monnify.js';

let fake: FakeMonnify;
beforeEach(async () => {
  fake = await startFakeMonnify();
  fake.control.topUp(10_000_000);
});
afterEach(() => fake.stop());

const balance = () => fake.control.business.balance;
const codeOf = (answer: { body: { responseCode?: string } }) => answer.body.responseCode;

describe('A transfer', () => {
  it('leaves the wallet with its fee at once, and returns if it fails', async () => {
    await sendTransfer(fake, 'po-1');
    expect(balance()).toBe(10_000_000 - 2_450_000 - 2_500);
    fake.control.settleTransfer('po-1', 'FAILED');
    expect(balance()).toBe(10_000_000);
    const { accountNumber } = fake.settings;
    const path = `GET /api/v1/disbursements/wallet/transactions?accountNumber=${accountNumber}`;
    const { content } = (await call(fake, path)).body.responseBody;
    for (const [index, { availableBalanceBefore }] of content.slice(0, -1).entries())
      expect(content[index + 1].availableBalanceAfter).toBe(availableBalanceBefore);
  });

  it('that is not asynchronous has succeeded at once', async () => {
    const { body } = await sendTransfer(fake, 'po-1', { async: false });
    expect(body.responseBody).toMatchObject({ status: 'SUCCESS', totalFee: 25 });
  });

  it('is refused under a used reference, for ever', async () => {
    await sendTransfer(fake, 'po-1');
    fake.clock.advance(10 * minuteMs);
    const { body } = await sendTransfer(fake, 'po-1');
    expect(body).toMatchObject({ requestSuccessful: false, responseCode: '99' });
  });

  it.each([
    [{}, 'D07'],
    [{ amount: 24_501 }, '0'],
    [{ destinationAccountNumber: '0123456781' }, '0'],
  ])('that is equal to one of the last two minutes is refused: %j', async (fields, code) => {
    await sendTransfer(fake, 'po-1');
    fake.clock.advance(2 * minuteMs - 1);
    expect(codeOf(await sendTransfer(fake, 'po-2', fields))).toBe(code);
    fake.clock.advance(1);
    expect(codeOf(await sendTransfer(fake, 'po-3'))).toBe('0');
  });

  it('waits for a code where the owner has not turned it off', async () => {
    fake.settings.isOtpRequired = true;
    const { body } = await sendTransfer(fake, 'po-1');
    expect(body.responseBody.status).toBe('PENDING_AUTHORIZATION');
    expect(balance()).toBe(10_000_000);
    const path = 'POST /api/v2/disbursements/single/validate-otp';
    const wrong = await call(fake, path, { reference: 'po-1', authorizationCode: '000000' });
    expect(wrong.body.requestSuccessful).toBe(false);
    const right = await call(fake, path, { reference: 'po-1', authorizationCode: '123456' });
    expect(right.body.responseBody.status).toBe('SUCCESS');
  });

  it('is refused without the feature, the address or the money', async () => {
    const refused = async () => {
      const { status, body } = await sendTransfer(fake, 'po-1');
      return [status, body.responseCode];
    };
    fake.settings.areTransfersAllowed = false;
    expect(await refused()).toEqual([401, '99']);
    Object.assign(fake.settings, { areTransfersAllowed: true, isAddressAllowed: false });
    expect(await refused()).toEqual([200, 'D06']);
    fake.settings.isAddressAllowed = true;
    fake.control.topUp(-9_000_000);
    expect(await refused()).toEqual([200, '99']);
  });
});

describe('A refund', () => {
  beforeEach(async () => {
    await openAccount(fake);
    fake.control.payReference('esc-1');
  });

  it('leaves the wallet under our reference, and returns if it fails', async () => {
    expect((await sendRefund(fake, 'esc-1')).body.responseBody).toMatchObject({
      refundStatus: 'IN_PROGRESS',
      refundType: 'PARTIAL_REFUND',
      refundAmount: 100,
    });
    expect(balance()).toBe(9_990_000);
    fake.control.moveRefund('re-0123456789abcdef', 'FAILED');
    expect(balance()).toBe(10_000_000);
  });

  it.each([
    ['R1', { transactionReference: 'MNFY|none' }],
    ['R3', { refundAmount: 25_000.01 }],
    ['R4', { refundAmount: 99.99 }],
    ['R8', { customerNote: 'a note that is too long' }],
  ])('is refused with %s', async (code, fields) => {
    expect(codeOf(await sendRefund(fake, 'esc-1', fields))).toBe(code);
  });

  it('is refused with R2, R5, R6, R7, R9 and R12', async () => {
    await openAccount(fake, { paymentReference: 'esc-2' });
    expect(codeOf(await sendRefund(fake, 'esc-2'))).toBe('R2');
    const payerless = await openAccount(fake, { paymentReference: 'esc-3' });
    const { accountNumber } = payerless;
    fake.control.pay({ accountNumber, amount: 2_500_000, payer: { accountNumber: '' } });
    expect(codeOf(await sendRefund(fake, 'esc-3'))).toBe('R6');
    expect(codeOf(await call(fake, 'GET /api/v1/refunds/re-unknown'))).toBe('R7');
    await sendRefund(fake, 'esc-1');
    expect(codeOf(await sendRefund(fake, 'esc-1'))).toBe('R9');
    const second = { refundReference: 're-2', refundAmount: 25_000 };
    expect(codeOf(await sendRefund(fake, 'esc-1', second))).toBe('R12');
    fake.control.topUp(-9_985_000);
    expect(codeOf(await sendRefund(fake, 'esc-1', { refundReference: 're-3' }))).toBe('R5');
  });
});
