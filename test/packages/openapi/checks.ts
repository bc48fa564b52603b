import { at, listSchemas, type Node, type Site, walk } from './tree.js';

const saying = new Set(['description', 'default', 'example', 'examples']);

/** A schema without what only describes it. `inProperties`: its keys are names of fields. */
function shapeOf(value: unknown, inProperties = false): unknown {
  if (Array.isArray(value)) return value.map((one) => shapeOf(one));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => inProperties || !saying.has(key));
  const sorted = kept.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, one]) => [key, shapeOf(one, key === 'properties')]));
}

/** The schemas that need a name: objects with fields, enums, and texts with a format. */
function isNameable({ schema }: Site): boolean {
  const choices = ((schema.enum as unknown[] | undefined) ?? []).filter((one) => one !== null);
  const form = schema.pattern !== undefined && schema.pattern !== '^[^\\u0000]*$';
  return schema.properties !== undefined || choices.length > 1 || form;
}

/** Shapes that occur in more than one place, each with its places. */
export function listDuplicates(document: Node): string[][] {
  const duplicates = new Map<string, string[]>();
  // Headers are components of another kind; those that hold keys and plain values share a form.
  const inBodies = listSchemas(document).filter(
    ({ path }) => !/^#\/components\/(headers|parameters)\//.test(path),
  );
  for (const site of inBodies.filter(isNameable)) {
    const shape = JSON.stringify(shapeOf(site.schema));
    duplicates.set(shape, [...(duplicates.get(shape) ?? []), site.path]);
  }
  return [...duplicates.values()].filter((each) => each.length > 1);
}

const telling = ['$ref', 'type', 'anyOf', 'allOf', 'oneOf', 'const', 'enum'];

/** Schemas that accept any value: empty ones, and those with only a description. */
export function listVoid(document: Node): string[] {
  const isVoid = ({ schema }: Site) => !telling.some((key) => key in schema);
  return listSchemas(document)
    .filter(isVoid)
    .map(({ path }) => path);
}

/** References without a target. */
export function listLost(document: Node): string[] {
  return [...walk(document)].flatMap(([, { $ref }]) =>
    typeof $ref === 'string' && at($ref, document) === undefined ? [$ref] : [],
  );
}

/** Answers without a named example: 2xx as JSON or as a stream, every other as a problem. */
export function listUnshown(document: Node): string[] {
  return [...walk(document)].flatMap(([path, { content }]) => {
    if (!/\/responses\/\w+$/.test(path) || path.startsWith('#/webhooks')) return [];
    const kinds = Object.values((content ?? {}) as Node) as { examples?: Node }[];
    const isShown = kinds.length > 0 && kinds.every(({ examples = {} }) => Object.keys(examples).length > 0);
    return isShown || content === undefined ? [] : [path];
  });
}
