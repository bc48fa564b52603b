import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '../client.js';
import type { Context } from '../context.js';
import { fingerprint, prepareFolder, readState, stateFolder } from '../folders.js';

/** A request to move money, under the key that makes its repeat safe. */
export interface SavedRequest {
  idempotencyKey: string;
  /** Whether an earlier run sent it, and may have been carried out. */
  isRepeat: boolean;
  /** Forgets the request: the same command is a new request from now on. */
  finish(): void;
}

/** The service remembers a key for this long. */
const knownMs = 72 * 3_600_000;

function openKey(file: string, nowMs: number): string | null {
  const [key, at] = readState(file)?.split('\n') ?? [];
  return key !== undefined && nowMs - Number(at) < knownMs ? key : null;
}

/**
 * A request to move money, remembered on this machine until its answer was printed. It is identified by
 * escrow, operation and body, not by the API key: after a login with a newer key the same command is still
 * the same request.
 */
export class PendingRequest {
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

  /** Whether an earlier run sent this request and never printed the answer. */
  get isOpen(): boolean {
    return this.#known !== null && (this.#given ?? this.#known) === this.#known;
  }

  /**
   * Saves the key before the request is sent. Whatever ends the process, the same command finds the same key
   * and moves nothing twice. A key given by flag makes a request of its own. If the folder is not writable,
   * the command goes on: the printed key still makes a repeat safe.
   */
  save(): SavedRequest {
    const finish = (): void => rmSync(this.#file, { force: true });
    const isRepeat = this.isOpen;
    if (isRepeat) return { idempotencyKey: this.#known ?? this.#newKey, isRepeat, finish };
    const isWritten = this.#known === null && this.#isWritable && this.#write();
    return { idempotencyKey: this.#newKey, isRepeat, finish: isWritten ? finish : () => undefined };
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
