import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '../client.js';
import type { Context } from '../context.js';
import { fingerprint, prepareFolder, readState, stateFolder } from '../folders.js';

/** A wish to move money, under the key that makes its repeat safe. */
export interface Intention {
  idempotencyKey: string;
  /** Its answer was printed: the same command is a new wish from now on. */
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
 * What this machine remembers of a wish. Escrow, operation and body tell it from all others, the API key does
 * not: whoever logs in with a newer one wants the same, and not the same twice.
 */
export class Wish {
  readonly #file: string;
  readonly #given: string | undefined;
  readonly #nowMs: number;
  readonly #newKey: string;
  #known: string | null = null;
  #isWritable = true;

  constructor({ host, values }: Pick<Context, 'host' | 'values'>, call: Call, escrowId: string) {
    const { method, path, params, body } = call;
    const name = fingerprint(JSON.stringify([escrowId, method, path, params, body ?? null]));
    this.#file = join(stateFolder(host).path, 'intentions', name);
    this.#given = values.idempotencyKey as string | undefined;
    this.#nowMs = host.now();
    this.#newKey = call.idempotencyKey ?? host.newId();
    try {
      this.#known = openKey(this.#file, this.#nowMs);
    } catch {
      this.#isWritable = false;
    }
  }

  /** Whether an earlier run had this wish, and never said what came of it. */
  get isOpen(): boolean {
    return this.#known !== null && (this.#given ?? this.#known) === this.#known;
  }

  /**
   * Writes the wish down before it is sent, to be forgotten when its answer was printed. Whatever ends the
   * process in between, the same command finds the same key, and nothing moves twice; a key that is given
   * makes a wish of its own. A machine that cannot write goes on without: the key that was printed still
   * makes a repeat safe, and the whole of what is held moves once anyway.
   */
  declare(): Intention {
    const settle = (): void => rmSync(this.#file, { force: true });
    if (this.isOpen) return { idempotencyKey: this.#known ?? this.#newKey, settle };
    const isWritten = this.#known === null && this.#isWritable && this.#write();
    return { idempotencyKey: this.#newKey, settle: isWritten ? settle : () => undefined };
  }

  #write(): boolean {
    try {
      prepareFolder(this.#file);
      writeFileSync(this.#file, `${this.#newKey}\n${this.#nowMs}\n`, { mode: 0o600, flush: true });
      return true;
    } catch {
      return false;
    }
  }
}
