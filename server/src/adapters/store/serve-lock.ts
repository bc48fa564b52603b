import Sqlite from 'better-sqlite3';

/** Another process serves the database. */
export class AlreadyServed extends Error {
  override readonly name = 'AlreadyServed';
}

/** Keeps the locks from the garbage collector, which would close their files and so release them. */
const held = new Set<Sqlite.Database>();

/**
 * Makes this process the only server of a SQLite database, for as long as it lives. The lock is an exclusive
 * transaction on a tiny database of its own, so it ends with the process, and operators' commands can still
 * write to the served database.
 *
 * @throws AlreadyServed
 */
export function holdServeLock(file: string): { release(): void } {
  const lock = new Sqlite(`${file}.serve-lock`, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw new AlreadyServed(`Another server is running on ${file}`, { cause: error });
  }
  held.add(lock);
  return {
    release() {
      held.delete(lock);
      lock.close();
    },
  };
}
