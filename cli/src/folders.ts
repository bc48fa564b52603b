import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import type { Host } from './context.js';

const folder = 'escrow-cli';

/** A folder of this user, and the variable that chose it, if one did. */
export interface OwnFolder {
  path: string;
  variable: string | null;
}

function ownFolder(
  { env }: Pick<Host, 'env'>,
  variable: string,
  windows: string,
  local: string,
  usual: string,
): OwnFolder {
  const chosen = env[variable];
  if (chosen && isAbsolute(chosen)) return { path: join(chosen, folder), variable };
  const home = env.HOME || homedir();
  if (process.platform === 'darwin')
    return { path: join(home, 'Library', 'Application Support', folder), variable: null };
  if (process.platform === 'win32')
    return { path: join(env[windows] || join(home, 'AppData', local), folder), variable: null };
  return { path: join(home, usual, folder), variable: null };
}

/** The folder of the profiles. */
export function configFolder(host: Pick<Host, 'env'>): OwnFolder {
  return ownFolder(host, 'XDG_CONFIG_HOME', 'APPDATA', 'Roaming', '.config');
}

/** The folder of what the program remembers. */
export function stateFolder(host: Pick<Host, 'env'>): OwnFolder {
  return ownFolder(host, 'XDG_STATE_HOME', 'LOCALAPPDATA', 'Local', join('.local', 'state'));
}

/** Returns a file name that does not reveal the text, such as a key. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(`escrow-cli ${text}`).digest('hex').slice(0, 24);
}

/** Returns the text of a file, or null if there is none. */
export function readState(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Creates the folder of a file, closed to other users. */
export function prepareFolder(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
}
