import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { audit } from '../audit/audit.js';
import { payout } from '../harness/sale.js';
import { ask, createMerchant, operate, startProcess } from '../harness/server-process.js';
import { order } from '../harness/service.js';
import { createDatabase, temporaryFolder } from '../harness/stores.js';

/** What a client was told before the server died. */
interface Told {
  opened: Map<string, string>;
  released: Set<string>;
}

describe('kill -9 in the middle of a load of initiates and releases', () => {
  const folder = temporaryFolder();
  it.each([
    ['SQLite', async () => `sqlite:${join(folder, 'crash.db')}`],
    ['PostgreSQL', createDatabase],
  ] as const)(
    'loses nothing that was answered and runs nothing twice on %s',
    { timeout: 90_000 },
    async (_engine, fresh) => {
      const database = await fresh();
      const { key } = createMerchant(database);
      const told: Told = { opened: new Map(), released: new Set() };
      const ready: string[] = [];
      const first = await startProcess(database);
      for (let index = 0; index < 30; index++) ready.push(await fundedSale(first.url, key));
      const clients = Array.from({ length: 16 }, () => load(first.url, key, told, ready));
      await untilTold(told, 150, 20);
      await first.kill('SIGKILL');
      await Promise.all(clients);

      const second = await startProcess(database);
      try {
        for (const [reference, id] of told.opened) {
          const found = await ask(second.url, key, 'GET', `/escrow/${reference}`);
          expect([reference, found.body.escrow_id]).toEqual([reference, id]);
        }
        for (const reference of told.released) {
          const again = await ask(second.url, key, 'POST', `/escrow/${reference}/release`, {});
          expect([again.status, again.headers.get('idempotent-replay')]).toEqual([200, 'true']);
          expect(again.body).toMatchObject({ status: 'released', amount_released: 250_000 });
          expect(again.body.payouts).toHaveLength(1);
        }
        expect(operate(database, 'ledger', 'verify')).toMatch(/\S/);
        expect(await audit(database)).toEqual([]);
      } finally {
        expect(await second.kill('SIGTERM')).toBe(0);
      }
    },
  );
});

async function fundedSale(url: string, key: string): Promise<string> {
  const body = order();
  await ask(url, key, 'POST', '/escrow/initiate', body);
  await ask(url, key, 'POST', `/sandbox/escrow/${body.reference}/fund`, {});
  const accepted = await ask(url, key, 'POST', `/escrow/${body.reference}/accept`, { payout });
  expect(accepted.body.blocked_by).toEqual([]);
  return body.reference;
}

/** Opens and releases until the server is gone; remembers only what was answered. */
async function load(url: string, key: string, told: Told, ready: string[]): Promise<void> {
  try {
    for (let turn = 0; turn < 2_000; turn++) {
      const body = order();
      const opened = await ask(url, key, 'POST', '/escrow/initiate', body);
      if (opened.status === 200) told.opened.set(body.reference, opened.body.escrow_id);
      const reference = ready.pop();
      if (reference === undefined) continue;
      const released = await ask(url, key, 'POST', `/escrow/${reference}/release`, {});
      if (released.status === 200) told.released.add(reference);
    }
  } catch {
    // The connection broke: whatever was under way was not answered.
  }
}

async function untilTold(told: Told, opened: number, released: number): Promise<void> {
  while (told.opened.size < opened || told.released.size < released) await new Promise(setImmediate);
}
