import { compareEach, type Documents, type Json, list, type Node, node, resolve } from './tree.js';

type Both = readonly [before: Node, after: Node];
export type Way = 'request' | 'answer';

/** Returns the changes between two schemas that break a caller. */
export function compareSchemas(where: string, schemas: Both, documents: Documents, way: Way): string[] {
  const before = variantsOf(schemas[0], documents[0]);
  const after = variantsOf(schemas[1], documents[1]);
  const [given, taken] = way === 'request' ? [before, after] : [after, before];
  const nulls =
    given.isNullable && !taken.isNullable ? [`${where}: null is ${way === 'answer' ? 'new' : 'gone'}`] : [];
  return [...nulls, ...compareVariants(where, [before.shapes, after.shapes], documents, way)];
}

interface Variants {
  isNullable: boolean;
  shapes: Node[];
}

/** Splits a schema into the shapes of its `anyOf`, without null. */
function variantsOf(schema: Node, document: Node): Variants {
  const whole = merged(resolve(schema, document), document);
  const each = list(whole.anyOf).map((one) => variantsOf(node(one), document));
  if (each.length > 0) {
    return {
      isNullable: each.some(({ isNullable }) => isNullable),
      shapes: each.flatMap(({ shapes }) => shapes),
    };
  }
  const types = [whole.type ?? []].flat();
  const rest = types.filter((type) => type !== 'null');
  const shapes = types.length > 0 && rest.length === 0 ? [] : [{ ...whole, type: rest[0] ?? null }];
  return { isNullable: types.includes('null'), shapes };
}

/** Merges the parts of an `allOf`. */
function merged(schema: Node, document: Node): Node {
  const parts = list(schema.allOf).map((one) => merged(resolve(one, document), document));
  if (parts.length === 0) return schema;
  const properties = Object.assign({}, ...[schema, ...parts].map((part) => node(part.properties)));
  const required = [schema, ...parts].flatMap((part) => list(part.required));
  return Object.assign({}, schema, ...parts, { properties, required });
}

/** Compares single shapes in detail; of several, each has to fit one on the other side. */
function compareVariants(where: string, [before, after]: [Node[], Node[]], documents: Documents, way: Way) {
  const [old, now] = [before[0], after[0]];
  if (before.length === 1 && after.length === 1 && old && now) {
    return compareShapes(where, [old, now], documents, way);
  }
  const fits = (both: Both) => compareShapes(where, both, documents, way).length === 0;
  const unmatched =
    way === 'request'
      ? before.filter((one) => !after.some((other) => fits([one, other])))
      : after.filter((one) => !before.some((other) => fits([other, one])));
  const what = way === 'request' ? 'is no longer taken' : 'is new';
  return unmatched.map((_, index) => `${where}: variant ${index + 1} ${what}`);
}

function compareShapes(where: string, both: Both, documents: Documents, way: Way): string[] {
  const [before, after] = both;
  if (before.type !== after.type) return [`${where}: is ${after.type}, was ${before.type}`];
  return [
    ...compareForms(where, both, way),
    ...compareChoices(where, both, way),
    ...compareBounds(where, both, way),
    ...compareFields(where, both, documents, way),
    ...compareItems(where, both, documents, way),
    ...compareValues(where, both, documents, way),
  ];
}

/** Any change of these keywords is a break. */
function compareForms(where: string, [before, after]: Both, way: Way): string[] {
  const keys = ['pattern', 'format', 'const', ...(way === 'request' ? ['default'] : [])];
  // A default of a body is in a keyword of ours.
  const keyword = (schema: Node, key: string) => schema[key] ?? schema[`x-${key}`];
  const asText = (schema: Node, key: string) => JSON.stringify(keyword(schema, key)) ?? 'nothing';
  return keys
    .filter((key) => asText(before, key) !== asText(after, key))
    .map((key) => `${where}: ${key} is ${asText(after, key)}, was ${asText(before, key)}`);
}

/** A request keeps every choice. An answer may gain some: the documentation says that lists grow. */
function compareChoices(where: string, [before, after]: Both, way: Way): string[] {
  const [old, now] = [before.enum, after.enum];
  if (way === 'answer') return old && !now ? [`${where}: any value may come`] : [];
  if (!now) return [];
  if (!old) return [`${where}: only some values are taken`];
  const lost = list(old).filter((value) => !list(now).includes(value));
  return lost.map((value) => `${where}: ${JSON.stringify(value)} is no longer taken`);
}

const bounds = { minLength: 1, minItems: 1, minimum: 1, maxLength: -1, maxItems: -1, maximum: -1 } as const;

/** Bounds of a request may widen, those of an answer may narrow. */
function compareBounds(where: string, [before, after]: Both, way: Way): string[] {
  const sign = way === 'request' ? 1 : -1;
  return Object.entries(bounds).flatMap(([key, direction]) => {
    const open = -direction * Number.POSITIVE_INFINITY;
    const [old, now] = [Number(before[key] ?? open), Number(after[key] ?? open)];
    const isBreak = now !== old && (now - old) * direction * sign > 0;
    return isBreak ? [`${where}: ${key} is ${after[key] ?? 'open'}, was ${before[key] ?? 'open'}`] : [];
  });
}

function compareFields(where: string, [before, after]: Both, documents: Documents, way: Way): string[] {
  const [old, now] = [node(before.properties), node(after.properties)];
  const [asked, promised] = [list(before.required), list(after.required)];
  const required = way === 'request' ? promised.filter((one) => !asked.includes(one)) : [];
  const unsure = way === 'answer' ? asked.filter((one) => !promised.includes(one) && String(one) in now) : [];
  const closed = before.additionalProperties !== false && after.additionalProperties === false;
  const kept = compareEach(`${where}.`, [old, now], ({ where: place, before: one, after: other }) =>
    compareSchemas(place, [one, other], documents, way),
  );
  return [
    ...required.map((name) => `${where}.${name}: is required`),
    ...unsure.map((name) => `${where}.${name}: may be missing`),
    ...(closed && way === 'request' ? [`${where}: unknown fields are refused`] : []),
    ...kept,
  ];
}

function compareItems(where: string, [before, after]: Both, documents: Documents, way: Way): string[] {
  if (!before.items || !after.items) return [];
  return compareSchemas(`${where}[]`, [node(before.items), node(after.items)], documents, way);
}

/** Compares the values of maps. */
function compareValues(where: string, [before, after]: Both, documents: Documents, way: Way): string[] {
  const [old, now] = [before.additionalProperties, after.additionalProperties];
  const isMap = (value: Json | undefined) => typeof value === 'object' && value !== null;
  if (isMap(old) && isMap(now)) return compareSchemas(`${where}.*`, [node(old), node(now)], documents, way);
  if (way === 'answer') return isMap(old) ? [`${where}.*: anything may come`] : [];
  return isMap(now) && old !== false ? [`${where}.*: only some values are taken`] : [];
}
