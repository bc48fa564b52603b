import type { Response } from 'express';
import { TokenBuckets } from '../../../http/token-buckets.js';
import { sendFailure } from '../responses.js';

/** More forms than a person fills in: each may write rows that are kept for ever. */
export const formAllowance = { perSecond: 1, burst: 60 } as const;

/** Bounds the forms of each person who is signed in, however many sessions they have, in this process. */
export class FormLimit {
  readonly #people: TokenBuckets;

  constructor(nowMs?: () => number) {
    this.#people = new TokenBuckets(formAllowance, nowMs);
  }

  /** Returns whether a form may be handled; answers one that may not. */
  admits(personId: string, response: Response): boolean {
    const person = this.#people.of(personId);
    const waitSeconds = person.secondsUntil(1);
    if (waitSeconds === 0) {
      person.tokens -= 1;
      return true;
    }
    response.setHeader('Retry-After', String(waitSeconds));
    sendFailure(response, 429, 'busy');
    return false;
  }
}
