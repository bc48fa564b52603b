import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCheckout } from '../../../server/src/features/checkouts/load.js';
import { listVirtualAccounts } from '../../../server/src/features/checkouts/queries.js';
import { accountTime } from '../../../server/src/pipeline/context.js';
import { PartnerRefused } from '../../../server/src/ports/bank.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { inTestMode } from '../../harness/partners.js';
import { type Service, startService } from '../../harness/service.js';
import { eventsSettled } from '../../harness/settled-events.js';
import { TestCharge } from '../../harness/test-charge.js';
import { advance, payout } from '../../harness/test-escrow.js';

forEachDatabase((engine, freshDatabase) => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(await freshDatabase());
  });
  afterAll(async () => {
    await expectSoundLedger(service);
    await service.stop();
  });
  const savePayout = () => service.call('PUT', '/account/payout', { body: payout });

  test(`a paid charge waits for the merchant's bank account and is then paid out, on ${engine}`, async () => {
    const charge = await TestCharge.open(service);
    await charge.fund();
    expect(await charge.read()).toMatchObject({
      status: 'succeeded',
      amount_received: 120_000,
      account_number: null,
      expires_at: null,
      payouts: [{ status: 'waiting_details', amount: 120_000, account_last4: null }],
    });
    expect((await service.call('GET', '/balance')).body).toMatchObject({ payouts_waiting_details: 120_000 });
    expect((await savePayout()).status).toBe(200);
    await advance(service, { minutes: 2 });
    const paid = await charge.read();
    expect(paid.payouts).toMatchObject([{ status: 'paid', account_last4: '6789' }]);
    expect(paid.payouts[0].session_id).toMatch(/^\d{30}$/);
    expect(await charge.eventTypes()).toEqual(['charge.success', 'payout.paid']);
    expect((await charge.read('/ledger')).balance).toBe(0);
  });

  test(`parts add up, and the excess is refunded, on ${engine}`, async () => {
    await savePayout();
    const charge = await TestCharge.open(service);
    await charge.fund({ amount: 50_000 });
    expect(await charge.read()).toMatchObject({ status: 'pending', amount_received: 50_000, payouts: [] });
    expect((await service.call('GET', '/balance')).body.held).toBe(50_000);
    await charge.fund({ amount: 100_000 });
    expect(await charge.read()).toMatchObject({
      status: 'succeeded',
      amount_received: 120_000,
      amount_excess: 30_000,
      refunds: [{ amount: 30_000, reason: 'overpaid' }],
    });
    await charge.fund({ amount: 40_000 });
    await advance(service, { minutes: 2 });
    const settled = await charge.read();
    expect(settled).toMatchObject({ status: 'succeeded', amount_excess: 70_000 });
    expect(settled.refunds.map(({ status }: { status: string }) => status)).toEqual(['paid', 'paid']);
    expect((await charge.eventTypes()).slice(0, 2)).toEqual(['payment.partial', 'charge.success']);
  });

  test(`credits that arrive at the same moment are all counted once, on ${engine}`, async () => {
    const charge = await TestCharge.open(service);
    await Promise.all(Array.from({ length: 8 }, () => charge.fund({ amount: 20_000 })));
    const read = await charge.read();
    expect(read).toMatchObject({ status: 'succeeded', amount_received: 120_000, amount_excess: 40_000 });
    expect(read.payouts).toHaveLength(1);
  });

  test(`a rejected transfer and a reversed one leave it unpaid, on ${engine}`, async () => {
    const charge = await TestCharge.open(service);
    await charge.fund({ outcome: 'rejected' });
    await charge.fund({ amount: 50_000, outcome: 'reversed' });
    const read = await charge.read();
    expect(read).toMatchObject({ status: 'pending', amount_received: 0, refunds: [] });
    expect(read.credits.map(({ status }: { status: string }) => status)).toEqual(['rejected', 'reversed']);
    expect(await charge.eventTypes()).toEqual(['payment.failed', 'payment.partial', 'payment.failed']);
    await eventsSettled(service);
    const sent = (await service.call('GET', '/events?type=payment.failed')).body.data;
    const [, first] = sent.filter(({ reference }: { reference: string }) => reference === charge.reference);
    expect(first).toMatchObject({ charge_id: read.charge_id, status: 'pending' });
    expect(first.failure_reason).toMatch(/^rejected/);
    expect(first.escrow_id ?? null).toBeNull();
  });

  test(`a transfer reversed after success leaves a receivable, on ${engine}`, async () => {
    const charge = await TestCharge.open(service);
    await charge.fund({ outcome: 'reversed' });
    const read = await charge.read();
    expect(read).toMatchObject({ status: 'succeeded', credits: [{ status: 'reversed' }] });
    expect(read.payouts).toHaveLength(1);
    const { movements } = await charge.read('/ledger');
    expect(read.amount_receivable).toBe(120_000);
    expect(movements).toHaveLength(3);
    const taken = { debit: `receivable:${read.charge_id}`, credit: expect.stringMatching(/^bank:/) };
    expect(movements).toContainEqual(expect.objectContaining({ ...taken, amount: 120_000 }));
  });

  test(`unpaid it expires after a day and the grace; a part payment is refunded, on ${engine}`, async () => {
    const charge = await TestCharge.open(service);
    await charge.fund({ amount: 30_000 });
    await advance(service, { hours: 24, minutes: 29 });
    expect((await charge.read()).status).toBe('pending');
    await advance(service, { minutes: 3 });
    expect(await charge.read()).toMatchObject({
      status: 'expired',
      failure_reason: 'expired',
      account_number: null,
      amount_refunded: 30_000,
      refunds: [{ status: 'paid', amount: 30_000 }],
    });
    expect(await charge.eventTypes()).toEqual(['payment.partial', 'charge.failed', 'refund.paid']);
  });

  test(`a repeated charge reopens an expired one with a new virtual account, on ${engine}`, async () => {
    const charge = await TestCharge.open(service);
    const before = await charge.read();
    await advance(service, { hours: 25 });
    expect((await charge.read()).status).toBe('expired');
    expect((await charge.create({ amount: 130_000 })).body.code).toBe('reference_conflict');
    const key = 'reopened-by-this-key';
    const reopened = await charge.create({}, key);
    expect([reopened.body.reopened, reopened.headers.get('idempotent-replay')]).toEqual([true, null]);
    const kept = await charge.create({}, key);
    expect([kept.body, kept.headers.get('idempotent-replay')]).toEqual([reopened.body, 'true']);
    expect((await charge.create()).body.reopened).toBe(false);
    expect(reopened.body.charge_id).toBe(before.charge_id);
    expect(reopened.body.account_number).not.toBe(before.account_number);
    const after = await charge.read();
    expect(after).toMatchObject({ status: 'pending', failure_reason: null });
    expect(Date.parse(after.payment_deadline_at)).toBeGreaterThan(Date.parse(before.payment_deadline_at));
    await charge.fund();
    expect((await charge.read()).status).toBe('succeeded');
  });

  test(`a new virtual account asks for the rest when the first has expired, on ${engine}`, async () => {
    const charge = await TestCharge.open(service);
    await charge.fund({ amount: 50_000 });
    const first = (await charge.read()).account_number;
    await advance(service, { hours: 9 });
    const again = await charge.create();
    expect(again.body.account_number).not.toBe(first);
    await charge.fund({ amount: 70_000 });
    expect((await charge.read()).status).toBe('succeeded');
  });

  test(`money that was never reported saves it when no new account can be opened, on ${engine}`, async () => {
    const charge = await TestCharge.open(service);
    await payUnreported(service, charge.reference, 120_000);
    await advance(service, { hours: 9 });
    const { services } = service.deps;
    const { partners, sandboxBank } = services;
    const openVirtualAccount = () => Promise.reject(new PartnerRefused('no'));
    services.partners = inTestMode({ ...sandboxBank, openVirtualAccount });
    expect((await charge.create()).status).toBe(200);
    services.partners = partners;
    expect(await charge.read()).toMatchObject({ status: 'succeeded', amount_received: 120_000, refunds: [] });
  });

  test(`it ends when the partner refuses a new account, with a refund, on ${engine}`, async () => {
    const charge = await TestCharge.open(service);
    await charge.fund({ amount: 50_000 });
    await advance(service, { hours: 9 });
    const { services } = service.deps;
    const { partners, sandboxBank } = services;
    services.partners = inTestMode({
      ...sandboxBank,
      openVirtualAccount: () => Promise.reject(new PartnerRefused('no')),
    });
    const refused = await charge.create();
    services.partners = partners;
    expect([refused.status, refused.body.account_number]).toEqual([200, null]);
    expect(await charge.read()).toMatchObject({
      status: 'failed',
      failure_reason: 'account_refused',
      refunds: [{ amount: 50_000 }],
    });
    expect((await charge.eventTypes()).slice(0, 2)).toEqual(['payment.partial', 'charge.failed']);
  });

  test(`less than a bank can transfer stays owed and is not sent, on ${engine}`, async () => {
    await savePayout();
    const charge = await TestCharge.open(service, { amount: 5_000 });
    await charge.fund({ amount: 8_000 });
    await advance(service, { hours: 2 });
    const read = await charge.read();
    expect(read).toMatchObject({
      status: 'succeeded',
      payouts: [{ status: 'below_minimum', amount: 5_000 }],
    });
    expect(read.refunds).toMatchObject([{ status: 'below_minimum', amount: 3_000 }]);
  });

  test(`a charge in escrow has the status of its escrow, on ${engine}`, async () => {
    const charge = await TestCharge.open(service, { escrow: true });
    await charge.fund();
    expect(await charge.read()).toMatchObject({ status: 'succeeded', amount_received: 120_000 });
    expect(await charge.eventTypes()).toEqual(['payment.success', 'escrow.funded']);
    const declined = await TestCharge.open(service, { escrow: true });
    const path = `/escrow/${declined.reference}/cancel`;
    expect((await service.call('POST', path)).status).toBe(200);
    expect(await declined.read()).toMatchObject({ status: 'failed', failure_reason: 'cancelled' });
  });

  test(`one in escrow shows no virtual account once it is paid, on ${engine}`, async () => {
    const charge = await TestCharge.open(service, { escrow: true });
    const waiting = await charge.read();
    expect(waiting).toMatchObject({ status: 'pending', account_number: expect.stringMatching(/^\d{10}$/) });
    await charge.fund({ amount: 50_000 });
    const { account_number, bank_name, expires_at } = (await charge.create()).body;
    expect({ account_number, bank_name, expires_at }).toEqual({
      account_number: waiting.account_number,
      bank_name: waiting.bank_name,
      expires_at: waiting.expires_at,
    });
    await charge.fund();
    const nothing = { account_number: null, bank_name: null, expires_at: null };
    expect(await charge.read()).toMatchObject({ status: 'succeeded', escrow: true, ...nothing });
    const again = await charge.create();
    expect([again.status, again.headers.get('idempotent-replay')]).toEqual([200, 'true']);
    expect(again.body).toMatchObject(nothing);
  });
});

/** Pays by a transfer that the bank never reports. */
async function payUnreported(service: Service, reference: string, amount: number): Promise<void> {
  const { services } = service.deps;
  const { sandboxBank, store } = services;
  const checkout = await findCheckout(store, service.accountId, 'test', reference);
  const [account] = await store.all(listVirtualAccounts, { checkoutId: checkout?.id ?? '' });
  if (!account) throw new Error('A charge has an account');
  const { partnerReference, accountNumber } = account;
  const { now } = await accountTime(services, service.accountId, 'test');
  const to = { accountId: service.accountId, partnerReference, accountNumber };
  const what = {
    amount,
    payerName: null,
    outcome: 'credited',
    partnerCreditId: services.newId(),
    now,
  } as const;
  await sandboxBank.reportTransfer({ ...to, ...what });
}
