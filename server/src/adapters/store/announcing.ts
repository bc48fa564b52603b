import type { Step, Store } from '../../ports/store.js';
import { insertEvent } from './commit-statements.js';

/** A store that tells, once they are committed, which accounts it has written events of. */
export function announcing(store: Store, tell: (accountId: string) => void): Store {
  return {
    engine: store.engine,
    one: (statement, params) => store.one(statement, params),
    all: (statement, params) => store.all(statement, params),
    list: (query) => store.list(query),
    snapshot: (queries) => store.snapshot(queries),
    transact: async (steps) => {
      const result = await store.transact(steps);
      if (result.outcome === 'committed') for (const accountId of accountsOf(steps)) tell(accountId);
      return result;
    },
    migrate: () => store.migrate(),
    now: () => store.now(),
    close: () => store.close(),
  };
}

function accountsOf(steps: readonly Step[]): Set<string> {
  const events = steps.filter(({ statement }) => (statement as object) === insertEvent);
  return new Set(events.map(({ params }) => String(params.accountId)));
}
