import {
  buildDocument,
  type OperationObject,
  type ParameterObject,
  type RequestBodyObject,
  type ResponseObject,
  type SchemaObject,
} from '@escrow-checkout/openapi';

type Reference = { $ref: string };
export type Schema = SchemaObject | Reference;

export const document = buildDocument();
export const components = (document.components?.schemas ?? {}) as Record<string, SchemaObject>;

/** Whether a body has fields; one without takes nothing that a caller could pass. */
function hasFields(schema: Schema): boolean {
  return Object.keys(resolve<SchemaObject>(schema).properties ?? {}).length > 0;
}

/** One operation of the document with what the generators ask for. */
export interface DocumentOperation {
  method: string;
  path: string;
  source: OperationObject;
  parameters: ParameterObject[];
  body: { schema: Schema; required: boolean; example: unknown } | null;
  /** What the answer is; nothing where it streams. */
  answer: Schema;
  /** Whether it sends events for as long as somebody listens. */
  streams: boolean;
}

/** The last part of a reference: the component's name. */
export function nameOf(schema: Schema): string | null {
  return '$ref' in schema && schema.$ref ? (schema.$ref.split('/').at(-1) ?? null) : null;
}

/** Follows a reference into the components. */
export function resolve<Value>(value: Value | Reference): Value {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as Value;
  const parts = value.$ref.slice(2).split('/');
  return parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], document) as Value;
}

function read(path: string, method: string, source: OperationObject): DocumentOperation {
  const request = source.requestBody && resolve<RequestBodyObject>(source.requestBody);
  const content = request?.content['application/json'];
  const success = resolve<ResponseObject>(source.responses?.['200'] ?? source.responses?.['201']);
  return {
    method: method.toUpperCase(),
    path: path.replace(/\{(\w+)\}/g, ':$1'),
    source,
    parameters: (source.parameters ?? []).map((parameter) => resolve<ParameterObject>(parameter)),
    body:
      content?.schema && hasFields(content.schema)
        ? { schema: content.schema, required: request?.required === true, example: content.example }
        : null,
    answer: success.content?.['application/json']?.schema ?? {},
    streams: source['x-streams'] === true,
  };
}

/** Every operation, in the document's order. */
export const operations: DocumentOperation[] = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item).map(([method, source]) => read(path, method, source as OperationObject)),
);

/** Whether a call moves all that is held unless its body has an `amount`. */
export function movesAll({ source, body }: DocumentOperation): boolean {
  const { properties = {}, required = [] } = resolve<SchemaObject>(body?.schema ?? {});
  const isSandbox = String(source['x-sdk']).startsWith('sandbox.');
  return 'amount' in properties && !required.includes('amount') && !isSandbox;
}

/** Names of all components that a value refers to, at any depth. */
export function reach(value: unknown, seen = new Set<string>()): Set<string> {
  for (const [, name] of JSON.stringify(value ?? null).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    if (!name || seen.has(name)) continue;
    seen.add(name);
    reach(components[name], seen);
  }
  return seen;
}
