import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { hashKey, makeKey } from '../../../server/src/http/api-key.js';
import { waitingPerOwner } from '../../../server/src/http/shares/request-shares.js';
import type { Store } from '../../../server/src/ports/store.js';
import { forEachDatabase } from '../../harness/databases.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';

const path = '/api/public/v1';

/** A store that emits the name of a statement whose row it has returned. */
function noting(store: Store, emitter: EventEmitter): Store {
  const one: Store['one'] = async (statement, params) => {
    const row = await store.one(statement, params);
    emitter.emit(statement.name);
    return row;
  };
  return new Proxy(store, {
    get(target, key) {
      if (key === 'one') return one;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

interface Asked {
  name: string;
  params: Record<string, unknown>;
}

/** A store that keeps some of its queries waiting until they are released. */
function holding(store: Store, isHeld: (asked: Asked) => boolean) {
  const emitter = new EventEmitter();
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = {
    calls: 0,
    release,
    count: async (calls: number) => {
      while (held.calls < calls) await once(emitter, 'held');
    },
    store: new Proxy(store, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target);
        if (key !== 'one') return typeof value === 'function' ? value.bind(target) : value;
        return async (statement: { name: string }, params: Asked['params']) => {
          if (isHeld({ name: statement.name, params })) {
            held.calls += 1;
            emitter.emit('held');
            await released;
          }
          return target.one(statement as never, params);
        };
      },
    }),
  };
  return held;
}

forEachDatabase((engine, freshDatabase) => {
  describe(`shares of what is under way on ${engine}`, () => {
    let service: Service;
    const sockets: Socket[] = [];
    const identified = new EventEmitter();
    const start = async (settings: Record<string, string>) => {
      service = await startService(await freshDatabase(), settings);
      service.deps.services.store = noting(service.deps.services.store, identified);
    };
    afterEach(async () => {
      for (const socket of sockets.splice(0)) socket.destroy();
      await service.stop();
    });

    async function open(): Promise<Socket> {
      const { hostname, port } = new URL(service.url);
      const socket = connect(Number(port), hostname);
      sockets.push(socket);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    }

    /** Sends a request without the last byte of its body, which keeps it under way. */
    async function begin(target: string, body: string, headers = '') {
      const socket = await open();
      const head = `POST ${target} HTTP/1.1\r\nHost: a\r\n${headers}Content-Length: ${body.length}\r\n`;
      socket.write(`${head}Content-Type: application/json\r\nConnection: close\r\n\r\n${body.slice(0, -1)}`);
      const answer = new Promise<string>((resolve) => {
        let text = '';
        socket.setEncoding('latin1').on('data', (chunk) => {
          text += chunk;
        });
        socket.once('close', () => resolve(text));
      });
      return { answer, finish: () => socket.write(body.slice(-1)) };
    }

    /** The same for an initiate, which is under way, or waits, once its key has been found. */
    async function initiate(key: string) {
      const found = once(identified, 'key.find');
      const body = JSON.stringify(initiateBody());
      const held = await begin(`${path}/escrow/initiate`, body, `Authorization: Bearer ${key}\r\n`);
      await found;
      await new Promise(setImmediate);
      return held;
    }

    /** A request, and whether it has been answered so far. */
    function ask(...call: Parameters<Service['call']>) {
      const asked = { isAnswered: false, answer: service.call(...call) };
      void asked.answer.then(() => {
        asked.isAnswered = true;
      });
      return asked;
    }

    it('lets a key wait for its own requests, and nobody else', async () => {
      await start({ REQUESTS_PER_KEY: '2' });
      const held = [await initiate(service.testKey), await initiate(service.testKey)];
      const waiting = ask('GET', '/account');
      const other = await (await service.newMerchant()).key('test');
      for (const key of [await service.newTestKey(), other]) {
        for (let n = 0; n < 3; n++) expect((await service.call('GET', '/account', { key })).status).toBe(200);
      }
      expect(waiting.isAnswered).toBe(false);
      held[0]?.finish();
      expect((await waiting.answer).status).toBe(200);
      held[1]?.finish();
      for (const { answer } of held) expect(await answer).toMatch(/^HTTP\/1.1 200 /);
    });

    it('lets an account wait for its own, with whichever key', async () => {
      await start({ REQUESTS_PER_ACCOUNT: '2' });
      const held = [await initiate(service.testKey), await initiate(service.testKey)];
      const waiting = ask('GET', '/account', { key: await service.newTestKey() });
      const other = await (await service.newMerchant()).key('test');
      expect((await service.call('GET', '/account', { key: other })).status).toBe(200);
      expect(waiting.isAnswered).toBe(false);
      held[0]?.finish();
      expect((await waiting.answer).status).toBe(200);
    });

    it('keeps a part of all for live mode, which its test mode cannot take', async () => {
      await start({ REQUESTS_IN_ALL: '4' });
      const merchant = await service.newMerchant();
      const [test, live] = [await merchant.key('test'), await merchant.key('live')];
      const held = [];
      for (const key of [service.testKey, service.testKey, test]) held.push(await initiate(key));
      const waiting = ask('GET', '/account', { key: test });
      expect((await service.call('GET', '/account', { key: live })).status).toBe(200);
      expect(waiting.isAnswered).toBe(false);
      held[0]?.finish();
      expect((await waiting.answer).status).toBe(200);
    });

    it('gives a place back when a caller leaves in the middle of a request', async () => {
      await start({ REQUESTS_PER_KEY: '1' });
      await initiate(service.testKey);
      const waiting = ask('GET', '/account');
      sockets[0]?.destroy();
      expect((await waiting.answer).status).toBe(200);
    });

    const get = () =>
      `GET ${path}/account HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${service.testKey}\r\n`;

    /** Reads the problem of the first answer 429 in a text. */
    function refusalIn(text: string) {
      const [refused = ''] = text.split('HTTP/1.1 429 ').slice(1);
      expect(refused).toMatch(/\r\nRetry-After: 1\r\n/);
      const problem = JSON.parse(/\{.*?\}/.exec(refused)?.[0] as string);
      expect(problem).toMatchObject({ code: 'rate_limited', retryable: true });
      return problem;
    }

    it('refuses with 429 and a remedy what finds its queue full', async () => {
      await start({ REQUESTS_PER_KEY: '1', CONNECTIONS_PER_NETWORK: '1000' });
      const held = await initiate(service.testKey);
      const all = await Promise.all(Array.from({ length: waitingPerOwner + 1 }, open));
      const first = Promise.race(all.map((socket) => once(socket, 'data')));
      for (const socket of all) socket.write(`${get()}\r\n`);
      const problem = refusalIn(String(await first));
      expect(problem.detail).toContain('Send the next one when one is answered');
      held.finish();
      expect(await held.answer).toMatch(/^HTTP\/1.1 200 /);
    });

    it('answers requests that were sent at once over a connection in order, a few under way', async () => {
      await start({ REQUESTS_PER_KEY: '1' });
      const held = await initiate(service.testKey);
      const socket = await open();
      socket.write(`${`${get()}\r\n`.repeat(12)}${get()}Connection: close\r\n\r\n`);
      held.finish();
      const text = (await socket.toArray()).join('');
      expect(text.match(/HTTP\/1.1 \d+ /g)).toEqual(Array(13).fill('HTTP/1.1 200 '));
    });

    it('bounds what it holds of strangers, and answers callers with a key meanwhile', async () => {
      await start({ REQUESTS_PER_NETWORK: '20', PROXY_HOPS: '1', BODY_SECONDS: '30' });
      const target = '/partners/sandbox/notifications';
      const held = await begin(target, 'x'.repeat(1024 * 1024));
      const waiting = ask('POST', `!${target}`, { key: null, raw: 'x'.repeat(1024 * 1024) });
      for (let n = 0; n < 3; n++) expect((await service.call('GET', '/account')).status).toBe(200);
      expect((await service.call('GET', '!/healthz', { key: null })).status).toBe(200);
      expect((await service.call('GET', '!/docs', { key: null })).status).toBeLessThan(500);
      expect(waiting.isAnswered).toBe(false);
      held.finish();
      expect(await held.answer).toMatch(/^HTTP\/1.1 401 /);
      expect((await waiting.answer).status).toBe(401);
    });

    it('looks few unknown keys up at once, in turns, and those in use meanwhile', async () => {
      await start({});
      expect((await service.call('GET', '/account')).status).toBe(200);
      const { services } = service.deps;
      const held = holding(services.store, ({ name, params }) => {
        return name === 'key.find' && params.hash !== hashKey(service.testKey);
      });
      services.store = held.store;
      const tried = Array.from({ length: 12 }, () => makeKey('test', randomBytes));
      const asked = tried.map(
        (key) => `GET ${path}/account HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}`,
      );
      const strangers = [await open(), await open(), await open()];
      for (const socket of strangers) socket.write(`${asked.join('\r\n\r\n')}\r\nConnection: close\r\n\r\n`);
      await held.count(4);
      for (let n = 0; n < 20; n++) expect((await service.call('GET', '/account')).status).toBe(200);
      expect(held.calls).toBe(4);
      held.release();
      for (const socket of strangers) {
        const text = (await socket.toArray()).join('');
        expect(text.match(/HTTP\/1.1 \d+ /g)).toEqual(Array(12).fill('HTTP/1.1 401 '));
      }
    });

    it('spreads the refusals of a key over time, and answers another key meanwhile', async () => {
      await start({ RATE_LIMIT_BURST: '1', RATE_LIMIT_PER_SECOND: '1' });
      const other = await service.newTestKey();
      expect((await service.call('GET', '/account')).status).toBe(200);
      const refused = Array.from({ length: 100 }, () => ask('GET', '/account'));
      expect((await refused[0]?.answer)?.status).toBe(429);
      expect((await service.call('GET', '/account', { key: other })).status).toBe(200);
      expect(refused.some(({ isAnswered }) => !isAnswered)).toBe(true);
      for (const { answer } of refused) {
        const { status, headers } = await answer;
        expect([status, headers.get('retry-after')]).toEqual([429, '1']);
      }
    });

    it('refuses connections beyond those that may be open, and accepts again when one closes', async () => {
      await start({ CONNECTIONS_IN_ALL: '2', CONNECTIONS_PER_NETWORK: '1' });
      const [one] = [await open(), await open()];
      const third = await open();
      const [text] = await once(third, 'data');
      expect(String(text)).toMatch(/^HTTP\/1.1 429 /);
      expect(String(text)).toContain('"code":"rate_limited"');
      if (!third.closed) await once(third, 'close');
      one?.destroy();
      for (;;) {
        const next = await open();
        next.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
        const [answer] = await once(next, 'data');
        if (String(answer).startsWith('HTTP/1.1 200 ')) break;
      }
    });
  });
});
