import type { Statement, Store } from '../../server/src/ports/store.js';

/** A store that calls `beside` before every read; `reads` are the names of the statements read. */
export function readsBy(
  store: Store,
  beside: (statement: Statement<never, unknown>) => Promise<void> = async () => {},
): { store: Store; reads: string[] } {
  const reads: string[] = [];
  const watched = {
    one: async (statement: Statement<never, unknown>, params: never) => {
      await beside(statement);
      reads.push(statement.name);
      return store.one(statement, params);
    },
    all: async (statement: Statement<never, unknown>, params: never) => {
      await beside(statement);
      reads.push(statement.name);
      return store.all(statement, params);
    },
  };
  const proxy = new Proxy(store, {
    get(target, name) {
      if (name in watched) return watched[name as keyof typeof watched];
      const value = target[name as keyof Store];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { store: proxy, reads };
}
