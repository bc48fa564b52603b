import { readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
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
 * write to the served database. It lies beside the file that a symbolic link leads to, since every name of it
 * is the same database.
 *
 * @throws AlreadyServed
 */
export function holdServeLock(file: string): { release(): void } {
  const lock = new Sqlite(`${realFile(file)}.serve-lock`, { timeout: 0 });
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

/** Returns the path without symbolic links; the file itself need not exist yet. */
function realFile(file: string): string {
  const missing = (error: unknown) => ['ENOENT', 'EINVAL'].includes((error as { code?: string }).code ?? '');
  try {
    return realpathSync.native(file);
  } catch (error) {
    if (!missing(error)) throw error;
  }
  const folder = path.dirname(path.resolve(file));
  try {
    return realFile(path.resolve(folder, readlinkSync(file)));
  } catch (error) {
    if (!missing(error)) throw error;
    return path.join(realpathSync.native(folder), path.basename(file));
  }
}
