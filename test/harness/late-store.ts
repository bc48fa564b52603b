import type { Step, Store } from '../../server/src/ports/store.js';

/** A store that runs something once, after all reads of a change and before its commit. */
export function beforeCommit(store: Store, act: () => Promise<unknown>): Store {
  let isDone = false;
  return new Proxy(store, {
    get(target, key) {
      if (key === 'transact') {
        return async (steps: readonly Step[]) => {
          const isFirst = !isDone;
          isDone = true;
          if (isFirst) await act();
          return target.transact(steps);
        };
      }
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
