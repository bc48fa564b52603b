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
  /** What came of it was said: the same command is a new wish from now on. */
  settle(): void;
}

/** How long the service knows a key; an older wish is answered by what stands. */
const knownMs = 72 * 3_600_000;

/** The key of a wish that is still open, or null. */
function openKey(file: string, nowMs: number): string | null {
  const [key, at] = readState(file)?.split('\n') ?? [];
  return key !== undefined && nowMs - Number(at) < knownMs ? key : null;
}

/**
 * Writes a wish down before it is sent, and forgets it when its outcome was said. Whatever ends the process in
 * between, the same command finds the same key, and nothing moves twice. A machine that cannot write goes on
 * without: the whole of what is held moves once anyway.
 */
export function declare({ host, settings }: Pick<Context, 'host' | 'settings'>, call: Call): Intention {
  const { method, path, params, body } = call;
  const wish = fingerprint(JSON.stringify([method, path, params, body ?? null]));
  const file = join(stateFolder(host), 'intentions', `${fingerprint(settings.apiKey)}-${wish}`);
  const settle = (): void => rmSync(file, { force: true });
  const nowMs = host.now();
  const fresh = { idempotencyKey: call.idempotencyKey ?? host.newId(), isRepeat: false };
  try {
    const known = openKey(file, nowMs);
    if (known !== null) return { idempotencyKey: known, isRepeat: true, settle };
    prepareFolder(file);
    writeFileSync(file, `${fresh.idempotencyKey}\n${nowMs}\n`, { mode: 0o600, flush: true });
    return { ...fresh, settle };
  } catch {
    return { ...fresh, settle: () => undefined };
  }
}
