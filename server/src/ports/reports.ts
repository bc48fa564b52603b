import type { Store } from './store.js';

/** What lists, exports, charts and searches are read from. */
export type Reader = Pick<Store, 'one' | 'all' | 'list' | 'snapshot'>;

/** Why the database answers in place of the replica. */
export type ReplicaProblem =
  /** It does not have everything yet that was committed before. */
  | 'behind'
  /** It does not answer, or too late; or the database does not say what it must have. */
  | 'unreachable'
  /** One of its reads failed. */
  | 'failed'
  /** It accepts writes, so it is no replica, or no longer. */
  | 'not_a_replica'
  /** It replicates another server, or its address names another database. */
  | 'another_database'
  /** It followed a server that was since replaced, by a failover or from a backup. */
  | 'another_timeline';

/** Where reads go that decide nothing, and may go to a replica. */
export interface Reports {
  /**
   * Runs the reads of one list, export, chart or search. They see everything that any process had committed
   * before this call, wherever they run. They may run twice: first on the replica, and again on the database.
   * No change may be decided by what they return.
   */
  read<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /**
   * Returns what was found of the replica last, and looks for it again. Null without one; its problem is null
   * while it is used.
   */
  state(): { problem: ReplicaProblem | null } | null;
  /** Looks for the replica, and then returns the same. */
  check(): Promise<{ problem: ReplicaProblem | null } | null>;
  close(): Promise<void>;
}

/** The reports of a database without a replica. */
export function withoutReplica(store: () => Reader): Reports {
  return {
    read: (work) => work(store()),
    state: () => null,
    check: async () => null,
    close: async () => {},
  };
}
