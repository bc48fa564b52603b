import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sqliteFile as fileOf } from '../adapters/store/index.js';
import type { Config } from '../config.js';

/** The exit code of a command that did nothing, and of one that may have had an effect. */
export const exitCodes = { refused: 1, unknown: 70 } as const;

/** An error with a sentence for the operator, printed without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';

  constructor(
    message: string,
    readonly exitCode: number = exitCodes.refused,
  ) {
    super(message);
  }
}

/** Returns the file of a SQLite database; null on PostgreSQL. */
export function sqliteFile(config: Config): string | null {
  return fileOf(config.DATABASE_URL);
}

/** Returns the folder of the database; the working folder for one that is no file. */
export function folderOf(config: Config): string {
  const file = sqliteFile(config);
  return file === null || file === ':memory:' ? process.cwd() : path.dirname(path.resolve(file));
}

/**
 * Throws if the SQLite database does not exist: a command must not report on an empty database that it has
 * just created in the wrong folder.
 */
export function requireDatabase(config: Config): void {
  const file = sqliteFile(config);
  if (file === null || existsSync(path.resolve(file))) return;
  throw new OperatorError(
    `There is no database at ${path.resolve(file)}: set DATABASE_URL to the one the server uses.`,
  );
}

/**
 * Creates the folder of the database, and takes the rights of others from what is in it; or throws with a
 * sentence for the operator.
 */
export function prepareFolder(config: Config): void {
  const file = sqliteFile(config);
  if (file === null || file === ':memory:') return;
  const folder = path.dirname(path.resolve(file));
  try {
    mkdirSync(folder, { recursive: true });
    const probe = path.join(folder, `.write-probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch {
    throw new OperatorError(
      `Cannot write to ${folder}: make it writable, or set DATABASE_URL to another place.`,
    );
  }
  keepPrivate(path.resolve(file));
}

/** Takes the rights of others from files that were copied here, or made by a version that did not. */
function keepPrivate(database: string): void {
  const files = [database, `${database}-wal`, `${database}-shm`, secretKeyFile(database)];
  for (const each of files.filter((name) => existsSync(name))) {
    try {
      chmodSync(each, 0o600);
    } catch {
      // The file of another user, who decides about it.
    }
  }
}

/** Where the first start on SQLite writes the key that encrypts secrets at rest. */
export function secretKeyFile(database: string): string {
  return path.join(path.dirname(path.resolve(database)), 'secret.key');
}
