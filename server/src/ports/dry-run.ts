import type { Change } from '../domain/change.js';

/** Is told what a command would write, while the store rolls back all that is written. */
export interface DryRun {
  /**
   * Takes a change that would be committed.
   *
   * @param read what the decision was made on
   */
  note(change: Change, read: unknown): void;
  /** Whether no change was noted so far. */
  isEmpty(): boolean;
}
