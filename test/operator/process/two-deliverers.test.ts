import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthority } from '../../harness/authority.js';
import { Receiver } from '../../harness/receiver.js';
import { ask, createMerchant, type ServerProcess, startProcess } from '../../harness/server-process.js';
import { initiateBody } from '../../harness/service.js';
import { createDatabase, temporaryFolder } from '../../harness/stores.js';

const escrowsCount = 40;
/** The most deliveries that one process has open to one endpoint. */
const ofOneProcess = 8;

describe('two server processes that deliver from one PostgreSQL', { timeout: 120_000 }, () => {
  const folder = temporaryFolder();
  let receiver: Receiver;
  let servers: ServerProcess[];
  let key: string;
  /** Events being delivered, and those that were delivered twice at once. */
  const open = new Set<string>();
  const twice: string[] = [];
  let openMax = 0;
  beforeAll(async () => {
    const database = await createDatabase();
    key = createMerchant(database).key;
    receiver = await Receiver.start(await createAuthority(['localhost']));
    const authority = join(folder, 'authority.pem');
    writeFileSync(authority, receiver.authority.certificate);
    const settings = { WEBHOOK_ALLOW_LOOPBACK: '1', NODE_EXTRA_CA_CERTS: authority };
    servers = await Promise.all([startProcess(database, settings), startProcess(database, settings)]);
  });
  afterAll(async () => {
    for (const server of servers) expect(await server.kill('SIGTERM')).toBe(0);
    await receiver.stop();
  });

  const url = (index: number) => servers[index % 2]?.url as string;
  const call = (index: number, method: string, path: string, body?: unknown) =>
    ask(url(index), key, method, path, body);

  /** Records deliveries that are open at the same time. */
  function watch(path: string, answer: (response: ServerResponse) => void): void {
    receiver.on(path, (response, request) => {
      const id = request.headers['webhook-id'] as string;
      if (open.has(id)) twice.push(id);
      open.add(id);
      openMax = Math.max(openMax, open.size);
      response.on('close', () => open.delete(id));
      answer(response);
    });
  }

  async function deliveries(id: string) {
    return (await call(0, 'GET', `/webhooks/${id}/deliveries?limit=100`)).body.data;
  }

  it('share one endpoint, and each event is delivered once by one of them', async () => {
    const waiting: ServerResponse[] = [];
    // Answers wait until more are open than one process opens, so both must deliver.
    watch('/hooks', (response) => {
      waiting.push(response);
      if (openMax <= ofOneProcess && receiver.at('/hooks').length > 1) return;
      for (const each of waiting.splice(0)) each.writeHead(204).end();
    });
    const endpoint = { url: receiver.url('/hooks', 'localhost'), events: ['escrow.funded'] };
    const { id } = (await call(0, 'POST', '/webhooks', endpoint)).body;
    const escrows = Array.from({ length: escrowsCount }, () => initiateBody({ callback_url: undefined }));
    await Promise.all(
      escrows.map(async (escrow, index) => {
        await call(index, 'POST', '/escrow/initiate', escrow);
        await call(index + 1, 'POST', `/sandbox/escrow/${escrow.reference}/fund`, {});
      }),
    );
    await receiver.count('/hooks', escrowsCount);
    while ((await deliveries(id)).some(({ status }: { status: string }) => status === 'pending'));
    const references = receiver.at('/hooks').map(({ body }) => body.reference);
    expect(references.sort()).toEqual(escrows.map(({ reference }) => reference).sort());
    expect(openMax).toBeGreaterThan(ofOneProcess);
    const log = await deliveries(id);
    expect(log.map((each: { attempt_count: number }) => each.attempt_count)).toEqual(log.map(() => 1));
    expect(twice).toEqual([]);
  });

  it('run concurrent redeliveries of one delivery one after the other', async () => {
    watch('/again', (response) => response.writeHead(204).end());
    const endpoint = { url: receiver.url('/again', 'localhost'), events: ['escrow.funded'] };
    const { id } = (await call(0, 'POST', '/webhooks', endpoint)).body;
    await call(0, 'POST', `/webhooks/${id}/test`);
    await receiver.count('/again', 1);
    const [delivery] = await deliveries(id);
    const path = `/webhook-deliveries/${delivery.id}/redeliver`;
    const asked = await Promise.all(Array.from({ length: 20 }, (_, index) => call(index, 'POST', path)));
    const statuses = asked.map(({ status }) => status);
    expect(new Set([...statuses, 409])).toEqual(new Set([200, 409]));
    while ((await deliveries(id))[0].status === 'pending');
    const attempts = (await deliveries(id))[0].attempt_count;
    expect(receiver.at('/again')).toHaveLength(attempts);
    expect(attempts).toBeGreaterThan(1);
    expect(new Set(receiver.at('/again').map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(twice).toEqual([]);
  });
});
