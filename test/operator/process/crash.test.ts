import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { audit } from '../../audit/audit.js';
import { ask, createMerchant, operate, startProcess } from '../../harness/server-process.js';
import { initiateBody } from '../../harness/service.js';
import { createDatabase, temporaryFolder } from '../../harness/stores.js';
import { payout } from '../../harness/test-escrow.js';

/** More than the clients can release before the server is killed. */
const fundedEscrows = 128;

/** What the server had answered before it was killed. */
interface Answered {
  opened: Map<string, string>;
  released: Set<string>;
  onAnswer(): void;
}

describe('kill -9 in the middle of a load of initiates and releases', () => {
  const folder = temporaryFolder();
  it.each([
    ['SQLite', async () => `sqlite:${join(folder, 'crash.db')}`],
    ['PostgreSQL', createDatabase],
  ] as const)(
    'loses nothing that was answered and repeats nothing on %s',
    { timeout: 120_000 },
    async (_engine, fresh) => {
      const database = await fresh();
      const { key } = createMerchant(database);
      const answered: Answered = { opened: new Map(), released: new Set(), onAnswer: () => {} };
      const first = await startProcess(database);
      const funded = await first.during(fundEscrows(first.url, key));
      const ready = [...funded];
      const enough = untilAnswered(answered, 60, 20);
      const clients = Array.from({ length: 16 }, () => load(first.url, key, answered, ready));
      await first.during(enough);
      await first.kill('SIGKILL');
      await Promise.all(clients);
      expect(ready.length, 'releases still to come at the kill').toBeGreaterThan(0);

      const second = await startProcess(database);
      try {
        for (const [reference, id] of answered.opened) {
          const found = await ask(second.url, key, 'GET', `/escrow/${reference}`);
          expect([reference, found.body.escrow_id]).toEqual([reference, id]);
        }
        for (const reference of answered.released) {
          const again = await ask(second.url, key, 'POST', `/escrow/${reference}/release`, {});
          expect([again.status, again.headers.get('idempotent-replay')]).toEqual([200, 'true']);
          expect(again.body).toMatchObject({ status: 'released', amount_released: 250_000 });
          expect(again.body.payouts).toHaveLength(1);
        }
        const unanswered = funded.filter((reference) => !answered.released.has(reference));
        await Promise.all(unanswered.map((reference) => expectWholeOrNothing(second.url, key, reference)));
        expect(operate(database, 'ledger', 'verify')).toMatch(/\S/);
        expect(await audit(database)).toEqual([]);
      } finally {
        expect(await second.kill('SIGTERM')).toBe(0);
      }
    },
  );
});

/** Expects a release without an answer to have happened once, or not at all. */
async function expectWholeOrNothing(url: string, key: string, reference: string): Promise<void> {
  const { status, payouts } = (await ask(url, key, 'GET', `/escrow/${reference}`)).body;
  const { entries } = (await ask(url, key, 'GET', `/escrow/${reference}/timeline?limit=20`)).body;
  const events = entries.filter(({ type }: { type: string }) => type === 'escrow.released').length;
  expect(
    [
      { status: 'funded', payouts: 0, events: 0 },
      { status: 'released', payouts: 1, events: 1 },
    ],
    reference,
  ).toContainEqual({ status, payouts: payouts.length, events });
}

/** Opens escrows that are ready to be released. */
async function fundEscrows(url: string, key: string): Promise<string[]> {
  const escrows: string[] = [];
  const fundShare = async () => {
    for (let count = 0; count < fundedEscrows / 8; count++) escrows.push(await fundedEscrow(url, key));
  };
  await Promise.all(Array.from({ length: 8 }, fundShare));
  return escrows;
}

async function fundedEscrow(url: string, key: string): Promise<string> {
  const body = initiateBody();
  await ask(url, key, 'POST', '/escrow/initiate', body);
  await ask(url, key, 'POST', `/sandbox/escrow/${body.reference}/fund`, {});
  const accepted = await ask(url, key, 'POST', `/escrow/${body.reference}/accept`, { payout });
  expect(accepted.body.blocked_by).toEqual([]);
  return body.reference;
}

/** Opens and releases escrows until the server is killed; records every answer. */
async function load(url: string, key: string, answered: Answered, ready: string[]): Promise<void> {
  try {
    for (let turn = 0; turn < 2_000; turn++) {
      const body = initiateBody();
      const opened = await ask(url, key, 'POST', '/escrow/initiate', body);
      if (opened.status === 200) answered.opened.set(body.reference, opened.body.escrow_id);
      answered.onAnswer();
      const reference = ready.pop();
      if (reference === undefined) continue;
      const released = await ask(url, key, 'POST', `/escrow/${reference}/release`, {});
      if (released.status === 200) answered.released.add(reference);
    }
  } catch {
    // The connection broke: requests in flight got no answer.
  }
}

function untilAnswered(answered: Answered, opened: number, released: number): Promise<void> {
  return new Promise((resolve) => {
    answered.onAnswer = () => {
      if (answered.opened.size >= opened && answered.released.size >= released) resolve();
    };
  });
}
