import { commitChange } from '../adapters/store/commit.js';
import type { Decision } from '../domain/aggregate.js';
import { DomainFault } from '../domain/assert.js';
import type { Change, Refusal } from '../domain/change.js';
import type { Store } from '../ports/store.js';

/** Tries before a caller is told that others keep changing the same thing. */
const triesMax = 50;

export type Settled<A> =
  | { kind: 'changed'; after: A; change: Change }
  | { kind: 'repeat'; after: A }
  | Refusal;

const conflict: Refusal = { refused: true, code: 'conflict' };

/** How often the rows of an aggregate may contradict each other before they are believed to. */
const tornMax = 5;
const torn = Symbol('torn');

/**
 * An aggregate is read in several statements, and somebody who commits between them leaves a mixture that
 * contradicts itself. It is no fault of the domain's unless it stays when everything is read again.
 */
function decideUnlessTorn<A>(decide: () => Decision<A>, attempt: number): Decision<A> | typeof torn {
  try {
    return decide();
  } catch (error) {
    if (error instanceof DomainFault && attempt < tornMax) return torn;
    throw error;
  }
}

/** Whoever knows what was looked for says so, by throwing it when he loads. */
const notFound: Refusal = { refused: true, code: 'not_found' };

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value;
}

/**
 * Load, decide, commit: how all that stands already is changed. A lost race loads and decides again, on
 * committed rows only, a bounded number of times. So does a refusal, once: nothing is committed with it, so
 * no lost race would tell that it was decided on a mixture of before and after.
 */
export async function perform<A>(
  store: Store,
  load: () => Promise<A | undefined>,
  decide: (aggregate: A) => Decision<A>,
  complete: (change: Change, after: A) => Change = (change) => change,
): Promise<Settled<A>> {
  let isRefused = false;
  for (let attempt = 1; attempt <= triesMax; attempt++) {
    const aggregate = await load();
    if (aggregate === undefined) return notFound;
    const decision = decideUnlessTorn(() => decide(aggregate), attempt);
    if (decision === torn) continue;
    if (isRefusal(decision)) {
      if (isRefused) return decision;
      isRefused = true;
      continue;
    }
    if (decision.kind === 'repeat') return decision;
    const change = complete(decision.change, decision.after);
    const outcome = await commitChange(store, change);
    if (outcome === 'committed') return { kind: 'changed', after: decision.after, change };
  }
  return conflict;
}
