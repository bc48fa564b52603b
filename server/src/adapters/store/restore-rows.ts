import type { Mode, TransferKind } from '../../domain/records.js';

/** The last sign of life of the service on this database. A restored one tells how old the backup is. */
export interface Heartbeat {
  id: 'database';
  /** Which history of PostgreSQL the database followed then; null on SQLite. */
  lineage: string | null;
  /** Real time. */
  seenAt: number;
}

/** The last sign of life of one server, which says under which key it seals. */
export interface ServerHeartbeat {
  /** Of the process. */
  id: string;
  /** The machine and the process, for people. */
  name: string;
  keyId: string;
  /** Real time. */
  seenAt: number;
}

/** One mode's return from an older state of the database. Until it is released, nothing is sent. */
export interface Restore {
  id: string;
  mode: Mode;
  /** `lineage`: PostgreSQL follows another history than at the last heartbeat. */
  cause: 'operator' | 'lineage';
  /** What the partner has sent since then is compared with our rows. Real time, like all times here. */
  since: number;
  begunAt: number;
  checkedAt: number | null;
  matchedCount: number;
  unmatchedCount: number;
  releasedAt: number | null;
}

/** A transfer of the partner's statement that no row of ours stands for, or not as the partner made it. */
export interface RestoreTransfer {
  restoreId: string;
  reference: string;
  mode: Mode;
  kind: TransferKind;
  amount: number;
  /** In words, without the account number. */
  destination: string;
  sentAt: number;
  /** How our row differs; null if there is none. */
  difference: string | null;
  acceptedAt: number | null;
  /** Why the operator accepted it. */
  reason: string | null;
  /** When the operator said that all it paid is recorded, so that a combined payout may follow it. */
  recordedAt: number | null;
}
