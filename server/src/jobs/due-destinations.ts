import {
  type Destination,
  listDestinationsAfter,
  listDueAccounts,
  listMostOverdue,
  type VisitedDestination,
  visitedMax,
  windowMax,
} from '../adapters/store/due-deliveries.js';
import type { Mode } from '../domain/records.js';
import type { Store } from '../ports/store.js';

/** The destinations of an account after `after` up to `through`; the next search goes on from `after`. */
interface Window {
  after: string;
  through: string;
}

/**
 * Finds the destinations of a mode that have something due. Of an account with many destinations it visits a
 * window, which moves on as attempts begin, so that no account makes a search long.
 */
export class DueDestinations {
  readonly #mode: Mode;
  /** Of each account with many destinations. */
  readonly #windows = new Map<string, Window>();

  constructor(mode: Mode) {
    this.#mode = mode;
  }

  /**
   * Returns destinations in the order of accounts and keys.
   *
   * @param mayBegin whether a destination with something due may begin an attempt
   */
  async find(store: Store, now: number, mayBegin: (each: Destination) => boolean): Promise<Destination[]> {
    const visited = await store.all(listDueAccounts, { mode: this.#mode, now });
    const ofAccount = new Map<string, VisitedDestination[]>();
    for (const each of visited) {
      const others = ofAccount.get(each.accountId) ?? [];
      ofAccount.set(each.accountId, others);
      others.push(each);
    }
    for (const accountId of this.#windows.keys())
      if ((ofAccount.get(accountId)?.length ?? 0) < visitedMax) this.#windows.delete(accountId);
    const found = await Promise.all(
      [...ofAccount].map(([accountId, first]) =>
        first.length < visitedMax ? dueOf(first) : this.#findIn(store, now, accountId, mayBegin),
      ),
    );
    return found.flat();
  }

  /** Moves the windows on, behind what was begun. */
  begun(destinations: readonly Destination[]): void {
    for (const { accountId, destinationKey } of destinations) {
      const window = this.#windows.get(accountId);
      if (!window || destinationKey <= window.after || destinationKey > window.through) continue;
      this.#windows.set(accountId, { ...window, after: destinationKey });
    }
  }

  async #findIn(
    store: Store,
    now: number,
    accountId: string,
    mayBegin: (each: Destination) => boolean,
  ): Promise<Destination[]> {
    const owner = { mode: this.#mode, accountId, now };
    const after = this.#windows.get(accountId)?.after ?? '';
    const [visited, overdue] = await Promise.all([
      store.all(listDestinationsAfter, { ...owner, after }),
      store.all(listMostOverdue, owner),
    ]);
    const due = dueOf(visited.map((each) => ({ ...each, accountId })));
    const through = visited.at(-1)?.destinationKey ?? after;
    const next = visited.length < windowMax ? '' : through;
    this.#windows.set(accountId, { after: due.some(mayBegin) ? after : next, through });
    const keys = new Set([...due, ...overdue].map(({ destinationKey }) => destinationKey));
    return [...keys].sort().map((destinationKey) => ({ accountId, destinationKey }));
  }
}

function dueOf(visited: readonly VisitedDestination[]): Destination[] {
  return visited
    .filter(({ isDue }) => isDue === 1)
    .map(({ accountId, destinationKey }) => ({ accountId, destinationKey }));
}
