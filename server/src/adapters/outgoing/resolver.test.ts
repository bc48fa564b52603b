import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { createResolver } from './resolver.js';

let nameServer: Socket;

afterEach(() => new Promise<void>((resolve) => nameServer.close(resolve)));

/** Starts a name server; returns a resolver that asks it. */
async function resolverOf(onQuery: (query: Buffer, from: RemoteInfo) => void, timeoutMs: number) {
  nameServer = createSocket('udp4', onQuery);
  await new Promise<void>((resolve) => nameServer.bind(0, '127.0.0.1', resolve));
  return createResolver({ servers: [`127.0.0.1:${nameServer.address().port}`], timeoutMs });
}

function openSockets(): number {
  return readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;
}

// Linux shows a process its open files.
it.skipIf(!existsSync('/proc/self/fd'))(
  'a name server that does not answer holds at most 32 sockets',
  async () => {
    let most = 0;
    const count = () => {
      most = Math.max(most, openSockets());
    };
    const resolve = await resolverOf(count, 20);
    const before = openSockets();
    // Once a server has failed, each further query has a socket of its own.
    for (let round = 0; round < 4; round++) {
      const names = Array.from({ length: 60 }, (_, n) => `shop${round}-${n}.example`);
      const ended = await Promise.allSettled(names.map(resolve));
      expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['rejected']));
    }
    expect(most - before).toBeGreaterThan(0);
    expect(most - before).toBeLessThanOrEqual(32);
  },
);

it('names that are not answered do not keep others waiting', async () => {
  const resolve = await resolverOf((query, { port, address }) => {
    if (query.includes('live')) nameServer.send(answerTo(query), port, address);
  }, 100);
  const dead = Array.from({ length: 40 }, (_, n) => `dead${n}.example`);
  await Promise.allSettled(dead.map(resolve));
  let ended = 0;
  for (const name of dead) {
    resolve(name).catch(() => {
      ended += 1;
    });
  }
  expect(await resolve('live.example')).toEqual(['93.184.216.34']);
  // In the order of asking, most of the others would have ended before.
  expect(ended).toBeLessThan(16);
});

it('concurrent lookups of a name share one answer', async () => {
  let queries = 0;
  const resolve = await resolverOf((query, { port, address }) => {
    queries += 1;
    nameServer.send(answerTo(query), port, address);
  }, 2_000);
  const [one, other] = await Promise.all([resolve('live.example'), resolve('live.example')]);
  expect(one).toBe(other);
  expect(queries).toBe(2);
});

/** The answer to a query for an IPv4 address; one for an IPv6 address gets none. */
function answerTo(query: Buffer): Buffer {
  const head = Buffer.from(query.subarray(0, 12));
  const questionEnd = query.indexOf(0, 12) + 5;
  const question = query.subarray(12, questionEnd);
  const isIpv4 = question.readUInt16BE(question.length - 4) === 1;
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(isIpv4 ? 1 : 0, 6);
  head.writeUInt16BE(0, 10);
  const address = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 216, 34]);
  return Buffer.concat([head, question, ...(isIpv4 ? [address] : [])]);
}
