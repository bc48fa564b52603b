import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { openLive } from '../../harness/live-escrow.js';
import { type Received, Receiver, reaching } from '../../harness/receiver.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';
import { Shop } from './shop.js';

const hmac = (secret: string, text: string, encoding: 'hex' | 'base64') =>
  createHmac('sha256', secret).update(text).digest(encoding);

/** Checks both schemes without the SDK, as a receiver would. */
function expectSigned({ headers, text, body }: Received, ...secrets: string[]): void {
  expect(headers['x-service-signature']).toBe(hmac(secrets[0] as string, text, 'hex'));
  expect(headers['webhook-id']).toBe(body.event_id);
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`;
  expect(headers['webhook-signature']).toBe(
    secrets.map((secret) => `v1,${hmac(secret, signed, 'base64')}`).join(' '),
  );
  const ageSeconds = Date.now() / 1000 - Number(headers['webhook-timestamp']);
  expect(Math.abs(ageSeconds)).toBeLessThan(300);
}

forEachDatabase((engine, freshDatabase) => {
  describe(`the delivery of events on ${engine}`, () => {
    let receiver: Receiver;
    let service: Service;
    beforeAll(async () => {
      receiver = await Receiver.start();
      const { settings, outgoing } = reaching(receiver);
      service = await startService(await freshDatabase(), settings, outgoing);
    });
    afterAll(async () => {
      await service.stop();
      await receiver.stop();
    });

    it('posts the event as the API returns it, signed in both schemes, to subscribers', async () => {
      const shop = await Shop.open(service);
      const url = receiver.url('/subscribed');
      const { id, secret } = await shop.endpoint(url, { events: ['escrow.funded'] });
      await shop.fund('ORD-1', { metadata: { basket: 'Ọjà ₦' } });
      const [got] = await receiver.count('/subscribed', 1);
      expect(got?.headers).toMatchObject({
        'content-type': 'application/json',
        'user-agent': 'service-Webhook/1.0',
        'x-service-event': 'escrow.funded',
      });
      expectSigned(got as Received, secret);
      expect((await shop.call('GET', `/events/${got?.body.event_id}`)).body).toEqual(got?.body);
      const delivery = await shop.attempted(id);
      expect(delivery).toMatchObject({
        status: 'succeeded',
        event: 'escrow.funded',
        reference: 'ORD-1',
        url,
        attempt_count: 1,
        next_attempt_at: null,
        last_failure: null,
        last_response_status: 204,
      });
      expect(delivery.attempts).toHaveLength(1);
      const [attempt] = delivery.attempts;
      expect(attempt).toMatchObject({
        outcome: 'succeeded',
        trigger: 'event',
        address: '127.0.0.1',
        request_body: got?.text,
        response_status: 204,
        response_body: '',
        timing: { dns_ms: expect.any(Number), tls_ms: expect.any(Number), first_byte_ms: expect.any(Number) },
      });
      expect(attempt.request_headers['x-service-signature']).toBe(got?.headers['x-service-signature']);
      expect(receiver.at('/subscribed')).toHaveLength(1);
    });

    it('posts all events of an escrow to its callback_url, signed with the default secret', async () => {
      const shop = await Shop.open(service);
      const { secret } = (await shop.call('POST', '/webhooks/default-secret/rotate', { grace_hours: 0 }))
        .body;
      await shop.fund('ORD-2', { callback_url: receiver.url('/callback') });
      const got = await receiver.count('/callback', 2);
      expect(new Set(got.map(({ body }) => body.event))).toEqual(
        new Set(['payment.success', 'escrow.funded']),
      );
      for (const each of got) expectSigned(each, secret);
    });

    it('signs callbacks with the secret of their mode, which no key of the other replaces', async () => {
      const merchant = await service.newMerchant();
      const keys = { test: await merchant.key('test'), live: await merchant.key('live') };
      const call = (mode: 'test' | 'live', path: string, body?: unknown) =>
        service.call('POST', path, { key: keys[mode], body });
      const rotate = async (mode: 'test' | 'live') =>
        (await call(mode, '/webhooks/default-secret/rotate', { grace_hours: 24 })).body.secret;
      const live = await rotate('live');
      const before = await rotate('test');
      const now = await rotate('test');
      const { accountId } = merchant;
      const callbackUrl = receiver.url('/live-callback');
      const { reference } = await openLive(service, { accountId, callbackUrl });
      expect((await call('live', `/escrow/${reference}/cancel`)).status).toBe(200);
      const [posted] = await receiver.count('/live-callback', 1);
      // The secret that the account was created with still signs as well, of live mode too.
      expect(posted?.headers['x-service-signature']).toBe(hmac(live, posted?.text ?? '', 'hex'));
      expect(posted?.headers['webhook-signature']).toHaveLength(2 * 'v1,'.length + 2 * 44 + 1);
      const body = initiateBody({ reference, callback_url: receiver.url('/test-callback') });
      await call('test', '/escrow/initiate', body);
      await call('test', `/escrow/${reference}/cancel`);
      const [tested] = await receiver.count('/test-callback', 1);
      expectSigned(tested as Received, now, before);
    });

    it('posts once where the callback is an active endpoint, in any spelling', async () => {
      const shop = await Shop.open(service);
      const { secret } = await shop.endpoint(receiver.url('/same'), { events: ['charge.success'] });
      const spelled = receiver.url('/x/../same').replace('https://shop.test', 'HTTPS://Shop.TEST');
      await shop.fund('ORD-3', { callback_url: spelled });
      const got = await receiver.count('/same', 2);
      for (const each of got) expectSigned(each, secret);
      await shop.attempted((await shop.call('GET', '/webhooks')).body.endpoints[0].id);
      expect(new Set(got.map(({ body }) => body.event_id)).size).toBe(2);
      expect(receiver.at('/same')).toHaveLength(2);
    });

    it('signs with both secrets while a rotation has its grace, the new one first', async () => {
      const shop = await Shop.open(service);
      const { id, secret } = await shop.endpoint(receiver.url('/rotated'));
      const rotated = (await shop.call('POST', `/webhooks/${id}/rotate`, {})).body.secret;
      await shop.call('POST', `/webhooks/${id}/test`);
      const [got] = await receiver.count('/rotated', 1);
      expectSigned(got as Received, rotated, secret);
      expect(got?.body).toMatchObject({ event: 'webhook.test', webhook_id: id, amount: 0, sequence: null });
    });

    it('reuses a connection for the next delivery', async () => {
      const shop = await Shop.open(service);
      const { id } = await shop.endpoint(receiver.url('/kept', 'other.test'));
      await shop.call('POST', `/webhooks/${id}/test`);
      await shop.attempted(id);
      const { connections } = receiver;
      await shop.call('POST', `/webhooks/${id}/test`);
      await receiver.count('/kept', 2);
      expect(receiver.connections).toBe(connections);
    });

    it('retries a 500 after its pause, under the same webhook-id, and then stops', async () => {
      const shop = await Shop.open(service);
      const { id } = await shop.endpoint(receiver.url('/broken'), { events: ['escrow.funded'] });
      receiver.on('/broken', (response) => response.writeHead(500).end('broken'));
      await shop.fund('ORD-4');
      const first = await shop.attempted(id);
      expect(first).toMatchObject({
        status: 'pending',
        last_failure: 'status_5xx',
        last_response_status: 500,
      });
      const pause = Date.parse(first.next_attempt_at) - Date.parse(first.attempts[0].started_at);
      expect(pause).toBeGreaterThanOrEqual(48_000);
      expect(pause).toBeLessThan(74_000);
      await shop.advance(2);
      const second = await shop.attempted(id, 2);
      expect(second).toMatchObject({ status: 'failed', next_attempt_at: null, attempt_count: 2 });
      expect(second.attempts.map((attempt: { trigger: string }) => attempt.trigger)).toEqual([
        'retry',
        'event',
      ]);
      const got = await receiver.count('/broken', 2);
      expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect(new Set(got.map(({ text }) => text)).size).toBe(1);
    });

    it('uses the longer schedule for an endpoint that chose it', async () => {
      const shop = await Shop.open(service);
      const { id } = await shop.endpoint(receiver.url('/patient'), { retry_schedule: 'extended' });
      receiver.on('/patient', (response, _request, count) => response.writeHead(count < 4 ? 503 : 200).end());
      await shop.call('POST', `/webhooks/${id}/test`);
      for (const [count, minutes] of [
        [1, 2],
        [2, 7],
        [3, 40],
      ] as const) {
        await shop.attempted(id, count);
        await shop.advance(minutes);
      }
      expect(await shop.attempted(id, 4)).toMatchObject({ status: 'succeeded', attempt_count: 4 });
    });

    it('leaves the ledger sound', () => expectSoundLedger(service));
  });
});
