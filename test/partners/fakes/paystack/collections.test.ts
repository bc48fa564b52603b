import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '../clock.js';
import { call, openAccount } from './caller.js';
import { type FakePaystack, type FakePaystackOptions, startFakePaystack } from './paystack.js';

let fake: FakePaystack;
const start = async (options: FakePaystackOptions = {}) => {
  await fake?.stop();
  fake = await startFakePaystack(options);
};
beforeEach(() => start());
afterEach(() => fake.stop());

const verify = async (reference: string) => (await call(fake, `GET /transaction/verify/${reference}`)).body;
const events = () => fake.notifier.notifications.map(({ event }) => event);
const lastEvent = () => JSON.parse(fake.notifier.notifications.at(-1)?.rawBody ?? 'null');

describe('A virtual account', () => {
  it.each([
    ['under 15 minutes', 5 * minuteMs, 15 * minuteMs],
    ['within the limits', hourMs, hourMs],
    ['over 8 hours', 20 * hourMs, 8 * hourMs],
    ['in the past', -hourMs, 15 * minuteMs],
  ])('asked to live %s has its expiry clamped without a word', async (_, askedMs, givenMs) => {
    const at = (ms: number) => new Date(fake.clock.now() + ms).toISOString();
    const opened = await openAccount(fake, { bank_transfer: { account_expires_at: at(askedMs) } });
    expect(opened.account_expires_at).toBe(at(givenMs));
  });

  it('lives 8 hours if nothing is asked', async () => {
    const opened = await openAccount(fake, { bank_transfer: { account_expires_at: null } });
    expect(Date.parse(opened.account_expires_at)).toBe(fake.clock.now() + 8 * hourMs);
  });

  it('may have a number that begins with 0', async () => {
    const opened = await Promise.all(Array.from({ length: 60 }, () => openAccount(fake)));
    const numbers = opened.map(({ account_number }) => account_number as string);
    expect(numbers.every((number) => /^\d{10}$/.test(number))).toBe(true);
    expect(numbers.some((number) => number.startsWith('0'))).toBe(true);
  });

  it('burns its reference: a repeat is refused for ever, and no later answer shows the number', async () => {
    const { account_number } = await openAccount(fake, { reference: 'esc-1' });
    fake.clock.advance(9 * hourMs);
    const asked = { email: 'buyer@example.com', amount: 2_500_000, reference: 'esc-1', bank_transfer: {} };
    const repeated = await call(fake, 'POST /charge', asked);
    expect(repeated).toMatchObject({ status: 400, body: { code: 'duplicate_reference' } });
    const checked = await call(fake, 'GET /charge/esc-1');
    expect(checked.body.data).toEqual({ reference: 'esc-1', status: 'timeout' });
    expect(JSON.stringify(await verify('esc-1'))).not.toContain(account_number);
  });

  it.each([
    ['an underscore in the reference', { reference: 'esc_1' }, 'invalid_params'],
    ['an amount under NGN 100', { amount: 9_999 }, 'invalid_params'],
    ['an amount over NGN 10,000,000', { amount: 1_000_000_001 }, 'invalid_params'],
    ['a part of a kobo', { amount: 10_000.5 }, 'invalid_params'],
    ['another currency', { currency: 'USD' }, 'invalid_params'],
    ['no email', { email: '' }, 'missing_params'],
    ['no channel', { bank_transfer: undefined }, 'invalid_params'],
  ])('is refused with %s', async (_, fields, code) => {
    const asked = { email: 'buyer@example.com', amount: 2_500_000, bank_transfer: {}, ...fields };
    expect(await call(fake, 'POST /charge', asked)).toMatchObject({ status: 400, body: { code } });
  });

  it('is refused with another key, and while the channel is off', async () => {
    const asked = { email: 'buyer@example.com', amount: 2_500_000, bank_transfer: {} };
    const wrong = { url: fake.url, secretKey: 'sk_live_other' };
    const refused = await call(wrong, 'POST /charge', asked);
    expect(refused).toMatchObject({ status: 401, body: { status: false, message: 'Invalid key' } });
    fake.settings.isChannelOn = false;
    expect((await call(fake, 'POST /charge', asked)).body.code).toBe('unsupported_channel');
  });
});

