import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabaseAtOnce } from '../harness/databases.js';
import { Shop } from './shop.js';
import { type Sold, sellOnce } from './stories.js';
import { tamper } from './tampering.js';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Runs a program of the repository from its source, as an operator would. */
function run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const options = { env: { ...process.env, SECRET_KEY: 'ab'.repeat(32), ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', loader, file, ...args], options, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

const verify = (databaseUrl: string) =>
  run('../../server/src/main.ts', ['ledger', 'verify'], { DATABASE_URL: databaseUrl });
const auditorOn = (address: string) => run('main.ts', [address]);

forEachDatabaseAtOnce((engine, freshDatabase) => {
  describe(`The commands that look after the books on ${engine}`, () => {
    let shop: Shop;
    let sold: Sold;
    beforeAll(async () => {
      shop = await Shop.open(await freshDatabase());
      sold = await sellOnce(shop);
    });
    afterAll(() => shop.close());

    it('end with 0 and one line about what they read, beside a server that runs', async () => {
      const [verified, audited] = await Promise.all([verify(shop.databaseUrl), auditorOn(shop.databaseUrl)]);
      expect(verified).toMatchObject({ code: 0, stderr: '' });
      expect(verified.stdout).toMatch(/^The books are right: 6 movements, 3 balances, .* 6 events\.\n$/);
      expect(audited).toMatchObject({ code: 0, stderr: '' });
      expect(audited.stdout).toMatch(/^Read 6 postings, .*\nThe books are right\.\n$/);
    });

    it('end with 1 and the first discrepancy in words', async () => {
      await tamper(shop.databaseUrl, `update checkout set amount_held = 160000 where id = '${sold.escrow}'`);
      const [verified, audited] = await Promise.all([verify(shop.databaseUrl), auditorOn(shop.databaseUrl)]);
      expect(verified).toMatchObject({ code: 1, stdout: '' });
      expect(verified.stderr).toBe(
        `escrow ${sold.escrow}: the row says 160000 kobo are held, the movements say 150000\n` +
          'Discrepancies: 2, in 6 movements.\n',
      );
      expect(audited.code).toBe(1);
      expect(audited.stderr).toContain(`escrow ${sold.escrow}: amount_held is 160000`);
    });
  });
});

it('the auditor ends with 2 when it has nothing to read', async () => {
  expect(await auditorOn('no/such/file.db')).toMatchObject({ code: 2, stdout: '' });
  expect(await run('main.ts', [])).toMatchObject({ code: 2, stderr: expect.stringContaining('Usage:') });
});
