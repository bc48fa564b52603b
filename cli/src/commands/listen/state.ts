import { randomBytes } from 'node:crypto';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '../../context.js';
import { usage } from '../../exit.js';
import { fingerprint, prepareFolder, readState, stateFolder } from '../../folders.js';

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Whether a process of this number exists; a killed `listen` leaves its file behind. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What `listen` remembers for one key. The key itself is never written. */
export class ListenState {
  readonly #folder: string;
  readonly #key: string;

  constructor(host: Host, apiKey: string) {
    this.#folder = stateFolder(host).path;
    this.#key = fingerprint(apiKey);
  }

  /** The signing secret of this key on this machine, created once. */
  secret(): string {
    const file = join(this.#folder, 'secrets', this.#key);
    try {
      return readState(file) ?? this.#make(file);
    } catch (error) {
      throw usage(
        `The signing secret cannot be saved: ${(error as Error).message}`,
        'Set XDG_STATE_HOME to a folder that you can write, or pass --secret-file <file>.',
      );
    }
  }

  /** The place of the last event forwarded to this address, or null. */
  place(target: string): string | null {
    return readState(this.#placeFile(target));
  }

  /** Saves the place atomically. */
  keepPlace(target: string, place: string): void {
    const file = this.#placeFile(target);
    const draft = `${file}.${process.pid}`;
    prepareFolder(file);
    writeFileSync(draft, `${place}\n`, { mode: 0o600 });
    renameSync(draft, file);
  }

  /** Records that this process forwards to an address; returns what ends that. */
  beginListening(target: string): () => void {
    const file = join(this.#listeners, String(process.pid));
    try {
      prepareFolder(file);
      writeFileSync(file, `${target}\n`, { mode: 0o600 });
    } catch {
      // Only `trigger` reads it, for a hint.
    }
    return () => rmSync(file, { force: true });
  }

  /** The addresses that running `listen` commands of this machine forward to. */
  listening(): string[] {
    const files = readNames(this.#listeners).filter((name) => /^\d+$/.test(name) && isRunning(Number(name)));
    return files.flatMap((name) => readState(join(this.#listeners, name)) ?? []);
  }

  get #listeners(): string {
    return join(this.#folder, 'listeners', this.#key);
  }

  #placeFile(target: string): string {
    return join(this.#folder, 'places', `${this.#key}-${fingerprint(target)}`);
  }

  #make(file: string): string {
    prepareFolder(file);
    try {
      writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process created it first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    return readState(file) as string;
  }
}
