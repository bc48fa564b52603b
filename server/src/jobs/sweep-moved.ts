import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Services } from '../services.js';
import { enqueueDue, noNotes, timed } from './sweep.js';
import { listMovedClocks, timedSearches } from './sweep-queries.js';
import { cutoffsAt } from './sweep-scope.js';
import { dueMax } from './sweep-search.js';

const mode = 'test';

/** Sweeps what is due only by the clock of its test account, a share of the accounts at a time. */
export class MovedClocks {
  /** The account that the last share ended with. */
  #after = '';

  /** Sweeps the next share; returns how much it found. */
  async sweep(services: Services, notes = noNotes): Promise<number> {
    const share = await this.#nextShare(services);
    const through = share.at(-1);
    if (through === undefined) return 0;
    const now = services.clock.now();
    const params = { ...cutoffsAt(services.policy, mode, now), after: this.#after, through };
    let reached = through;
    let count = 0;
    for (const { kind, ofMovedClocks } of timedSearches) {
      // SQLite blocks the event loop: other work runs between two searches.
      await nextTurn();
      const due = await timed(notes, () => services.store.all(ofMovedClocks, params));
      await enqueueDue(services, { kind, mode, now }, due);
      count += due.length;
      // The next share begins after an account that had too much for one search, and not with it. The account
      // may be missing in the share: its clock was moved since the share was read.
      const last = due.length === dueMax ? due.at(-1)?.accountId : null;
      if (last != null && last < reached) reached = last;
    }
    this.#after = reached;
    return count;
  }

  /** The accounts after the last share, or the first ones again. */
  async #nextShare({ store }: Services): Promise<string[]> {
    const next = await store.all(listMovedClocks, { after: this.#after });
    if (next.length > 0 || this.#after === '') return next.map(({ id }) => id);
    this.#after = '';
    return (await store.all(listMovedClocks, { after: '' })).map(({ id }) => id);
  }
}
