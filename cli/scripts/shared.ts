/** Values that a generated file repeats: each is written once, as a constant, and named elsewhere. */
export class SharedValues {
  #uses = new Map<string, { name: string; value: unknown; count: number }>();

  /** Counts a value. The first to use it names it, so that a reader finds where it comes from. */
  count(name: string, value: unknown): void {
    const text = JSON.stringify(value);
    const known = this.#uses.get(text);
    if (known) known.count += 1;
    else this.#uses.set(text, { name, value, count: 1 });
  }

  /** The value, or what `source` turns into the name of its constant. */
  take(value: unknown): unknown {
    const known = this.#uses.get(JSON.stringify(value));
    return known && known.count > 1 ? `${mark}${known.name}` : value;
  }

  constants(): string[] {
    const repeated = [...this.#uses.values()].filter(({ count }) => count > 1);
    return repeated.map(({ name, value }) => `const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`);
  }
}

/** What no text of the contract begins with. */
const mark = '\u0000';
const marked = /"\\u0000(\w+)"/g;

export function source(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(marked, '$1');
}

/** `list escrows`, `limit` becomes `listEscrowsLimit`. */
export function camel(...words: string[]): string {
  const parts = words.flatMap((word) => word.split(/\W|_/)).filter((part) => part !== '');
  const rest = parts.slice(1).map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return [parts[0], ...rest].join('');
}
