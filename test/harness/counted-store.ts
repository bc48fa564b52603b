import type { Step, Store } from '../../server/src/ports/store.js';

/** What a store was asked for. */
export interface Work {
  /** The names of the statements, in order. */
  statements: string[];
  rowsRead: number;
}

/** A store that records its statements and how many rows they returned. */
export function countedStore(store: Store): { store: Store; work: Work } {
  const work: Work = { statements: [], rowsRead: 0 };
  const watched: Partial<Record<string, unknown>> = {
    one: async (statement: { name: string }, params: object) => {
      work.statements.push(statement.name);
      const row = await Reflect.apply(store.one, store, [statement, params]);
      if (row !== undefined) work.rowsRead += 1;
      return row;
    },
    all: async (statement: { name: string }, params: object) => {
      work.statements.push(statement.name);
      const rows = (await Reflect.apply(store.all, store, [statement, params])) as unknown[];
      work.rowsRead += rows.length;
      return rows;
    },
    transact: (steps: readonly Step[]) => {
      work.statements.push(...steps.map((step) => step.statement.name));
      return store.transact(steps);
    },
  };
  const proxy = new Proxy(store, {
    get(target, key) {
      if (typeof key === 'string' && watched[key]) return watched[key];
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { store: proxy, work };
}
