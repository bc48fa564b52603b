import { comment, literal } from './comment.js';
import { components, movesAll, nameOf, operations, reach, resolve, type Schema } from './document.js';

const requested = new Set(operations.flatMap((operation) => [...reach(operation.body?.schema)]));

const partial = new Set(operations.filter(movesAll).map(({ body }) => body && resolve(body.schema)));

/** Components that become interfaces; scalars are written where they are used. */
function isInterface(name: string): boolean {
  const schema = components[name];
  return schema?.type === 'object' && Object.keys(schema.properties ?? {}).length > 0;
}

/** Components that only requests hold: their enums are closed, their fields may be undefined. */
function isInput(name: string): boolean {
  return requested.has(name);
}

/** Writes a schema as a type. Enums of answers stay open: a later version may answer more. */
function typeOf(schema: Schema, input: boolean, indent = ''): string {
  const name = nameOf(schema);
  if (name === 'Kobo') return 'Kobo';
  if (name) return isInterface(name) ? name : typeOf(resolve(schema), input, indent);
  const {
    type,
    enum: values,
    const: only,
    anyOf,
    items,
  } = schema as Exclude<Schema, { $ref: string }> & {
    items?: Schema;
  };
  if (type === 'null') return 'null';
  if (anyOf) return anyOf.map((one) => typeOf(one as Schema, input, indent)).join(' | ');
  if (only !== undefined) return literal(only);
  const types = [type ?? []].flat();
  const nullable = types.includes('null') ? ' | null' : '';
  if (values) {
    const known = values.filter((value) => value !== null).map((value) => literal(value));
    return [...known, ...(input ? [] : ['(string & {})'])].join(' | ') + nullable;
  }
  const [first] = types.filter((one) => one !== 'null');
  if (first === 'array' && items) return arrayOf(typeOf(items, input, indent)) + nullable;
  if (first === 'object') return objectOf(schema, input, indent) + nullable;
  return (first === 'integer' ? 'number' : String(first)) + nullable;
}

function arrayOf(item: string): string {
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function objectOf(schema: Schema, input: boolean, indent: string): string {
  const { properties } = schema as { properties?: Record<string, Schema> };
  return properties ? `{\n${fieldsOf(schema, input, `${indent}  `)}${indent}}` : 'Record<string, unknown>';
}

function limitsOf(schema: Schema): string | undefined {
  const {
    minLength,
    maxLength,
    minimum,
    maximum,
    default: value,
  } = { ...resolve<Record<string, unknown>>(schema as object as never), ...schema } as Record<
    string,
    unknown
  >;
  const said = [
    maxLength && maxLength !== minLength
      ? `At most ${Number(maxLength).toLocaleString('en-US')} characters.`
      : '',
    minimum !== undefined && Number(maximum) <= 1e12
      ? `From ${Number(minimum).toLocaleString('en-US')} to ${Number(maximum).toLocaleString('en-US')}.`
      : '',
    value !== undefined ? `Default: \`${String(value)}\`.` : '',
  ];
  return said.filter(Boolean).join(' ') || undefined;
}

function describe(schema: Schema): string | undefined {
  return (
    (schema as { description?: string }).description ??
    resolve<{ description?: string }>(schema as never).description
  );
}

/** Writes an object's fields, each with its docstring. */
export function fieldsOf(schema: Schema, input: boolean, indent = '  '): string {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  const lines = Object.entries(properties).map(([name, field]) => {
    const text = [describe(field), input ? limitsOf(field) : undefined].filter(Boolean).join(' ');
    const type = typeOf(field, input, indent);
    const mark = required.includes(name) ? '' : '?';
    // Without an amount all is moved, so one that is undefined is refused.
    const unset = mark && !(name === 'amount' && partial.has(schema)) ? ' | undefined' : '';
    return `${comment([text], indent)}${indent}${name}${mark}: ${type}${unset};\n`;
  });
  return lines.join('');
}

function queryTypes(): string[] {
  return operations.flatMap(({ source, parameters }) => {
    const fields = parameters.filter((parameter) => parameter.in === 'query');
    if (fields.length === 0) return [];
    const lines = fields.map(({ name, required, schema = {}, description }) => {
      const type = typeOf(schema, true).replace(`'true' | 'false'`, 'boolean');
      const [mark, unset] = required ? ['', ''] : ['?', ' | undefined'];
      return `${comment([description], '  ')}  ${name}${mark}: ${type}${unset};\n`;
    });
    return [
      `/** Query of \`${source['x-sdk']}\`. */\n`.concat(
        `export interface ${queryName(source)} {\n${lines.join('')}}\n`,
      ),
    ];
  });
}

/** The name of an operation's query type. */
export function queryName(source: { operationId?: string }): string {
  const id = source.operationId ?? '';
  return `${id[0]?.toUpperCase()}${id.slice(1)}Query`;
}

/** The source of `types.generated.ts`. */
export function writeTypes(): string {
  const interfaces = Object.keys(components)
    .filter((name) => isInterface(name) && name !== 'EventObject')
    .map((name) => {
      const schema = components[name] ?? {};
      const text =
        schema.description ?? `${isInput(name) ? 'Input' : 'Answer'} of \`${usersOf(name).join('`, `')}\`.`;
      return `${comment([text])}export interface ${name} {\n${fieldsOf(schema, isInput(name))}}\n`;
    });
  const codes =
    "/** Every code the service answers; more may come. */\nexport type ErrorCode = Problem['code'];\n";
  const event =
    '/** Something that happened, told apart by `event`: exactly what webhooks and streams carry. */\n' +
    'export type EventObject = WebhookEvent;\n';
  const imports =
    "import type { Kobo } from './kobo.js';\nimport type { WebhookEvent } from './webhooks/event.js';\n";
  return [imports, event, ...interfaces, ...queryTypes(), codes].join('\n');
}

function usersOf(name: string): string[] {
  const users = operations.filter(({ body, answer }) => reach([body?.schema, answer]).has(name));
  return users.map((operation) => String(operation.source['x-sdk']));
}
