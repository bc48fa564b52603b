import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '../clock.js';
import { call, createPayee, sendTransfer } from './caller.js';
import { type FakePaystack, startFakePaystack } from './paystack.js';
import { testKey } from './settings.js';

let fake: FakePaystack;
let recipient: string;
const start = async (secretKey?: string) => {
  await fake?.stop();
  fake = await startFakePaystack({ settings: secretKey ? { secretKey } : {} });
  fake.control.nameAccount('058', '0123456780', 'ADA SELLER');
  fake.control.topUp(10_000_000);
  recipient = await createPayee(fake);
};
beforeEach(() => start());
afterEach(() => fake.stop());

const balance = async () => (await call(fake, 'GET /balance')).body.data[0].balance;
const verify = async (reference: string) => (await call(fake, `GET /transfer/verify/${reference}`)).body.data;
const events = () => fake.notifier.notifications.map(({ event }) => event);

describe('A transfer', () => {
  it('takes amount, fee and stamp duty from the balance at once, and is pending until final', async () => {
    const { body } = await sendTransfer(fake, recipient, 'po-0000000000001');
    expect(body).toMatchObject({ message: 'Transfer has been queued', data: { status: 'pending' } });
    expect(typeof body.data.recipient).toBe('number');
    expect(await balance()).toBe(10_000_000 - 2_450_000 - 2_500 - 5_000);
    fake.control.settleTransfer('po-0000000000001', 'success');
    expect(await verify('po-0000000000001')).toMatchObject({
      status: 'success',
      fee_charged: 7_500,
      session: { provider: 'nip', id: expect.stringMatching(/^\d{30}$/) },
      recipient: { recipient_code: recipient, details: { account_name: 'ADA SELLER' } },
    });
  });

  it('is refused under a used reference, whatever became of the first, and nothing is taken', async () => {
    await sendTransfer(fake, recipient, 'po-0000000000001');
    fake.control.settleTransfer('po-0000000000001', 'failed');
    const before = await balance();
    const repeated = await sendTransfer(fake, recipient, 'po-0000000000001');
    expect(repeated).toMatchObject({ status: 400, body: { code: 'duplicate_transfer_reference' } });
    expect(await balance()).toBe(before);
  });

  it.each(['failed', 'reversed', 'blocked', 'rejected'] as const)(
    'that is %s returns it all',
    async (end) => {
      await sendTransfer(fake, recipient, 'po-0000000000001');
      fake.control.settleTransfer('po-0000000000001', end);
      expect(await balance()).toBe(10_000_000);
      expect((await verify('po-0000000000001')).status).toBe(end);
    },
  );

  it('can be reversed after it succeeded, but nothing else', async () => {
    await sendTransfer(fake, recipient, 'po-0000000000001');
    fake.control.settleTransfer('po-0000000000001', 'success');
    expect(() => fake.control.settleTransfer('po-0000000000001', 'failed')).toThrow(/cannot become failed/);
    fake.control.settleTransfer('po-0000000000001', 'reversed');
    expect(events()).toEqual(['transfer.success', 'transfer.reversed']);
    expect(await balance()).toBe(10_000_000);
  });

  it('is refused if the balance does not cover amount and fee, and leaves its reference free', async () => {
    const asked = () => sendTransfer(fake, recipient, 'po-0000000000001', 10_000_000 - 9_999);
    expect(await asked()).toMatchObject({ status: 400, body: { code: 'insufficient_balance' } });
    expect(await call(fake, 'GET /transfer/verify/po-0000000000001')).toMatchObject({ status: 404 });
    fake.control.topUp(1);
    expect(await asked()).toMatchObject({ status: 200 });
    expect(await balance()).toBe(0);
  });

  it.each([
    ['a short reference', { reference: 'po-1' }, 'invalid_params'],
    ['a reference with a capital', { reference: 'PO-0000000000001' }, 'invalid_params'],
    ['an unknown recipient', { recipient: 'RCP_unknown' }, 'invalid_transfer_recipient'],
    ['an amount under NGN 100', { amount: 9_999 }, 'invalid_params'],
  ])('is refused with %s', async (_, fields, code) => {
    const asked = { source: 'balance', amount: 100_000, recipient, reference: 'po-0000000000001', ...fields };
    expect(await call(fake, 'POST /transfer', asked)).toMatchObject({ status: 400, body: { code } });
    expect(await balance()).toBe(10_000_000);
  });

  it('is refused to a recipient that was deleted, and for a starter business', async () => {
    fake.settings.areTransfersAllowed = false;
    const starter = await sendTransfer(fake, recipient, 'po-0000000000001');
    expect(starter.body.message).toMatch(/starter business/);
    await call(fake, `DELETE /transferrecipient/${recipient}`);
    const deleted = await sendTransfer(fake, recipient, 'po-0000000000001');
    expect(deleted.body.code).toBe('invalid_transfer_recipient');
  });

  it('has succeeded in test mode before its answer leaves', async () => {
    await start(testKey);
    const { body } = await sendTransfer(fake, recipient, 'po-0000000000001');
    expect(body.data).toMatchObject({ domain: 'test', status: 'success' });
    expect(events()).toEqual(['transfer.success']);
  });
});

