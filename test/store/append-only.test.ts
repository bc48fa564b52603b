import { expect, it } from 'vitest';
import { commitChange } from '../../server/src/adapters/store/commit.js';
import { anyRows } from '../../server/src/adapters/store/statement.js';
import { StoreFault } from '../../server/src/ports/store.js';
import { forEachStore } from '../harness/stores.js';
import { creation, findEvents, newEscrow, newEvent, rawStatement, seedAccount } from './fixtures.js';

const tables = [
  ['change', 'at'],
  ['movement', 'at'],
  ['event', 'at'],
  ['block', 'created_at'],
  ['audit_entry', 'at'],
] as const;
const entry = {
  id: 'entry',
  changeId: 'create:one',
  accountId: 'account',
  mode: 'test',
  at: 1,
  action: 'account.created',
  subject: 'account',
  beforeJson: null,
  afterJson: '{}',
} as const;
const rewrites = tables.flatMap(([table, column]) => [
  { text: `update ${table} set ${column} = ${column} + 1`, engines: ['sqlite', 'postgres'] },
  { text: `delete from ${table}`, engines: ['sqlite', 'postgres'] },
  { text: `insert or replace into ${table} select * from ${table}`, engines: ['sqlite'] },
  { text: `truncate ${table} cascade`, engines: ['postgres'] },
]);

forEachStore((engine, open) => {
  const refused = rewrites.filter(({ engines }) => engines.includes(engine));

  it.each(refused)('$text is refused', async ({ text }) => {
    const store = await open();
    await seedAccount(store);
    const escrow = newEscrow('one');
    const created = creation(escrow);
    await commitChange(store, {
      ...created,
      writes: [...created.writes, { insert: 'audit_entry', row: entry }],
      movements: [{ debit: 'bank:sandbox:test', credit: 'escrow:one', amount: 1 }],
      events: [newEvent('event', escrow)],
    });
    const rewrite = rawStatement(text);
    await expect(store.transact([anyRows(rewrite, {})])).rejects.toThrow(StoreFault);
    await expect(store.transact([anyRows(rewrite, {})])).rejects.toThrow(/append-only/);
    expect(await store.all(findEvents, { checkoutId: 'one' })).toHaveLength(1);
  });
});
