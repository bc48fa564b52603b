import type { Engine } from '../../../ports/store.js';
import { columnTypes, createTable, type Migration } from './schema.js';

/**
 * Since when a payout or refund waits for the partner's balance to cover it, and the sandbox bank's answer
 * that it does not.
 */
export const awaitingFloat: Migration = {
  number: 26,
  name: 'awaiting-float',
  statements(engine) {
    const { natural } = columnTypes(engine);
    const tables = ['payout', 'combined_payout', 'refund'];
    return [
      ...tables.map((table) => `alter table ${table} add column ${natural('awaiting_float_since', 'null')}`),
      ...tables.map(
        (table) =>
          `create index ${table}_awaiting_float on ${table} (mode, awaiting_float_since) ` +
          'where awaiting_float_since is not null',
      ),
      ...withoutFloat(engine),
    ];
  },
};

/** Adds a kind of fault. SQLite cannot change a check, so there the table is rebuilt. */
function withoutFloat(engine: Engine): string[] {
  const { text, word, natural } = columnTypes(engine);
  const kinds = ['unavailable', 'timeout', 'refused', 'no_float'];
  if (engine === 'postgres') {
    return [
      'alter table sandbox_fault drop constraint sandbox_fault_kind_check',
      `alter table sandbox_fault add constraint sandbox_fault_kind_check
        check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`,
    ];
  }
  return [
    createTable(engine, 'sandbox_fault_widened', [
      `${text('account_id')} references account`,
      word(
        'operation',
        'open_virtual_account',
        'find_credit',
        'find_credits',
        'resolve_account',
        'transfer',
        'find_transfer',
        'refund',
        'find_refund',
      ),
      word('kind', ...kinds),
      natural('remaining'),
      'primary key (account_id, operation)',
    ]),
    'insert into sandbox_fault_widened select * from sandbox_fault',
    'drop table sandbox_fault',
    'alter table sandbox_fault_widened rename to sandbox_fault',
    'create index sandbox_fault_armed on sandbox_fault (account_id) where remaining > 0',
  ];
}
