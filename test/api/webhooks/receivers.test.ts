import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthority } from '../../harness/authority.js';
import { forEachDatabaseAtOnce } from '../../harness/databases.js';
import { type Behaviour, Receiver, reaching } from '../../harness/receiver.js';
import { type Service, startService } from '../../harness/service.js';
import { Shop } from './shop.js';

const answering =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    response.writeHead(status, headers).end('said');

/** The behaviour of a receiver, and the log after the first attempt. */
const behaviours: [what: string, behaviour: Behaviour, status: string, logged: Record<string, unknown>][] = [
  ['answers 200', answering(200), 'succeeded', { response_status: 200, response_body: 'said' }],
  ['answers 299', answering(299), 'succeeded', { response_status: 299 }],
  [
    'answers 301',
    answering(301, { location: 'https://169.254.169.254/' }),
    'failed',
    { failure: 'status_3xx' },
  ],
  ['answers 404', answering(404), 'failed', { failure: 'status_4xx', response_status: 404 }],
  ['answers 429', answering(429, { 'retry-after': '5' }), 'failed', { failure: 'status_4xx' }],
  ['answers 410', answering(410), 'failed', { failure: 'gone' }],
  ['answers 500', answering(500), 'pending', { failure: 'status_5xx', response_body: 'said' }],
  ['answers 503', answering(503), 'pending', { failure: 'status_5xx' }],
  ['hangs', () => {}, 'pending', { failure: 'timeout', response_status: null }],
  ['hangs up without an answer', (_, request) => request.socket.destroy(), 'pending', { failure: 'reset' }],
  [
    'sends 10 MB',
    (response) => response.writeHead(200).end(Buffer.alloc(10_000_000, 'x')),
    'succeeded',
    { response_body: 'x'.repeat(20_000) },
  ],
  [
    'drips a byte at a time and never ends',
    (response) => {
      response.writeHead(200).write('drip');
      const timer = setInterval(() => response.write('.'), 100);
      response.on('close', () => clearInterval(timer));
    },
    'succeeded',
    { response_status: 200, response_body: expect.stringMatching(/^drip\.*$/) },
  ],
  [
    'hangs up in the middle of a good answer',
    (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      response.socket?.end();
    },
    'succeeded',
    { response_status: 200, response_body: 'half' },
  ],
  [
    'hangs up in the middle of a bad answer',
    (response) => {
      response.writeHead(502, { 'content-length': '100' }).write('half');
      response.socket?.end();
    },
    'pending',
    { failure: 'status_5xx' },
  ],
  [
    'answers with bytes that are no text',
    (response) => response.writeHead(200, { 'x-odd': 'caf\u00e9' }).end(Buffer.from([0, 0xff, 0xc3, 0x28])),
    'succeeded',
    { response_body: '\ufffd\ufffd\ufffd(' },
  ],
];

