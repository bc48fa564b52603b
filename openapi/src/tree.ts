export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Node = { [key: string]: Json };

/** Returns an object, or an empty one for any other value. */
export function node(value: Json | undefined): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** Returns a list, or an empty one for any other value. */
export function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Resolves a `$ref` within its document; keywords next to it win. */
export function resolve(value: Json | undefined, document: Node): Node {
  const { $ref, ...own } = node(value);
  if (typeof $ref !== 'string') return node(value);
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<Json | undefined>((at, part) => node(at)[part], document);
  return { ...resolve(target, document), ...own };
}

/** The released and the current document. */
export type Documents = readonly [released: Node, current: Node];

/** The released and the current part at the same place. */
export interface Pair {
  where: string;
  before: Node;
  after: Node;
}

/** Compares what both sides have under the same name, and reports what is gone. */
export function compareEach(
  prefix: string,
  [before, after]: readonly [Json | undefined, Json | undefined],
  compare: (pair: Pair) => string[],
): string[] {
  const now = node(after);
  return Object.entries(node(before)).flatMap(([name, one]) => {
    const where = `${prefix}${name}`;
    if (!(name in now)) return [`${where}: is gone`];
    return compare({ where, before: node(one), after: node(now[name]) });
  });
}
