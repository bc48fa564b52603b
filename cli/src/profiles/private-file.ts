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

// Windows has none of these; there the user's folder is private by its own rules.
const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY, O_WRONLY, O_CREAT, O_EXCL } = constants;

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

function failed(path: string, what: string, error: unknown): Stop {
  return usage(
    `${path} cannot be ${what}: ${(error as Error).message}`,
    'Set XDG_CONFIG_HOME to use another folder.',
  );
}

function linked(path: string): Stop {
  return usage(`${path} is a symbolic link. Keys are only read from a plain file in a plain folder.`);
}

/** Refuses what other users could read or have created. */
function refuseShared(path: string, { uid, mode }: Stats, closed: '600' | '700'): void {
  if (process.platform === 'win32') return;
  if (uid !== process.getuid?.())
    throw usage(`${path} belongs to another user (${uid}).`, 'Set XDG_CONFIG_HOME to use another folder.');
  if ((mode & 0o077) === 0) return;
  throw usage(
    `${path} can be opened by other users of this machine (mode ${(mode & 0o777).toString(8)}).`,
    `Close it: chmod ${closed} ${quoted(path)}`,
    'If somebody may have read a key in it, replace that key: escrow-cli keys list',
  );
}

function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw failed(path, 'read', error);
  }
}

/** Lists a folder; empty if it does not exist. */
export function entriesOf(path: string): string[] {
  if (!checkFolder(path)) return [];
  try {
    return readdirSync(path);
  } catch (error) {
    throw failed(path, 'read', error);
  }
}

/** Whether the folder exists; refuses one that others can open. */
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

/** Reads a file that must be private to this user; null if it does not exist. */
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

/** Writes or replaces a private file atomically. */
export function replacePrivate(path: string, text: string): void {
  putInPlace(path, text, (draft) => renameSync(draft, path));
}

/** The same for a new file; returns false if it exists. */
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
    // Without hard links it is written directly, if the name is still free.
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
  }
}

/** Removes a file; returns false if there was none. */
export function removeFile(path: string): boolean {
  try {
    unlinkSync(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw failed(path, 'removed', error);
  }
}
