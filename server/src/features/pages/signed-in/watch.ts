import { adHoc } from '../../../adapters/store/statement.js';
import type { Checkout } from '../../../domain/records.js';
import type { Services } from '../../../services.js';
import { markOf } from './story-view.js';

type Marked = Pick<Checkout, 'id' | 'version' | 'sequence'>;

/** How often open checkouts are polled for changes that any process made. */
const pollEveryMs = 400;
const idsPerQuery = 200;

function listMarks(ids: readonly string[]) {
  return adHoc<Marked>((db) =>
    db.selectFrom('checkout').select(['id', 'version', 'sequence']).where('id', 'in', ids),
  );
}

/** Called with the mark of a checkout at each poll; with null when the service stops. */
type Listener = (mark: string | null) => void;

/** Polls the checkouts whose pages are open, all with one query; without open pages it does not poll. */
export class CheckoutWatch {
  readonly #listeners = new Map<string, Set<Listener>>();
  #timer: NodeJS.Timeout | null = null;
  #isPolling = false;

  constructor(
    private readonly services: Services,
    private readonly isStopping: () => boolean,
  ) {}

  get count(): number {
    let count = 0;
    for (const listeners of this.#listeners.values()) count += listeners.size;
    return count;
  }

  /** Returns a function that stops watching. */
  watch(id: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    this.#timer ??= setInterval(() => void this.#poll(), pollEveryMs).unref();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(id) === listeners) this.#listeners.delete(id);
      if (this.#listeners.size > 0 || this.#timer === null) return;
      clearInterval(this.#timer);
      this.#timer = null;
    };
  }

  async #poll(): Promise<void> {
    if (this.#isPolling) return;
    this.#isPolling = true;
    try {
      if (this.isStopping()) this.#notifyStop();
      const ids = [...this.#listeners.keys()];
      for (let first = 0; first < ids.length; first += idsPerQuery) {
        const rows = await this.services.store.list(listMarks(ids.slice(first, first + idsPerQuery)));
        for (const row of rows) this.#notify(row.id, markOf(row));
      }
    } catch (error) {
      this.services.log.warn({ err: error }, 'the open pages could not be polled');
    } finally {
      this.#isPolling = false;
    }
  }

  #notify(id: string, mark: string | null): void {
    for (const listener of [...(this.#listeners.get(id) ?? [])]) listener(mark);
  }

  #notifyStop(): void {
    for (const id of [...this.#listeners.keys()]) this.#notify(id, null);
  }
}
