import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createAuthority } from '../../harness/authority.js';
import { Receiver } from '../../harness/receiver.js';
import { ask, createMerchant, startProcess } from '../../harness/server-process.js';
import { initiateBody } from '../../harness/service.js';
import { createDatabase, temporaryFolder } from '../../harness/stores.js';

const escrowsCount = 80;

describe('kill -9 in the middle of deliveries', () => {
  const folder = temporaryFolder();
  it.each([
    ['SQLite', async () => `sqlite:${join(folder, 'webhooks.db')}`],
    ['PostgreSQL', createDatabase],
  ] as const)(
    'loses no event, and a repeated delivery has the same id, on %s',
    { timeout: 120_000 },
    async (_engine, fresh) => {
      const database = await fresh();
      const receiver = await Receiver.start(await createAuthority(['localhost']));
      const authority = join(folder, `${Date.now()}.pem`);
      writeFileSync(authority, receiver.authority.certificate);
      const settings = { WEBHOOK_ALLOW_LOOPBACK: '1', NODE_EXTRA_CA_CERTS: authority };
      // The receiver is slow, so that deliveries are always in flight.
      receiver.on('/hooks', (response) => setTimeout(() => response.writeHead(204).end(), 20));
      const { key } = createMerchant(database);
      const first = await startProcess(database, settings);
      const endpoint = { url: receiver.url('/hooks', 'localhost'), events: ['escrow.funded'] };
      expect((await first.during(ask(first.url, key, 'POST', '/webhooks', endpoint))).status).toBe(201);
      const funded = new Set<string>();
      const clients = Array.from({ length: 4 }, () => load(first.url, key, funded));
      await first.during(receiver.count('/hooks', 20));
      await first.kill('SIGKILL');
      await Promise.all(clients);
      const before = receiver.at('/hooks').length;
      await endLeases(database);

      const second = await startProcess(database, settings);
      try {
        const events = await recordedEvents(second.url, key);
        const recorded = new Set(events.map(({ event_id }) => event_id));
        expect(recorded.size).toBeGreaterThan(before / 2);
        const references = new Set(events.map(({ reference }) => reference));
        for (const reference of funded) expect(references).toContain(reference);
        const received = () => receiver.at('/hooks');
        const idsOf = () => new Set(received().map(({ headers }) => headers['webhook-id'] as string));
        while (idsOf().size < recorded.size) await receiver.count('/hooks', received().length + 1);
        expect(idsOf()).toEqual(recorded);
        for (const { headers, body } of received()) expect(headers['webhook-id']).toBe(body.event_id);
        const bodies = new Set(received().map(({ text }) => text));
        expect(bodies.size).toBe(recorded.size);
      } finally {
        expect(await second.kill('SIGTERM')).toBe(0);
        await receiver.stop();
      }
    },
  );
});

/** Pays escrows until the server is killed; records every answered payment. */
async function load(url: string, key: string, funded: Set<string>): Promise<void> {
  try {
    for (let count = 0; count < escrowsCount; count++) {
      const body = initiateBody({ callback_url: undefined });
      await ask(url, key, 'POST', '/escrow/initiate', body);
      const paid = await ask(url, key, 'POST', `/sandbox/escrow/${body.reference}/fund`, {});
      if (paid.status === 200) funded.add(body.reference);
    }
  } catch {
    // The connection broke: requests in flight got no answer.
  }
}

interface ListedEvent {
  event_id: string;
  reference: string;
}

async function recordedEvents(url: string, key: string): Promise<ListedEvent[]> {
  const events: ListedEvent[] = [];
  let cursor = '';
  do {
    const path = `/events?type=escrow.funded&limit=100${cursor}`;
    const { body } = await ask(url, key, 'GET', path);
    events.push(...body.data);
    cursor = body.next_cursor ? `&cursor=${body.next_cursor}` : '';
  } while (cursor !== '');
  return events;
}

/** Ends the killed server's leases, as a minute would. */
async function endLeases(database: string): Promise<void> {
  const text = 'update webhook_delivery set lease_until = 0 where lease_until is not null';
  if (database.startsWith('sqlite:')) {
    const file = new Sqlite(database.slice('sqlite:'.length));
    file.exec(text);
    file.close();
    return;
  }
  const client = new pg.Client(database);
  await client.connect();
  await client.query(text);
  await client.end();
}
