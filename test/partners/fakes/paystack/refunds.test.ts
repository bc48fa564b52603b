import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, openAccount } from './caller.js';
import { type FakePaystack, startFakePaystack } from './paystack.js';

let fake: FakePaystack;
beforeEach(async () => {
  fake = await startFakePaystack();
  // A whole refund needs more than its payment, whose fee is gone.
  fake.control.topUp(100_000);
  await openAccount(fake, { reference: 'esc-1' });
  fake.control.payReference('esc-1');
});
afterEach(() => fake.stop());

const statusOf = async (reference: string) =>
  (await call(fake, `GET /transaction/verify/${reference}`)).body.data.status;
const balance = async () => (await call(fake, 'GET /balance')).body.data[0].balance;
const refund = async (fields: object = {}) =>
  call(fake, 'POST /refund', { transaction: 'esc-1', merchant_note: 'rf-1', ...fields });
const listed = async () => (await call(fake, 'GET /refund')).body.data;
const eventsOf = (prefix: string) =>
  fake.notifier.notifications
    .filter(({ event }) => event.startsWith(prefix))
    .map(({ rawBody }) => JSON.parse(rawBody));

describe('A refund of ours', () => {
  it('makes the transaction reversed, by way of a status that no list documents', async () => {
    const { body } = await refund();
    expect(body.data).toMatchObject({ status: 'pending', deducted_amount: 0, fully_deducted: false });
    expect(await statusOf('esc-1')).toBe('reversal-pending');
    fake.control.moveRefund(body.data.id, 'processing');
    expect(await statusOf('esc-1')).toBe('reversal-pending');
    fake.control.moveRefund(body.data.id, 'processed');
    expect(await statusOf('esc-1')).toBe('reversed');
    expect(await listed()).toMatchObject([
      { status: 'processed', merchant_note: 'rf-1', dispute: null, amount: 2_500_000, fully_deducted: 1 },
    ]);
  });

  it('has events that carry the transaction’s reference, none of ours, and the amount as text', async () => {
    const { body } = await refund();
    fake.control.moveRefund(body.data.id, 'processing');
    fake.control.moveRefund(body.data.id, 'processed');
    const events = eventsOf('refund.');
    expect(events.map(({ event }) => event)).toEqual([
      'refund.pending',
      'refund.processing',
      'refund.processed',
    ]);
    for (const { data } of events) {
      expect(data).toMatchObject({ transaction_reference: 'esc-1', amount: '2500000' });
      expect(JSON.stringify(data)).not.toContain('rf-1');
      expect(data).not.toHaveProperty('id');
    }
  });

  it('is made twice if it is asked twice, until nothing is left', async () => {
    const half = () => refund({ amount: 1_250_000 });
    const [first, second] = [await half(), await half()];
    expect(second.body.data.id).not.toBe(first.body.data.id);
    expect(await half()).toMatchObject({ status: 400, body: { status: false } });
    expect(await listed()).toHaveLength(2);
  });

  it('of more than is left, of an unpaid charge, or of an unknown one is refused', async () => {
    await openAccount(fake, { reference: 'esc-2' });
    const refused = [{ amount: 2_500_001 }, { transaction: 'esc-2' }, { transaction: 'esc-9' }];
    for (const fields of refused) expect((await refund(fields)).status).toBe(400);
    expect(await listed()).toEqual([]);
  });

  it('that failed makes the transaction a success again and gives the money back', async () => {
    const before = fake.control.awaitingSettlement();
    const { body } = await refund();
    expect(fake.control.awaitingSettlement()).toBe(0);
    fake.control.moveRefund(body.data.id, 'failed');
    expect(await statusOf('esc-1')).toBe('success');
    expect(fake.control.awaitingSettlement()).toBe(before);
    expect(await balance()).toBe(100_000);
  });

  it('is taken from the next settlement, then from the balance, and no fee is given back', async () => {
    await refund();
    expect(fake.control.awaitingSettlement()).toBe(0);
    expect(await balance()).toBe(100_000 - 47_500);
  });

  it('stays pending until it is covered', async () => {
    fake.control.settleCollections();
    const { body } = await refund();
    expect(() => fake.control.moveRefund(body.data.id, 'processing')).toThrow(/not covered/);
    fake.control.topUp(2_400_000);
    fake.control.moveRefund(body.data.id, 'processing');
    expect(await balance()).toBe(0);
  });

  it('to an unknown payer waits for an account, given with the bank’s id', async () => {
    const { body } = await refund();
    const { id } = body.data;
    const details = { currency: 'NGN', account_number: '0123456780', bank_id: '9' };
    const retry = () =>
      call(fake, `POST /refund/retry_with_customer_details/${id}`, { refund_account_details: details });
    expect(await retry()).toMatchObject({ status: 422, body: { code: 'invalid_params' } });
    fake.control.moveRefund(id, 'needs-attention');
    expect(eventsOf('refund.needs-attention')).toMatchObject([
      { data: { id: String(id), amount: 2_500_000 } },
    ]);
    expect(await retry()).toMatchObject({ status: 200, body: { data: { status: 'processing' } } });
  });

  it('of a part reads as reversed too, or as a success: no page says which', async () => {
    const { body } = await refund({ amount: 100_000 });
    fake.control.moveRefund(body.data.id, 'processing');
    fake.control.moveRefund(body.data.id, 'processed');
    expect(await statusOf('esc-1')).toBe('reversed');
    fake.settings.doesPartialRefundReverse = false;
    expect(await statusOf('esc-1')).toBe('success');
  });
});

describe('Money that the payer’s bank takes back', () => {
  it('reads as reversed without any refund, and is taken from what there is', async () => {
    fake.control.clawBack('esc-1');
    expect(await statusOf('esc-1')).toBe('reversed');
    expect(await listed()).toEqual([]);
    expect(await balance()).toBe(100_000 - 47_500);
    expect((await refund()).status).toBe(400);
  });

  it('after a lost dispute is a refund with the number of the dispute', async () => {
    const { id } = fake.control.openDispute('esc-1');
    expect(await statusOf('esc-1')).toBe('success');
    fake.control.resolveDispute(id, true);
    expect(await statusOf('esc-1')).toBe('reversed');
    expect(await listed()).toMatchObject([{ dispute: id, status: 'processed' }]);
    const [created, resolved] = eventsOf('charge.dispute.');
    expect(created.data).toMatchObject({ id, status: 'awaiting-merchant-feedback' });
    expect(resolved.data).toMatchObject({ resolution: 'auto-accepted', transaction: { status: 'reversed' } });
  });

  it('stays where it is after a dispute that was won', async () => {
    const { id } = fake.control.openDispute('esc-1');
    fake.control.resolveDispute(id, false);
    expect(await statusOf('esc-1')).toBe('success');
    expect(await listed()).toEqual([]);
  });
});
