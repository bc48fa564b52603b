import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabaseAtOnce } from '../harness/databases.js';
import { Shop } from './shop.js';
import { type SoldEscrow, sellOnce } from './stories.js';
import { tamper } from './tampering/tamper.js';

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

const ledger = (databaseUrl: string, ...args: string[]) =>
  run('../../server/src/main.ts', ['ledger', ...args], { DATABASE_URL: databaseUrl });
const verify = (databaseUrl: string) => ledger(databaseUrl, 'verify');
const auditorOn = (address: string) => run('main.ts', [address]);

forEachDatabaseAtOnce((engine, freshDatabase) => {
  describe(`Commands that check the books on ${engine}`, () => {
    let shop: Shop;
    let sold: SoldEscrow;
    beforeAll(async () => {
      shop = await Shop.open(await freshDatabase());
      sold = await sellOnce(shop);
    });
    afterAll(() => shop.close());

    it('end with 0 and print what they read while a server runs', async () => {
      const [verified, audited] = await Promise.all([verify(shop.databaseUrl), auditorOn(shop.databaseUrl)]);
      expect(verified).toMatchObject({ code: 0, stderr: '' });
      expect(verified.stdout).toMatch(
        /^The books are right\.\nLive: 0 movements, .*\nTest: 6 movements, .* 6 events\.\n3 balances\. .*\n$/,
      );
      expect(audited).toMatchObject({ code: 0, stderr: '' });
      expect(audited.stdout).toMatch(
        /^Read 6 postings, .*\n(Without SECRET_KEY, .*\n)?The books are right\.\n$/,
      );
    });

    it('export a head and compare the chain with it', { timeout: 90_000 }, async () => {
      const head = await ledger(shop.databaseUrl, 'head');
      expect(head).toMatchObject({ code: 0, stderr: '' });
      expect(head.stdout).toMatch(/^1:[\w-]{43}\n$/);
      const exported = head.stdout.trim();
      const [same, other, malformed, since, both] = await Promise.all([
        ledger(shop.databaseUrl, 'verify', '--head', exported),
        ledger(shop.databaseUrl, 'verify', '--head', exported.replace('1:', '2:')),
        ledger(shop.databaseUrl, 'verify', '--head', 'Z'),
        ledger(shop.databaseUrl, 'verify', '--since', exported),
        ledger(shop.databaseUrl, 'verify', '--since', exported, '--live'),
      ]);
      expect(same).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/in 1 blocks, the first at .*\nKeep this head elsewhere: .*\n$/),
      });
      expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining('head_differs: block 2') });
      expect(malformed).toMatchObject({ code: 1, stderr: expect.stringContaining('A head is what') });
      expect(since).toMatchObject({ code: 0, stderr: '' });
      expect(since.stdout).toMatch(
        /^What was written after block 0 is right, and the amounts .* agree with it\.\n\d+ changes with 6 /,
      );
      expect(since.stdout).toContain(`Keep this head elsewhere: ${exported}\n`);
      expect(both).toMatchObject({ code: 1, stderr: expect.stringContaining('--since verifies both modes') });
    });

    it('end with 1 and list every discrepancy in words, counted by mode', async () => {
      await tamper(shop.databaseUrl, `update checkout set amount_held = 160000 where id = '${sold.escrow}'`);
      const [verified, audited] = await Promise.all([verify(shop.databaseUrl), auditorOn(shop.databaseUrl)]);
      expect(verified).toMatchObject({ code: 1, stdout: '' });
      const { escrow } = sold;
      expect(verified.stderr.split('\n')).toEqual([
        'Test:',
        `  checkout_amount_held: escrow ${escrow}: ` +
          'the row says 160000 kobo are held, the movements say 150000',
        `  checkout_parts: escrow ${escrow}: 250000 kobo were received, but the row accounts for 260000`,
        `  checkout_altered: checkout ${escrow}: it is not what the last change wrote`,
        'Discrepancies: 3 (live 0, test 3, both modes 0).',
        '',
      ]);
      expect(audited.code).toBe(1);
      expect(audited.stderr).toContain(`escrow ${sold.escrow}: amount_held is 160000`);
    });
  });
});

it('the auditor ends with 2 when it has nothing to read', async () => {
  expect(await auditorOn('no/such/file.db')).toMatchObject({ code: 2, stdout: '' });
  expect(await run('main.ts', [])).toMatchObject({ code: 2, stderr: expect.stringContaining('Usage:') });
});
