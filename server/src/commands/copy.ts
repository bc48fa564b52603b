import { resolve } from 'node:path';
import type { Command } from 'commander';
import { v7 } from 'uuid';
import { type CopyProgress, copyRows } from '../adapters/store/copy/copy.js';
import { CopySource } from '../adapters/store/copy/source.js';
import { CopyDiffers, CopyTarget } from '../adapters/store/copy/target.js';
import type { DatabaseCopy } from '../adapters/store/copy-rows.js';
import { openSqlite } from '../adapters/store/sqlite.js';
import { type Config, readConfig } from '../config.js';
import { OperatorError, requireDatabase, secretKeyFile, sqliteFile } from './environment.js';
import { lockDatabase } from './lock-database.js';
import { explainFault, placeOf } from './open.js';
import { print } from './output.js';
import { printableLines } from './printable.js';
import { secretKeyOf } from './secret-key.js';
import { verifyCopy } from './verify-copy.js';

const progressEveryMs = 5_000;

interface CopyOptions {
  from: string;
  to?: string;
  abandon: boolean;
  dropped: boolean;
}

/** Adds the command that moves the service from SQLite to PostgreSQL. */
export function addCopyCommand(program: Command): void {
  program
    .command('copy')
    .description('copy a SQLite database to PostgreSQL, which takes its place; the server must be stopped')
    .requiredOption('--from <address>', 'the database of the service until now: sqlite:<path>')
    .option('--to <address>', 'an empty database that takes its place: postgres://...')
    .option('--abandon', 'give up a copy that is not finished, and use the first database again', false)
    .option('--dropped', 'with --abandon: the database that was copied to exists no more', false)
    .action((options: CopyOptions) => copyDatabase(options));
}

