/**
 * A copy of all rows from one database into another, as both of them know it. From its first moment on at
 * most one of the two may start: nobody may pay the same payout from both.
 */
export interface DatabaseCopy {
  /** The same in both databases. */
  id: string;
  side: CopySide;
  state: CopyState;
  /** The place of the other database, without user and password. */
  other: string;
  /** Real time, as the two that follow. */
  begunAt: number;
  endedAt: number | null;
}

export type CopySide = 'source' | 'target';

export type CopyState = 'under_way' | 'done' | 'abandoned';

/** What a database that takes part in a copy may be used for. */
export const mayStart: Readonly<Record<CopySide, Readonly<Record<CopyState, boolean>>>> = {
  source: { under_way: false, done: false, abandoned: true },
  target: { under_way: false, done: true, abandoned: false },
};
