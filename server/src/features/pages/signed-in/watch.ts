import { adHoc } from '../../../adapters/store/statement.js';
import type { Checkout } from '../../../domain/records.js';
import type { Services } from '../../../services.js';
import { markOf } from './mark.js';

type Marked = Pick<Checkout, 'id' | 'version' | 'sequence'>;

/** How soon a page hears of a change, whichever process made it. */
const lookEveryMs = 400;
const idsPerQuery = 200;

function listMarks(ids: readonly string[]) {
  return adHoc<Marked>((db) =>
    db.selectFrom('checkout').select(['id', 'version', 'sequence']).where('id', 'in', ids),
  );
}

/** Told the mark of an order as it is at each look; null when the service stops. */
type Hear = (mark: string | null) => void;

/** Looks after the orders whose pages are open, all with one query. With none open it does nothing. */
export class OrderWatch {
  readonly #hearers = new Map<string, Set<Hear>>();
  #timer: NodeJS.Timeout | null = null;
  #looking = false;

  constructor(
    private readonly services: Services,
    private readonly isStopping: () => boolean,
  ) {}

  get count(): number {
    let count = 0;
    for (const hearers of this.#hearers.values()) count += hearers.size;
    return count;
  }

  /** Answers how to stop hearing. */
  watch(id: string, hear: Hear): () => void {
    const hearers = this.#hearers.get(id) ?? new Set();
    this.#hearers.set(id, hearers.add(hear));
    this.#timer ??= setInterval(() => void this.#look(), lookEveryMs).unref();
    return () => {
      hearers.delete(hear);
      if (hearers.size === 0 && this.#hearers.get(id) === hearers) this.#hearers.delete(id);
      if (this.#hearers.size > 0 || this.#timer === null) return;
      clearInterval(this.#timer);
      this.#timer = null;
    };
  }

  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      if (this.isStopping()) this.#tellAll();
      const ids = [...this.#hearers.keys()];
      for (let first = 0; first < ids.length; first += idsPerQuery) {
        const rows = await this.services.store.list(listMarks(ids.slice(first, first + idsPerQuery)));
        for (const row of rows) this.#tell(row.id, markOf(row));
      }
    } catch (error) {
      this.services.log.warn({ err: error }, 'the open pages could not be looked after');
    } finally {
      this.#looking = false;
    }
  }

  #tell(id: string, mark: string | null): void {
    for (const hear of [...(this.#hearers.get(id) ?? [])]) hear(mark);
  }

  #tellAll(): void {
    for (const id of [...this.#hearers.keys()]) this.#tell(id, null);
  }
}
