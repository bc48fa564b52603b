import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFollowing, findNewest } from '../../server/src/features/events/queries.js';
import { forEachDatabase } from '../harness/databases.js';
import { Sale } from '../harness/sale.js';
import { type Service, startService } from '../harness/service.js';

interface Told {
  id: string;
  event: string;
  data: { event_id: string; event: string; reference: string };
}

/** A reader of the stream that waits for events one by one. */
class Listener {
  readonly #abort = new AbortController();
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #text = '';

  private constructor(
    readonly response: Response,
    abort: AbortController,
  ) {
    this.#abort = abort;
    this.#reader = (response.body as ReadableStream<Uint8Array>).getReader();
  }

  static async open(service: Service, headers: Record<string, string> = {}): Promise<Listener> {
    const abort = new AbortController();
    const response = await fetch(`${service.url}/events/stream`, {
      headers: { Authorization: `Bearer ${service.testKey}`, ...headers },
      signal: abort.signal,
    });
    return new Listener(response, abort);
  }

  async next(): Promise<Told> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end < 0) {
        const { value, done } = await this.#reader.read();
        if (done) throw new Error('The stream has ended');
        this.#text += new TextDecoder().decode(value);
        continue;
      }
      const block = this.#text.slice(0, end).split('\n');
      this.#text = this.#text.slice(end + 2);
      const field = (name: string) =>
        block.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const [id, event, data] = [field('id'), field('event'), field('data')];
      if (id && event && data) return { id, event, data: JSON.parse(data) };
    }
  }

  close(): void {
    this.#abort.abort();
  }
}

forEachDatabase((engine, freshDatabase) => {
  describe(`the stream of events on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    /** Waits for transactions of others on the same server, which hold the stream back for a moment. */
    async function settled(): Promise<void> {
      const owner = { accountId: service.accountId, mode: 'test' as const };
      for (;;) {
        const { body } = await service.call('GET', '/events?limit=1');
        const newest = await service.deps.services.store.one(findNewest, owner);
        if (newest?.id === body.data[0]?.event_id) return;
      }
    }

    it('tells what happens while it is open, as the list does', async () => {
      await Sale.funded(service);
      await settled();
      const listener = await Listener.open(service);
      expect(listener.response.headers.get('content-type')).toBe('text/event-stream');
      const sale = await Sale.funded(service);
      const told = [await listener.next(), await listener.next(), await listener.next()];
      listener.close();
      expect(told.map(({ event }) => event)).toEqual(['payment.success', 'escrow.funded', 'escrow.accepted']);
      const { body } = await service.call('GET', `/events?reference=${sale.reference}`);
      expect(told.map(({ data }) => data).reverse()).toEqual(body.data);
      expect(told.map(({ id }) => id)).toEqual(told.map(({ data }) => data.event_id));
    });

    it('goes on after the event that was seen last', async () => {
      const sale = await Sale.funded(service);
      const { body } = await service.call('GET', `/events?reference=${sale.reference}`);
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
      expect((await service.call('GET', '/events/stream', { key: null })).status).toBe(401);
      const posted = await service.call('POST', '/events/stream');
      expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    });

    it('is open to one account ten times and not more', async () => {
      const listeners = await Promise.all(Array.from({ length: 10 }, () => Listener.open(service)));
      expect(listeners.map(({ response }) => response.status)).toEqual(listeners.map(() => 200));
      const eleventh = await service.call('GET', '/events/stream');
      expect([eleventh.status, eleventh.body.code]).toEqual([429, 'rate_limited']);
      for (const listener of listeners) listener.close();
    });

    it('keeps its order when the database moves to a server that counts anew', async () => {
      const { store, config } = service.deps.services;
      const owner = { accountId: service.accountId, mode: 'test' as const };
      const client = store.engine === 'postgres' ? new pg.Client(config.DATABASE_URL) : null;
      await client?.connect();
      await client?.query('update event_base set base = 1000000');
      const before = await Sale.funded(service);
      await client?.query('update event_base set base = 0');
      await client?.end();
      await store.migrate();
      const after = await Sale.funded(service);
      await settled();
      const told = await store.all(findFollowing, { ...owner, position: 0, id: '' });
      const references = told.slice(-6).map(({ reference }) => reference);
      expect(references).toEqual([before, before, before, after, after, after].map((sale) => sale.reference));
    });

    it('tells nothing that a transaction still running could yet come before', async () => {
      const { store, config } = service.deps.services;
      const owner = { accountId: service.accountId, mode: 'test' as const };
      await settled();
      const begin = await store.one(findNewest, owner);
      const following = () => store.all(findFollowing, { ...owner, position: 0, id: '' });
      const before = (await following()).length;
      const client = store.engine === 'postgres' ? new pg.Client(config.DATABASE_URL) : null;
      await client?.connect();
      await client?.query('begin');
      await client?.query('select pg_current_xact_id()');
      await Sale.funded(service);
      if (client) expect(await following()).toHaveLength(before);
      if (client) expect(await store.one(findNewest, owner)).toEqual(begin);
      await client?.query('rollback');
      await client?.end();
      await settled();
      expect((await following()).length).toBeGreaterThan(before);
    });
  });
});
