import { statement } from '../../../server/src/adapters/store/statement.js';
import type { Store } from '../../../server/src/ports/store.js';
import type { Task } from '../scheduler.js';
import { hold } from './violation.js';

interface Ended {
  reference: string;
  /** Of the new attempt. */
  callCount: number;
}

/** The earlier attempts of a new one that ended without a final answer of the partner. */
const listEnded = statement<{ reference: string }, Ended>('simulation.ended', (db, p) =>
  db
    .selectFrom('attempt as ended')
    .innerJoin('attempt as begun', 'begun.object_id', 'ended.object_id')
    .select(['ended.reference as reference', 'begun.call_count as callCount'])
    .where('begun.reference', '=', p.reference)
    .where('ended.next_poll_at', 'is not', null)
    .whereRef('ended.n', '<', 'begun.n'),
);

/** Follows what the partner answers to each task. */
export class AskedJudge {
  /** By task, whether each transfer that it asked about has been made or may be. */
  readonly #answers = new WeakMap<Task, Map<string, boolean>>();

  hear(reference: string, isStanding: boolean, to: Task | null): void {
    if (to === null) return;
    const answers = this.#answers.get(to) ?? new Map<string, boolean>();
    this.#answers.set(to, answers.set(reference, isStanding));
  }

  /** A task calls the partner: before a new attempt it has asked about the ended ones. */
  async judgeSend(store: Store, reference: string, by: Task | null): Promise<void> {
    const answers = by === null ? undefined : this.#answers.get(by);
    for (const ended of await store.all(listEnded, { reference })) {
      // A later call under the same reference can take effect only once.
      if (ended.callCount > 1) continue;
      const isStanding = answers?.get(ended.reference);
      const says = `${reference} after ${ended.reference}`;
      hold(isStanding !== undefined, 'an ended attempt is asked about before the next is sent', says);
      hold(!isStanding, 'nothing is sent beside an ended attempt that the partner carries out', says);
    }
  }
}
