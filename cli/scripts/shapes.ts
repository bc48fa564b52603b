import type { FieldRow, FieldType } from '../src/operation-rows.js';

/** The little of a zod schema that the table needs, read without importing zod. */
export interface Shape {
  description?: string | undefined;
  _def: {
    typeName: string;
    innerType?: Shape;
    schema?: Shape;
    defaultValue?: () => unknown;
    values?: readonly string[];
    value?: unknown;
    options?: readonly Shape[];
    type?: Shape;
    checks?: readonly { kind: string; regex?: RegExp }[];
    shape?: () => Record<string, Shape>;
  };
}

interface Unwrapped {
  shape: Shape;
  optional: boolean;
  description: string;
  assumed?: unknown;
}

/** Takes off what only says optional, nullable, defaulted or refined; the outermost description counts. */
export function unwrap(shape: Shape): Unwrapped {
  let current = shape;
  let optional = false;
  let assumed: unknown;
  let description = shape.description ?? '';
  for (;;) {
    const definition = current._def;
    if (['ZodOptional', 'ZodDefault', 'ZodNullable'].includes(definition.typeName)) optional = true;
    if (definition.typeName === 'ZodDefault') assumed = definition.defaultValue?.();
    const inner =
      definition.innerType ?? (definition.typeName === 'ZodEffects' ? definition.schema : undefined);
    if (!inner) return { shape: current, optional, description, assumed };
    current = inner;
    description ||= current.description ?? '';
  }
}

/** The properties of an object schema, or none. */
export function propertiesOf(shape: Shape | undefined): Record<string, Shape> {
  if (!shape) return {};
  const inner = unwrap(shape).shape;
  return inner._def.typeName === 'ZodObject' ? (inner._def.shape?.() ?? {}) : {};
}

const types: Record<string, FieldType> = {
  ZodString: 'text',
  ZodNumber: 'integer',
  ZodBoolean: 'boolean',
  ZodEnum: 'choice',
  ZodLiteral: 'choice',
  ZodRecord: 'json',
  ZodArray: 'list',
};

/** A moment as the API writes it, to the millisecond, and nothing else. */
function isTime(shape: Shape): boolean {
  const checks = shape._def.checks ?? [];
  return checks.some(({ regex }) => regex?.test('2026-01-02T10:00:00.000Z') && !regex.test('ORD-1001'));
}

function typeOf(name: string, shape: Shape): FieldType {
  if (shape._def.typeName === 'ZodArray' && shape._def.type?._def.typeName === 'ZodEnum') return 'names';
  const type = types[shape._def.typeName];
  if (!type) throw new Error(`${name}: no flag can hold a ${shape._def.typeName}`);
  if (type === 'integer' && !shape._def.checks?.some((check) => check.kind === 'int')) return 'number';
  if (type === 'text' && isTime(shape)) return 'time';
  return type === 'integer' && name === 'amount' ? 'amount' : type;
}

function fieldRow(place: FieldRow['in'], path: readonly string[], shape: Shape, nested: boolean): FieldRow {
  const { shape: inner, optional, description, assumed } = unwrap(shape);
  const type = typeOf(path.at(-1) ?? '', inner);
  const literal = inner._def.typeName === 'ZodLiteral' ? String(inner._def.value) : undefined;
  const choices = inner._def.values ?? (type === 'names' ? inner._def.type?._def.values : undefined);
  return {
    in: place,
    path,
    type,
    required: optional ? 'never' : nested ? 'together' : 'always',
    description,
    ...(choices ? { choices } : {}),
    ...(literal !== undefined ? { choices: [literal], constant: literal } : {}),
    ...(assumed !== undefined
      ? { assumed: Array.isArray(assumed) ? assumed.join(',') : (assumed as string) }
      : {}),
  };
}

/** One row for each field, nested objects flattened. */
export function fieldRows(
  place: FieldRow['in'],
  shape: Shape | undefined,
  path: readonly string[] = [],
  nested = false,
): FieldRow[] {
  return Object.entries(propertiesOf(shape)).flatMap(([name, field]) => {
    const inner = unwrap(field);
    if (inner.shape._def.typeName !== 'ZodObject') return [fieldRow(place, [...path, name], field, nested)];
    return fieldRows(place, inner.shape, [...path, name], nested || inner.optional);
  });
}

/** The names at the top of an answer, and those of an item when it carries a list as `data`. */
export function answerNames(shape: Shape | undefined): { names: string[]; item?: string[] } {
  const options = shape?._def.typeName === 'ZodUnion' ? (shape._def.options ?? []) : [shape];
  const names = [...new Set(options.flatMap((option) => Object.keys(propertiesOf(option))))];
  const data = propertiesOf(shape).data;
  const item = data?._def.typeName === 'ZodArray' ? Object.keys(propertiesOf(data._def.type)) : undefined;
  return item ? { names, item } : { names };
}
