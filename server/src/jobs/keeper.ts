import { ClockWatch } from '../features/clock/service-clock.js';
import { writeKeyUses } from '../features/keys/use.js';
import { beat } from '../features/restores/suspension.js';
import { beatServer } from '../features/secrets/servers.js';
import type { Services } from '../services.js';
import { Loop } from './loop.js';
import { Sweeper } from './sweeper.js';

/**
 * What a server without a worker does for itself: it says that it runs and under which key it seals, follows
 * the clock of the service, and writes which keys were used.
 */
export class Keeper {
  readonly #loop: Loop;
  readonly #sweeper: Sweeper;

  constructor(services: Services) {
    const clock = new ClockWatch(services);
    this.#sweeper = new Sweeper('live', {
      sweep: async () => {
        await clock.look();
        return 0;
      },
      sweepRarely: async () => {
        await beat(services);
        await beatServer(services);
        await writeKeyUses(services);
        return 0;
      },
    });
    this.#loop = new Loop(
      async () => {
        if (!(await services.store.storage.isFull())) await this.#sweeper.begin();
        return 0;
      },
      (error) =>
        services.log.error({ err: error }, 'the server could not keep its heartbeat, the clock or key uses'),
    );
  }

  start(): void {
    this.#loop.start();
  }

  /** Resolves when nothing is under way any more. */
  async stop(): Promise<void> {
    await this.#loop.stop();
  }
}
