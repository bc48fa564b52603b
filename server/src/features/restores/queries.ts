import { payoutStatuses, refundStatuses } from '@escrow-checkout/contract';
import { sql } from 'kysely';
import { literals } from '../../adapters/store/literals.js';
import type { Heartbeat, Restore, RestoreTransfer } from '../../adapters/store/restore-rows.js';
import {
  insertOne,
  insertOrUpdate,
  listBy,
  selectBy,
  selectNewest,
} from '../../adapters/store/row-statements.js';
import { columns } from '../../adapters/store/shapes.js';
import { readByKey, statement } from '../../adapters/store/statement.js';
import type { Mode } from '../../domain/records.js';

type None = Record<never, never>;

export const findHeartbeat = statement<None, Heartbeat>('heartbeat.find', (db) =>
  db.selectFrom('heartbeat').select(columns('heartbeat')).where('id', '=', sql.lit('database')),
);

/**
 * Which history PostgreSQL follows: its cluster and its timeline. A promotion or a recovery to a point in
 * time begins another timeline, and a dump restored elsewhere has another cluster.
 */
export const readLineage = statement<None, { lineage: string | null }>(
  'heartbeat.lineage',
  (db, _p, engine) => ({
    compile: () =>
      (engine === 'postgres'
        ? sql<{ lineage: string | null }>`select (select system_identifier::text from pg_control_system())
          || '/' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as lineage`
        : sql<{ lineage: string | null }>`select null as lineage`
      ).compile(db),
  }),
);

export const saveHeartbeat = insertOrUpdate('heartbeat.save', 'heartbeat', ['id']);

export const insertRestore = insertOne('restore.insert', 'restore');
export const findRestore = selectBy('restore.by_id', 'restore', ['id']);

/** A payout or refund of the mode, whatever became of it. */
export const findAnySent = statement<{ mode: Mode }, { id: string }>('restore.any_sent', (db, p) =>
  db
    .selectFrom('payout')
    .select('id')
    .where('mode', '=', p.mode)
    .where('status', 'in', literals(payoutStatuses))
    .union(
      db
        .selectFrom('refund')
        .select('id')
        .where('mode', '=', p.mode)
        .where('status', 'in', literals(refundStatuses)),
    )
    .limit(sql.lit(1)),
);

/** The partners that have paid in for the mode after a time, each found by one search of the index. */
export const listPaidInAt = statement<{ mode: Mode; after: number }, { partner: string }>(
  'restore.paid_in_at',
  (db, p) => ({
    compile: () =>
      sql<{ partner: string }>`
      with recursive found(partner) as (
        select min(partner) from credit
        union all
        select (select min(credit.partner) from credit where credit.partner > found.partner)
        from found where found.partner is not null
      )
      select partner from found where exists (
        select 1 from credit where credit.partner = found.partner and credit.mode = ${p.mode}
          and credit.created_at > ${p.after}
      )`.compile(db),
  }),
);

/** At most one of each mode. */
export const listOpenRestores = statement<None, Restore>('restore.open', (db) =>
  db.selectFrom('restore').select(columns('restore')).where('released_at', 'is', null).orderBy('mode'),
);

export const listRestores = selectNewest('restore.list', 'restore', [], 10, ['begunAt', 'id']);

export const listRestoreTransfers = listBy(
  'restore_transfer.of_restore',
  'restore_transfer',
  ['restoreId'],
  ['reference'],
);

export const deleteUnaccepted = statement<{ restoreId: string }, unknown>(
  'restore_transfer.delete_unaccepted',
  (db, p) =>
    db.deleteFrom('restore_transfer').where('restore_id', '=', p.restoreId).where('accepted_at', 'is', null),
);

export const insertRestoreTransfer = insertOne('restore_transfer.insert', 'restore_transfer');

type Acceptance = Pick<RestoreTransfer, 'restoreId' | 'reference' | 'acceptedAt' | 'reason' | 'recordedAt'>;

export const acceptTransfer = statement<Acceptance, unknown>('restore_transfer.accept', (db, p) =>
  db
    .updateTable('restore_transfer')
    .set({ accepted_at: p.acceptedAt, reason: p.reason, recorded_at: p.recordedAt })
    .where('restore_id', '=', p.restoreId)
    .where('reference', '=', p.reference)
    .where('accepted_at', 'is', null),
);

/** Says of a transfer that was accepted before that all it paid is recorded. */
export const recordAccepted = statement<
  Pick<RestoreTransfer, 'restoreId' | 'reference' | 'recordedAt'>,
  unknown
>('restore_transfer.record', (db, p) =>
  db
    .updateTable('restore_transfer')
    .set({ recorded_at: p.recordedAt })
    .where('restore_id', '=', p.restoreId)
    .where('reference', '=', p.reference)
    .where('accepted_at', '>', sql.lit(0))
    .where('recorded_at', 'is', null),
);

/** The transfers that the operator accepted after any restore. */
export const listAcceptedTransfers = readByKey<{ mode: Mode }, RestoreTransfer>(
  'restore_transfer.accepted',
  (db, p) =>
    db
      .selectFrom('restore_transfer')
      .select(columns('restore_transfer'))
      .where('mode', '=', p.mode)
      .where('accepted_at', '>', sql.lit(0)),
);

type Check = Pick<Restore, 'id' | 'checkedAt' | 'matchedCount' | 'unmatchedCount' | 'releasedAt'>;

export const recordCheck = statement<Check, unknown>('restore.checked', (db, p) =>
  db
    .updateTable('restore')
    .set({
      checked_at: p.checkedAt,
      matched_count: p.matchedCount,
      unmatched_count: p.unmatchedCount,
      released_at: p.releasedAt,
    })
    .where('id', '=', p.id)
    .where('released_at', 'is', null),
);

/** The text that a job of a payout or refund keeps while sends are suspended. */
export const sendsSuspendedReason = 'sends_suspended';

/** The text that a job keeps while a combined payout waits until it is known what another one has paid. */
export function notRecordedReason(reference: string): string {
  return `${reference} may have paid it: record what that paid (restore accept), or have the bank return it`;
}

/** Lets what waited for that reason run at once, and not at the end of a growing pause. */
export const hurryWaiting = statement<{ mode: Mode; now: number; reason: string }, unknown>(
  'restore.hurry',
  (db, p) =>
    db
      .updateTable('job')
      .set({ run_at: p.now, attempts: sql.lit(0) })
      .where('mode', '=', p.mode)
      .where('kind', 'in', [sql.lit('payout.run'), sql.lit('payout.combine'), sql.lit('refund.run')])
      .where('last_error', '=', p.reason),
);