forEachDatabaseAtOnce((engine, freshDatabase) => {
  describe(`receivers that misbehave, on ${engine}`, () => {
    let receiver: Receiver;
    let service: Service;
    let shop: Shop;
    /** The addresses a name resolves to, one per query; the last one repeats. */
    const resolved = new Map<string, string[][]>();
    beforeAll(async () => {
      receiver = await Receiver.start();
      const { settings, outgoing } = reaching(receiver);
      const resolveName = async (name: string) => {
        const answers = resolved.get(name);
        if (!answers) return outgoing.resolveName(name);
        return (answers.length > 1 ? answers.shift() : answers[0]) as string[];
      };
      service = await startService(await freshDatabase(), settings, { ...outgoing, resolveName });
    });
    afterAll(async () => {
      await service.stop();
      await receiver.stop();
    });

    /** Registers an address, sends it a test event, and returns the delivery. */
    async function attempt(url: string) {
      shop = await Shop.open(service);
      const { id } = await shop.endpoint(url);
      await shop.call('POST', `/webhooks/${id}/test`);
      return shop.attempted(id);
    }

    it.each(behaviours)('one that %s', async (what, behaviour, status, logged) => {
      const path = `/${what.replaceAll(' ', '-')}`;
      receiver.on(path, behaviour);
      const delivery = await attempt(receiver.url(path));
      expect(delivery.status).toBe(status);
      expect(delivery.attempts[0]).toMatchObject({ failure: null, ...logged });
      expect(receiver.at(path)).toHaveLength(1);
    });

    it('one whose name does not resolve', async () => {
      const { status, attempts } = await attempt('https://nowhere.test/');
      expect([status, attempts[0].failure, attempts[0].address]).toEqual(['pending', 'dns', null]);
      expect(attempts[0].failure_detail).toBe('nowhere.test does not resolve: ENOTFOUND');
    });

    it('one that refuses connections', async () => {
      const closed = createServer();
      const port = await listening(closed);
      await new Promise((resolve) => closed.close(resolve));
      const { status, attempts } = await attempt(`https://shop.test:${port}/`);
      expect([status, attempts[0].failure]).toEqual(['pending', 'connect']);
    });

    it('one that accepts connections and says nothing', async () => {
      const sockets = new Set<{ destroy(): void }>();
      const mute = createServer((socket) => sockets.add(socket));
      const port = await listening(mute);
      const { status, attempts } = await attempt(`https://shop.test:${port}/`);
      expect([status, attempts[0].failure]).toEqual(['pending', 'timeout']);
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => mute.close(resolve));
    });

    it('one that hangs on a kept connection; the log has its address', async () => {
      receiver.on('/kept', (response, _request, count) => {
        if (count === 1) response.writeHead(204).end();
      });
      shop = await Shop.open(service);
      const { id } = await shop.endpoint(receiver.url('/kept'));
      await shop.call('POST', `/webhooks/${id}/test`);
      await shop.attempted(id);
      await shop.call('POST', `/webhooks/${id}/test`);
      const { attempts } = await shop.attempted(id);
      const kept = { failure: 'timeout', timing: { connect_ms: null }, address: '127.0.0.1' };
      expect(attempts).toMatchObject([kept]);
    });

    it.each([
      ['of an unknown authority', ['shop.test'], 'Another CA'],
      ['of another name', ['wrong.test'], null],
    ])('one with a certificate %s', async (_what, names, otherAuthority) => {
      const authority = await createAuthority(names, otherAuthority ?? 'Suite CA');
      const other = await Receiver.start(authority);
      const { status, attempts } = await attempt(other.url('/hooks'));
      expect([status, attempts[0].failure]).toEqual(['pending', 'tls']);
      expect(other.received).toEqual([]);
      await other.stop();
    });

    it('one whose name resolves to an internal address after registration', async () => {
      resolved.set('moved.test', [['93.184.216.34'], ['10.0.0.5']]);
      const { status, attempts } = await attempt(`https://moved.test:${receiver.port}/`);
      expect([status, attempts[0].failure]).toEqual(['failed', 'blocked']);
      expect(attempts[0].failure_detail).toBe('moved.test resolves to a private address');
    });

    it('one whose name alternates: only the checked address is called', async () => {
      resolved.set('rebinding.test', [['93.184.216.34'], ['127.0.0.1'], ['10.0.0.5']]);
      const { status, attempts } = await attempt(receiver.url('/rebinding', 'rebinding.test'));
      expect([status, attempts[0].address]).toEqual(['succeeded', '127.0.0.1']);
      // The third answer was never requested.
      expect(resolved.get('rebinding.test')).toHaveLength(1);
      expect(receiver.at('/rebinding')).toHaveLength(1);
    });

    it('a callback_url to an internal address is blocked on use, and the log says why', async () => {
      resolved.set('inside.test', [['192.168.7.7']]);
      shop = await Shop.open(service);
      await shop.fund('ORD-IN', { callback_url: 'https://inside.test/' });
      const log = async () => (await shop.call('GET', '/webhook-deliveries?status=failed&limit=2')).body.data;
      while ((await log()).length < 2) await shop.turn();
      const [delivery] = await log();
      expect(delivery).toMatchObject({
        webhook_id: null,
        url: 'https://inside.test/',
        last_failure: 'blocked',
      });
      const { attempts } = (await shop.call('GET', `/webhook-deliveries/${delivery.id}`)).body;
      expect(attempts[0].failure_detail).toBe('inside.test resolves to a private address');
    });

    it('an endpoint that answers 410 is disabled, and the others get an event', async () => {
      shop = await Shop.open(service);
      receiver.on('/gone', answering(410));
      const other = await shop.endpoint(receiver.url('/other'), { events: ['webhook.disabled'] });
      const gone = await shop.endpoint(receiver.url('/gone'));
      await shop.fund('ORD-GONE');
      const [event] = await receiver.count('/other', 1);
      expect(event?.body).toMatchObject({
        event: 'webhook.disabled',
        webhook_id: gone.id,
        disabled_reason: 'gone',
        status: 'disabled',
      });
      const disabled = await shop.call('GET', `/webhooks/${gone.id}`);
      expect(disabled.body).toMatchObject({ active: false, disabled_reason: 'gone' });
      expect((await shop.call('GET', `/webhooks/${other.id}`)).body.active).toBe(true);
    });

    it('an endpoint switched off by 410 breaks no initiate; the account names it meanwhile', async () => {
      shop = await Shop.open(service);
      receiver.on('/gone-alone', (response, _request, count) =>
        response.writeHead(count === 1 ? 410 : 204).end(),
      );
      const { id, url } = await shop.endpoint(receiver.url('/gone-alone'), { events: ['escrow.funded'] });
      const disabled = async () => (await shop.call('GET', '/account')).body.disabled_webhooks;
      expect(await disabled()).toEqual([]);
      await shop.fund('ORD-BEFORE');
      while ((await disabled()).length === 0) await shop.turn();
      expect(await disabled()).toEqual([{ id, url, disabled_reason: 'gone' }]);
      await shop.fund('ORD-AFTER');
      await shop.call('PATCH', `/webhooks/${id}`, { active: true });
      expect(await disabled()).toEqual([]);
      const replay = { since: new Date(Date.now() - 3_600_000).toISOString() };
      expect((await shop.call('POST', `/webhooks/${id}/replay`, replay)).body.count).toBe(2);
      const received = await receiver.count('/gone-alone', 3);
      expect(received.map(({ body }) => body.reference).toSorted()).toEqual([
        'ORD-AFTER',
        'ORD-BEFORE',
        'ORD-BEFORE',
      ]);
    });

    it('an endpoint that fails for five days is disabled', async () => {
      shop = await Shop.open(service);
      receiver.on('/failing', answering(400));
      const { id } = await shop.endpoint(receiver.url('/failing'));
      for (let count = 1; count <= 10; count++) {
        await shop.call('POST', `/webhooks/${id}/test`);
        await receiver.count('/failing', count);
        await shop.attempted(id);
      }
      expect((await shop.call('GET', `/webhooks/${id}`)).body.active).toBe(true);
      await shop.advance(5 * 24 * 60 + 1);
      await shop.call('POST', `/webhooks/${id}/test`);
      await receiver.count('/failing', 11);
      while ((await shop.call('GET', `/webhooks/${id}`)).body.active) await shop.turn();
      expect((await shop.call('GET', `/webhooks/${id}`)).body.disabled_reason).toBe('failures');
      const back = await shop.call('PATCH', `/webhooks/${id}`, { active: true });
      expect(back.body).toMatchObject({ active: true, disabled_reason: null });
    });
  });
});

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
