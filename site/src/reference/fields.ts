import { dashed, document, nameOf, resolve, type Schema } from './document.js';

/**
 * The objects with their own page: those in responses. Objects only in requests are shown with the request.
 */
export const objectNames: readonly string[] = Object.entries(document.components.schemas)
  .filter(([name, schema]) => schema.properties && !/Input$|^NoBody$/.test(name))
  .map(([name]) => name);

export function objectUrl(name: string): string {
  return `/docs/objects/${dashed(name)}`;
}

/** In a request, fields show what is required and their limits; in a response, what is optional. */
type Side = 'request' | 'answer';

/** Lists the fields of an object, with nested fields indented. */
export function listFields(schema: Schema, side: Side, indent = ''): string {
  const { properties = {}, required = [] } = flatten(schema);
  return Object.entries(properties)
    .map(([name, field]) => describeField(name, field, required.includes(name), side, indent))
    .join('\n');
}

/** Merges the fields of all parts of an object. */
export function flatten(schema: Schema): Schema {
  const { allOf, ...own } = resolve(schema, 'schemas');
  if (!allOf) return own;
  const parts = allOf.map(flatten);
  return {
    ...own,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

/** Describes a field: its type on one line, its meaning on the next. */
export function describeField(
  name: string,
  schema: Schema,
  required: boolean,
  side: Side = 'request',
  indent = '',
): string {
  const demands = [required ? 'required' : 'optional', ...limitWords(schema)];
  const words = [typeWords(schema), ...(side === 'request' ? demands : required ? [] : ['may be missing'])];
  const about = aboutField(schema);
  const line = `${indent}- \`${name}\` *${words.join(' · ')}*${about ? `\n${indent}  ${about}` : ''}`;
  const inner = innerFields(schema);
  return inner ? `${line}\n${listFields(inner, side, `${indent}  `)}` : line;
}

/** Lists the fields of an object without its own page. */
function innerFields(schema: Schema): Schema | null {
  const part = withoutNull(schema);
  const item = part.type === 'array' && part.items ? part.items : part;
  if (item.$ref && objectNames.includes(nameOf(item.$ref))) return null;
  const resolved = resolve(item, 'schemas');
  return resolved.properties ? resolved : null;
}

function aboutField(schema: Schema): string {
  const part = withoutNull(schema);
  const about = schema.description ?? part.description ?? resolve(part, 'schemas').description ?? '';
  const values = resolve(part, 'schemas').enum?.filter((value) => value !== null) ?? [];
  const listed = values.length > 0 && values.length <= 12 ? `One of ${values.map(code).join(', ')}.` : '';
  return [about === 'UUID.' ? '' : about, listed].filter(Boolean).join(' ');
}

/** Returns a nullable schema without null. */
function withoutNull(schema: Schema): Schema {
  const kept = schema.anyOf?.filter(({ type }) => type !== 'null');
  return kept?.length === 1 && kept[0] ? { ...kept[0] } : schema;
}

/** Describes the type of a value; an object with a page is a link. */
export function typeWords(schema: Schema): string {
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    if (objectNames.includes(name)) return `[${name}](${objectUrl(name)})`;
    return typeWords(resolve(schema, 'schemas'));
  }
  if (schema.anyOf) return joinWords(schema.anyOf.map(typeWords));
  if (schema.const !== undefined) return code(schema.const);
  const types = [schema.type ?? 'anything'].flat();
  return joinWords(
    types.map((type) =>
      type === 'array' && schema.items ? `list of ${typeWords(schema.items)}` : wordOf(type, schema),
    ),
  );
}

function joinWords(words: string[]): string {
  return [...new Set(words)].sort((a, b) => Number(a === 'null') - Number(b === 'null')).join(' or ');
}

function wordOf(type: string, schema: Schema): string {
  if (type !== 'string') return type;
  const formats: Record<string, string> = {
    'date-time': 'time',
    uuid: 'UUID',
    email: 'e-mail address',
    uri: 'address',
  };
  return formats[schema.format ?? ''] ?? 'text';
}

/** Describes the limits of a value, without the bounds that every number has. */
function limitWords(schema: Schema): string[] {
  const part = resolve(withoutNull(schema), 'schemas');
  const { minLength, maxLength, minimum, maximum, maxItems } = part;
  const words: string[] = [];
  if (part.enum === undefined && part.format === undefined && maxLength !== undefined)
    words.push(
      minLength === maxLength ? `${number(maxLength)} characters` : `up to ${number(maxLength)} characters`,
    );
  const top = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  if (top !== undefined) words.push(`${number(minimum ?? 0)} to ${number(top)}`);
  if (maxItems !== undefined) words.push(`up to ${number(maxItems)}`);
  if (schema.default !== undefined) words.push(`default ${code(schema.default)}`);
  return words;
}

export function number(value: number): string {
  return value.toLocaleString('en-GB');
}

function code(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}