describe('While a code is required', () => {
  beforeEach(() => call(fake, 'POST /transfer/enable_otp'));

  it('a transfer waits for it, and takes nothing before', async () => {
    const { body } = await sendTransfer(fake, recipient, 'po-0000000000001');
    expect(body).toMatchObject({ message: 'Transfer requires OTP to continue', data: { status: 'otp' } });
    expect(await balance()).toBe(10_000_000);
    const { transfer_code } = body.data;
    const finalize = (otp: string) => call(fake, 'POST /transfer/finalize_transfer', { transfer_code, otp });
    expect((await finalize('000000')).status).toBe(400);
    expect((await finalize('123456')).body.data.status).toBe('pending');
    expect(await balance()).toBeLessThan(10_000_000);
  });

  it('a transfer without it is abandoned after 30 minutes', async () => {
    await sendTransfer(fake, recipient, 'po-0000000000001');
    fake.clock.advance(30 * minuteMs - 1);
    expect((await verify('po-0000000000001')).status).toBe('otp');
    fake.clock.advance(1);
    expect((await verify('po-0000000000001')).status).toBe('abandoned');
    expect(await balance()).toBe(10_000_000);
  });

  it('two calls and the owner’s telephone turn it off', async () => {
    await call(fake, 'POST /transfer/disable_otp');
    expect(fake.settings.isOtpRequired).toBe(true);
    await call(fake, 'POST /transfer/disable_otp_finalize', { otp: '123456' });
    expect((await sendTransfer(fake, recipient, 'po-0000000000001')).body.data.status).toBe('pending');
  });
});

describe('A name enquiry', () => {
  const resolve = (account: string, bank = '058') =>
    call(fake, `GET /bank/resolve?account_number=${account}&bank_code=${bank}`);

  it('answers the bank’s name, and refuses a bank that does not exist', async () => {
    expect((await resolve('0123456780')).body.data.account_name).toBe('ADA SELLER');
    expect(await resolve('0123456780', '58')).toMatchObject({
      status: 400,
      body: { code: 'invalid_params', message: 'Unknown bank code' },
    });
  });

  it('cannot tell an unknown account from a bank that is down', async () => {
    const unknown = await resolve('9999999999');
    fake.control.setBankDown('058', true);
    const down = await resolve('0123456780');
    expect(unknown).toMatchObject({ status: 422, body: { code: 'invalid_bank_code' } });
    expect([down.status, down.body]).toEqual([unknown.status, unknown.body]);
  });

  it('looks up three accounts a day in test mode, and the test bank’s without limit', async () => {
    await start(testKey);
    for (const _ of [1, 2, 3]) expect((await resolve('0123456780')).status).toBe(200);
    expect((await resolve('0123456780')).status).toBe(429);
    expect((await resolve('0000000000', '001')).status).toBe(200);
    fake.clock.advance(dayMs);
    expect((await resolve('0123456780')).status).toBe(200);
  });

  it('is not needed for a recipient: the same account is the same recipient, under any name', async () => {
    const fields = { type: 'nuban', account_number: '0123456780', bank_code: '058', name: 'SOMEBODY ELSE' };
    const { body } = await call(fake, 'POST /transferrecipient', fields);
    expect(body.data).toMatchObject({ recipient_code: recipient, details: { account_name: 'ADA SELLER' } });
  });
});
