import type { Store } from '../../server/src/ports/store.js';

export interface HeldStore {
  store: Store;
  /** Resolves when the answer to hold exists; no caller has it yet. */
  reached: Promise<void>;
  /** Releases the answer. */
  release(): void;
}

/** A store that holds one answer back: the n-th of the statement with this name. */
export function holdAnswer(store: Store, name: string, n = 1): HeldStore {
  const [reached, reach] = signal();
  const [released, release] = signal();
  let count = 0;
  const one: Store['one'] = async (statement, params) => {
    const row = await store.one(statement, params);
    if (statement.name === name) count += 1;
    if (statement.name === name && count === n) {
      reach();
      await released;
    }
    return row;
  };
  const held = new Proxy(store, {
    get(target, key) {
      if (key === 'one') return one;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { store: held, reached, release };
}

/** A promise, and what resolves it. */
export function signal(): [promise: Promise<void>, give: () => void] {
  let give = () => {};
  const promise = new Promise<void>((resolve) => {
    give = resolve;
  });
  return [promise, () => give()];
}
