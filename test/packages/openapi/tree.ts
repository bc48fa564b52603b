import { buildDocument } from '@escrow-checkout/openapi';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Node = { [key: string]: Json };

/** The document as the JSON it becomes. */
export const document = JSON.parse(JSON.stringify(buildDocument())) as Node;

/** The value at a JSON Pointer of the document. */
export function at(path: string, whole: Node = document): Json | undefined {
  const parts = path.replace(/^#\//, '').split('/');
  return parts.reduce<Json | undefined>((node, part) => (node as Node | undefined)?.[part], whole);
}

/** Follows a reference, if it is one. */
export function resolve(node: Json | undefined): Node {
  const ref = (node as Node | undefined)?.$ref;
  return (typeof ref === 'string' ? at(ref) : node) as Node;
}

/** Every object of the document with its path. */
export function* walk(node: Json = document, path = '#'): Generator<[string, Node]> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield [path, node];
  for (const [key, value] of Object.entries(node)) yield* walk(value as Json, `${path}/${key}`);
}

/** Every operation with its method and path. */
export const found = Object.entries(document.paths as Node).flatMap(([path, item]) =>
  Object.entries(item as Node).map(([method, operation]) => ({ method, path, operation: operation as Node })),
);

/** The operation of that id. */
export function operationOf(operationId: string): Node {
  const one = found.find(({ operation }) => operation.operationId === operationId);
  return one?.operation ?? {};
}

export interface Site {
  path: string;
  schema: Node;
}

/** A schema and all within it, references not followed. */
function within(schema: Json | undefined, path: string): Site[] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return [];
  const list = (key: string) => ((schema[key] as Json[] | undefined) ?? []).entries();
  const parts = [
    ...Object.entries((schema.properties as Node | undefined) ?? {}).map(
      ([name, one]) => [name, one] as const,
    ),
    ...['anyOf', 'allOf', 'oneOf'].flatMap((key) =>
      [...list(key)].map(([index, one]) => [`${key}/${index}`, one] as const),
    ),
    ['items', schema.items] as const,
    ['additionalProperties', schema.additionalProperties] as const,
  ];
  return [{ path, schema }, ...parts.flatMap(([name, one]) => within(one, `${path}/${name}`))];
}

/** Every schema of the document: of components, parameters, headers, bodies and answers, of webhooks too. */
export function listSchemas(whole: Node = document): Site[] {
  const components = Object.entries((whole.components as { schemas: Node }).schemas);
  const held = [...walk(whole)].filter(
    ([path, { schema }]) => schema && !path.startsWith('#/components/schemas'),
  );
  return [
    ...components.flatMap(([name, schema]) => within(schema, name)),
    ...held.flatMap(([path, { schema }]) => within(schema, path)),
  ];
}
