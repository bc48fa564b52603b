import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '../client.js';
import type { Context } from '../context.js';
import { fingerprint, prepareFolder, readState, stateFolder } from '../state-folder.js';

/** A wish to move money, under the key that makes its repeat safe. */
export interface Intention {
  idempotencyKey: string;
  /** An earlier run had the same wish, and never said what came of it. */
  isRepeat: boolean;
  /** Its answer was printed: the same command is a new wish from now on. */
  settle(): void;
}

type Declaring = Pick<Context, 'host' | 'settings' | 'values'>;

/** How long the service knows a key; an older wish is answered by what stands. */
const knownMs = 72 * 3_600_000;

/** The key of a wish that is still open, or null. */
function openKey(file: string, nowMs: number): string | null {
  const [key, at] = readState(file)?.split('\n') ?? [];
  return key !== undefined && nowMs - Number(at) < knownMs ? key : null;
}

/**
 * Writes a wish down before it is sent, and forgets it when its answer was printed. Whatever ends the process
 * in between, the same command finds the same key, and nothing moves twice; a key that is given makes a wish
 * of its own. A machine that cannot write goes on without: the whole of what is held moves once anyway.
 */
export function declare({ host, settings, values }: Declaring, call: Call): Intention {
  const { method, path, params, body } = call;
  const wish = fingerprint(JSON.stringify([method, path, params, body ?? null]));
  const file = join(stateFolder(host), 'intentions', `${fingerprint(settings.apiKey)}-${wish}`);
  const settle = (): void => rmSync(file, { force: true });
  const nowMs = host.now();
  const idempotencyKey = call.idempotencyKey ?? host.newId();
  try {
    const known = openKey(file, nowMs);
    const isRepeat = known !== null && (values.idempotencyKey ?? known) === known;
    if (isRepeat) return { idempotencyKey: known, isRepeat, settle };
    if (known === null) {
      prepareFolder(file);
      writeFileSync(file, `${idempotencyKey}\n${nowMs}\n`, { mode: 0o600, flush: true });
      return { idempotencyKey, isRepeat, settle };
    }
  } catch {
    // Without the note, the key that was printed still makes a repeat safe.
  }
  return { idempotencyKey, isRepeat: false, settle: () => undefined };
}
