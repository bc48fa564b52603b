import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthority } from '../harness/authority.js';
import { initiateBody, type Service, startService } from '../harness/service.js';
import { hostileUrls } from './hostile-urls.js';
import { attackInputs } from './settings.js';

/** What name servers of the attacker answer: inside at once, beside a public address, and only later. */
const answers: Readonly<Record<string, readonly string[]>> = {
  '127.0.0.1': ['127.0.0.1'],
  mixed: ['127.0.0.1', '::1', '::ffff:127.0.0.1', '0.0.0.0'],
};

/** What the name of an endpoint is later. */
const later = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '0.0.0.0', '169.254.169.254'];

/** How many callbacks fall due: each waits for an attempt of its own. */
const callbacksMax = attackInputs > 10_000 ? 100 : 4;

/** How a test notes what was called: a receiver that takes whatever connects to this machine. */
async function listenAt(host: string, note: () => void): Promise<Server> {
  const server = createServer((socket) => {
    note();
    socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: 0, host }, resolve);
  });
  return server;
}

/** They do not depend on the database: one engine is enough. */
describe('an address inside', { timeout: 120_000 }, () => {
  let service: Service;
  let port: number;
  let connections = 0;
  let resolved = answers['127.0.0.1'] as readonly string[];
  const servers: Server[] = [];
  beforeAll(async () => {
    const note = () => {
      connections += 1;
    };
    // All addresses of this machine, of both versions.
    const server = await listenAt('::', note);
    servers.push(server);
    port = (server.address() as AddressInfo).port;
    const { certificate } = await createAuthority(['shop.test', 'localhost']);
    const outgoing = { authorities: [certificate], resolveName: async () => [...resolved] };
    service = await startService('sqlite::memory:', {}, outgoing);
  });
  afterAll(async () => {
    await service.stop();
    for (const server of servers) await new Promise((resolve) => server.close(resolve));
  });

  const newKey = async () => (await service.newMerchant()).key('test');

  it('is refused as an endpoint, however it is written', async () => {
    const urls = hostileUrls(port);
    expect(urls.length).toBeGreaterThan(300);
    const key = await newKey();
    for (resolved of Object.values(answers)) {
      for (const url of urls) {
        const answer = await service.call('POST', '/webhooks', { key, body: { url } });
        expect([url, answer.status, answer.body.code]).toEqual([url, 400, 'validation_failed']);
        expect(answer.body.errors[0].pointer).toBe('/url');
      }
    }
    expect((await service.call('GET', '/webhooks', { key })).body.endpoints).toEqual([]);
    expect(connections).toBe(0);
  });

  it('is not called as a callback, whether it is refused at once or when it is due', async () => {
    resolved = answers.mixed as readonly string[];
    const key = await newKey();
    let taken = 0;
    for (const callback_url of hostileUrls(port)) {
      const body = initiateBody({ callback_url });
      const { status } = await service.call('POST', '/escrow/initiate', { key, body });
      expect([callback_url, [200, 400].includes(status)]).toEqual([callback_url, true]);
      if (status !== 200 || taken === callbacksMax) continue;
      taken += 1;
      const path = `/sandbox/escrow/${encodeURIComponent(body.reference)}/fund`;
      expect((await service.call('POST', path, { key, body: {} })).status).toBe(200);
    }
    expect(taken).toBeGreaterThan(0);
    await attempted(key);
    const { body } = await service.call('GET', '/webhook-deliveries?limit=100', { key });
    for (const { id } of body.data) {
      const delivery = (await service.call('GET', `/webhook-deliveries/${id}`, { key })).body;
      for (const attempt of delivery.attempts)
        expect([delivery.url, attempt.outcome, attempt.failure]).toEqual([delivery.url, 'failed', 'blocked']);
    }
    expect(connections).toBe(0);
  });

  it('is not called by a name that was outside when it was registered', async () => {
    const key = await newKey();
    for (const [n, inside] of later.entries()) {
      resolved = ['93.184.216.34'];
      const url = `https://rebinding-${n}.test:${port}/hooks`;
      const made = await service.call('POST', '/webhooks', { key, body: { url } });
      expect(made.status).toBe(201);
      resolved = [inside];
      expect((await service.call('POST', `/webhooks/${made.body.id}/test`, { key })).status).toBeLessThan(
        300,
      );
      await attempted(key);
    }
    const { body } = await service.call('GET', '/webhook-deliveries?limit=100', { key });
    expect(body.data).toHaveLength(later.length);
    expect(connections).toBe(0);
  });

  /** Waits until a delivery to each address of an account has been attempted; the next to it wait longer. */
  async function attempted(key: string): Promise<void> {
    const waiting = async () => {
      const { body } = await service.call('GET', '/webhook-deliveries?limit=100', { key });
      const all = body.data as { url: string; attempt_count: number }[];
      const tried = new Set(all.filter((each) => each.attempt_count > 0).map(({ url }) => url));
      return all.filter(({ url }) => !tried.has(url)).length;
    };
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
  }
});
