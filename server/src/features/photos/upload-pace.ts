import type { Request } from 'express';
import { uploadSecondsMax } from '../../http/body-deadline.js';
import { isTooSlow } from './upload-room.js';

/** How often an upload is checked of which nothing arrives. */
const checkMs = 5_000;

/** Follows how a form with photos arrives, and ends one that stalls or takes too long. */
export class UploadPace {
  readonly #startedAt = performance.now();
  readonly #timer: NodeJS.Timeout;
  #bytes = 0;

  constructor(request: Request) {
    this.#timer = setInterval(() => {
      const ms = performance.now() - this.#startedAt;
      // What has arrived and waits is not for the sender to answer for.
      const isStalled = request.readableLength === 0 && isTooSlow(this.#bytes, ms);
      if (isStalled || ms >= uploadSecondsMax * 1_000) request.destroy();
    }, checkMs).unref();
  }

  /** Notes a piece; returns whether all of it arrives so slowly that it only holds room which others need. */
  isTooSlowWith(length: number): boolean {
    this.#bytes += length;
    return isTooSlow(this.#bytes, performance.now() - this.#startedAt);
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
