import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';
import { advance, type TestEscrow } from '../../harness/test-escrow.js';
import { changeBankAccount, ordersOf, overpaid, released, settle } from './bank.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`outcomes of payouts and refunds at the bank, on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    const payoutOf = async (escrow: TestEscrow) => (await escrow.read()).payouts[0];

    it.each(['paid', 'failed'])('a payout that was just decided can be %s at once', async (outcome) => {
      const { escrow, payoutId } = await released(service);
      const { status, body } = await settle(service, 'payouts', payoutId, { outcome, reason: 'So it is' });
      expect(status).toBe(200);
      const failure_reason = outcome === 'paid' ? null : 'So it is';
      expect(body).toMatchObject({
        id: payoutId,
        reference: escrow.reference,
        status: outcome,
        failure_reason,
      });
      expect(await payoutOf(escrow)).toMatchObject({ status: outcome });
      expect(await escrow.eventTypes()).toContain(`payout.${outcome}`);
      const repeated = await settle(service, 'payouts', payoutId, { outcome, reason: 'So it is' });
      expect(repeated.body).toEqual(body);
    });

    it('a paid payout is reversed, waits, and is sent again', async () => {
      const { escrow, payoutId } = await released(service, { amount: 310_000 });
      await settle(service, 'payouts', payoutId, { outcome: 'paid' });
      const { body } = await settle(service, 'payouts', payoutId, { outcome: 'reversed' });
      expect(body.status).toBe('reversed');
      const refused = await settle(service, 'payouts', payoutId, { outcome: 'paid' });
      expect(refused).toMatchObject({ status: 409, body: { code: 'transfer_ended' } });
      await advance(service, { minutes: 62 });
      expect(await payoutOf(escrow)).toMatchObject({ status: 'paid' });
      const orders = await ordersOf(service, 310_000);
      expect(orders.map(({ status }) => status).sort()).toEqual(['paid', 'reversed']);
    });

    it('the bank’s fee is booked, and the payee gets the whole amount', async () => {
      const { escrow, payoutId } = await released(service, { amount: 470_000 });
      const { body } = await settle(service, 'payouts', payoutId, { outcome: 'paid', fee: 5_000 });
      expect(body).toMatchObject({ status: 'paid', amount: 470_000 });
      await settle(service, 'payouts', payoutId, { outcome: 'reversed' });
      await advance(service, { minutes: 62 });
      expect(await payoutOf(escrow)).toMatchObject({ status: 'paid', amount: 470_000 });
    });

    it('a transfer that the bank reported as failed can be paid later', async () => {
      const { escrow, payoutId } = await released(service, { amount: 320_000 });
      await settle(service, 'payouts', payoutId, { outcome: 'failed' });
      const { body } = await settle(service, 'payouts', payoutId, { outcome: 'paid' });
      expect(body).toMatchObject({ status: 'paid', session_id: expect.stringMatching(/^\d{30}$/) });
      await advance(service, { hours: 3 });
      expect(await payoutOf(escrow)).toMatchObject({ status: 'paid' });
      expect(await ordersOf(service, 320_000)).toHaveLength(1);
    });

    it('an attempt that is paid late settles the payout when the next one is lost', async () => {
      const { escrow, payoutId } = await released(service, { amount: 330_000 });
      await settle(service, 'payouts', payoutId, { outcome: 'failed' });
      await changeBankAccount(service);
      await advance(service, { minutes: 0 });
      expect(await ordersOf(service, 330_000)).toHaveLength(2);
      const late = await settle(service, 'payouts', payoutId, { outcome: 'paid', attempt: 1 });
      expect(late.body.status).toBe('pending');
      await expectSoundLedger(service);
      const lost = await settle(service, 'payouts', payoutId, { outcome: 'failed', attempt: 2 });
      expect(lost.body.status).toBe('paid');
      await advance(service, { hours: 3 });
      expect(await payoutOf(escrow)).toMatchObject({ status: 'paid' });
      expect(await ordersOf(service, 330_000)).toHaveLength(2);
    });

    it('a refund waits for a bank account, and is then paid', async () => {
      const { escrow, refundId } = await overpaid(service, 41_000);
      const waits = await settle(service, 'refunds', refundId, { outcome: 'needs_details' });
      expect(waits.body).toMatchObject({ status: 'needs_details', reference: escrow.reference });
      const { body } = await settle(service, 'refunds', refundId, { outcome: 'paid' });
      expect(body).toMatchObject({ id: refundId, status: 'paid', amount: 41_000 });
      const refused = await settle(service, 'refunds', refundId, { outcome: 'needs_details' });
      expect(refused.body.code).toBe('transfer_ended');
      expect(await ordersOf(service, 41_000)).toHaveLength(1);
    });

    it.each(['failed', 'reversed'])('a refund that is %s stays owed', async (outcome) => {
      const { escrow, refundId } = await overpaid(service, 42_000);
      const { body } = await settle(service, 'refunds', refundId, { outcome });
      expect(body.status).toBe('failed');
      expect((await escrow.read()).refunds).toMatchObject([{ status: 'failed', amount: 42_000 }]);
    });

    it('a refund that was never sent cannot be settled, and the error says why', async () => {
      const { refundId } = await overpaid(service, 5_000);
      const { status, body } = await settle(service, 'refunds', refundId, { outcome: 'paid' });
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'below_minimum' });
      const taken = await overpaid(service, 43_000);
      await settle(service, 'refunds', taken.refundId, { outcome: 'paid' });
      const unknownField = await settle(service, 'refunds', taken.refundId, { outcome: 'paid', attempt: 7 });
      expect(unknownField.body).toMatchObject({
        code: 'validation_failed',
        errors: [{ pointer: '/attempt' }],
      });
    });

    it('is found only by its own account, and only in test mode', async () => {
      const { payoutId } = await released(service);
      const stranger = await service.newMerchant();
      const path = `/sandbox/payouts/${payoutId}/settle`;
      const body = { outcome: 'failed' };
      const foreign = await service.call('POST', path, { body, key: await stranger.key('test') });
      expect(foreign).toMatchObject({ status: 404, body: { code: 'not_found' } });
      const live = await service.call('POST', path, { body, key: await stranger.key('live') });
      expect(live).toMatchObject({ status: 403, body: { code: 'test_mode_only' } });
      const wrongKind = await settle(service, 'refunds', payoutId, { outcome: 'failed' });
      expect(wrongKind.status).toBe(404);
    });

    it('is settled once under a key', async () => {
      const { payoutId } = await released(service);
      const headers = keyHeader();
      const first = await settle(service, 'payouts', payoutId, { outcome: 'failed' }, headers);
      await settle(service, 'payouts', payoutId, { outcome: 'paid' });
      const replay = await settle(service, 'payouts', payoutId, { outcome: 'failed' }, headers);
      expect(replay.headers.get('Idempotent-Replay')).toBe('true');
      expect(replay.text).toBe(first.text);
      const now = await settle(service, 'payouts', payoutId, { outcome: 'paid' });
      expect(now.body.status).toBe('paid');
    });
  });
});
