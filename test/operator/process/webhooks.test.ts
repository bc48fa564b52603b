import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
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
      const endAnswers = answerTogether(receiver);
      const { key } = createMerchant(database);
      const first = await startProcess(database, settings);
      const hooks = { url: receiver.url('/hooks', 'localhost'), events: ['escrow.funded'] };
      const { status, body: endpoint } = await first.during(ask(first.url, key, 'POST', '/webhooks', hooks));
      expect(status).toBe(201);
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
        await expectEachDelivered(receiver, recorded);
        // What was recorded before the kill is not attempted again, and the rest is once.
        const attempts = await attemptsOf(second.url, key, endpoint.id);
        expect(attempts.every((count) => count === 1)).toBe(true);
        expect(attempts).toHaveLength(recorded.size);
      } finally {
        endAnswers();
        expect(await second.kill('SIGTERM')).toBe(0);
        await receiver.stop();
      }
    },
  );
});

/** Waits until each event has arrived, always under the same id and with the same bytes. */
async function expectEachDelivered(receiver: Receiver, recorded: ReadonlySet<string>): Promise<void> {
  const received = () => receiver.at('/hooks');
  const idsOf = () => new Set(received().map(({ headers }) => headers['webhook-id'] as string));
  while (idsOf().size < recorded.size) await receiver.count('/hooks', received().length + 1);
  expect(idsOf()).toEqual(recorded);
  for (const { headers, body } of received()) expect(headers['webhook-id']).toBe(body.event_id);
  const bodies = new Set(received().map(({ text }) => text));
  expect(bodies.size).toBe(recorded.size);
}

/** Answers everything that has arrived every 20 ms, so that many attempts end in the same moment. */
function answerTogether(receiver: Receiver): () => void {
  const held: ServerResponse[] = [];
  receiver.on('/hooks', (response) => held.push(response));
  const timer = setInterval(() => {
    for (const response of held.splice(0)) response.writeHead(204).end();
  }, 20);
  return () => clearInterval(timer);
}

/** Waits until every delivery to an endpoint has succeeded; returns their numbers of recorded attempts. */
async function attemptsOf(url: string, key: string, id: string): Promise<number[]> {
  for (;;) {
    const counts: number[] = [];
    let [cursor, isDone] = ['', true];
    do {
      const { body } = await ask(url, key, 'GET', `/webhooks/${id}/deliveries?limit=100${cursor}`);
      for (const { status, attempt_count } of body.data) {
        isDone &&= status === 'succeeded';
        counts.push(attempt_count);
      }
      cursor = body.next_cursor ? `&cursor=${body.next_cursor}` : '';
    } while (cursor !== '');
    if (isDone) return counts;
  }
}

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
