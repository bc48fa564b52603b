import type { Config } from '../config.js';
import { createDeps, type Deps, type DepsOptions } from '../deps.js';
import { OutcomeUnknown, StoreFault } from '../ports/store.js';
import { OperatorError, sqliteFile } from './environment.js';

/** SQLite errors about the file or the disk, not about a statement. */
const aboutFile = /^SQLITE_(CANTOPEN|READONLY|PERM|AUTH|BUSY|LOCKED|IOERR|FULL|CORRUPT)/;

/**
 * Builds all services, and migrates the database if it may.
 *
 * @throws OperatorError if the database is unavailable or not of this version, with a remedy
 */
export async function openDeps(options: DepsOptions, which: Migratable): Promise<Deps> {
  let deps: Deps | null = null;
  try {
    deps = createDeps(options);
    await deps.services.store.migrate(which);
    return deps;
  } catch (error) {
    await deps?.close();
    throw explainFault(options.config, error) ?? error;
  }
}

/** Explains a database failure to the operator; null if the error has another cause. */
export function explainFault(config: Config, error: unknown): OperatorError | null {
  const place = placeOf(config);
  if (error instanceof OutcomeUnknown) {
    return new OperatorError(
      `The database ${place} went away before it answered, so this may or may not be done: ` +
        'look at the inbox before you run the command again.',
    );
  }
  const { code = '', message } = error as { code?: string; message?: string };
  if (code === 'SQLITE_NOTADB') {
    return new OperatorError(`${place} is not a SQLite database: set DATABASE_URL to another file.`);
  }
  if (aboutFile.test(code)) return new OperatorError(`Cannot use the database ${place}: ${message}.`);
  if (!(error instanceof StoreFault)) return null;
  const remedy = error.retryable ? '; start it, or mend DATABASE_URL' : '';
  return new OperatorError(`Cannot use the database ${place}: ${reasonOf(error)}${remedy}.`);
}

function explainSchema(place: string, { database, code }: SchemaFault): string {
  if (database === 0) {
    return `The database ${place} has no tables yet: run escrow-server migrate, or start the server.`;
  }
  const numbers = `The database ${place} is at migration ${database}, this program at ${code}`;
  return database < code
    ? `${numbers}: run escrow-server migrate, or start the server of this version.`
    : `${numbers}: use the escrow-server of the version that migrated it.`;
}

/** Returns the place of the database, without user and password. */
function placeOf(config: Config): string {
  const file = sqliteFile(config);
  if (file !== null) return file;
  if (!URL.canParse(config.DATABASE_URL)) return 'that DATABASE_URL names';
  const { host, pathname } = new URL(config.DATABASE_URL);
  return `${host}${pathname}`;
}

/** Connecting to a name with several addresses fails with an error that has a code but no message. */
function reasonOf({ message, cause }: StoreFault): string {
  const { message: causeMessage, code } = (cause ?? {}) as { message?: string; code?: string };
  return causeMessage || code || message;
}
