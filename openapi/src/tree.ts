export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Node = { [key: string]: Json };

/** A value as an object; what is none, or is missing, has no keys. */
export function node(value: Json | undefined): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** A value as a list; what is none, or is missing, is empty. */
export function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Follows a reference within its document, if it is one; what stands beside the reference wins. */
export function resolve(value: Json | undefined, document: Node): Node {
  const { $ref, ...own } = node(value);
  if (typeof $ref !== 'string') return node(value);
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<Json | undefined>((at, part) => node(at)[part], document);
  return { ...resolve(target, document), ...own };
}