async function copyDatabase({ from, to, abandon, dropped }: CopyOptions): Promise<void> {
  const config = configOf('--from', from, /^sqlite:(?!:memory:)/);
  requireDatabase(config);
  // Nothing may start on either of them, from before the first mark until after the last.
  const release = lockDatabase(config);
  try {
    const source = await openSource(config);
    try {
      if (abandon && dropped) return abandonCopy(source);
      if (to === undefined) throw new OperatorError('Name the database to copy to: --to postgres://...');
      const target = configOf('--to', to, /^postgres(ql)?:\/\//);
      await (abandon ? abandonBoth(source, target) : copyTo(source, config, target));
    } finally {
      source.close();
    }
  } finally {
    release();
  }
}

/** @throws OperatorError for an address of another kind */
function configOf(option: string, address: string, kind: RegExp): Config {
  if (kind.test(address)) return readConfig({ ...process.env, DATABASE_URL: address });
  const wanted = option === '--from' ? 'sqlite:<path>' : 'postgres://...';
  throw new OperatorError(`${option} must be ${wanted}: a copy goes from SQLite to PostgreSQL.`);
}

async function openSource(config: Config): Promise<CopySource> {
  const file = sqliteFile(config) as string;
  try {
    const store = openSqlite({ file, onFatal: () => {} });
    try {
      await store.migrate('none');
    } finally {
      await store.close();
    }
    return new CopySource(file);
  } catch (error) {
    throw explainFault(config, error) ?? error;
  }
}

/**
 * Ends a copy in both databases, the target first. A backup of the source that was made during the copy does
 * not know that it was finished, but the target does.
 */
async function abandonBoth(source: CopySource, to: Config): Promise<void> {
  const copy = copyUnderWay(source);
  try {
    const target = await CopyTarget.open(to.DATABASE_URL);
    try {
      const there = await target.copy();
      if (there?.id !== copy.id) {
        throw new OperatorError(
          `${placeOf(to)} does not know this copy, which goes to ${copy.other}: name that one. ` +
            'If you have dropped it, say --dropped.',
        );
      }
      if (there.state === 'done') throw new OperatorError(finished(copy));
      if (there.state === 'under_way') await target.end(copy.id, 'abandoned', Date.now());
    } finally {
      await target.close();
    }
  } catch (error) {
    throw explained(error, to);
  }
  abandonCopy(source);
}

function finished({ other }: DatabaseCopy): string {
  return `The copy is finished: ${other} has taken the place of this database.`;
}

/** @throws OperatorError if there is none */
function copyUnderWay(source: CopySource): DatabaseCopy {
  const copy = source.copy();
  if (!copy) throw new OperatorError('No copy of this database is under way.');
  if (copy.state === 'done') throw new OperatorError(finished(copy));
  return copy;
}

function abandonCopy(source: CopySource): void {
  const copy = copyUnderWay(source);
  source.lock();
  source.end(copy.id, 'abandoned', Date.now());
  print(`The copy is abandoned, and this database may start again. Drop ${copy.other}, which may not.`);
}

async function copyTo(source: CopySource, from: Config, to: Config): Promise<void> {
  // Also says so before the first row if PostgreSQL would not open what is sealed.
  const secretKey = secretKeyOf(from);
  try {
    const target = await CopyTarget.open(to.DATABASE_URL);
    try {
      const copy = await agree(source, target, from, to);
      if (copy === null) return print(`Everything was copied to ${placeOf(to)} already.`);
      if (copy.state === 'done') {
        print(await verifyCopy(to, secretKey));
        await target.end(copy.id, 'done', Date.now());
      } else {
        source.lock();
        print(await fill(source, target, copy, () => verifyCopy(to, secretKey)));
      }
      print(nextSteps(from));
    } finally {
      await target.close();
    }
  } catch (error) {
    throw explained(error, to, from);
  }
}

/** Returns what was copied and verified. */
async function fill(
  source: CopySource,
  target: CopyTarget,
  { id }: DatabaseCopy,
  verify: () => Promise<string>,
): Promise<string> {
  const startedAtMs = Date.now();
  const rows = await copyRows(source, target, progressPrinter());
  await target.analyze();
  say('Verifying the ledger of the copy.');
  const verified = await verify();
  // The first database first: between the two commits neither of them may start.
  source.end(id, 'done', Date.now());
  await target.end(id, 'done', Date.now());
  const seconds = Math.round((Date.now() - startedAtMs) / 1000);
  return `Copied ${rows} rows in ${seconds} s, and compared each of them. ${verified}`;
}

function explained(error: unknown, to: Config, from: Config = to): unknown {
  const isOfSource = /^SQLITE_/.test((error as { code?: string }).code ?? '');
  if (!(error instanceof CopyDiffers)) return explainFault(isOfSource ? from : to, error) ?? error;
  return new OperatorError(`${error.message}, so the copy is not finished, and neither database may start.`);
}

/**
 * Returns the copy that both databases know, and begins one if neither knows any; null if it is done.
 *
 * @throws OperatorError if one of them takes part in another copy, or the target has rows of its own
 */
async function agree(
  source: CopySource,
  target: CopyTarget,
  from: Config,
  to: Config,
): Promise<DatabaseCopy | null> {
  const there = await target.copy();
  const here = source.copy(there?.id);
  if (here?.state === 'abandoned' || there?.state === 'abandoned') {
    throw new OperatorError(`This copy was abandoned: drop ${placeOf(to)}.`);
  }
  if (here && here.id !== there?.id) {
    const which = here.state === 'done' ? 'has been copied' : 'is being copied';
    throw new OperatorError(`${placeOf(from)} ${which} to ${here.other}, not to ${placeOf(to)}.`);
  }
  if (there?.state === 'done') return here?.state === 'done' ? null : notEmpty(to);
  if (here) return here;
  const place = resolve(placeOf(from));
  if ((there && there.other !== place) || !(await target.isEmpty(source.tables))) return notEmpty(to);
  const fresh = { id: v7(), side: 'target', state: 'under_way', other: place } as const;
  const copy: DatabaseCopy = there ?? { ...fresh, begunAt: Date.now(), endedAt: null };
  if (!there && !(await target.begin(copy))) return notEmpty(to);
  // A server that started before the mark has written rows by now, or sees the mark.
  if (!(await target.isEmpty(source.tables))) {
    await target.end(copy.id, 'abandoned', Date.now());
    return notEmpty(to);
  }
  await target.clear();
  source.begin({ ...copy, other: placeOf(to) });
  return copy;
}

function notEmpty(to: Config): never {
  throw new OperatorError(`${placeOf(to)} has rows already: name an empty database.`);
}

function progressPrinter(): (progress: CopyProgress) => void {
  let nextAtMs = Date.now() + progressEveryMs;
  return ({ table, copied, total }) => {
    if (Date.now() < nextAtMs) return;
    nextAtMs = Date.now() + progressEveryMs;
    say(`${copied} of ${total} rows, now of ${table}`);
  };
}

function nextSteps(from: Config): string {
  const file = sqliteFile(from) as string;
  const key = from.SECRET_KEY
    ? 'keep SECRET_KEY as it is'
    : `set SECRET_KEY to what ${secretKeyFile(file)} holds`;
  const files = 'set FILES_URL to the place of the uploaded pictures, which stay where they are';
  return `Set DATABASE_URL to the copy, ${key}, and ${files}. Then start the server.`;
}

function say(line: string): void {
  process.stderr.write(`${printableLines(line)}\n`);
}
