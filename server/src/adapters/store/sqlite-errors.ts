import { StorageFull, StoreFault } from '../../ports/store.js';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Whether a row of that key exists already. */
function isUniqueViolation(error: unknown): boolean {
  return /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY|ROWID)$/.test(codeOf(error));
}

/** Whether the account of a change is one whose test data is being removed: it may be changed afterwards. */
function isExpiring(error: unknown): boolean {
  const isRaised = codeOf(error) === 'SQLITE_CONSTRAINT_TRIGGER' && error instanceof Error;
  return isRaised && error.message === 'the test data of the account is being removed';
}

/** Whether a statement lost a race, so that the work is decided anew. */
export function isLostRace(error: unknown): boolean {
  return isUniqueViolation(error) || isExpiring(error);
}

/** Whether the disk, the file or the memory failed: repeating the work would fail again or do harm. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(IOERR|FULL|CORRUPT|NOTADB|NOMEM|CANTOPEN|READONLY|PROTOCOL)/.test(codeOf(error));
}

/** Whether the disk failed: what it holds is uncertain from then on, also for what was synced before. */
export function isDiskError(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_IOERR');
}

/** Whether the disk is full or the limit of pages is reached. SQLite reports a quota as an I/O error. */
export function isStorageFull(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_FULL';
}

/** Whether another process held the write lock for longer than the busy timeout. */
function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));
}

/** Returns the error as the port's fault: nothing was written. */
export function faultOf(error: unknown): StoreFault {
  if (error instanceof StoreFault) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (isStorageFull(error)) return new StorageFull(`SQLite: ${message}`, { cause: error });
  return new StoreFault(`SQLite: ${message}`, isBusy(error), { cause: error });
}
