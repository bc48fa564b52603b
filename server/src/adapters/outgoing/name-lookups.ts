import type { ResolveName } from './guard.js';

/** Names that are looked up at a time: each takes two queries, and each query that waits holds a socket. */
const runningMax = 16;
/** Of these, names that were not answered the last time: the others never wait for them. */
const silentRunningMax = 4;
const silentRememberedMax = 10_000;
/** A lookup that could not begin for so long fails: whoever asked has given up. */
const waitMaxMs = 15_000;

interface Lookup {
  name: string;
  askedAt: number;
  resolve(addresses: string[]): void;
  reject(error: unknown): void;
}

/** Looks up a bounded number of names at a time; concurrent lookups of one name share an answer. */
export class NameLookups {
  readonly #waiting: Lookup[] = [];
  readonly #known = new Map<string, Promise<string[]>>();
  readonly #silent = new Set<string>();
  #running = 0;
  #silentRunning = 0;

  constructor(private readonly lookUp: ResolveName) {}

  resolve(name: string): Promise<string[]> {
    const known = this.#known.get(name);
    if (known) return known;
    const answer = new Promise<string[]>((resolve, reject) => {
      this.#waiting.push({ name, askedAt: performance.now(), resolve, reject });
    }).finally(() => this.#known.delete(name));
    this.#known.set(name, answer);
    this.#begin();
    return answer;
  }

  /** Begins as many of the waiting lookups as may run, in order. */
  #begin(): void {
    while (this.#running < runningMax) {
      const index = this.#waiting.findIndex(
        ({ name }) => !this.#silent.has(name) || this.#silentRunning < silentRunningMax,
      );
      const [lookup] = index < 0 ? [] : this.#waiting.splice(index, 1);
      if (!lookup) return;
      if (performance.now() - lookup.askedAt > waitMaxMs) lookup.reject(tooLate());
      else void this.#run(lookup);
    }
  }

  async #run({ name, resolve, reject }: Lookup): Promise<void> {
    const wasSilent = this.#silent.has(name);
    this.#running += 1;
    if (wasSilent) this.#silentRunning += 1;
    try {
      resolve(await this.lookUp(name));
      this.#silent.delete(name);
    } catch (error) {
      this.#remember(name, (error as NodeJS.ErrnoException).code === 'ETIMEOUT');
      reject(error);
    } finally {
      this.#running -= 1;
      if (wasSilent) this.#silentRunning -= 1;
      this.#begin();
    }
  }

  #remember(name: string, isSilent: boolean): void {
    this.#silent.delete(name);
    if (isSilent) this.#silent.add(name);
    const [oldest] = this.#silent;
    if (this.#silent.size > silentRememberedMax && oldest !== undefined) this.#silent.delete(oldest);
  }
}

function tooLate(): Error {
  return Object.assign(new Error('The name servers do not answer'), { code: 'ETIMEOUT' });
}
