import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimDeliveries, listDueAccounts } from '../../../server/src/adapters/store/due-deliveries.js';
import { attemptDelivery } from '../../../server/src/features/webhooks/attempt.js';
import { ClaimBatch, type ClaimedDelivery } from '../../../server/src/features/webhooks/claim-batch.js';
import { SuccessRecorder } from '../../../server/src/features/webhooks/success-recorder.js';
import { Deliverer } from '../../../server/src/jobs/deliverer.js';
import { forEachDatabase } from '../../harness/databases.js';
import { noted } from '../../harness/noted-store.js';
import { Receiver, reaching } from '../../harness/receiver.js';
import { type Service, startService } from '../../harness/service.js';
import { compareUsage, expectExactUsage } from '../storage/stored.js';
import { Shop } from './shop.js';

const busyShops = 2;
const busyEach = 8;
/** Each of two accounts may hold as many of test mode's 96 attempts of fast endpoints as are left free. */
const busyHeld = 64;
const deadShops = 10;
/** As many of the attempts of new endpoints as ten accounts hold at least, and as there are in test mode. */
const deadHeld = 44;
const newMax = 64;
const endpointsEach = 10;

const answered = {
  address: '127.0.0.1',
  response: { status: 204, headers: {}, body: '' },
  failure: null,
  failureDetail: null,
  timing: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: 1, totalMs: 2 },
};

/** A success at a delivery. */
function made(delivery: ClaimedDelivery, startedAt: number) {
  const { url } = delivery;
  return { delivery, endpoint: null, url, post: null, result: answered, failure: null, startedAt };
}

