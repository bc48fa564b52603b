import type { Engine } from '../../../ports/store.js';
import { transfers } from './0003-transfers.js';
import { columnTypes, type Migration } from './schema.js';

/**
 * The calls of every attempt and how it ended, and the status `manual` of payouts and refunds. Whether an
 * earlier version's call was answered is not known, so each of its attempts counts as one unanswered call.
 */
export const endedAttempts: Migration = {
  number: 10,
  name: 'ended_attempts',
  statements(engine) {
    const { text, word, natural } = columnTypes(engine);
    const add = (column: string) => `alter table attempt add column ${column}`;
    return [
      ...widened(engine, 'payout', 'payout_status_check', "'below_minimum'", "'below_minimum', 'manual'"),
      ...widened(engine, 'refund', 'refund_status_check', "'cancelled'", "'cancelled', 'manual'"),
      ...widened(engine, 'attempt', 'attempt_check1', "or state = 'paid'", "or state in ('paid', 'failed')"),
      ...countedAsOpen(
        'payout',
        "'waiting_details', 'pending', 'failed', 'reversed', 'below_minimum', 'manual'",
      ),
      ...countedAsOpen('refund', "'pending', 'failed', 'needs_details', 'below_minimum', 'manual'"),
      add(`${natural('call_count')} default 1`),
      add(`${natural('refusal_count')} default 0`),
      add(`${natural('called_at')} default 0`),
      add(natural('refused_at', 'null')),
      add(text('refusal_reason', 'null')),
      add(word('ended_by', 'refusal', 'look_up', 'statement').replace('not null', 'null')),
      add(text('statement', 'null')),
      add(natural('next_poll_at', 'null')),
      add(`${natural('poll_count')} default 0`),
      'update attempt set called_at = sent_at',
      'update attempt set call_count = 0 where lease_token is null',
      'create index attempt_watched on attempt (next_poll_at) where next_poll_at is not null',
    ];
  },
};

/** Rebuilds the index that a merchant's balance is summed by. */
function countedAsOpen(table: string, statuses: string): string[] {
  return [
    `drop index ${table}_open_of_account`,
    `create index ${table}_open_of_account on ${table} (account_id, mode, status) ` +
      `where status in (${statuses})`,
  ];
}

/**
 * Widens one check of a table. SQLite cannot change a check, so there the table and its indexes are rebuilt.
 */
function widened(engine: Engine, table: string, check: string, was: string, is: string): string[] {
  const created = transfers.statements(engine);
  const definition = created.find((statement) => statement.startsWith(`create table ${table} (`)) ?? '';
  const indexes = created.filter((statement) => statement.includes(` on ${table} (`));
  if (engine === 'postgres') {
    const [line = ''] = definition.split('\n').filter((each) => each.includes(was));
    const condition = line.slice(line.indexOf('check (')).replace(was, is).replace(/,$/, '');
    return [
      `alter table ${table} drop constraint ${check}`,
      `alter table ${table} add constraint ${check} ${condition}`,
    ];
  }
  return [
    definition.replace(`create table ${table} (`, `create table ${table}_widened (`).replace(was, is),
    `insert into ${table}_widened select * from ${table}`,
    `drop table ${table}`,
    `alter table ${table}_widened rename to ${table}`,
    ...indexes,
  ];
}
