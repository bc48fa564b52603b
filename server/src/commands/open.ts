import { type DatabaseCopy, mayStart } from '../adapters/store/copy-rows.js';
import { columns } from '../adapters/store/shapes.js';
import { statement } from '../adapters/store/statement.js';
import type { Config } from '../config.js';
import { createDeps, type Deps, type DepsOptions } from '../deps.js';
import { parseUrl } from '../domain/url.js';
import { checkSecretKeys } from '../features/secrets/admit.js';
import { SealFault } from '../ports/sealer.js';
import {
  type Migratable,
  OutcomeUnknown,
  SchemaFault,
  StorageFull,
  type Store,
  StoreFault,
} from '../ports/store.js';
import { exitCodes, OperatorError, sqliteFile } from './environment.js';

/** SQLite errors about the file or the disk, not about a statement. */
const aboutFile = /^SQLITE_(CANTOPEN|READONLY|PERM|AUTH|BUSY|LOCKED|IOERR|CORRUPT)/;

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
    await refuseCopied(deps.services.store, options.config);
    await checkSecretKeys(deps.services);
    return deps;
  } catch (error) {
    await deps?.close();
    throw explainFault(options.config, error) ?? error;
  }
}

const listCopies = statement<Record<never, never>, DatabaseCopy>('database_copy.list', (db) =>
  db.selectFrom('database_copy').select(columns('database_copy')).orderBy('begun_at', 'desc'),
);

/**
 * Of a database and its copy at most one may be used.
 *
 * @throws OperatorError that says which
 */
export async function refuseCopied(store: Store, config: Config): Promise<void> {
  const place = placeOf(config);
  const copies = await store.all(listCopies, {});
  const refused = copies.find(({ side, state }) => !mayStart[side][state]);
  if (refused) throw new OperatorError(`The database ${place} ${remedyOf(refused)}.`);
}

function remedyOf({ side, state, other }: DatabaseCopy): string {
  if (side === 'source' && state === 'done') return `was copied to ${other}: set DATABASE_URL to that one`;
  const finish = 'run escrow-server copy again to finish it';
  if (side === 'source') return `is being copied to ${other}: ${finish}, or with --abandon to use this one`;
  if (state === 'under_way') return `holds a part of ${other} only: ${finish}`;
  return `holds a copy of ${other} that was abandoned: drop it, and set DATABASE_URL to another one`;
}

/** Running any other command again does nothing if it is done. */
export const safeToRepeat = 'run it again, which does nothing if it is done';

/**
 * Explains a database failure to the operator; null if the error has another cause.
 *
 * @param ifUnknown how to learn whether the command took effect
 */
export function explainFault(
  config: Config,
  error: unknown,
  ifUnknown: string = safeToRepeat,
): OperatorError | null {
  const place = placeOf(config);
  if (error instanceof OutcomeUnknown) {
    const unknown = `The database ${place} failed during the commit (${reasonOf(error)})`;
    const sentence = `${unknown}, so it is unknown whether the command took effect`;
    return new OperatorError(`${sentence}: once the database answers, ${ifUnknown}.`, exitCodes.unknown);
  }
  if (error instanceof SchemaFault) return new OperatorError(explainSchema(place, error));
  if (error instanceof SealFault) {
    const remedy = 'set it to the key of the server, or SECRET_KEY_PREVIOUS to the key before';
    return new OperatorError(
      `SECRET_KEY does not open what the database ${place} holds: ${clause(error.message)}; ${remedy}.`,
    );
  }
  const { code = '', message } = error as { code?: string; message?: string };
  if (code === 'SQLITE_NOTADB') {
    return new OperatorError(`${place} is not a SQLite database: set DATABASE_URL to another file.`);
  }
  if (error instanceof StorageFull || code === 'SQLITE_FULL') {
    return new OperatorError(
      `There is no space for the database ${place}, so nothing was done: free some and run it again.`,
    );
  }
  if (aboutFile.test(code)) return new OperatorError(`Cannot use the database ${place}: ${message}.`);
  if (!(error instanceof StoreFault)) return null;
  const remedy = error.retryable ? '; start it, or mend DATABASE_URL' : '';
  return new OperatorError(`Cannot use the database ${place}: ${reasonOf(error)}${remedy}.`);
}

/** A sentence as a part of another one. */
function clause(sentence: string): string {
  return sentence.replace(/\.$/, '').replace(/^It /, 'it ');
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
export function placeOf(
  config: Config,
  setting: 'DATABASE_URL' | 'DATABASE_REPLICA_URL' = 'DATABASE_URL',
): string {
  const file = sqliteFile(config);
  if (file !== null) return file;
  const url = parseUrl(config[setting] ?? '');
  return url === null ? `that ${setting} names` : `${url.host}${url.pathname}`;
}

/** Connecting to a name with several addresses fails with an error that has a code but no message. */
function reasonOf({ message, cause }: StoreFault | OutcomeUnknown): string {
  const { message: causeMessage, code } = (cause ?? {}) as { message?: string; code?: string };
  return causeMessage || code || message;
}
