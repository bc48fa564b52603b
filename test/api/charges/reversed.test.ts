import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCredits } from '../../../server/src/features/checkouts/queries.js';
import { applySigned } from '../../../server/src/features/notifications/apply.js';
import { settleReceivable } from '../../../server/src/features/operator/receivables.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { TestCharge } from '../../harness/test-charge.js';
import { advance, payout, TestEscrow } from '../../harness/test-escrow.js';
import { ordersOf, settle } from '../sandbox/bank.js';

forEachDatabase((engine, freshDatabase) => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(await freshDatabase());
  });
  afterAll(async () => {
    await expectSoundLedger(service);
    await service.stop();
  });

  test(`a charge whose payment was reversed is paid out after settlement, on ${engine}`, async () => {
    const amount = 123_400;
    const charge = await TestCharge.open(service, { amount });
    await charge.fund({ outcome: 'reversed' });
    expect((await service.call('PUT', '/account/payout', { body: payout })).status).toBe(200);
    await advance(service, { hours: 1 });
    const waiting = await charge.read();
    expect(waiting).toMatchObject({
      status: 'succeeded',
      amount_receivable: amount,
      payouts: [{ status: 'pending', account_last4: '6789' }],
    });
    const refused = await settle(service, 'payouts', waiting.payouts[0].id, { outcome: 'paid' });
    expect([refused.status, refused.body.code]).toEqual([409, 'payment_reversed']);
    expect(await ordersOf(service, amount)).toEqual([]);
    const recovered = { amount, from: 'recovered', sessionId: 'BANK-1', transferAmount: null } as const;
    await settleReceivable(service.deps.services, waiting.charge_id, recovered);
    await advance(service, { minutes: 2 });
    expect(await charge.read()).toMatchObject({ amount_receivable: 0, payouts: [{ status: 'paid' }] });
    expect(await ordersOf(service, amount)).toHaveLength(1);
  });

  test(`so is a released escrow whose payout waited for another bank account, on ${engine}`, async () => {
    const amount = 234_500;
    const seller = 'waits@example.com';
    const checkout = await TestEscrow.funded(service, { amount, seller_email: seller });
    const released = (await checkout.post('release')).body;
    const [{ id }] = released.payouts;
    expect((await settle(service, 'payouts', id, { outcome: 'failed' })).status).toBe(200);
    await reversePayment(released.escrow_id);
    const other = { payout: { ...payout, account_number: '0123456799' } };
    const path = `/sellers/${encodeURIComponent(seller)}`;
    expect((await service.call('PUT', path, { body: other })).status).toBe(200);
    await advance(service, { hours: 1 });
    expect(await checkout.read()).toMatchObject({
      amount_receivable: amount,
      payouts: [{ status: 'pending', account_last4: '6799' }],
    });
    expect(await ordersOf(service, amount)).toMatchObject([{ status: 'failed' }]);
    const escrowId = released.escrow_id;
    await settleReceivable(service.deps.services, escrowId, { amount, from: 'written_off' });
    await advance(service, { minutes: 2 });
    expect(await checkout.read()).toMatchObject({ amount_receivable: 0, payouts: [{ status: 'paid' }] });
    const { movements } = await checkout.read('/ledger');
    const receivable = `receivable:${escrowId}`;
    expect(movements).toContainEqual(expect.objectContaining({ debit: receivable, amount }));
    expect(movements).toContainEqual(expect.objectContaining({ debit: 'loss', credit: receivable, amount }));
  });

  /** Reverses the payment of a checkout at the payer's bank, which reports it. */
  async function reversePayment(checkoutId: string): Promise<void> {
    const { services } = service.deps;
    const { name } = services.sandboxBank;
    const [credit] = await services.store.all(listCredits, { checkoutId });
    const report = await services.sandboxBank.reverse(credit?.partnerCreditId ?? '');
    if (!report) throw new Error('The bank knows no such credit');
    await applySigned(services, name, report.headers, report.rawBody);
  }
});
