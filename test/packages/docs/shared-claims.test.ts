import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ClaimStore } from '../../../sdk/src/webhooks/index.js';
import { createDatabase, temporaryFolder } from '../../harness/stores.js';
import { blocksOf } from './blocks.js';

let pool: pg.Pool;
let newClaims: () => Required<ClaimStore>;

beforeAll(async () => {
  const sample = blocksOf('docs/webhooks.md').find(({ word }) => word === 'claims')?.text ?? '';
  const table = /create table[\s\S]*?(?=\nexport)/.exec(sample)?.[0] ?? '';
  pool = new pg.Pool({ connectionString: await createDatabase() });
  await pool.query(table.replaceAll('//', ''));
  const file = join(temporaryFolder(), 'claims.mjs');
  writeFileSync(file, (await transform(sample, { loader: 'ts' })).code);
  const { tableClaims } = await import(pathToFileURL(file).href);
  newClaims = () => tableClaims(pool);
});
afterAll(() => pool.end());

/** As if the process that claimed it had died a minute ago. */
const abandon = (id: string) =>
  pool.query(`update webhook_event set claimed_at = now() - interval '1 minute' where id = $1`, [id]);

it('the claims of the documents let one process of several handle an event, once', async () => {
  const [one, other] = [newClaims(), newClaims()];
  const claimed = await Promise.allSettled([one.claim('a'), other.claim('a')]);
  expect(claimed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [holder, waiter] = claimed[0]?.status === 'fulfilled' ? [one, other] : [other, one];
  await holder.release('a');
  expect(await waiter.claim('a')).toBe(true);
  await waiter.finish('a');
  expect([await one.claim('a'), await other.claim('a')]).toEqual([false, false]);
});

it('and take over from a process that died, which then undoes nothing', async () => {
  const [died, other] = [newClaims(), newClaims()];
  expect(await died.claim('b')).toBe(true);
  await expect(other.claim('b')).rejects.toThrow('Another process handles b');
  await abandon('b');
  expect(await other.claim('b')).toBe(true);
  await died.release('b');
  await expect(died.claim('b')).rejects.toThrow('Another process handles b');
  await other.finish('b');
  await abandon('b');
  expect(await died.claim('b')).toBe(false);
});
