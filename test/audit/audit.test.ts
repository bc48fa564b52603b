import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { verifyLedger } from '../../server/src/features/ledger/verify.js';
import { forEachDatabase } from '../harness/databases.js';
import { importsOf } from '../tidy/imports.js';
import { audit } from './audit.js';
import { Shop } from './shop.js';
import { sellOnce, tellEverything } from './stories.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`The auditor on ${engine}`, () => {
    let shop: Shop | undefined;
    afterEach(() => shop?.close());

    it('finds the books right after every kind of movement', async () => {
      shop = await Shop.open(await freshDatabase());
      await tellEverything(shop);
      expect(await audit(shop.databaseUrl)).toEqual([]);
    });

    it('and the verifier find the books right while they are written', async () => {
      const busy = await Shop.open(await freshDatabase());
      shop = busy;
      let isDone = false;
      const writing = Promise.all(
        [1, 2, 3, 4].map(async () => {
          while (!isDone) await sellOnce(busy);
        }),
      );
      try {
        const audits = [audit(busy.databaseUrl), audit(busy.databaseUrl)];
        for (let round = 0; round < 5; round += 1) {
          expect((await verifyLedger(busy.deps.services)).discrepancies).toEqual([]);
        }
        expect(await Promise.all(audits)).toEqual([[], []]);
      } finally {
        isDone = true;
        await writing;
      }
    });
  });
});

it('The auditor shares no code with the server', () => {
  const reached = new Set<string>();
  const packages = new Set<string>();
  const follow = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { to } of importsOf({ path: file, text: readFileSync(file, 'utf8') })) {
      if (to.endsWith('.ts')) follow(to);
      else packages.add(to);
    }
  };
  follow('test/audit/main.ts');
  follow('test/audit/on-call.ts');
  expect([...reached].filter((file) => !file.startsWith('test/audit/'))).toEqual([]);
  expect([...packages].filter((name) => !name.startsWith('node:')).sort()).toEqual(['pg', 'sqlite3']);
});

it('The auditor reports that there is nothing to read', async () => {
  await expect(audit('sqlite:./no/such/file.db')).rejects.toThrow('There is no file');
});