describe('A payment', () => {
  it('of the exact amount is credited once, with a masked payer and its fee', async () => {
    await openAccount(fake, { reference: 'esc-1' });
    const payer = { name: 'ADE BUYER', accountNumber: '2087654553' };
    expect(fake.control.payReference('esc-1', payer).outcome).toBe('credited');
    const { data } = await verify('esc-1');
    expect(data).toMatchObject({
      status: 'success',
      amount: 2_500_000,
      fees: 47_500,
      channel: 'bank_transfer',
    });
    expect(data.authorization).toMatchObject({
      sender_name: 'ADE BUYER',
      sender_bank: null,
      sender_bank_account_number: 'XXXXXXX553',
    });
    expect(JSON.stringify([data, lastEvent()])).not.toContain('2087654553');
    expect(fake.control.payReference('esc-1')).toEqual({ outcome: 'returned', reason: 'already_paid' });
    expect(events()).toEqual(['charge.success']);
  });

  it.each([
    ['short', 2_499_999],
    ['excess', 2_500_001],
  ])('of a %s amount is returned, with an event that has no reference', async (_, amount) => {
    const { account_number: accountNumber } = await openAccount(fake, { reference: 'esc-1' });
    const paid = fake.control.pay({ accountNumber, amount });
    expect(paid).toEqual({ outcome: 'returned', reason: 'incorrect_amount' });
    const { data } = await verify('esc-1');
    expect(data.status).toBe('ongoing');
    const { event, data: rejected } = lastEvent();
    expect(event).toBe('bank.transfer.rejected');
    expect(JSON.stringify(rejected)).not.toContain('esc-1');
    expect(rejected.bank_transfer).toMatchObject({ amount: String(amount), transaction_id: String(data.id) });
    expect(fake.control.payReference('esc-1').outcome).toBe('credited');
  });

  it('that comes late is returned without an event, unless the partner takes it all the same', async () => {
    const { account_number: accountNumber } = await openAccount(fake, { reference: 'esc-1' });
    fake.clock.advance(8 * hourMs);
    const late = { accountNumber, amount: 2_500_000 };
    expect(fake.control.pay(late)).toEqual({ outcome: 'returned', reason: 'expired' });
    expect((await verify('esc-1')).data.status).toBe('abandoned');
    expect(events()).toEqual([]);
    expect(fake.control.pay({ ...late, isForced: true }).outcome).toBe('credited');
    expect((await verify('esc-1')).data.status).toBe('success');
  });

  it('returns the metadata as it was sent, or as text', async () => {
    const metadata = { escrow_id: 'e1' };
    await openAccount(fake, { reference: 'esc-1', metadata });
    expect((await verify('esc-1')).data.metadata).toEqual(metadata);
    fake.settings.metadataForm = 'text';
    expect((await verify('esc-1')).data.metadata).toBe(JSON.stringify(metadata));
  });
});

describe('Transactions', () => {
  it('are not found by an unknown reference, as 400 or 404', async () => {
    const unknown = () => call(fake, 'GET /transaction/verify/esc-9');
    expect(await unknown()).toMatchObject({ status: 400, body: { code: 'transaction_not_found' } });
    fake.settings.unknownTransactionStatus = 404;
    expect(await unknown()).toMatchObject({ status: 404, body: { status: false } });
  });

  it('are each on one page, by offset and by cursor, also while new ones come', async () => {
    for (const number of [1, 2, 3, 4, 5]) await openAccount(fake, { reference: `esc-${number}` });
    const references = (rows: { reference: string }[]) => rows.map(({ reference }) => reference);
    const second = await call(fake, 'GET /transaction?perPage=2&page=2');
    expect(references(second.body.data)).toEqual(['esc-3', 'esc-2']);
    expect(second.body.meta).toMatchObject({ total: 5, skipped: 2, perPage: 2, page: 2, pageCount: 3 });
    const found: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const path = `/transaction?use_cursor=true&perPage=2${next && `&next=${encodeURIComponent(next)}`}`;
      const { body } = await call(fake, `GET ${path}`);
      found.push(...references(body.data));
      next = body.meta.next;
      await openAccount(fake);
    }
    expect(found).toEqual(['esc-5', 'esc-4', 'esc-3', 'esc-2', 'esc-1']);
  });

  it('are found by status, time and settlement', async () => {
    await openAccount(fake, { reference: 'esc-1' });
    fake.control.payReference('esc-1');
    const settlement = fake.control.settleCollections();
    fake.clock.advance(hourMs);
    await openAccount(fake, { reference: 'esc-2' });
    const from = new Date(fake.clock.now()).toISOString();
    const found = async (query: string) => (await call(fake, `GET /transaction?${query}`)).body.data;
    expect(await found('status=success')).toMatchObject([{ reference: 'esc-1' }]);
    expect(await found(`from=${from}`)).toMatchObject([{ reference: 'esc-2' }]);
    expect(await found(`settlement=${settlement?.id}`)).toMatchObject([{ reference: 'esc-1' }]);
  });
});
