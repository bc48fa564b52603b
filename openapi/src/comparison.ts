import { compareSchemas, type Way } from './schema-comparison.js';
import { compareEach, type Documents, type Json, list, type Node, node, type Pair, resolve } from './tree.js';

export type { Node } from './tree.js';

/**
 * Returns a line for each change that breaks callers of the released document. Requests may only accept more;
 * answers may only gain fields or become narrower.
 *
 * @example
 * ```ts
 * listBreaks(released, document); // ['GET /balance: is gone']
 * ```
 */
export function listBreaks(released: Node, current: Node): string[] {
  const documents = [released, current] as const;
  const operations = [operationsOf(released), operationsOf(current)] as const;
  return [
    ...compareEach('', operations, (pair) => compareOperations(pair, documents)),
    ...compareCodes(documents),
    ...compareEach('webhook ', [released.webhooks, current.webhooks], (pair) => comparePost(pair, documents)),
  ];
}

/** Reduces a document to what callers depend on: no descriptions, examples and refusals. */
export function promiseOf(document: Node): Node {
  const { paths = {}, webhooks = {}, components = {} } = document;
  const { schemas = {}, parameters = {} } = node(components);
  const kept = { paths, webhooks, components: { schemas, parameters }, codes: codesOf(document) };
  const words = new Set(['summary', 'description', 'example', 'examples', 'tags', 'x-codeSamples']);
  const isRefusal = (name: string) => /^[45]\w\w$/.test(name);
  const bare = (value: Json, isNames: boolean): Json => {
    if (Array.isArray(value)) return value.map((one) => bare(one, false));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(([key]) => isNames || !(words.has(key) || isRefusal(key)));
    return Object.fromEntries(entries.map(([key, one]) => [key, bare(one, key === 'properties')]));
  };
  return node(bare(kept, false));
}

/** Returns the operations by `GET /escrow`. */
function operationsOf(document: Node): Node {
  const entries = Object.entries(node(document.paths)).flatMap(([path, methods]) =>
    Object.entries(node(methods)).map(([method, one]): [string, Json] => [
      `${method.toUpperCase()} ${path}`,
      one,
    ]),
  );
  return Object.fromEntries(entries);
}

/** Returns the error codes with their status and whether a retry can succeed. */
function codesOf({ codes, components }: Node): Node {
  if (codes) return node(codes);
  const examples = Object.entries(node(node(components).examples));
  const entries = examples.map(([code, example]): [string, Node] => {
    const { status = null, retryable = null } = node(node(example).value);
    return [code, { status, retryable }];
  });
  return Object.fromEntries(entries);
}

/** Error codes keep their status and the fields of their document; new codes are allowed. */
function compareCodes(documents: Documents): string[] {
  const problem = { $ref: '#/components/schemas/Problem' };
  const codes = documents.map(codesOf) as [Node, Node];
  return [
    ...compareEach('code ', codes, (pair) => compareValues(pair, ['status', 'retryable'])),
    ...compareSchemas('problem', [problem, problem], documents, 'answer'),
  ];
}

function compareValues({ where, before, after }: Pair, keys: readonly string[]): string[] {
  const changed = keys.filter((key) => before[key] !== after[key]);
  return changed.map((key) => `${where}: ${key} is ${after[key]}, was ${before[key]}`);
}

function compareOperations(pair: Pair, documents: Documents): string[] {
  const { where, before, after } = pair;
  const hasSameKeys = JSON.stringify(before.security) === JSON.stringify(after.security);
  return [
    ...compareValues(pair, ['operationId', 'x-sdk', 'x-cli', 'x-repeat', 'x-keys']),
    ...(hasSameKeys ? [] : [`${where}: asks another key`]),
    ...compareParameters(pair, documents),
    ...compareBodies(pair, documents, 'request'),
    ...compareAnswers(pair, documents),
  ];
}

/** Returns the parameters by `query limit`. */
function parametersOf(operation: Node, document: Node): Node {
  const all = list(operation.parameters).map((one) => resolve(one, document));
  return Object.fromEntries(all.map((one) => [`${one.in} ${one.name}`, one]));
}

function compareParameters({ where, before, after }: Pair, documents: Documents): string[] {
  const [old, now] = [parametersOf(before, documents[0]), parametersOf(after, documents[1])];
  const required = Object.keys(now).filter((name) => node(now[name]).required && !node(old[name]).required);
  const kept = compareEach(`${where} `, [old, now], ({ where: place, before: one, after: other }) => [
    ...(one.explode === other.explode && one.style === other.style ? [] : [`${place}: is written otherwise`]),
    ...compareSchemas(place, [node(one.schema), node(other.schema)], documents, 'request'),
  ]);
  return [...required.map((name) => `${where} ${name}: is required`), ...kept];
}

function bodyOf(holder: Node, type = 'application/json'): Node {
  return node(node(node(holder.content)[type]).schema);
}

function compareBodies({ where, before, after }: Pair, documents: Documents, way: Way): string[] {
  const [old, now] = [node(before.requestBody), node(after.requestBody)];
  return [
    ...(now.required && !old.required ? [`${where} body: is required`] : []),
    ...(old.content ? compareSchemas(`${where} body`, [bodyOf(old), bodyOf(now)], documents, way) : []),
  ];
}

function successesOf({ responses }: Node, document: Node): Node {
  const successes = Object.entries(node(responses)).filter(([status]) => status.startsWith('2'));
  return Object.fromEntries(successes.map(([status, answer]) => [status, resolve(answer, document)]));
}

function compareAnswers({ where, before, after }: Pair, documents: Documents): string[] {
  const [old, now] = [successesOf(before, documents[0]), successesOf(after, documents[1])];
  const added = Object.keys(now).filter((status) => !(status in old));
  const kept = compareEach(`${where} `, [old, now], (pair) => compareAnswer(pair, documents));
  return [...added.map((status) => `${where} ${status}: is new`), ...kept];
}

function compareAnswer({ where, before, after }: Pair, documents: Documents): string[] {
  const types = Object.keys(node(before.content)).flatMap((type) => {
    if (!(type in node(after.content))) return [`${where} ${type}: is gone`];
    return compareSchemas(where, [bodyOf(before, type), bodyOf(after, type)], documents, 'answer');
  });
  return [...compareEach(`${where} header `, [before.headers, after.headers], () => []), ...types];
}

/** The service sends events, so their body compares as an answer. */
function comparePost({ where, before, after }: Pair, documents: Documents): string[] {
  const [old, now] = [node(before.post), node(after.post)];
  const headers = [parametersOf(old, documents[0]), parametersOf(now, documents[1])] as const;
  return [
    ...compareEach(`${where} `, headers, () => []),
    ...compareBodies({ where, before: old, after: now }, documents, 'answer'),
  ];
}
