import { comment, literal } from './comment.js';
import {
  components,
  type DocumentOperation,
  document,
  movesAll,
  nameOf,
  operations,
  type Schema,
} from './document.js';
import { queryName } from './types.js';

const commonCodes = new Set([
  'validation_failed',
  'unknown_field',
  'malformed_json',
  'malformed_path',
  'missing_key',
  'invalid_key',
  'revoked_key',
  'plan_required',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal_error',
  'busy',
]);

/** What an operation's method needs, by name. */
interface Method {
  operation: DocumentOperation;
  resource: string;
  name: string;
  path: string[];
  query: string | null;
  queryFields: string[];
  queryRequired: boolean;
  body: string | null;
  options: string;
  item: string | null;
  answers: string[];
}

function optionsOf(repeat: unknown): string {
  if (repeat === 'reference') return 'ReferenceOptions';
  return repeat ? 'KeyedOptions' : 'CallOptions';
}

function itemOf(answer: Schema): string | null {
  const properties = components[nameOf(answer) ?? '']?.properties;
  if (!properties?.next_cursor || !properties.data) return null;
  return nameOf((properties.data as { items: Schema }).items);
}

function namesOf(answer: Schema): string[] {
  const variants = (answer as { anyOf?: Schema[] }).anyOf ?? [answer];
  return variants.map((variant) => nameOf(variant) ?? 'unknown');
}

function read(operation: DocumentOperation): Method {
  const [resource = '', name = ''] = String(operation.source['x-sdk']).split('.');
  const fields = operation.parameters.filter((parameter) => parameter.in === 'query');
  return {
    operation,
    resource,
    name,
    path: operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => parameter.name),
    query: fields.length > 0 ? queryName(operation.source) : null,
    queryFields: fields.map((field) => field.name),
    queryRequired: fields.some((field) => field.required),
    body: operation.body && nameOf(operation.body.schema),
    options: optionsOf(operation.source['x-repeat']),
    item: itemOf(operation.answer),
    answers: namesOf(operation.answer),
  };
}

function exampleOf({ operation, resource, name, path, queryFields, item }: Method): string {
  const given = (field: string) => operation.parameters.find((one) => one.name === field)?.example;
  const query = Object.fromEntries(
    queryFields.map((field) => [field, given(field)]).filter(([, value]) => value),
  );
  const input = operation.body?.example ?? (Object.keys(query).length > 0 ? query : undefined);
  const values = [...path.map(given), ...(input === undefined ? [] : [input])];
  const call = `client.${resource}.${name}(${values.map((value) => literal(value)).join(', ')})`;
  const walk = `for await (const item of ${call}) console.log(item);`;
  return `@example\n\`\`\`ts\n${item || operation.streams ? walk : `await ${call};`}\n\`\`\``;
}

function errorsOf({ source }: DocumentOperation): string | undefined {
  const codes = [...JSON.stringify(source.responses).matchAll(/#\/components\/examples\/(\w+)/g)].map(
    (one) => one[1],
  );
  const own = codes.filter((code) => code && !commonCodes.has(code));
  return own.length > 0 ? `Errors of its own: ${own.map((code) => `\`${code}\``).join(', ')}.` : undefined;
}

function safetyOf({ source }: DocumentOperation): string | undefined {
  const required = source['x-repeat'] === 'key_required';
  if (source['x-repeat'] === 'reference') return 'Safe to repeat: the reference is the idempotency key.';
  return required || source['x-repeat'] ? 'Retried under one Idempotency-Key per call.' : undefined;
}

/** Which answer goes with which value of a query field: the variant that holds it as a constant `true`. */
function preview(method: Method): { field: string; name: string; other: string } | null {
  for (const field of method.queryFields) {
    const holds = (name: string) =>
      (components[name]?.properties?.[field] as { const?: unknown })?.const === true;
    const name = method.answers.find(holds);
    const other = method.answers.find((one) => one !== name);
    if (name && other) return { field, name, other };
  }
  return null;
}

function inputOf({
  body,
  query,
  queryRequired,
  operation,
}: Method): { type: string; optional: boolean } | null {
  if (body && query)
    return { type: `${body} & ${query}`, optional: !operation.body?.required && !queryRequired };
  if (body) return { type: body, optional: !operation.body?.required };
  return query ? { type: query, optional: !queryRequired } : null;
}

function callOf(method: Method): string {
  const { operation, path, body, query, queryFields } = method;
  const repeat = operation.source['x-repeat'];
  const both = body && query;
  const parts = [
    `operation: '${operation.source.operationId}'`,
    `method: '${operation.method}'`,
    `path: '${operation.path}'`,
    path.length > 0 ? `params: { ${path.join(', ')} }` : '',
    both ? `query: { ${queryFields.join(', ')} }` : query ? 'query' : '',
    both ? 'body' : body ? 'body: input' : '',
    repeat ? `repeat: '${repeat}'` : '',
    '...options',
  ];
  return `{\n${parts
    .filter(Boolean)
    .map((part) => `      ${part},\n`)
    .join('')}    }`;
}

function parametersOf(method: Method, type?: string): string {
  const input = inputOf(method);
  const inputName = method.body ? 'input' : 'query';
  const optional = input?.optional && !type ? '?' : '';
  return [
    ...method.path.map((name) => `${name}: string`),
    ...(input ? [`${inputName}${optional}: ${type ?? input.type}`] : []),
    `options?: ${method.options}`,
  ].join(', ');
}

/** A method whose query stands among the options: what it sends is told apart by `event`. */
function writeStream({ operation, name, query, queryFields }: Method, doc: string): string {
  const own = query ? `StreamOptions & ${query}` : 'StreamOptions';
  const parts = [
    `operation: '${operation.source.operationId}'`,
    `method: '${operation.method}'`,
    `path: '${operation.path}'`,
    ...(query ? [`query: { ${queryFields.join(', ')} }`] : []),
  ];
  return (
    `${doc}  ${name}(options: ${own} = {}): EventStream<WebhookEvent> {\n` +
    `    const { ${[...queryFields, '...rest'].join(', ')} } = options;\n` +
    `    return this.#client.stream<WebhookEvent>({ ${parts.join(', ')} }, rest);\n  }\n`
  );
}

