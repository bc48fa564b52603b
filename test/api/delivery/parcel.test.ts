import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyRows } from '../../../server/src/adapters/store/statement.js';
import { findShipment, setNextParcelPoll } from '../../../server/src/features/delivery/shipment-queries.js';
import { sweepPolls } from '../../../server/src/jobs/sweep.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Answer, keyHeader, type Service, segment, startService } from '../../harness/service.js';
import { advance, payout, proof, type TestEscrow } from '../../harness/test-escrow.js';
import { attach, attachable, openManaged } from './delivery.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`a parcel in test mode on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    function move({ reference }: TestEscrow, status: string, headers = {}): Promise<Answer> {
      const path = `/sandbox/escrow/${segment(reference)}/delivery`;
      return service.call('POST', path, { body: { status }, headers });
    }

    async function moved(escrow: TestEscrow, ...statuses: string[]): Promise<void> {
      for (const status of statuses) {
        const { status: http, body } = await move(escrow, status);
        expect([http, body.code, body.delivery_tracking?.status]).toEqual([200, undefined, status]);
      }
    }

    async function ready(): Promise<TestEscrow> {
      const escrow = await openManaged(service);
      await escrow.fund();
      await escrow.post('accept', { payout });
      await attach(service, escrow, await attachable(service));
      return escrow;
    }

    async function booked(): Promise<TestEscrow> {
      const escrow = await ready();
      await moved(escrow, 'booked');
      return escrow;
    }

    const code = ({ status, body }: Answer) => [status, body.code];

    it('is booked, followed to the door, inspected and paid', async () => {
      const escrow = await booked();
      await moved(escrow, 'picked_up', 'in_transit', 'delivered');
      const { status, seller_delivered_at, auto_release_at, dispatch_proof, delivery_tracking, blocked_by } =
        await escrow.read();
      expect([status, blocked_by]).toEqual(['funded', []]);
      expect(Date.parse(auto_release_at) - Date.parse(seller_delivered_at)).toBe(24 * 3_600_000);
      const { tracking_number, carrier } = delivery_tracking;
      expect(dispatch_proof).toMatchObject({
        tracking_number,
        courier_name: carrier,
        proof_photo_url: null,
        submitted_at: seller_delivered_at,
      });
      const happened = delivery_tracking.events.map((event: { status: string }) => event.status);
      expect(happened).toEqual(['booked', 'picked_up', 'in_transit', 'delivered']);
      const types = await escrow.eventTypes();
      expect(types.filter((type) => type === 'delivery.updated')).toHaveLength(4);
      expect(types.at(-1)).toBe('escrow.delivered');
      await advance(service, { hours: 24 });
      expect((await escrow.read()).status).toBe('released');
    });

    it('moves once for each key, and stays where it is for what comes late', async () => {
      const escrow = await booked();
      const key = keyHeader();
      const [first, second] = [await move(escrow, 'picked_up', key), await move(escrow, 'picked_up', key)];
      expect(second.body).toEqual(first.body);
      await moved(escrow, 'delivered');
      for (const status of ['picked_up', 'in_transit', 'failed', 'cancelled']) {
        expect(code(await move(escrow, status))).toEqual([409, 'delivery_cannot_move']);
      }
      expect((await escrow.read()).delivery_tracking.status).toBe('delivered');
    });

    it('cannot move before a rate is attached, or its pickup is booked', async () => {
      const escrow = await openManaged(service);
      expect(code(await move(escrow, 'picked_up'))).toEqual([409, 'rate_not_attached']);
      await attach(service, escrow, await attachable(service));
      expect(code(await move(escrow, 'picked_up'))).toEqual([409, 'delivery_cannot_move']);
      expect(code(await move(escrow, 'booked'))).toEqual([409, 'not_funded']);
      expect(code(await move(escrow, 'lost'))).toEqual([400, 'validation_failed']);
    });

    it('needs a pickup or a proof before its delivery is recorded manually', async () => {
      const escrow = await booked();
      expect(code(await escrow.post('deliver'))).toEqual([409, 'delivery_not_picked_up']);
      expect(code(await escrow.post('deliver', { notes: 'left at the gate' }))).toEqual([
        409,
        'delivery_not_picked_up',
      ]);
      await moved(escrow, 'picked_up');
      expect(code(await escrow.post('deliver'))).toEqual([200, undefined]);
      const other = await booked();
      expect(code(await other.post('deliver', proof))).toEqual([200, undefined]);
    });

    it.each(['failed', 'cancelled'])('that is %s blocks the release until it is replaced', async (status) => {
      const escrow = await booked();
      await moved(escrow, status);
      const { blocked_by, delivery_tracking } = await escrow.read();
      expect([blocked_by, delivery_tracking.failure_reason]).toEqual([
        ['delivery_failed'],
        expect.stringContaining('attach'),
      ]);
      expect(code(await escrow.post('release'))).toEqual([409, 'delivery_failed']);
      await attach(service, escrow, await attachable(service, {}, 1));
      expect((await escrow.read()).blocked_by).toEqual(['delivery_failed']);
      await moved(escrow, 'booked');
      expect((await escrow.read()).blocked_by).toEqual([]);
      await moved(escrow, 'delivered');
      expect(code(await escrow.post('release'))).toEqual([200, undefined]);
    });

    it('that failed takes an unproved delivery back, so that nothing is released by itself', async () => {
      const escrow = await booked();
      await moved(escrow, 'picked_up');
      await escrow.post('deliver');
      await moved(escrow, 'failed');
      const { seller_delivered_at, auto_release_at, blocked_by } = await escrow.read();
      expect([seller_delivered_at, auto_release_at, blocked_by]).toEqual([null, null, ['delivery_failed']]);
      await advance(service, { hours: 48 });
      expect((await escrow.read()).status).toBe('funded');
      expect(code(await escrow.post('deliver', proof))).toEqual([200, undefined]);
      await advance(service, { hours: 24 });
      expect((await escrow.read()).status).toBe('released');
    });

    it('that arrives during a dispute leaves the buyer the whole window after it', async () => {
      const escrow = await booked();
      await moved(escrow, 'picked_up');
      const { body } = await escrow.post('dispute', { reason: 'item_not_received', on_behalf_of: 'seller' });
      await moved(escrow, 'delivered');
      await advance(service, { hours: 48 });
      await service.call('POST', `/disputes/${body.dispute.id}/withdraw`, { body: {} });
      await advance(service, { hours: 23 });
      expect((await escrow.read()).status).toBe('funded');
      await advance(service, { hours: 1 });
      expect((await escrow.read()).status).toBe('released');
    });

    async function idOf(escrow: TestEscrow): Promise<string> {
      const { escrow_id: checkoutId } = await escrow.read();
      return (await service.deps.services.store.one(findShipment, { checkoutId }))?.id ?? '';
    }

    it('that moved, and was not recorded before a crash, is recorded by the same request', async () => {
      const escrow = await booked();
      await service.deps.services.sandboxCarriers.move(await idOf(escrow), 'delivered');
      await moved(escrow, 'delivered', 'delivered');
      const types = await escrow.eventTypes();
      expect(types.slice(-3)).toEqual(['delivery.updated', 'delivery.updated', 'escrow.delivered']);
    });

    it('is told of in account time, and polled in real time', async () => {
      const escrow = await booked();
      await moved(escrow, 'picked_up');
      await advance(service, { hours: 24 * 100 });
      const { services } = service.deps;
      await moved(escrow, 'in_transit');
      const { escrow_id: checkoutId, delivery_tracking } = await escrow.read();
      const [, before, last] = delivery_tracking.events.map(({ at }: { at: string }) => Date.parse(at));
      expect(last - before).toBeGreaterThanOrEqual(24 * 100 * 3_600_000);
      const nextPollAt = (await services.store.one(findShipment, { checkoutId }))?.nextPollAt ?? 0;
      expect(nextPollAt).toBeLessThanOrEqual(services.clock.now() + 30 * 60_000);
    });

    it('is found again by the poll if its report was lost', async () => {
      const escrow = await booked();
      const { services, worker } = service.deps;
      const id = await idOf(escrow);
      await services.sandboxCarriers.move(id, 'in_transit');
      await worker.runDue();
      expect((await escrow.read()).delivery_tracking.status).toBe('booked');
      await services.store.transact([anyRows(setNextParcelPoll, { id, nextPollAt: services.clock.now() })]);
      await sweepPolls(services);
      // The service's own worker may have taken the job.
      while ((await escrow.read()).delivery_tracking.status === 'booked') await worker.runDue();
      expect((await escrow.read()).delivery_tracking.status).toBe('in_transit');
    });
  });
});
