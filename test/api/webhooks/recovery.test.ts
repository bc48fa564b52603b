import { limits } from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { readEntries } from '../../../server/src/features/operator/audit.js';
import { purgeOldContents, purgeOldDeliveries } from '../../../server/src/features/webhooks/retention.js';
import { forEachDatabase } from '../../harness/databases.js';
import { Receiver, reaching } from '../../harness/receiver.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';
import { Shop } from './shop.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`recovery of deliveries on ${engine}`, () => {
    let receiver: Receiver;
    let service: Service;
    beforeAll(async () => {
      receiver = await Receiver.start();
      const { settings, outgoing } = reaching(receiver);
      // A replay costs as much as 500 other requests.
      const many = { ...settings, RATE_LIMIT_BURST: '100000' };
      service = await startService(await freshDatabase(), many, outgoing);
    });
    afterAll(async () => {
      await service.stop();
      await receiver.stop();
    });

    /** The services as they are after some days and an hour. */
    const servicesAfter = (days: number) => {
      const { services } = service.deps;
      const now = () => services.clock.now() + (days * 24 + 1) * 3_600_000;
      return { ...services, clock: { ...services.clock, now } };
    };
    const since = () => new Date(Date.now() - 3_600_000).toISOString();

    it('redelivers a single delivery, with the same id and body', async () => {
      const shop = await Shop.open(service);
      const { id } = await shop.endpoint(receiver.url('/again'), { events: ['escrow.funded'] });
      await shop.fund('ORD-1');
      const { id: deliveryId } = await shop.attempted(id);
      const headers = keyHeader();
      const path = `/webhook-deliveries/${deliveryId}/redeliver`;
      const begun = await shop.call('POST', path, {}, headers);
      expect([begun.status, begun.body.status]).toEqual([200, 'pending']);
      const [first, second] = await receiver.count('/again', 2);
      expect(second?.text).toBe(first?.text);
      expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
      const delivery = await shop.attempted(id, 2);
      expect(delivery.attempts.map(({ trigger }: { trigger: string }) => trigger)).toEqual([
        'redeliver',
        'event',
      ]);
      const repeated = await shop.call('POST', path, {}, headers);
      expect(repeated.headers.get('idempotent-replay')).toBe('true');
      expect(await shop.attempted(id)).toMatchObject({ attempt_count: 2, status: 'succeeded' });
    });

    it('shows the newest attempts of many, within the bytes of a page', async () => {
      const shop = await Shop.open(service);
      receiver.on('/talkative', (response) => response.writeHead(400).end('x'.repeat(30_000)));
      const { id } = await shop.endpoint(receiver.url('/talkative'), { events: ['escrow.funded'] });
      await shop.fund('ORD-9');
      const many = 60;
      const { id: deliveryId } = await shop.attempted(id);
      for (let count = 1; count < many; count++) {
        const begun = await shop.call('POST', `/webhook-deliveries/${deliveryId}/redeliver`, {}, keyHeader());
        expect(begun.status).toBe(200);
        await shop.attempted(id, count + 1);
      }
      const { body, text } = await shop.call('GET', `/webhook-deliveries/${deliveryId}`);
      expect(body.attempt_count).toBe(many);
      expect(Buffer.byteLength(text)).toBeLessThan(limits.pageBytesMax + 2_000);
      const times = body.attempts.map(({ started_at }: { started_at: string }) => started_at);
      expect(times).toEqual([...times].sort().reverse());
      expect([times.length > 20, times.length < many, body.attempts[0].trigger]).toEqual([
        true,
        true,
        'redeliver',
      ]);
    });

    it('replays failed and missed deliveries, once, and no successful ones', async () => {
      const shop = await Shop.open(service);
      await shop.endpoint(receiver.url('/other'), { events: ['charge.success'] });
      await shop.fund('MISSED');
      receiver.on('/mended', (response, _request, count) =>
        response.writeHead(count === 1 ? 400 : 200).end(),
      );
      const { id } = await shop.endpoint(receiver.url('/mended'), { events: ['escrow.funded'] });
      await shop.fund('FAILED');
      await shop.attempted(id);
      await shop.fund('SUCCEEDED');
      await receiver.count('/mended', 2);
      while ((await shop.deliveries(id)).some(({ status }) => status === 'pending')) await shop.turn();
      const replay = (body: Record<string, unknown>) =>
        shop.call('POST', `/webhooks/${id}/replay`, { since: since(), ...body });
      const counts = async (body: Record<string, unknown>) => (await replay({ ...body, dry_run: true })).body;
      expect(await counts({})).toEqual({ dry_run: true, count: 2, has_more: false });
      expect(await counts({ status: 'failed' })).toMatchObject({ count: 1 });
      expect(await counts({ status: 'missing' })).toMatchObject({ count: 1 });
      expect(await counts({ events: ['payment.success'] })).toMatchObject({ count: 3 });
      expect(await counts({ since: weekAgo(), until: since() })).toMatchObject({ count: 0 });
      const seconds = since().replace(/\.\d+Z/, '');
      expect(await counts({ since: `${seconds}Z` })).toMatchObject({ count: 2 });
      expect(await counts({ since: `${seconds}-12:00`, until: since() })).toMatchObject({ status: 400 });
      expect((await replay({})).body).toEqual({ dry_run: false, count: 2, has_more: false });
      const got = await receiver.count('/mended', 4);
      expect(got.map(({ body }) => body.reference).sort()).toEqual([
        'FAILED',
        'FAILED',
        'MISSED',
        'SUCCEEDED',
      ]);
      while ((await shop.deliveries(id)).some(({ status }) => status !== 'succeeded')) await shop.turn();
      expect((await replay({})).body).toMatchObject({ count: 0 });
      expect(receiver.at('/mended')).toHaveLength(4);
    });

    it('replays what failed at the callback URL of an escrow, whatever it subscribes to', async () => {
      const shop = await Shop.open(service);
      const url = receiver.url('/callback');
      receiver.on('/callback', (response, _request, count) =>
        response.writeHead(count === 1 ? 400 : 200).end(),
      );
      const { id } = await shop.endpoint(url, { events: ['charge.success'] });
      await shop.fund('ORD-C', { callback_url: url });
      await shop.attempted(id);
      const replay = (body: object) =>
        shop.call('POST', `/webhooks/${id}/replay`, { since: since(), ...body });
      const counted = async (body: object) => (await replay({ ...body, dry_run: true })).body.count;
      while ((await shop.deliveries(id)).some(({ status }) => status === 'pending')) await shop.turn();
      expect(await counted({ events: ['charge.success'] })).toBe(0);
      expect(await counted({ status: 'missing' })).toBe(0);
      expect((await replay({})).body.count).toBe(1);
    });

    it('says in the audit log who replayed what to which endpoint', async () => {
      const shop = await Shop.open(service);
      await shop.endpoint(receiver.url('/noted'), { events: ['charge.success'] });
      await shop.fund('MISSED');
      const { id } = await shop.endpoint(receiver.url('/noted'), { events: ['escrow.funded'] });
      const span = { since: since(), until: new Date(Date.now() + 3_600_000).toISOString() };
      const replay = async () => (await shop.call('POST', `/webhooks/${id}/replay`, span)).body.count;
      const replays = await Promise.all([replay(), replay(), replay()]);
      expect(Math.max(...replays)).toBe(1);
      expect(await replay()).toBe(0);
      const filter = { mode: 'test', accountId: undefined, subject: id, since: undefined } as const;
      const { items } = await readEntries(service.deps.services.store, filter, { before: null, count: 10 });
      const entries = items.filter(({ action }) => action === 'webhook.replayed');
      expect(entries).toHaveLength(replays.filter((count) => count === 1).length);
      for (const { author, before, after } of entries) {
        expect(author).toMatchObject({ kind: 'key', network: '127.0.0.0/24' });
        expect([before, after]).toEqual([
          null,
          { ...span, events: ['escrow.funded'], status: null, count: 1 },
        ]);
      }
      expect((await verifyLedger(service.deps.services)).discrepancies).toEqual([]);
    });

    it('keeps the events that a paused endpoint missed for a replay', async () => {
      const shop = await Shop.open(service);
      const { id } = await shop.endpoint(receiver.url('/paused'), { events: ['escrow.funded'] });
      await shop.endpoint(receiver.url('/stays'));
      await shop.call('PATCH', `/webhooks/${id}`, { active: false });
      await shop.fund('ORD-P');
      await receiver.count('/stays', 1);
      expect(await shop.deliveries(id)).toEqual([]);
      await shop.call('PATCH', `/webhooks/${id}`, { active: true });
      expect((await shop.call('POST', `/webhooks/${id}/replay`, { since: since() })).body.count).toBe(1);
      expect((await receiver.count('/paused', 1))[0]?.body.reference).toBe('ORD-P');
    });

    it.each([
      ['deleted', 'DELETE', undefined, 'endpoint_deleted'],
      ['paused', 'PATCH', { active: false }, 'endpoint_inactive'],
    ])(
      'sends no retry to an endpoint that was %s meanwhile, and says so',
      async (what, method, body, failure) => {
        const shop = await Shop.open(service);
        receiver.on(`/${what}-meanwhile`, (response) => response.writeHead(500).end());
        const { id } = await shop.endpoint(receiver.url(`/${what}-meanwhile`), { events: ['escrow.funded'] });
        await shop.fund('ORD-M');
        await shop.attempted(id);
        await shop.call(method, `/webhooks/${id}`, body);
        await shop.advance(2);
        const delivery = await shop.attempted(id, 2);
        expect(delivery).toMatchObject({
          status: 'failed',
          last_failure: failure,
          last_response_status: null,
        });
        expect(delivery.attempts[0]).toMatchObject({ outcome: 'failed', failure, request_body: null });
        expect(receiver.at(`/${what}-meanwhile`)).toHaveLength(1);
      },
    );

    it('keeps the record of an attempt when its contents are purged', async () => {
      const shop = await Shop.open(service);
      const { id } = await shop.endpoint(receiver.url('/forgotten'));
      await shop.call('POST', `/webhooks/${id}/test`);
      await shop.attempted(id);
      await purgeOldContents(servicesAfter(limits.replayDays - 1));
      expect((await shop.attempted(id)).attempts[0].request_body).not.toBeNull();
      await purgeOldContents(servicesAfter(limits.replayDays));
      const { attempts } = await shop.attempted(id);
      expect(attempts[0]).toMatchObject({
        outcome: 'succeeded',
        response_status: 204,
        request_headers: null,
        request_body: null,
        response_headers: null,
        response_body: null,
      });
    });

    it('lists ended deliveries of live mode for 90 days, others as long as their data', async () => {
      const [live, test] = [await Shop.open(service, 'live'), await Shop.open(service)];
      const opened = [live, test].map(async (shop) => {
        const { id } = await shop.endpoint(receiver.url('/kept'));
        await shop.call('POST', `/webhooks/${id}/test`);
        await shop.attempted(id);
        return async () => (await shop.deliveries(id)).length;
      });
      const [ofLive, ofTest] = await Promise.all(opened);
      await purgeOldDeliveries(servicesAfter(limits.deliveryLogDays - 1));
      expect([await ofLive?.(), await ofTest?.()]).toEqual([1, 1]);
      await purgeOldDeliveries(servicesAfter(limits.deliveryLogDays));
      expect([await ofLive?.(), await ofTest?.()]).toEqual([0, 1]);
    });

    it.each([
      ['no beginning', {}, '/since'],
      ['a beginning before 30 days', { since: '2020-01-01T00:00:00.000Z' }, '/since'],
      ['an end before its beginning', { since: since(), until: weekAgo() }, '/until'],
      ['no time', { since: 'yesterday' }, '/since'],
      ['an impossible time', { since: '2026-13-40T99:00:00.000Z' }, '/since'],
    ])('refuses a replay with %s', async (_name, body, pointer) => {
      const shop = await Shop.open(service);
      const { id } = await shop.endpoint(receiver.url('/refused'));
      const refused = await shop.call('POST', `/webhooks/${id}/replay`, body);
      expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, pointer]);
    });

    it('shows the log of a deleted endpoint, page by page, to its owner only', async () => {
      const shop = await Shop.open(service);
      const { id } = await shop.endpoint(receiver.url('/deleted'));
      for (let count = 0; count < 3; count++) await shop.call('POST', `/webhooks/${id}/test`);
      await receiver.count('/deleted', 3);
      await shop.call('DELETE', `/webhooks/${id}`);
      while ((await shop.deliveries(id)).some(({ status }) => status === 'pending')) await shop.turn();
      const first = (await shop.call('GET', `/webhooks/${id}/deliveries?limit=2`)).body;
      expect([first.data.length, first.has_more]).toEqual([2, true]);
      const path = `/webhooks/${id}/deliveries?limit=2&cursor=${first.next_cursor}`;
      const second = (await shop.call('GET', path)).body;
      expect([second.data.length, second.has_more]).toEqual([1, false]);
      const failed = await shop.call('GET', `/webhooks/${id}/deliveries?status=failed`);
      expect(failed.body.data).toEqual([]);
      const again = await shop.call('POST', `/webhook-deliveries/${first.data[0].id}/redeliver`);
      expect(again.status).toBe(404);
      const other = await Shop.open(service);
      expect((await other.call('GET', `/webhooks/${id}/deliveries`)).status).toBe(404);
      expect((await other.call('GET', `/webhook-deliveries/${first.data[0].id}`)).status).toBe(404);
      expect((await other.call('POST', `/webhook-deliveries/${first.data[0].id}/redeliver`)).status).toBe(
        404,
      );
    });
  });
});

function weekAgo(): string {
  return new Date(Date.now() - 7 * 24 * 3_600_000).toISOString();
}
