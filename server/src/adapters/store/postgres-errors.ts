import { OutcomeUnknown, StorageFull, StoreFault, type TransactOutcome } from '../../ports/store.js';

/** SQLSTATE codes that decide what became of a transaction. */
const divisionByZero = '22012';
const uniqueViolation = '23505';
const serializationFailure = '40001';
const deadlock = '40P01';
const diskFull = '53100';

/** Cancelled, out of resources, a lock timeout or a deadlock: the same call may succeed later. */
const passing = /^(53|57014|55P03|40001|40P01)/;

/** The server or the connection went away. */
const gone = /^(08|57P)/;

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  // Errors of the socket have codes too; only the server's have a severity.
  return 'severity' in error && 'code' in error ? String(error.code) : undefined;
}

function isFatal(error: unknown): boolean {
  const { severity } = error as { severity?: string };
  return severity === 'FATAL' || severity === 'PANIC';
}

/** Whether a statement failed and the connection has survived it. */
export function isOfStatement(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && !gone.test(code) && !isFatal(error);
}

/** Returns the error as the port's fault: nothing was written. */
export function faultOf(error: unknown): StoreFault {
  if (error instanceof StoreFault) return error;
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (code === diskFull) return new StorageFull(`PostgreSQL: ${message}`, { cause: error });
  const retryable = code === undefined || passing.test(code) || gone.test(code);
  return new StoreFault(`PostgreSQL: ${message}`, retryable, { cause: error });
}

/**
 * Returns the outcome of a transaction after an error at a step; `decidesRace` says whether that step loses
 * the race when it touches no row. Once the messages are sent, an error that is not the server's verdict on a
 * statement leaves the outcome open: the commit may have happened before the connection was lost.
 *
 * @throws StoreFault, OutcomeUnknown
 */
export function outcomeOf(error: unknown, step: number, decidesRace: boolean): TransactOutcome {
  if (!isOfStatement(error)) {
    throw new OutcomeUnknown('The connection was lost before PostgreSQL answered', { cause: error });
  }
  const code = codeOf(error) as string;
  const raced = [uniqueViolation, serializationFailure, deadlock].includes(code);
  if (raced || (code === divisionByZero && decidesRace)) return { outcome: 'lost_race', step };
  throw faultOf(error);
}