/** Editors strike such a method through. */
function deprecatedOf({ source }: DocumentOperation): string | undefined {
  const { at, sunset, link } = (source['x-deprecation'] ?? {}) as Record<string, string>;
  if (!at) return undefined;
  const until = sunset ? ` and may stop to work on ${sunset}` : '';
  return `@deprecated Since ${at}${until}. What to call instead: ${link}`;
}

function writeMethod(method: Method): string {
  const { operation, name, item, answers, body, query, queryFields } = method;
  const { summary, description } = operation.source;
  const text = [`${summary}.`, description, safetyOf(operation), errorsOf(operation), exampleOf(method)];
  const doc = comment([...text, deprecatedOf(operation)], '  ');
  if (operation.streams) return writeStream(method, doc);
  const types = answers.join(' | ');
  if (item) {
    const call = `return new Pages<${item}>(this.#client, ${callOf(method)});`;
    return `${doc}  ${name}(${parametersOf(method)}): Pages<${item}> {\n    ${call}\n  }\n`;
  }
  const split = body && query ? `    const { ${queryFields.join(', ')}, ...body } = input ?? {};\n` : '';
  const isPartial = movesAll(operation);
  const check = isPartial ? '    refuseUnsetAmount(input);\n' : '';
  const end = `{\n${check}${split}    return answer<${types}>(this.#client, ${callOf(method)});\n  }\n`;
  const variant = preview(method);
  const signature = `${name}(${parametersOf(method)}): Promise<Answer<${types}>>`;
  const implementation = `  ${isPartial ? 'async ' : ''}${signature} ${end}`;
  if (!variant) return `${doc}${implementation}`;
  const { field, name: shown, other } = variant;
  const withField = parametersOf(method, `${body} & { ${field}: true }`);
  const without = parametersOf(method).replace(query ?? '', `{ ${field}?: false | undefined }`);
  return (
    `${doc}  ${name}(${withField}): Promise<Answer<${shown}>>;\n` +
    `  ${name}(${without}): Promise<Answer<${other}>>;\n  ${signature};\n${implementation}`
  );
}

function className(resource: string): string {
  return `${resource[0]?.toUpperCase()}${resource.slice(1)}Resource`;
}

function writeClass(resource: string, methods: Method[]): string {
  const tag = methods[0]?.operation.source.tags?.[0];
  const text = document.tags?.find((one) => one.name === tag)?.description;
  const head =
    `${comment([text])}export class ${className(resource)} {\n  readonly #client: Requester;\n\n` +
    '  constructor(client: Requester) {\n    this.#client = client;\n  }\n\n';
  return `${head}${methods.map(writeMethod).join('\n')}}\n`;
}

/** The source of `resources.generated.ts`. */
export function writeResources(): string {
  const methods = operations.map(read);
  const resources = [...new Set(methods.map((method) => method.resource))];
  const classes = resources.map((name) =>
    writeClass(
      name,
      methods.filter((method) => method.resource === name),
    ),
  );
  // Fields with initializers would cost the class its name in CommonJS.
  const fields = resources.map((name) => `  readonly ${name}: ${className(name)};\n`);
  const values = resources.map((name) => `    this.${name} = new ${className(name)}(this);\n`);
  const root =
    '/** Every resource of the API. */\nexport abstract class Resources implements Requester {\n' +
    `${fields.join('')}\n  constructor() {\n${values.join('')}  }\n\n` +
    '  abstract request<Body = unknown>(call: Call): Promise<Result<Body>>;\n' +
    '  abstract stream<Event = unknown>(call: Call, options?: StreamOptions): EventStream<Event>;\n}\n';
  const names = new Set(
    methods.flatMap((one) => [
      one.query,
      one.body,
      one.item,
      ...(one.item || one.operation.streams ? [] : one.answers),
    ]),
  );
  const types = [...names].filter((name): name is string => Boolean(name)).sort();
  const options = [...new Set(methods.map((method) => method.options))];
  const imports =
    `import { type Answer, answer, refuseUnsetAmount, ${['Requester', ...options]
      .sort()
      .map((name) => `type ${name}`)
      .join(', ')} } from './answer.js';\n` +
    "import { Pages } from './pages.js';\nimport type { Call, Result } from './request.js';\n" +
    "import type { EventStream, StreamOptions } from './stream.js';\n" +
    `import type {\n${types.map((name) => `  ${name},\n`).join('')}} from './types.generated.js';\n` +
    "import type { WebhookEvent } from './webhooks/event.js';\n";
  return [imports, ...classes, root].join('\n');
}
