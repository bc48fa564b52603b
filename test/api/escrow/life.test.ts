import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { advance, payout, proof, TestEscrow } from '../../harness/test-escrow.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`the life of an escrow on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    it('goes from initiate to the seller’s bank account', async () => {
      const escrow = await TestEscrow.open(service);
      expect(await escrow.read()).toMatchObject({
        status: 'awaiting_payment',
        blocked_by: expect.arrayContaining(['not_funded']),
      });
      const funded = await escrow.fund();
      expect(funded.body).toMatchObject({ status: 'funded', amount_held: 250_000, amount_received: 250_000 });
      expect(funded.body.blocked_by).toEqual(['seller_not_accepted', 'payout_details_missing']);
      expect((await escrow.post('accept', { payout })).body.blocked_by).toEqual([]);
      const delivered = (await escrow.post('deliver', proof)).body;
      const window = Date.parse(delivered.auto_release_at) - Date.parse(delivered.seller_delivered_at);
      expect(window).toBe(24 * 3_600_000);
      expect(delivered).toMatchObject({ status: 'funded', dispatch_proof: proof });
      const advanced = await advance(service, { hours: 24 });
      expect(advanced.body.pending).toBe(false);
      const released = await escrow.read();
      expect(released).toMatchObject({ status: 'released', amount_held: 0, amount_released: 250_000 });
      expect(released.payouts).toMatchObject([{ status: 'pending', amount: 250_000, account_last4: '6789' }]);
      await advance(service, { minutes: 1 });
      const [paid] = (await escrow.read()).payouts;
      expect(paid).toMatchObject({ status: 'paid', session_id: expect.stringMatching(/^\d{30}$/) });
      expect(await escrow.eventTypes()).toEqual([
        'payment.success',
        'escrow.funded',
        'escrow.accepted',
        'escrow.delivered',
        'escrow.released',
        'payout.paid',
      ]);
      const { movements, balance } = await escrow.read('/ledger');
      const kinds = movements.map((row: { debit: string; credit: string; amount: number }) => [
        row.debit.split(':')[0],
        row.credit.split(':')[0],
        row.amount,
      ]);
      expect(kinds).toEqual([
        ['bank', 'escrow', 250_000],
        ['escrow', 'payout', 250_000],
        ['payout', 'bank', 250_000],
      ]);
      expect(balance).toBe(0);
    });

    it('releases automatically at the end of the inspection window, not a minute earlier', async () => {
      const escrow = await TestEscrow.funded(service);
      await escrow.post('deliver', proof);
      await advance(service, { hours: 23, minutes: 59 });
      expect((await escrow.read()).status).toBe('funded');
      await advance(service, { minutes: 1 });
      expect((await escrow.read()).status).toBe('released');
    });

    it('waits past the window for the seller, and releases when they accept', async () => {
      const escrow = await TestEscrow.open(service, { seller_email: 'late-seller@example.com' });
      await escrow.fund();
      await escrow.post('deliver', proof);
      await advance(service, { hours: 30 });
      expect(await escrow.read()).toMatchObject({
        status: 'funded',
        blocked_by: ['seller_not_accepted', 'payout_details_missing'],
      });
      await escrow.post('accept', { payout });
      await advance(service, { minutes: 0 });
      expect((await escrow.read()).status).toBe('released');
    });

    it('names the default window by its number, and the window that then runs', async () => {
      const escrow = await TestEscrow.funded(service);
      expect((await escrow.read()).release_window_hours).toBe(24);
      const { body } = await escrow.post('deliver', proof);
      expect(body.release_window_hours).toBe(24);
      const windowMs = Date.parse(body.auto_release_at) - Date.parse(body.seller_delivered_at);
      expect(windowMs).toBe(24 * 3_600_000);
      expect((await escrow.initiate({ release_window_hours: 24 })).body.mismatch).toEqual([]);
    });

    it('honours a window of its own', async () => {
      const escrow = await TestEscrow.funded(service, { release_window_hours: 2 });
      expect((await escrow.read()).release_window_hours).toBe(2);
      await escrow.post('deliver', proof);
      await advance(service, { hours: 2 });
      expect((await escrow.read()).status).toBe('released');
    });

    it('says what a release would move without moving it, then moves it', async () => {
      const escrow = await TestEscrow.funded(service);
      const preview = await escrow.post('release?dry_run=true');
      expect(preview.body).toMatchObject({
        dry_run: true,
        amount: 250_000,
        remaining: 0,
        status_after: 'released',
      });
      expect((await escrow.read()).amount_held).toBe(250_000);
      expect((await escrow.post('release')).body).toMatchObject({
        status: 'released',
        amount_released: 250_000,
      });
      const again = await escrow.post('release');
      expect([again.status, again.headers.get('idempotent-replay')]).toEqual([200, 'true']);
    });

    it('lists everything that blocks a release, the first as its code', async () => {
      const escrow = await TestEscrow.open(service, { seller_email: 'nobody-yet@example.com' });
      expect((await escrow.post('release')).body.code).toBe('not_funded');
      await escrow.fund();
      const refused = await escrow.post('release');
      expect([refused.status, refused.body.code]).toEqual([409, 'seller_not_accepted']);
      expect(refused.body.blocked_by).toEqual(['seller_not_accepted', 'payout_details_missing']);
      await escrow.post('accept');
      expect((await escrow.post('release?dry_run=true')).body.code).toBe('payout_details_missing');
    });

    it('shows the URL of the seller’s page with every escrow, null without a seller', async () => {
      const escrow = await TestEscrow.open(service);
      const { escrow_id: id } = await escrow.read();
      const seller_url = new URL(`/sale/${id}`, service.url).href;
      const answers = [
        await escrow.initiate(),
        await escrow.fund(),
        await escrow.post('accept', { payout }, { 'Idempotency-Key': `accept-${id}` }),
        await escrow.post('accept', { payout }, { 'Idempotency-Key': `accept-${id}` }),
      ];
      for (const { body } of [...answers, { body: await escrow.read() }])
        expect(body).toMatchObject({ escrow_id: id, seller_url });
      const own = await TestEscrow.open(service, { seller_email: undefined });
      expect((await own.initiate()).body.seller_url).toBeNull();
      expect((await own.read()).seller_url).toBeNull();
      const list = await service.call('GET', '/escrow?limit=2');
      expect(list.body.data).toMatchObject([{ seller_url: null }, { seller_url }]);
    });

    it('pays to the merchant’s own bank account without a named seller', async () => {
      const escrow = await TestEscrow.open(service, { seller_email: undefined });
      await escrow.fund();
      expect(await escrow.read()).toMatchObject({ blocked_by: ['payout_details_missing'] });
      const saved = await service.call('PUT', '/account/payout', { body: payout });
      expect(saved.body.payout.account_number_masked).toBe('******6789');
      expect((await escrow.post('release')).body.status).toBe('released');
      await advance(service, { minutes: 1 });
      expect((await escrow.read()).payouts[0].status).toBe('paid');
    });

    it('releases in parts, each under a key of its own', async () => {
      const escrow = await TestEscrow.funded(service);
      const headers = { 'Idempotency-Key': `part-1-${escrow.reference}` };
      const first = await escrow.post('release', { amount: 100_000 }, headers);
      expect(first.body).toMatchObject({ status: 'funded', amount_held: 150_000, amount_released: 100_000 });
      const replay = await escrow.post('release', { amount: 100_000 }, headers);
      expect([replay.text, replay.headers.get('idempotent-replay')]).toEqual([first.text, 'true']);
      const mismatch = await escrow.post('release', { amount: 90_000 }, headers);
      expect([mismatch.status, mismatch.body.code]).toEqual([409, 'idempotency_mismatch']);
      expect((await escrow.read()).amount_released).toBe(100_000);
    });

    it('refunds the money when the seller declines', async () => {
      const escrow = await TestEscrow.open(service);
      await escrow.fund();
      const declined = await escrow.post('decline', { reason: 'Out of stock' });
      expect(declined.body).toMatchObject({ status: 'refunded', amount_held: 0, amount_refunded: 250_000 });
      await advance(service, { minutes: 1 });
      expect((await escrow.read()).refunds).toMatchObject([{ status: 'paid', amount: 250_000 }]);
    });

    it('holds a short payment, and refunds an excess and a late payment', async () => {
      const escrow = await TestEscrow.open(service);
      expect((await escrow.fund({ amount: 100_000 })).body).toMatchObject({
        status: 'awaiting_payment',
        amount_held: 100_000,
      });
      expect((await escrow.fund({ amount: 200_000 })).body).toMatchObject({
        status: 'funded',
        amount_held: 250_000,
        amount_excess: 50_000,
      });
      const late = await escrow.fund({ amount: 30_000, times: 3 });
      expect(late.body).toMatchObject({ status: 'funded', amount_held: 250_000, amount_excess: 80_000 });
      await advance(service, { minutes: 1 });
      const { refunds } = await escrow.read();
      expect(
        refunds.map(({ status, amount }: { status: string; amount: number }) => [status, amount]),
      ).toEqual([
        ['paid', 50_000],
        ['paid', 30_000],
      ]);
    });

    it('expires unpaid after its deadline and grace, and reopens for the same request', async () => {
      const escrow = await TestEscrow.open(service);
      await advance(service, { hours: 72, minutes: 29 });
      expect((await escrow.read()).status).toBe('awaiting_payment');
      await advance(service, { minutes: 1 });
      expect((await escrow.read()).status).toBe('expired');
      const reopened = await escrow.initiate();
      expect([reopened.body.reopened, reopened.headers.get('idempotent-replay')]).toEqual([true, null]);
      const again = await escrow.initiate();
      expect([again.body.reopened, again.headers.get('idempotent-replay')]).toEqual([false, 'true']);
      expect(reopened.body.account_number).toMatch(/^\d{10}$/);
      expect((await escrow.read()).status).toBe('awaiting_payment');
      expect((await escrow.fund()).body.status).toBe('funded');
    });

    it('refuses to release, accept or pay a closed escrow, by name', async () => {
      const escrow = await TestEscrow.open(service);
      expect((await escrow.post('cancel')).body.status).toBe('cancelled');
      const again = await escrow.post('cancel');
      expect([again.status, again.headers.get('idempotent-replay')]).toEqual([200, 'true']);
      for (const action of ['release', 'accept', 'deliver']) {
        const refused = await escrow.post(action, action === 'deliver' ? proof : {});
        expect([action, refused.status, refused.body.code]).toEqual([action, 409, 'final']);
      }
      expect((await escrow.initiate()).body.account_number).toBeNull();
    });
  });
});
