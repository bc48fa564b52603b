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
