import { codesOf, compareCodes } from './code-comparison.js';
import { compareSchemas } from './schema-comparison.js';
import { type Json, list, type Node, node, resolve } from './tree.js';

export type { Node } from './tree.js';

/** The released and the current part at the same place. */
interface Pair {
  where: string;
  before: Node;
  after: Node;
}

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
  const operations = pairs(released.paths, current.paths).flatMap(({ where, before, after }) =>
    pairs(before, after).flatMap((pair) => {
      const name = `${pair.where.toUpperCase()} ${where}`;
      return compareOperations({ ...pair, where: name }, documents);
    }),
  );
  const events = pairs(released.webhooks, current.webhooks).flatMap(({ where, before, after }) =>
    comparePost({ where: `webhook ${where}`, before: node(before.post), after: node(after.post) }, documents),
  );
  return [
    ...gone('', released.paths, current.paths),
    ...goneMethods(released, current),
    ...operations,
    ...compareCodes(documents),
  ].concat(gone('webhook ', released.webhooks, current.webhooks), events);
}

type Documents = readonly [released: Node, current: Node];

/** Reduces a document to what callers depend on: no descriptions, examples and refusals. */
export function promiseOf(document: Node): Node {
  const { paths = {}, webhooks = {}, components = {} } = document;
  const { schemas = {}, parameters = {} } = node(components);
  const kept = { paths, webhooks, components: { schemas, parameters }, codes: codesOf(document) };
  const saying = new Set(['summary', 'description', 'example', 'examples', 'tags', 'x-codeSamples']);
  const isRefusal = (name: string) => /^[45]\w\w$/.test(name);
  const bare = (value: Json, isNames: boolean): Json => {
    if (Array.isArray(value)) return value.map((one) => bare(one, false));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(([key]) => isNames || !(saying.has(key) || isRefusal(key)));
    return Object.fromEntries(entries.map(([key, one]) => [key, bare(one, key === 'properties')]));
  };
  return node(bare(kept, false));
}

function pairs(before: Json | undefined, after: Json | undefined): Pair[] {
  const now = node(after);
  return Object.entries(node(before)).flatMap(([where, one]) =>
    where in now ? [{ where, before: node(one), after: node(now[where]) }] : [],
  );
}

function gone(prefix: string, before: Json | undefined, after: Json | undefined): string[] {
  const names = Object.keys(node(before)).filter((name) => !(name in node(after)));
  return names.map((name) => `${prefix}${name}: is gone`);
}

function goneMethods(released: Node, current: Node): string[] {
  return pairs(released.paths, current.paths).flatMap(({ where, before, after }) =>
    gone('', before, after).map((line) =>
      line.replace(/^\w+/, (method) => `${method.toUpperCase()} ${where}`),
    ),
  );
}

function compareOperations(pair: Pair, documents: Documents): string[] {
  const { where, before, after } = pair;
  const renamed = ['operationId', 'x-sdk', 'x-cli', 'x-repeat', 'x-keys'].filter(
    (key) => before[key] !== after[key],
  );
  return [
    ...renamed.map((key) => `${where}: ${key} is ${after[key]}, was ${before[key]}`),
    ...(JSON.stringify(before.security) === JSON.stringify(after.security)
      ? []
      : [`${where}: asks another key`]),
    ...compareParameters(pair, documents),
    ...compareBodies(pair, documents, 'request'),
    ...compareAnswers(pair, documents),
  ];
}

function parametersOf(operation: Node, document: Node): Map<string, Node> {
  const all = list(operation.parameters).map((one) => resolve(one, document));
  return new Map(all.map((one) => [`${one.in} ${one.name}`, one]));
}

function compareParameters({ where, before, after }: Pair, documents: Documents): string[] {
  const [old, now] = [parametersOf(before, documents[0]), parametersOf(after, documents[1])];
  const added = [...now].filter(([name, { required }]) => required && !old.get(name)?.required);
  const kept = [...old].flatMap(([name, one]) => {
    const other = now.get(name);
    if (!other) return [`${where} ${name}: is gone`];
    const schemas = [node(one.schema), node(other.schema)] as const;
    const isWritten = one.explode === other.explode && one.style === other.style;
    return [
      ...(isWritten ? [] : [`${where} ${name}: is written otherwise`]),
      ...compareSchemas(`${where} ${name}`, schemas, documents, 'request'),
    ];
  });
  return [...added.map(([name]) => `${where} ${name}: is required`), ...kept];
}

function bodyOf(holder: Node, type: string): Node {
  return node(node(node(holder.content)[type]).schema);
}

function compareBodies({ where, before, after }: Pair, documents: Documents, way: 'request' | 'answer') {
  const [old, now] = [node(before.requestBody), node(after.requestBody)];
  if (Object.keys(old).length === 0) return now.required ? [`${where} body: is required`] : [];
  const type = 'application/json';
  const required = now.required && !old.required ? [`${where} body: is required`] : [];
  return [
    ...required,
    ...compareSchemas(`${where} body`, [bodyOf(old, type), bodyOf(now, type)], documents, way),
  ];
}

const isSuccess = (status: string) => status.startsWith('2');

function compareAnswers({ where, before, after }: Pair, documents: Documents): string[] {
  const [old, now] = [node(before.responses), node(after.responses)];
  const added = Object.keys(now).filter((status) => isSuccess(status) && !(status in old));
  const kept = Object.keys(old)
    .filter(isSuccess)
    .flatMap((status) => {
      if (!(status in now)) return [`${where} ${status}: is gone`];
      const both = [resolve(old[status], documents[0]), resolve(now[status], documents[1])] as const;
      return compareAnswer(`${where} ${status}`, both, documents);
    });
  return [...added.map((status) => `${where} ${status}: is new`), ...kept];
}

function compareAnswer(where: string, [old, now]: readonly [Node, Node], documents: Documents): string[] {
  const types = Object.keys(node(old.content)).flatMap((type) => {
    if (!(type in node(now.content))) return [`${where} ${type}: is gone`];
    return compareSchemas(where, [bodyOf(old, type), bodyOf(now, type)], documents, 'answer');
  });
  return [...gone(`${where} header `, old.headers, now.headers), ...types];
}

/** The service sends events, so their body compares as an answer. */
function comparePost({ where, before, after }: Pair, documents: Documents): string[] {
  const [old, now] = [parametersOf(before, documents[0]), parametersOf(after, documents[1])];
  const missed = [...old.keys()].filter((name) => !now.has(name));
  return [
    ...missed.map((name) => `${where} ${name}: is gone`),
    ...compareBodies({ where, before, after }, documents, 'answer'),
  ];
}
