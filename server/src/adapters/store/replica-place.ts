import type { ReplicaProblem } from '../../ports/reports.js';
import type { Statement } from '../../ports/store.js';

/** Which server answers. */
export interface Identity {
  /** What all servers of one cluster share: the database and its replicas. */
  cluster: string;
  database: number;
  /** Tells two servers apart, and a server from itself before a restart. */
  startedAt: string;
}

/** How far a server is in the log of its cluster. */
interface Mark {
  /** Rises with every failover, and when a backup is restored up to a moment. */
  timeline: number;
  /** In bytes of the log. */
  position: number;
}

export interface PrimaryMark extends Mark {
  startedAt: string;
}

export interface ReplicaMark extends Mark {
  isReplica: boolean;
}

export type Place<Of extends Mark = PrimaryMark> = Of & Identity;

/** Not as a time, whose text depends on the time zone of a session. */
const startedAt = 'extract(epoch from pg_postmaster_start_time())::text as "startedAt"';

export const findIdentity = reading<Identity>(
  'replica.identity',
  `select ${startedAt}, (select system_identifier::text from pg_control_system()) as cluster,
    (select oid::bigint from pg_database where datname = current_database()) as database`,
);

/**
 * How far the log is on the disk. A commit is answered, or seen by others, only after that, so everything
 * committed before this read is at or below its position.
 */
export const findPrimaryMark = reading<PrimaryMark>(
  'replica.primary_mark',
  `select ${startedAt}, (pg_current_wal_flush_lsn() - '0/0')::bigint as position,
    ('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::integer as timeline`,
);

/**
 * How far the replica has applied the log: its reads see all commits up to there. Its timeline is that of its
 * last checkpoint, which follows a new one with a delay.
 */
export const findReplicaMark = reading<ReplicaMark>(
  'replica.replica_mark',
  `select pg_is_in_recovery() as "isReplica", (select timeline_id from pg_control_checkpoint()) as timeline,
    coalesce(pg_last_wal_replay_lsn() - '0/0', 0)::bigint as position`,
);

function reading<R>(name: string, text: string): Statement<Record<never, never>, R> {
  return { name, sql: { sqlite: '', postgres: text }, params: [], returnsRows: true, isByKey: false };
}

/** Whether the replica has everything that the primary had at its place; null if so. */
export function problemOf(primary: Place, replica: Place<ReplicaMark>): ReplicaProblem | null {
  if (!replica.isReplica) return 'not_a_replica';
  if (replica.cluster !== primary.cluster || replica.database !== primary.database) return 'another_database';
  // Positions of two timelines are of two histories.
  if (replica.timeline !== primary.timeline) return 'another_timeline';
  return replica.position < primary.position ? 'behind' : null;
}
