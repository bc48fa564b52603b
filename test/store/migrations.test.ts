import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { columnOf, kindsOf } from '../../server/src/adapters/store/fields.js';
import { openStore } from '../../server/src/adapters/store/index.js';
import { webhooksByMode } from '../../server/src/adapters/store/migrations/0015-webhooks-by-mode.js';
import {
  createHistory,
  migrations,
  recordMigration,
} from '../../server/src/adapters/store/migrations/index.js';
import { anyRows } from '../../server/src/adapters/store/statement.js';
import { createDatabase, forEachStore, temporaryFolder } from '../harness/stores.js';
import { rawStatement, seedAccount } from './fixtures.js';
import { loadDatabase } from './kept/dump.js';

const folder = temporaryFolder();

const addressOf = {
  sqlite: async () => `sqlite:${join(folder, 'new', `${randomBytes(6).toString('hex')}.db`)}`,
  postgres: createDatabase,
};

const history = rawStatement('select number, name from migration order by number');

const onFatal = (error: Error) => {
  throw error;
};

forEachStore((engine, open) => {
  it('applies each migration once, in order', async () => {
    const store = await open();
    await seedAccount(store);
    await store.migrate();
    expect(await store.all(history, {})).toEqual(migrations.map(({ number, name }) => ({ number, name })));
    const numbers = migrations.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  });

  it('refuses a database that is newer than the code', async () => {
    const store = await open();
    const foreign = rawStatement("insert into migration values (9000, 'from-tomorrow', 0)");
    await store.transact([anyRows(foreign, {})]);
    await expect(store.migrate()).rejects.toMatchObject({ database: 9000, code: migrations.at(-1)?.number });
  });

  it('migrates once when several processes start together', async () => {
    const address = await addressOf[engine]();
    const stores = Array.from({ length: 4 }, () => openStore(address, { onFatal, poolSize: 2 }));
    await Promise.all(stores.map((store) => store.migrate()));
    const [first] = stores;
    expect(await first?.all(history, {})).toHaveLength(migrations.length);
    for (const store of stores) await store.close();
  });

  it("copies an account's default secret and the one before to both modes", async () => {
    const address = await addressOf[engine]();
    const earlier = migrations.filter(({ number }) => number < webhooksByMode.number);
    const rows = [
      "insert into account values ('kept', 'Kept', 'free', 0, 1, 'now', null)",
      "insert into account values ('plain', 'Plain', 'free', 0, 1, 'only', null)",
      "insert into account values ('none', 'None', 'free', 0, 1, null, null)",
      "insert into retired_secret values ('kept', 'before', 9)",
    ];
    const text = [createHistory(engine), ...earlier.flatMap((each) => each.statements(engine)), ...rows];
    const marks = earlier.map((each) => recordMigration(each, 1));
    mkdirSync(join(folder, 'new'), { recursive: true });
    await loadDatabase(address, [...text, ...marks].map((statement) => `${statement};`).join('\n'));
    const store = openStore(address, { onFatal, poolSize: 2 });
    await store.migrate();
    const secrets = rawStatement('select * from default_secret order by account_id, mode', 'test.secrets');
    const expected = (account_id: string, mode: string, secret_sealed: string, before: string | null) => {
      const previous_secret_until = before === null ? null : 9;
      return { account_id, mode, secret_sealed, previous_secret_sealed: before, previous_secret_until };
    };
    expect(await store.all(secrets, {})).toEqual([
      expected('kept', 'live', 'now', 'before'),
      expected('kept', 'test', 'now', 'before'),
      expected('plain', 'live', 'only', null),
      expected('plain', 'test', 'only', null),
    ]);
    await store.close();
  });

  it('make exactly one column for each field of each record', async () => {
    const store = await open();
    const query = {
      sqlite: `select m.name as "table", c.name as "column" from sqlite_schema m, pragma_table_info(m.name) c
        where m.type in ('table', 'view')`,
      postgres: `select table_name as "table", column_name as "column" from information_schema.columns
        where table_schema = 'public'`,
    }[engine];
    const found = new Map<string, string[]>();
    for (const { table, column } of await store.all(rawStatement(query, 'test.columns'), {})) {
      found.set(String(table), [...(found.get(String(table)) ?? []), String(column)]);
    }
    for (const [table, kinds] of Object.entries(kindsOf)) {
      expect(found.get(table)?.sort(), table).toEqual(Object.keys(kinds).map(columnOf).sort());
    }
  });
});

it('opens only the two engines', () => {
  expect(() => openStore('mysql://localhost/escrow', { onFatal })).toThrow(/sqlite: or postgres/);
});
