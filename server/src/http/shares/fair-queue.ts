/** Whose turn an item takes: that of an owner, and among its turns that of one of its keys. */
export interface Line {
  owner: string;
  key: string;
  /** Whether it goes before those that are not: live before test. */
  isFirst: boolean;
}

/** `go`, or what an item has to wait for: others of its key, of its owner, or anybody's. */
export type Verdict = 'go' | 'key' | 'owner' | 'all';

type Keys<Item> = Map<string, Set<Item>>;

/**
 * Waiting items, handed out in turns: owners take turns, then the keys of an owner, and a key's items go in
 * the order in which they came. A map's order is that of the turns: who has had one moves to its end.
 */
export class FairQueue<Item extends Line> {
  readonly #first = new Map<string, Keys<Item>>();
  readonly #others = new Map<string, Keys<Item>>();
  readonly #counts = new Map<string, number>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  countOf(owner: string): number {
    return this.#counts.get(owner) ?? 0;
  }

  add(item: Item): void {
    const owners = this.#ownersOf(item);
    const keys = owners.get(item.owner) ?? new Map<string, Set<Item>>();
    owners.set(item.owner, keys);
    const items = keys.get(item.key) ?? new Set<Item>();
    keys.set(item.key, items.add(item));
    this.#counts.set(item.owner, this.countOf(item.owner) + 1);
    this.#size += 1;
  }

  /** Returns whether the item was waiting. */
  delete(item: Item): boolean {
    const owners = this.#ownersOf(item);
    const keys = owners.get(item.owner);
    const items = keys?.get(item.key);
    if (!keys || !items?.delete(item)) return false;
    if (items.size === 0) keys.delete(item.key);
    if (keys.size === 0) owners.delete(item.owner);
    const left = this.countOf(item.owner) - 1;
    if (left === 0) this.#counts.delete(item.owner);
    else this.#counts.set(item.owner, left);
    this.#size -= 1;
    return true;
  }

  /** Takes the next item that may go; undefined if none may. */
  take(verdictOn: (item: Item) => Verdict): Item | undefined {
    for (const owners of [this.#first, this.#others]) {
      const taken = this.#takeFrom(owners, verdictOn);
      if (taken !== undefined) return taken ?? undefined;
    }
    return undefined;
  }

  *[Symbol.iterator](): Generator<Item> {
    for (const owners of [this.#first, this.#others]) {
      for (const keys of owners.values()) for (const items of keys.values()) yield* items;
    }
  }

  #ownersOf({ isFirst }: Line): Map<string, Keys<Item>> {
    return isFirst ? this.#first : this.#others;
  }

  /** Null if an item waits for room in all: a smaller one that passed it would keep it waiting. */
  #takeFrom(owners: Map<string, Keys<Item>>, verdictOn: (item: Item) => Verdict): Item | null | undefined {
    for (const [owner, keys] of owners) {
      for (const [key, [item]] of keys as Map<string, Iterable<Item>>) {
        const verdict = item && verdictOn(item);
        if (verdict === 'all') return null;
        if (verdict === 'owner') break;
        if (verdict !== 'go' || !item) continue;
        this.delete(item);
        moveToEnd(keys, key);
        moveToEnd(owners, owner);
        return item;
      }
    }
    return undefined;
  }
}

function moveToEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}
