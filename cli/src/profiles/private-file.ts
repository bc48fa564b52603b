import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  type Stats,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Stop, usage } from '../exit.js';
import { quoted } from '../printable.js';

// Windows knows none of these: there the folder of the user is closed by its own rules.
const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY, O_WRONLY, O_CREAT, O_EXCL } = constants;

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

function failed(path: string, what: string, error: unknown): Stop {
  return usage(
    `${path} cannot be ${what}: ${(error as Error).message}`,
    'XDG_CONFIG_HOME moves it elsewhere.',
  );
}

function linked(path: string): Stop {
  return usage(`${path} is a symbolic link. Keys are read from a plain file in a plain folder only.`);
}

/** Refuses what other users of the machine could read, or have made. */
function refuseShared(path: string, { uid, mode }: Stats, closed: '600' | '700'): void {
  if (process.platform === 'win32') return;
  if (uid !== process.getuid?.())
    throw usage(`${path} belongs to another user (${uid}).`, 'XDG_CONFIG_HOME moves it elsewhere.');
  if ((mode & 0o077) === 0) return;
  throw usage(
    `${path} is open to other users of this machine (mode ${(mode & 0o777).toString(8)}).`,
    `Close it: chmod ${closed} ${quoted(path)}`,
    'If somebody may have read a key in it, have that key replaced.',
  );
}

function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw failed(path, 'read', error);
  }
}

/** What lies in a folder; nothing where there is none. */
export function entriesOf(path: string): string[] {
  if (!checkFolder(path)) return [];
  try {
    return readdirSync(path);
  } catch (error) {
    throw failed(path, 'read', error);
  }
}

/** Whether the folder is there; one that is not this user's alone is refused. */
function checkFolder(path: string): boolean {
  const stats = statsOf(path);
  if (!stats) return false;
  if (stats.isSymbolicLink()) throw linked(path);
  refuseShared(path, stats, '700');
  return true;
}

function prepareFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw failed(path, 'made', error);
  }
  checkFolder(path);
}

/** The text of a file that only this user can read; null where there is none. */
export function readPrivate(path: string): string | null {
  if (!checkFolder(dirname(path))) return null;
  let file: number;
  try {
    file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw codeOf(error) === 'ELOOP' ? linked(path) : failed(path, 'read', error);
  }
  try {
    // What is checked is what is read: the descriptor, not the name.
    const stats = fstatSync(file);
    if (!stats.isFile()) throw usage(`${path} is not a file.`);
    refuseShared(path, stats, '600');
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}

/** The names of unfinished files begin like this, so that they can be found. */
export function draftPrefix(path: string): string {
  return `.${basename(path)}.`;
}

function writeDraft(path: string, text: string): string {
  prepareFolder(dirname(path));
  const draft = join(dirname(path), `${draftPrefix(path)}${randomBytes(6).toString('hex')}`);
  const file = openSync(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return draft;
}

function putInPlace(path: string, text: string, put: (draft: string) => void): void {
  let draft: string | undefined;
  try {
    draft = writeDraft(path, text);
    put(draft);
  } catch (error) {
    throw codeOf(error) === undefined || codeOf(error) === 'EEXIST' ? error : failed(path, 'saved', error);
  } finally {
    if (draft !== undefined) removeFile(draft);
  }
}

/** Writes a file for this user alone, whole or not at all, in place of the one that may be there. */
export function replacePrivate(path: string, text: string): void {
  putInPlace(path, text, (draft) => renameSync(draft, path));
}

/** The same, but only if there is none: false, and nothing written, where another was quicker. */
export function createPrivate(path: string, text: string): boolean {
  try {
    putInPlace(path, text, (draft) => linkOrCopy(draft, path, text));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function linkOrCopy(draft: string, path: string, text: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    // Some file systems have no links: there it is written under its name, if that is still free.
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
  }
}

/** Removes a file; false where there was none. */
export function removeFile(path: string): boolean {
  try {
    unlinkSync(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw failed(path, 'removed', error);
  }
}
