import type { Mode } from '../../domain/records.js';
import { TokenBuckets } from '../../http/token-buckets.js';

/** Forms with files that are read at once; of each, one photo at a time is in memory. */
const formsMax = 8;
/** Of one person; a second tap sends a form again before the first is ended. */
const formsOfPersonMax = 2;

/** More forms with photos than a person sends. */
const uploadAllowance = { perSecond: 0.1, burst: 20 } as const;

/** How fast a form has to arrive, after the first seconds: the slowest phone line is faster. */
const [bytesPerSecondMin, msAtFirst] = [4_000, 16_000];

/** Whether a form arrives so slowly that it only holds room which others need. */
export function isTooSlow(bytes: number, ms: number): boolean {
  return bytes < ((ms - msAtFirst) / 1_000) * bytesPerSecondMin;
}

/** Live mode has a room of its own, which nobody fills with sales of test mode. */
export type Uploads = Readonly<Record<Mode, UploadRoom>>;

/** Makes the rooms that all forms with photos share, of pages and of the dashboard. */
export function createUploads(): Uploads {
  return { live: new UploadRoom(), test: new UploadRoom() };
}

/** Bounds the forms with photos that this process reads at once, and those of each person. */
export class UploadRoom {
  readonly #people: TokenBuckets;
  readonly #reading = new Map<string, number>();

  constructor(nowMs?: () => number) {
    this.#people = new TokenBuckets(uploadAllowance, nowMs);
  }

  /** Lets a form in, which has to leave; returns in how many seconds it may be sent again, if it may not. */
  enter(personId: string): { leave(): void } | { waitSeconds: number } {
    const person = this.#people.of(personId);
    const waitSeconds = person.secondsUntil(1);
    if (waitSeconds > 0) return { waitSeconds };
    const own = this.#reading.get(personId) ?? 0;
    const all = [...this.#reading.values()].reduce((sum, count) => sum + count, 0);
    if (own >= formsOfPersonMax || all >= formsMax) return { waitSeconds: 30 };
    person.tokens -= 1;
    this.#reading.set(personId, own + 1);
    return { leave: () => this.#leave(personId) };
  }

  #leave(personId: string): void {
    const left = (this.#reading.get(personId) ?? 1) - 1;
    if (left > 0) this.#reading.set(personId, left);
    else this.#reading.delete(personId);
  }
}
