import type { Dispatcher } from 'undici';
import type { OutgoingResponse } from '../../ports/outgoing.js';

const bodyBytesKept = 20_000;

/**
 * Collects the beginning of one response. The status line decides the outcome, so a broken body does not
 * matter; a body beyond the limit closes the connection. It handles chunks directly, since a stream per
 * response would cost as much as the rest of the request.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  /** Rejects if there is no status line. */
  readonly answer: Promise<OutgoingResponse>;
  /** When the status line arrived, on the monotonic clock. */
  statusLineAt: number | null = null;
  #resolve: (response: OutgoingResponse) => void = () => {};
  #reject: (error: Error) => void = () => {};
  #controller: Dispatcher.DispatchController | null = null;
  #reason: Error | null = null;
  #status = 0;
  #headers: Record<string, string> = {};
  #length = 0;
  readonly #chunks: Buffer[] = [];

  constructor() {
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** Aborts the request now, or as soon as it has a connection. */
  abort(reason: Error): void {
    this.#reason ??= reason;
    this.#controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#reason) controller.abort(this.#reason);
  }

  onResponseStart(_: unknown, status: number, headers: Record<string, string | string[] | undefined>): void {
    // An interim response, such as early hints.
    if (status < 200) return;
    this.statusLineAt = performance.now();
    this.#status = status;
    this.#headers = flat(headers);
  }

  onResponseData(_: unknown, chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    if (this.#length >= bodyBytesKept) this.abort(new Error('The rest is not kept'));
  }

  onResponseEnd(): void {
    const kept = Buffer.concat(this.#chunks).subarray(0, bodyBytesKept);
    const body = storable(kept.toString('utf8'));
    this.#resolve({ status: this.#status, headers: this.#headers, body });
  }

  onResponseError(_: unknown, error: Error): void {
    if (this.statusLineAt === null) this.#reject(error);
    else this.onResponseEnd();
  }
}

function flat(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value = ''] of Object.entries(headers)) kept[name] = storable([value].flat().join(', '));
  return kept;
}

/** Replaces U+0000, which PostgreSQL cannot store. */
function storable(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}
