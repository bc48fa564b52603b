import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';

const root = fileURLToPath(new URL('../../', import.meta.url));
const patienceMs = 120_000;

/**
 * Runs the work in one process at a time, across test files. SQLite waits for the lock, and releases it
 * when a process dies.
 */
export function locked<Result>(name: string, work: () => Result): Result {
  const file = `escrow-${name}-${process.getuid?.() ?? 0}-${root.replaceAll(/\W/g, '_')}.lock`;
  const lock = new Sqlite(join(tmpdir(), file), { timeout: patienceMs });
  try {
    lock.exec('begin exclusive');
    return work();
  } finally {
    lock.close();
  }
}
