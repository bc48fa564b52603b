import type { Step, Store } from '../../server/src/ports/store.js';

/** A store that records the names of its statements, to count those of a request. */
export function noted(store: Store): { store: Store; notes: string[] } {
  const notes: string[] = [];
  const reading = (name: 'one' | 'all') => (statement: { name: string }, params: object) => {
    notes.push(`${name} ${statement.name}`);
    return Reflect.apply(store[name], store, [statement, params]);
  };
  const watched: Partial<Record<string, unknown>> = {
    one: reading('one'),
    all: reading('all'),
    transact: (steps: readonly Step[]) => {
      notes.push(`transact ${steps.map((step) => step.statement.name).join(' ')}`);
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
  return { store: proxy, notes };
}
