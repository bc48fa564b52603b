import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFollowing, findNewest } from '../../../server/src/features/events/queries.js';
import { keysOf, revokeKey } from '../../../server/src/features/keys/manage.js';
import { forEachDatabase } from '../../harness/databases.js';
import { Listener } from '../../harness/listener.js';
import { type Service, startService } from '../../harness/service.js';
import { eventsSettled } from '../../harness/settled-events.js';
import { TestEscrow } from '../../harness/test-escrow.js';

const start = { position: 0, sequence: null, id: '' };

forEachDatabase((engine, freshDatabase) => {
  describe(`the stream of events on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase(), { STREAM_HEARTBEAT_SECONDS: '0.2' });
    });
    afterAll(() => service.stop());

    const settled = () => eventsSettled(service);

    it('sends new events while it is open, equal to those of the list', async () => {
      await TestEscrow.funded(service);
      await settled();
      const listener = await Listener.open(service);
      expect(listener.response.headers.get('content-type')).toBe('text/event-stream');
      const escrow = await TestEscrow.funded(service);
      const received = [await listener.next(), await listener.next(), await listener.next()];
      listener.close();
      expect(received.map(({ event }) => event)).toEqual([
        'payment.success',
        'escrow.funded',
        'escrow.accepted',
      ]);
      const { body } = await service.call('GET', `/events?reference=${escrow.reference}`);
      expect(received.map(({ data }) => data).reverse()).toEqual(body.data);
      expect(received.map(({ id }) => id)).toEqual(received.map(({ data }) => data.event_id));
    });

    it('continues after the event that was seen last', async () => {
      const escrow = await TestEscrow.funded(service);
      await settled();
      const { body } = await service.call('GET', `/events?reference=${escrow.reference}`);
      const [last, second, first] = body.data;
      const listener = await Listener.open(service, { 'Last-Event-ID': first.event_id });
      expect([(await listener.next()).id, (await listener.next()).id]).toEqual([
        second.event_id,
        last.event_id,
      ]);
      listener.close();
    });

    it('refuses an event it does not know, a parameter, and a caller without a key', async () => {
      const id = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10';
      const unknown = await service.call('GET', '/events/stream', { headers: { 'Last-Event-ID': id } });
      expect([unknown.status, unknown.body.errors[0].pointer]).toEqual([400, 'Last-Event-ID']);
      expect((await service.call('GET', '/events/stream?from=1')).body.errors[0].pointer).toBe('?from');
      const other = await service.call('GET', '/events/stream?events=escrow.funded,escrow.lost');
      expect([other.status, other.body.errors[0].pointer]).toEqual([400, '?events.1']);
      expect((await service.call('GET', '/events/stream', { key: null })).status).toBe(401);
      const posted = await service.call('POST', '/events/stream');
      expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    });

    it('sends its starting position at once, from which nothing is missed', async () => {
      await settled();
      const listener = await Listener.open(service);
      const place = await listener.place();
      listener.close();
      const escrow = await TestEscrow.funded(service);
      await settled();
      const again = await Listener.open(service, { 'Last-Event-ID': place });
      expect(await again.place()).toBe(place);
      const received = [await again.next(), await again.next(), await again.next()];
      again.close();
      expect(received.map(({ data }) => data.reference)).toEqual(Array(3).fill(escrow.reference));
    });

    it('starts at 0 without events, and 0 is before everything', async () => {
      const { key } = await service.newMerchant();
      const fresh = { ...service, testKey: await key('test') };
      const listener = await Listener.open(fresh);
      expect(await listener.place()).toBe('0');
      listener.close();
      const whole = await Listener.open(service, { 'Last-Event-ID': '0' });
      expect((await whole.next()).data).toMatchObject({ event: 'payment.success', sequence: 1 });
      whole.close();
    });

    it('leaves out filtered events, and sends that it is past them', async () => {
      await settled();
      const listener = await Listener.open(service, {}, '?events=escrow.accepted,escrow.funded');
      await listener.place();
      await TestEscrow.funded(service);
      expect((await listener.next()).event).toBe('escrow.funded');
      const { id } = await listener.next();
      const escrow = await TestEscrow.open(service);
      await escrow.fund();
      await escrow.post('refund', { reason: 'Out of stock' });
      const [funded, place] = [await listener.next(), await listener.place()];
      listener.close();
      const { body } = await service.call('GET', '/events?limit=1');
      expect(funded.data.reference).toBe(escrow.reference);
      expect(place).toBe(body.data[0].event_id);
      expect(place).not.toBe(id);
    });

    it('sends a heartbeat when nothing happens, and ends when the key is revoked', async () => {
      const { key, accountId } = await service.newMerchant();
      const testKey = await key('test');
      const listener = await Listener.open({ ...service, testKey });
      await listener.place();
      expect(await listener.block()).toEqual([': heartbeat']);
      const [row] = await keysOf(service.deps.services, accountId);
      await revokeKey(service.deps.services, row?.id as string);
      await expect(listener.next()).rejects.toThrow('ended');
    });

    it('answers HEAD without staying open', async () => {
      const answer = await service.call('HEAD', '/events/stream');
      expect([answer.status, answer.headers.get('content-type'), answer.text]).toEqual([
        200,
        'text/event-stream',
        '',
      ]);
    });

    it('allows one account ten connections', async () => {
      const listeners = await Promise.all(Array.from({ length: 10 }, () => Listener.open(service)));
      expect(listeners.map(({ response }) => response.status)).toEqual(listeners.map(() => 200));
      const eleventh = await service.call('GET', '/events/stream');
      expect([eleventh.status, eleventh.body.code]).toEqual([429, 'rate_limited']);
      for (const listener of listeners) listener.close();
    });

    it('forgets streams that were sent for at once over a connection that has closed', async () => {
      const { key } = await service.newMerchant();
      const own = { ...service, testKey: await key('test') };
      const { hostname, port } = new URL(service.url);
      const socket = connect(Number(port), hostname);
      const head = `Host: a\r\nAuthorization: Bearer ${own.testKey}\r\n\r\n`;
      socket.write(`GET /api/public/v1/events/stream HTTP/1.1\r\n${head}`.repeat(40));
      await once(socket, 'data');
      // One is open, and the others wait behind it for ever.
      const others = await Promise.all(Array.from({ length: 9 }, () => Listener.open(own)));
      expect(others.map(({ response }) => response.status)).toEqual(others.map(() => 200));
      socket.destroy();
      const tenth = () => service.call('HEAD', '/events/stream', { key: own.testKey });
      await expect.poll(async () => (await tenth()).status).toBe(200);
      for (const listener of others) listener.close();
    });

    it('keeps its order when the database moves to a server with new transaction ids', async () => {
      const { store, config } = service.deps.services;
      const owner = { accountId: service.accountId, mode: 'test' as const };
      const client = store.engine === 'postgres' ? new pg.Client(config.DATABASE_URL) : null;
      await client?.connect();
      await client?.query('update event_base set base = 1000000');
      const before = await TestEscrow.funded(service);
      await client?.query('update event_base set base = 0');
      await client?.end();
      await store.migrate();
      const after = await TestEscrow.funded(service);
      await settled();
      const received = await store.all(findFollowing, { ...owner, ...start });
      const references = received.slice(-6).map(({ reference }) => reference);
      expect(references).toEqual(
        [before, before, before, after, after, after].map((escrow) => escrow.reference),
      );
    });

    it('holds events back that a running transaction could still precede', async () => {
      const { store, config } = service.deps.services;
      const owner = { accountId: service.accountId, mode: 'test' as const };
      await settled();
      const begin = await store.one(findNewest, owner);
      const following = () => store.all(findFollowing, { ...owner, ...start });
      const before = (await following()).length;
      const client = store.engine === 'postgres' ? new pg.Client(config.DATABASE_URL) : null;
      await client?.connect();
      await client?.query('begin');
      await client?.query('select pg_current_xact_id()');
      await TestEscrow.funded(service);
      if (client) expect(await following()).toHaveLength(before);
      if (client) expect(await store.one(findNewest, owner)).toEqual(begin);
      const listed = (await service.call('GET', '/events?limit=1')).body.data[0];
      if (client) expect(listed.event_id).toBe(begin?.id);
      await client?.query('rollback');
      await client?.end();
      await settled();
      expect((await following()).length).toBeGreaterThan(before);
    });
  });
});
