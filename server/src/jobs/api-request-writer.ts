import { writeApiRequests, writtenMax } from '../features/api-requests/write.js';
import type { Services } from '../services.js';
import { Loop } from './loop.js';

/** Writes the request log about once a second, beside all other work. */
export class ApiRequestWriter {
  readonly #services: Services;
  readonly #loop: Loop;

  constructor(services: Services) {
    this.#services = services;
    this.#loop = new Loop(
      async () => ((await this.#write()) === writtenMax ? 1 : 0),
      (error) => services.log.error({ err: error }, 'the request log could not be written'),
    );
  }

  start(): void {
    this.#loop.start();
  }

  /** Writes what is left, once no request runs any more. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    while ((await this.#write()) > 0);
  }

  /** On a full disk requests wait in the buffer, which drops what is too much. */
  async #write(): Promise<number> {
    if (await this.#services.store.storage.isFull()) return 0;
    return writeApiRequests(this.#services);
  }
}
