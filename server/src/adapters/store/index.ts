import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ObservedCommit } from '../../ports/observer.js';
import { type Reports, withoutReplica } from '../../ports/reports.js';
import type { Store } from '../../ports/store.js';
import { openPostgres } from './postgres.js';
import { Replica, type ReplicaOptions } from './replica.js';
import { openSqlite } from './sqlite.js';

/** How long one commit on SQLite may keep the process from everything else, without the wait for the disk. */
const turnMs = 4;

export interface StoreOptions {
  /** Called when a COMMIT failed on SQLite. It should end the process; the supervisor restarts it. */
  onFatal(error: Error): void;
  /** PostgreSQL connections of this process; 16 when absent. */
  poolSize?: number;
  /** Called when writes begin to find no space, and when there is space again. */
  onStorage?(isFull: boolean): void;
  /** Called after each commit. */
  onCommit?(commit: ObservedCommit): void;
}

/** Returns the path in `sqlite:<path>`, or null for another kind of address. */
export function sqliteFile(databaseUrl: string): string | null {
  return databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : null;
}

/**
 * Opens the store an address names: `sqlite:<path>` or `postgres://...`. Call `migrate` before anything else.
 *
 * @throws when the address is of another kind
 */
export function openStore(
  databaseUrl: string,
  { onFatal, poolSize, onStorage = () => {}, onCommit = () => {} }: StoreOptions,
): Store {
  const file = sqliteFile(databaseUrl);
  if (file !== null) {
    mkdirSync(dirname(file), { recursive: true });
    return openSqlite({ file, onFatal, onStorage, onCommit, turnMs });
  }
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) {
    const pool = poolSize === undefined ? {} : { poolSize };
    return openPostgres({ url: databaseUrl, onStorage, onCommit, ...pool });
  }
  throw new Error('DATABASE_URL must begin with sqlite: or postgres://');
}

/** Opens what answers reports: a replica, if an address of one is given, or the database alone. */
export function openReports({
  url,
  ...options
}: Omit<ReplicaOptions, 'url'> & { url: string | undefined }): Reports {
  return url === undefined ? withoutReplica(options.primary) : new Replica({ url, ...options });
}
