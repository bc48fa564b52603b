import { AlreadyServed, holdServeLock } from '../adapters/store/serve-lock.js';
import type { Config } from '../config.js';
import { OperatorError, sqliteFile } from './environment.js';

/** Takes the lock that lets only one process serve a SQLite database; operator commands do not need it. */
export function lockDatabase(config: Config): () => void {
  const file = sqliteFile(config);
  if (file === null || file === ':memory:') return () => {};
  try {
    return holdServeLock(file).release;
  } catch (error) {
    if (!(error instanceof AlreadyServed)) throw error;
    throw new OperatorError(
      `Another server is using ${file}; stop it first, or set DATABASE_URL to another file.`,
    );
  }
}
