import type { Engine } from '../../../ports/store.js';

/** The permanent tables whose rows have an account and a mode of their own. */
const owned = [
  'checkout',
  'virtual_account',
  'credit',
  'payout',
  'combined_payout',
  'refund',
  'dispute',
  'shipment',
  'carriage',
  'seller',
  'event',
  'movement',
];

const isClosing = (row: string) =>
  `${row}.mode = 'test' and exists (select 1 from test_closing as c
    where c.account_id = ${row}.account_id and c.closed_at is null)`;

/** What an attempt transfers, in one of three tables, if that may be deleted. */
const attemptOwner = ['payout', 'combined_payout', 'refund']
  .map((table) => `exists (select 1 from ${table} as o where o.id = old.object_id and ${isClosing('o')})`)
  .join(' or ');

/** What owns a ledger account, in one of four tables, if that may be deleted. */
const ledgerOwner = ['escrow', 'charge', 'payout', 'refund']
  .map((kind) => {
    const table = kind === 'payout' || kind === 'refund' ? kind : 'checkout';
    const start = `${kind}:`;
    return `(substr(old.id, 1, ${start.length}) = '${start}' and exists (select 1 from ${table} as o
      where o.id = substr(old.id, ${start.length + 1}) and ${isClosing('o')}))`;
  })
  .join(' or ');

/** When a row may be deleted, for every permanent table; the others never lose one. */
const deletable: Readonly<Record<string, string>> = {
  ...Object.fromEntries(owned.map((table) => [table, isClosing('old')])),
  attempt: attemptOwner,
  ledger_account: ledgerOwner,
  merchant_bank_account: '1 = 0',
  test_closing: '1 = 0',
};

/** The author of the changes that open and end a closing. */
const expiryAuthor = 'service:expiry';

/** Tables whose trigger so far refuses updates and deletions alike. */
const appendOnlyTables = ['event', 'movement'];

/**
 * Triggers that refuse every deletion but that of test data of an account with an open closing, and every
 * other change of such test data.
 */
export function guardDeletions(engine: Engine): string[] {
  return engine === 'sqlite' ? onSqlite : onPostgres;
}

const isOfOthers = `new.mode = 'test' and coalesce(new.author, '') <> '${expiryAuthor}'`;
const isExpiring = 'exists (select 1 from test_expiry as e where e.account_id = new.account_id)';

/** An update may only end a closing. */
const isRewritten = [
  'id',
  'account_id',
  'mode',
  'n',
  'through_position',
  'through_block',
  'change_count',
  'change_bytes',
  'movement_count',
  'sums_json',
  'changes_hash',
  'begun_at',
]
  .map((column) => `old.${column} <> new.${column}`)
  .concat('old.closed_at is not null')
  .join(' or ');

const onSqlite = [
  ...appendOnlyTables.map((table) => `drop trigger ${table}_no_delete`),
  ...Object.entries(deletable).map(
    ([table, condition]) => `create trigger ${table}_no_delete before delete on ${table}
      when not (${condition})
      begin select raise(abort, '${table} is append-only'); end`,
  ),
  `create trigger test_closing_no_update before update on test_closing when ${isRewritten}
    begin select raise(abort, 'test_closing is append-only'); end`,
  `create trigger change_while_expiring before insert on change when ${isOfOthers} and ${isExpiring}
    begin select raise(abort, 'the test data of the account is being removed'); end`,
];

const onPostgres = [
  ...appendOnlyTables.flatMap((table) => [
    `drop trigger ${table}_append_only on ${table}`,
    `create trigger ${table}_append_only before update on ${table}
      for each row execute function refuse_rewrite()`,
  ]),
  ...Object.entries(deletable).flatMap(([table, condition]) => [
    `create function keep_${table}() returns trigger language plpgsql as $$
      begin
        if ${condition} then return old; end if;
        raise exception '% is append-only', tg_table_name;
      end $$`,
    `create trigger ${table}_no_delete before delete on ${table}
      for each row execute function keep_${table}()`,
  ]),
  ...Object.keys(deletable)
    .filter((table) => !appendOnlyTables.includes(table))
    .map(
      (table) => `create trigger ${table}_no_truncate before truncate on ${table}
        for each statement execute function refuse_rewrite()`,
    ),
  `create trigger test_closing_append_only before update on test_closing
    for each row when (${isRewritten}) execute function refuse_rewrite()`,
  `create function refuse_while_expiring() returns trigger language plpgsql as $$
    begin
      if ${isExpiring} then
        raise exception 'the test data of the account is being removed' using errcode = '40001';
      end if;
      return new;
    end $$`,
  `create trigger change_while_expiring before insert on change
    for each row when (${isOfOthers}) execute function refuse_while_expiring()`,
];
