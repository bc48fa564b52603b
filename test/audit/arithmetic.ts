/** Returns the sum of a value of each item. */
export function total<Item>(items: Iterable<Item>, worth: (item: Item) => bigint): bigint {
  let sum = 0n;
  for (const item of items) sum += worth(item);
  return sum;
}

/** Returns the items by key. */
export function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): (key: string) => Item[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return (key) => groups.get(key) ?? [];
}

/** Collects a sentence for every two figures that differ. */
export class Findings {
  readonly list: string[] = [];

  /** `where` names the row, `what` begins the sentence about its figure. */
  compare(where: string, what: string, row: bigint, computed: bigint): void {
    if (row !== computed) this.list.push(`${where}: ${what} ${row}, but the postings make it ${computed}`);
  }

  expect(holds: boolean, sentence: string): void {
    if (!holds) this.list.push(sentence);
  }

  /** Adds a finding that begins with the code of its rule. */
  report(code: string, sentence: string): void {
    this.list.push(`${code}: ${sentence}`);
  }
}