forEachDatabase((engine, freshDatabase) => {
  describe(`many deliveries on ${engine}`, { timeout: 90_000 }, () => {
    let receiver: Receiver;
    let service: Service;
    beforeAll(async () => {
      receiver = await Receiver.start();
      const { settings, outgoing } = reaching(receiver);
      const patient = { ...settings, WEBHOOK_TIMEOUT_SECONDS: '30' };
      service = await startService(await freshDatabase(), patient, outgoing);
    });
    afterAll(async () => {
      await service.stop();
      await receiver.stop();
    });

    it('are shared by several deliverers, each claimed by one', async () => {
      const others = [1, 2, 3].map(() => new Deliverer(service.deps.services));
      for (const other of others) other.start();
      const shop = await Shop.open(service);
      await shop.endpoint(receiver.url('/shared'), { events: ['escrow.funded'] });
      for (let n = 0; n < 40; n++) await shop.fund(`SHARED-${n}`);
      await receiver.count('/shared', 40);
      const { body } = await shop.call('GET', '/webhooks');
      const [{ id }] = body.endpoints;
      while ((await shop.deliveries(id)).some(({ status }) => status === 'pending')) await shop.turn();
      expect(receiver.at('/shared')).toHaveLength(40);
      expect(new Set((await shop.deliveries(id)).map(({ attempt_count }) => attempt_count))).toEqual(
        new Set([1]),
      );
      await Promise.all(others.map((other) => other.stop(60_000)));
    });

    it('are claimed again when the lease of a dead deliverer ends', async () => {
      await service.deps.deliverer.stop(60_000);
      const { store, newId, clock } = service.deps.services;
      const shop = await Shop.open(service);
      const { id } = await shop.endpoint(receiver.url('/leased'), { events: ['escrow.funded'] });
      await shop.fund('LEASED');
      const now = clock.now();
      const destination = { accountId: shop.accountId, mode: 'test', destinationKey: id } as const;
      const claim = async (at: number) => {
        const token = newId();
        await claimDeliveries(store, [{ ...destination, limit: 5 }], { now: at, leaseMs: 45_000, token });
        return (await ClaimBatch.load(service.deps.services, token)).deliveries;
      };
      expect(await store.all(listDueAccounts, { mode: 'live', now })).toEqual([]);
      expect(await store.all(listDueAccounts, { mode: 'test', now })).toEqual([
        { accountId: shop.accountId, destinationKey: id, isDue: 1 },
      ]);
      expect(await claim(now)).toHaveLength(1);
      expect(await claim(now + 44_000)).toEqual([]);
      expect(await claim(now + 45_001)).toHaveLength(1);
      service.deps.deliverer.start();
    });

    it('redelivered manually are not ended by an attempt that outlived its lease', async () => {
      await service.deps.deliverer.stop(60_000);
      const { services } = service.deps;
      const shop = await Shop.open(service);
      const { id } = await shop.endpoint(receiver.url('/outlived'), { events: ['escrow.funded'] });
      await shop.fund('OUTLIVED');
      const [now, token] = [services.clock.now(), services.newId()];
      const share = { accountId: shop.accountId, mode: 'test', destinationKey: id, limit: 1 } as const;
      await claimDeliveries(services.store, [share], { now, leaseMs: 1, token });
      const batch = await ClaimBatch.load(services, token);
      while (services.clock.now() <= now + 1) await shop.turn();
      const [delivery] = await shop.deliveries(id);
      await shop.call('POST', `/webhook-deliveries/${delivery.id}/redeliver`);
      for (const claimed of batch.deliveries)
        await attemptDelivery(services, claimed, batch, new SuccessRecorder(services), () => {});
      expect(await shop.deliveries(id)).toMatchObject([{ status: 'pending' }]);
      service.deps.deliverer.start();
      await receiver.count('/outlived', 2);
    });

    it('that end together are recorded, though one lost its lease and one cannot be written', async () => {
      await service.deps.deliverer.stop(60_000);
      const { services } = service.deps;
      const shop = await Shop.open(service);
      const { id } = await shop.endpoint(receiver.url('/together'), { events: ['escrow.funded'] });
      for (const reference of ['LOST', 'BROKEN', 'KEPT', 'KEPT-TOO']) await shop.fund(reference);
      const [startedAt, token] = [services.clock.now(), services.newId()];
      const share = { accountId: shop.accountId, mode: 'test', destinationKey: id, limit: 4 } as const;
      await claimDeliveries(services.store, [share], { now: startedAt, leaseMs: 45_000, token });
      const recorder = new SuccessRecorder(services);
      const { deliveries } = await ClaimBatch.load(services, token);
      const ends = await Promise.allSettled(
        deliveries.map((delivery) =>
          recorder.record({
            ...made(delivery, startedAt),
            delivery: delivery.reference === 'LOST' ? { ...delivery, leaseToken: 'another' } : delivery,
            startedAt: delivery.reference === 'BROKEN' ? Number.NaN : startedAt,
          }),
        ),
      );
      expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
      const counts = (await shop.deliveries(id)).map((each) => [
        each.reference,
        each.status,
        each.attempt_count,
      ]);
      expect(Object.fromEntries(counts.map(([reference, ...rest]) => [reference, rest]))).toEqual({
        LOST: ['pending', 0],
        BROKEN: ['pending', 0],
        KEPT: ['succeeded', 1],
        'KEPT-TOO': ['succeeded', 1],
      });
      expect(await shop.attempted(id, 0)).toMatchObject({ attempts: [{ response_status: 204 }] });
      service.deps.deliverer.start();
    });

    it('that end together are recorded by one transaction, and counted for each account', async () => {
      await service.deps.deliverer.stop(60_000);
      const { services } = service.deps;
      const shops = [await Shop.open(service), await Shop.open(service)];
      const [startedAt, token] = [services.clock.now(), services.newId()];
      const shares = [];
      for (const shop of shops) {
        const { id } = await shop.endpoint(receiver.url('/counted'), { events: ['escrow.funded'] });
        for (const reference of ['ONE', 'TWO', 'THREE']) await shop.fund(reference);
        shares.push({ accountId: shop.accountId, mode: 'test', destinationKey: id, limit: 3 } as const);
      }
      await claimDeliveries(services.store, shares, { now: services.clock.now(), leaseMs: 45_000, token });
      const { deliveries } = await ClaimBatch.load(services, token);
      const { store, notes } = noted(services.store);
      const recorder = new SuccessRecorder({ ...services, store });
      await Promise.all(deliveries.map((delivery) => recorder.record(made(delivery, startedAt))));
      const written = notes.filter((note) => note.startsWith('transact'));
      expect(written).toHaveLength(1);
      if (engine === 'PostgreSQL')
        expect(written).toEqual(['transact webhook_delivery.finish_many webhook_attempt.insert_many']);
      for (const [index, shop] of shops.entries()) {
        const recorded = await shop.deliveries(shares[index]?.destinationKey ?? '');
        expect(recorded.map(({ status, attempt_count: count }) => [status, count])).toEqual(
          Array(3).fill(['succeeded', 1]),
        );
        const { byTable } = await compareUsage(service, shop.accountId);
        expect(byTable.webhook_attempt).toBe(3);
        await expectExactUsage(service, shop.accountId);
      }
      service.deps.deliverer.start();
    });

    it('to slow endpoints leave room for a new endpoint', async () => {
      const held: ServerResponse[] = [];
      let isHolding = false;
      receiver.on('/busy', (response) => {
        if (isHolding) held.push(response);
        else response.writeHead(204).end();
      });
      const shops = await Promise.all(Array.from({ length: busyShops }, () => Shop.open(service)));
      for (const shop of shops) {
        for (let n = 0; n < busyEach; n++) {
          await shop.endpoint(receiver.url('/busy'), { events: ['escrow.funded'] });
        }
        await shop.fund('FIRST');
      }
      await receiver.count('/busy', busyShops * busyEach);
      while (await hasPending(shops)) await shops[0]?.turn();
      isHolding = true;
      for (const shop of shops) for (let n = 0; n < 17; n++) await shop.fund(`BUSY-${n}`);
      await receiver.count('/busy', busyShops * busyEach + busyHeld);
      const shop = await Shop.open(service);
      await shop.endpoint(receiver.url('/new'), { events: ['escrow.funded'] });
      await shop.fund('NEW');
      await receiver.count('/new', 1);
      isHolding = false;
      for (const response of held) response.writeHead(204).end();
      await receiver.count('/busy', busyShops * busyEach * 18);
    });

    it('to 100 endpoints that never answer do not delay one that does', async () => {
      receiver.on('/dead', () => {});
      for (let n = 0; n < deadShops; n++) {
        const shop = await Shop.open(service);
        for (let m = 0; m < endpointsEach; m++) await shop.endpoint(receiver.url('/dead'));
        for (let m = 0; m < 4; m++) await shop.fund(`DEAD-${n}-${m}`);
      }
      await receiver.count('/dead', deadHeld);
      const shop = await Shop.open(service);
      await shop.endpoint(receiver.url('/live'), { events: ['escrow.funded'] });
      for (let n = 0; n < 20; n++) await shop.fund(`LIVE-${n}`);
      const got = await receiver.count('/live', 20);
      expect(new Set(got.map(({ body }) => body.reference)).size).toBe(20);
      // None of the silent endpoints has timed out, or another one would have its place.
      expect(receiver.at('/dead').length).toBeLessThanOrEqual(newMax);
    });
  });
});

/** Returns whether a delivery of any shop is pending. */
async function hasPending(shops: readonly Shop[]): Promise<boolean> {
  const lists = await Promise.all(shops.map((shop) => shop.call('GET', '/webhook-deliveries')));
  return lists.some(({ body }) => body.data.some(({ status }: { status: string }) => status === 'pending'));
}
