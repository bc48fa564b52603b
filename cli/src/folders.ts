import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Host } from './host.js';

const folder = 'escrow-cli';

/** A folder of this user and program, and the variable that chose it, if one did. */
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

/** What people set: the profiles. */
export function configFolder(host: Pick<Host, 'env'>): OwnFolder {
  return ownFolder(host, 'XDG_CONFIG_HOME', 'APPDATA', 'Roaming', '.config');
}

/** What the program remembers by itself. */
export function stateFolder(host: Pick<Host, 'env'>): OwnFolder {
  return ownFolder(host, 'XDG_STATE_HOME', 'LOCALAPPDATA', 'Local', join('.local', 'state'));
}
