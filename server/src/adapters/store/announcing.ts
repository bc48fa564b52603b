import type { Step, Store } from '../../ports/store.js';
import { insertEvent } from './commit-statements.js';

/** Wraps a store so that its transactions go through `transact`. */
export function withTransact(store: Store, transact: Store['transact']): Store {
  return {
    engine: store.engine,
    one: (statement, params) => store.one(statement, params),
    all: (statement, params) => store.all(statement, params),
    list: (query) => store.list(query),
    snapshot: (queries) => store.snapshot(queries),
    scan: (scans) => store.scan(scans),
    transact,
    migrate: (which) => store.migrate(which),
    now: () => store.now(),
    timekeeper: store.timekeeper,
    storage: store.storage,
    close: () => store.close(),
  };
}

/** Wraps a store so that `notify` gets every account whose events it has committed. */
export function announcing(store: Store, notify: (accountId: string) => void): Store {
  return withTransact(store, async (steps) => {
    const result = await store.transact(steps);
    if (result.outcome === 'committed') for (const accountId of accountsOf(steps)) notify(accountId);
    return result;
  });
}

function accountsOf(steps: readonly Step[]): Set<string> {
  const events = steps.filter(({ statement }) => (statement as object) === insertEvent);
  return new Set(events.map(({ params }) => String(params.accountId)));
}
