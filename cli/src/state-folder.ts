import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import type { Host } from './host.js';

/** Where programs keep what they remember, by the rules of the platform or by XDG_STATE_HOME. */
function stateHome({ env }: Pick<Host, 'env'>): string {
  if (env.XDG_STATE_HOME && isAbsolute(env.XDG_STATE_HOME)) return env.XDG_STATE_HOME;
  const home = env.HOME || homedir();
  if (process.platform === 'darwin') return join(home, 'Library', 'Application Support');
  if (process.platform === 'win32') return env.LOCALAPPDATA || join(home, 'AppData', 'Local');
  return join(home, '.local', 'state');
}

/** The folder of what this machine remembers. */
export function stateFolder(host: Pick<Host, 'env'>): string {
  return join(stateHome(host), 'escrow-cli');
}

/** A file name for something that is not to be read from it, such as a key. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(`escrow-cli ${text}`).digest('hex').slice(0, 24);
}

/** What a file holds, or null. */
export function readState(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Makes the folder of a file, for its owner alone. */
export function prepareFolder(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
}
