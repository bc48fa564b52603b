import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Escrow, Mode } from '../../domain/records.js';
import { columns, updateRow } from './shapes.js';
import { adHoc, statement } from './statement.js';

describe('a statement', () => {
  it('binds its parameters by name, once per place, on both engines', () => {
    const found = statement<{ accountId: string; now: number }, { id: string }>('test.repeat', (db, p) =>
      db
        .selectFrom('checkout')
        .select('id')
        .where('account_id', '=', p.accountId)
        .where('created_at', '<', p.now)
        .where('updated_at', '<', p.now),
    );
    expect(found.params).toEqual(['accountId', 'now', 'now']);
    expect(found.sql.sqlite).toContain('"created_at" < ? and "updated_at" < ?');
    expect(found.sql.postgres).toContain('"created_at" < $2 and "updated_at" < $3');
  });

  it('that finds rows by their mode has it as a constant on SQLite, and only there', () => {
    type InMode = { accountId: string; mode: string };
    const found = statement<InMode, { id: string }>('test.of_mode', (db, p) =>
      db
        .selectFrom('checkout')
        .select('id')
        .where('mode', '=', p.mode as Mode)
        .where('account_id', '=', p.accountId),
    );
    for (const mode of ['live', 'test']) {
      const { sql: text, params } = found.sqliteOf?.(mode) ?? {};
      expect(text).toContain(`"mode" = '${mode}' and "account_id" = ?`);
      expect(params).toEqual(['accountId']);
    }
    // The mode of a caller's own value never becomes part of a text.
    expect(found.sqliteOf?.("live' or 1 = 1")).toMatchObject({ params: ['mode', 'accountId'] });
    expect(found.sql.postgres).toContain('"mode" = $1 and "account_id" = $2');
  });

  it('hides a bound limit from the planner of SQLite, which would plan it anew at each run', () => {
    const some = statement<{ most: number }, { id: string }>('test.limit', (db, p) =>
      db.selectFrom('checkout').select('id').limit(p.most),
    );
    expect(some.sql.sqlite).toMatch(/ limit cast\(\? as integer\)$/);
    expect(some.sql.postgres).toMatch(/ limit \$1$/);
    const raw = adHoc(() => sql`select id from checkout limit ${3}`);
    expect(raw.compile('sqlite')).toMatchObject({
      sql: 'select id from checkout limit cast(? as integer)',
      values: [3],
    });
  });

  it('inserts one row unless a conflict leaves it out or the rows are selected', () => {
    type Row = { id: string };
    const values = (p: Row) => ({ id: p.id }) as never;
    const plain = statement<Row, unknown>('test.insert', (db, p) => db.insertInto('job').values(values(p)));
    const once = statement<Row, unknown>('test.insert_once', (db, p) =>
      db
        .insertInto('job')
        .values(values(p))
        .onConflict((conflict) => conflict.doNothing()),
    );
    const selected = statement<Row, unknown>('test.insert_selected', (db, p) =>
      db
        .insertInto('job')
        .columns(['id'])
        .expression(db.selectFrom('job').select('id').where('id', '=', p.id)),
    );
    expect([plain, once, selected].map(({ insertsOne }) => insertsOne)).toEqual([true, false, false]);
  });

  it('may not hide a constant among its parameters', () => {
    const hidden = statement<object, { id: string }>('test.constant', (db) =>
      db.selectFrom('checkout').select('id').where('status', '=', 'funded'),
    );
    expect(() => hidden.sql.sqlite).toThrow(/must be a literal/);
    const literal = statement<object, { id: string }>('test.literal', (db) =>
      db.selectFrom('checkout').select('id').where('status', '=', sql.lit('funded')),
    );
    expect(literal.params).toEqual([]);
  });

  it('binds in the same order on both engines', () => {
    const swapped = statement<{ a: string; b: string }, { id: string }>('test.order', (db, p, engine) => {
      const [first, second] = engine === 'sqlite' ? [p.a, p.b] : [p.b, p.a];
      return db.selectFrom('checkout').select('id').where('id', '=', first).where('reference', '=', second);
    });
    expect(swapped.params).toEqual(['a', 'b']);
    expect(() => swapped.sql.postgres).toThrow(/binds a,b on SQLite, b,a on PostgreSQL/);
  });

  it('has a name of its own', () => {
    const make = () =>
      statement<object, { id: string }>('test.duplicate', (db) => db.selectFrom('job').select('id'));
    make();
    expect(make).toThrow(/Two statements/);
  });

  it('knows whether it brings rows back', () => {
    const writes = statement<{ id: string }, unknown>('test.write', (db, p) =>
      db.deleteFrom('job').where('id', '=', p.id),
    );
    const returns = statement<{ id: string }, { id: string }>('test.returning', (db, p) =>
      db.deleteFrom('job').where('id', '=', p.id).returning('id'),
    );
    expect([writes.returnsRows, returns.returnsRows]).toEqual([false, true]);
  });
});

it('a select list names every column after its field', () => {
  expect(columns('merchant_bank_account')).toContain('merchant_bank_account.account_last4 as accountLast4');
});

it('an update touches only the version that was read, and never a fixed field', () => {
  const update = statement<Escrow, unknown>('test.update', (db, p) => updateRow(db, 'checkout', p));
  expect(update.sql.sqlite).toMatch(/^update "checkout" set .*"version" = version \+ 1/);
  expect(update.sql.sqlite).toMatch(/where "id" = \? and "version" = \?$/);
  expect(update.sql.sqlite).not.toContain('"reference" =');
});

it('a filtered list compiles for the engine that runs it', () => {
  const list = adHoc((db) =>
    db.selectFrom('checkout').select('id').where('status', 'in', ['funded', 'disputed']),
  );
  expect(list.compile('postgres')).toMatchObject({ values: ['funded', 'disputed'] });
  expect(list.compile('postgres').sql).toContain('$2');
  expect(list.compile('sqlite').sql).toContain('(?, ?)');
});
