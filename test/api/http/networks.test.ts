import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { boundConnections } from '../../../server/src/http/shares/connections.js';
import { type Service, startService } from '../../harness/service.js';

const notifications = '/partners/sandbox/notifications';
const wide = 'x'.repeat(200_000);

let service: Service;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await service.stop();
});

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends a body without its last byte from a client of a proxy, which keeps the request under way. */
async function hold(client: string, target = notifications, headers = ''): Promise<void> {
  const socket = await open(Number(new URL(service.url).port));
  const head = `POST ${target} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\n${headers}`;
  socket.write(`${head}Content-Length: ${wide.length}\r\n\r\n${wide.slice(0, -1)}`);
}

/** The same for the form of a page. */
function holdForm(client: string): Promise<void> {
  const headers = 'Origin: http://a\r\nContent-Type: application/x-www-form-urlencoded\r\n';
  return hold(client, '/checkout/ORD-1/sign-in', headers);
}

/** The status of a notification from a client of a proxy; null while it waits for its turn. */
function ask(client: string): { status: number | null } {
  const asked: { status: number | null } = { status: null };
  const headers = { 'X-Forwarded-For': client };
  void service.call('POST', `!${notifications}`, { key: null, raw: wide, headers }).then(
    ({ status }) => {
      asked.status = status;
    },
    () => undefined,
  );
  return asked;
}

/** Waits until clients of networks of their own have been answered; whoever may go has been by then. */
async function othersServed(): Promise<void> {
  for (let n = 1; n <= 3; n++) {
    const headers = { 'X-Forwarded-For': `198.51.100.${n}` };
    const answer = await service.call('POST', `!${notifications}`, { key: null, raw: wide, headers });
    expect(answer.status).toBe(401);
  }
}

describe('strangers with a wide network', () => {
  it.each([
    ['64', 1, (n: number) => `2001:db8:1:1::${n + 1}`],
    ['56', 2, (n: number) => `2001:db8:1:1${n}::1`],
    ['48', 4, (n: number) => `2001:db8:1:${n}00::1`],
  ])('share what a network may hold, at %s bits %d times', async (_bits, times, address) => {
    // A body of 200 kB weighs 4.
    await start({ REQUESTS_PER_NETWORK: '4', PROXY_HOPS: '1', BODY_SECONDS: '30' });
    for (let n = 0; n < times; n++) await hold(address(n));
    await othersServed();
    const waiting = ask(address(times));
    await othersServed();
    expect(waiting.status).toBeNull();
    sockets[0]?.destroy();
    await expect.poll(() => waiting.status).toBe(401);
  });
});

describe('a page whose address ends as that of a stream', () => {
  it.each(['/checkout/stream', '/docs/stream', '/dashboard/a/test/escrows/stream'])(
    '%s waits for its turn like any other',
    async (path) => {
      await start({ REQUESTS_PER_NETWORK: '4', PROXY_HOPS: '1', BODY_SECONDS: '30' });
      const one = { 'X-Forwarded-For': '203.0.113.7' };
      const other = { 'X-Forwarded-For': '198.51.100.1' };
      await holdForm('203.0.113.7');
      await service.call('GET', '!/docs', { key: null, headers: other });
      const waiting = { isAnswered: false };
      const answer = service.call('GET', `!${path}`, { key: null, headers: one }).finally(() => {
        waiting.isAnswered = true;
      });
      for (let n = 0; n < 3; n++) await service.call('GET', `!${path}`, { key: null, headers: other });
      expect(waiting.isAnswered).toBe(false);
      sockets[0]?.destroy();
      expect((await answer).status).toBeLessThan(500);
    },
  );
});

describe('clients of a proxy that no setting names', () => {
  it('keep each other from nothing', async () => {
    await start({ REQUESTS_PER_NETWORK: '4', CONNECTIONS_PER_NETWORK: '1', BODY_SECONDS: '30' });
    for (let n = 0; n < 6; n++) await hold('203.0.113.7');
    await othersServed();
  });
});

describe('connections of a network', () => {
  let server: Server;
  let addresses: string[] = [];

  /** Opens a connection that the server takes for one of this address; returns whether it is kept. */
  async function isKept(address: string): Promise<boolean> {
    addresses = [address];
    const socket = await open((server.address() as AddressInfo).port);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return !String(answer).startsWith('HTTP/1.1 429 ');
  }

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('are bounded at 64, 56 and 48 bits, and of an IPv4 address', async () => {
    await start({ CONNECTIONS_PER_NETWORK: '1' });
    server = createServer((_request, response) => response.end());
    boundConnections(server, service.deps.services);
    server.prependListener('connection', (socket: Socket) => {
      Object.defineProperty(socket, 'remoteAddress', { value: addresses.shift() });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const tried = [
      ['203.0.113.7', true],
      ['203.0.113.7', false],
      ['::ffff:203.0.113.7', false],
      ['2001:db8:1:100::1', true],
      ['2001:db8:1:100::2', false],
      ['2001:db8:1:101::1', true],
      ['2001:db8:1:102::1', false],
      ['2001:db8:1:200::1', true],
      ['2001:db8:1:300::1', true],
      ['2001:db8:1:400::1', false],
      ['2001:db8:2:100::1', true],
      ['127.0.0.1', true],
      ['127.0.0.1', true],
    ] as const;
    for (const [address, kept] of tried) expect([address, await isKept(address)]).toEqual([address, kept]);
  });
});

async function start(settings: Record<string, string>): Promise<void> {
  service = await startService('sqlite::memory:', settings);
}
