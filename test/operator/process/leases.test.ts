import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createAuthority } from '../../harness/authority.js';
import { Receiver } from '../../harness/receiver.js';
import { ask, createMerchant, startProcess } from '../../harness/server-process.js';
import { initiateBody, keyHeader } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';
import { payout } from '../../harness/test-escrow.js';

const folder = temporaryFolder();

it('kill -9 during an advance of the clock leaves nobody waiting for a lease on SQLite', {
  timeout: 120_000,
}, async () => {
  const database = `sqlite:${join(folder, 'leases.db')}`;
  const receiver = await Receiver.start(await createAuthority(['localhost']));
  const authority = join(folder, 'authority.pem');
  writeFileSync(authority, receiver.authority.certificate);
  const settings = { WEBHOOK_ALLOW_LOOPBACK: '1', NODE_EXTRA_CA_CERTS: authority };
  const { key } = createMerchant(database);
  const first = await startProcess(database, settings);
  const body = initiateBody({ delivery_mode: 'self_managed' });
  const at = (path: string) => `/escrow/${body.reference}${path}`;
  await ask(first.url, key, 'POST', '/escrow/initiate', body);
  await ask(first.url, key, 'POST', `/sandbox/escrow/${body.reference}/fund`, {});
  expect((await ask(first.url, key, 'POST', at('/accept'), { payout })).status).toBe(200);
  const proof = { tracking_number: 'GIG-123', proof_photo_url: 'https://shop.example.com/proof.jpg' };
  expect((await ask(first.url, key, 'POST', at('/deliver'), proof)).status).toBe(200);
  const endpoint = { url: receiver.url('/hooks', 'localhost'), events: ['escrow.released'] };
  expect((await ask(first.url, key, 'POST', '/webhooks', endpoint)).status).toBe(201);

  // The advance waits for the receiver, so it holds the clock, and the delivery is leased.
  receiver.on('/hooks', () => {});
  const advance = keyHeader();
  const days = { hours: 24 * 30 };
  const killed = ask(first.url, key, 'POST', '/sandbox/clock/advance', days, advance).catch(() => null);
  await first.during(receiver.count('/hooks', 1));
  await first.kill('SIGKILL');
  expect(await killed).toBeNull();

  receiver.on('/hooks', (response) => response.writeHead(204).end());
  const second = await startProcess(database, settings);
  try {
    const repeated = await ask(second.url, key, 'POST', '/sandbox/clock/advance', days, advance);
    expect([repeated.status, repeated.body.pending]).toEqual([200, false]);
    await second.during(receiver.count('/hooks', 2));
    expect((await ask(second.url, key, 'GET', at(''))).body.status).toBe('released');
  } finally {
    expect(await second.kill('SIGTERM')).toBe(0);
    await receiver.stop();
  }
});
