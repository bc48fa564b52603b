import http from 'node:http';
import https from 'node:https';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPayee, openAccount, sendTransfer } from './caller.js';
import { type FakePaystack, startFakePaystack } from './paystack.js';

/** `@paystack/paystack-sdk`. Its host is fixed, so its requests are turned to the fake. */
describe('Paystack’s official client', () => {
  let fake: FakePaystack;
  // biome-ignore lint/suspicious/noExplicitAny: its types leave out what it answers
  let client: any;
  let Paystack: new (secretKey: string) => unknown;
  // The client copies `https.request` when it is loaded.
  beforeAll(async () => {
    vi.spyOn(https, 'request').mockImplementation(((...args: Parameters<typeof https.request>) => {
      const [address, options, callback] = args as unknown as [string, http.RequestOptions, () => void];
      expect(address).toBe('https://api.paystack.co');
      const { port, hostname } = new URL(fake.url);
      return http.request({ ...options, hostname, port }, callback);
    }) as typeof https.request);
    ({ Paystack } = await import('@paystack/paystack-sdk'));
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });
  beforeEach(async () => {
    fake = await startFakePaystack();
    client = new Paystack(fake.secretKey);
  });
  afterEach(() => fake.stop());

  it('follows a payment from its account to the list', async () => {
    await openAccount(fake, { reference: 'esc-1' });
    const waiting = await client.charge.check({ reference: 'esc-1' });
    expect(waiting.data).toEqual({ reference: 'esc-1', status: 'pending' });
    fake.control.payReference('esc-1');
    const verified = await client.transaction.verify({ reference: 'esc-1' });
    expect(verified).toMatchObject({ status: true, data: { status: 'success', amount: 2_500_000 } });
    const listed = await client.transaction.list({});
    expect(listed.data).toMatchObject([{ id: verified.data.id, reference: 'esc-1' }]);
    const fetched = await client.transaction.fetch({ id: verified.data.id });
    expect(fetched.data.reference).toBe('esc-1');
  });

  it('pays a payee and reads the outcome', async () => {
    fake.control.topUp(10_000_000);
    fake.control.nameAccount('058', '0123456780', 'ADA SELLER');
    const resolved = await client.verification.resolveAccountNumber({
      account_number: '0123456780',
      bank_code: '058',
    });
    expect(resolved.data).toMatchObject({ account_name: 'ADA SELLER', bank_id: 9 });
    const recipient = await client.transferrecipient.create({
      type: 'nuban',
      name: resolved.data.account_name,
      account_number: '0123456780',
      bank_code: '058',
      currency: 'NGN',
    });
    const sent = await client.transfer.initiate({
      source: 'balance',
      amount: 2_450_000,
      recipient: recipient.data.recipient_code,
      reference: 'po-official-client',
    });
    expect(sent).toMatchObject({ status: true, data: { status: 'pending' } });
    fake.control.settleTransfer('po-official-client', 'success');
    const verified = await client.transfer.verify({ reference: 'po-official-client' });
    expect(verified.data).toMatchObject({ status: 'success', fee_charged: 7_500 });
    expect((await client.balance.fetch()).data).toEqual([{ currency: 'NGN', balance: 7_542_500 }]);
    const ledger = await client.balance.ledger({});
    expect(ledger.data.map(({ difference }: { difference: number }) => difference)).toEqual([
      -2_457_500, 10_000_000,
    ]);
  });

  it('refunds a payment and finds the refund', async () => {
    await openAccount(fake, { reference: 'esc-1' });
    fake.control.payReference('esc-1');
    const asked = { transaction: 'esc-1', amount: 100_000, merchant_note: 'rf-1' };
    const { data } = await client.refund.create(asked);
    fake.control.moveRefund(data.id, 'processing');
    fake.control.moveRefund(data.id, 'processed');
    const listed = await client.refund.list({});
    expect(listed.data).toMatchObject([{ id: data.id, status: 'processed', merchant_note: 'rf-1' }]);
  });

  it('lists banks and settlements', async () => {
    await openAccount(fake, { reference: 'esc-1' });
    fake.control.payReference('esc-1');
    fake.control.settleCollections();
    const banks = await client.verification.fetchBanks({});
    expect(banks.data).toContainEqual(expect.objectContaining({ code: '044', name: 'Access Bank' }));
    const settlements = await client.settlement.fetch({});
    expect(settlements.data).toMatchObject([{ total_processed: 2_500_000, total_fees: 47_500 }]);
  });

  it('reads a refusal, such as a duplicate reference', async () => {
    fake.control.topUp(10_000_000);
    const recipient = await createPayee(fake);
    const asked = { source: 'balance', amount: 100_000, recipient, reference: 'po-the-same-twice' };
    await sendTransfer(fake, recipient, 'po-the-same-twice');
    const refused = await client.transfer.initiate(asked);
    // It drops the code of a refusal.
    expect(refused.status).toBe(false);
    expect(refused.message).toMatch(/Reference already exists on a transfer/);
  });
});
