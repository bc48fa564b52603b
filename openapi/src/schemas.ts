import { generateSchema } from '@anatine/zod-openapi';
import * as contract from '@escrow-checkout/contract';
import type { ReferenceObject, SchemaObject } from 'openapi3-ts/oas31';
import { z } from 'zod';
import { integerFormat, portablePattern } from './portable.js';

export type Schema = SchemaObject | ReferenceObject;

const formats: Record<string, string> = { Uuid: 'uuid', Timestamp: 'date-time', Instant: 'date-time' };

/** Unwraps `.optional()`, `.nullable()`, `.default()` and refinements. */
function core(schema: z.ZodTypeAny): z.ZodTypeAny {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return core(schema.unwrap());
  if (schema instanceof z.ZodDefault) return core(schema.removeDefault());
  return schema;
}

/** Identifies a schema even after `.describe()` copied it. */
function identity(schema: z.ZodTypeAny): unknown {
  if (schema instanceof z.ZodString || schema instanceof z.ZodNumber) return schema._def.checks;
  if (schema instanceof z.ZodObject) return schema._def.shape;
  if (schema instanceof z.ZodEnum) return `enum ${schema._def.values}`;
  return schema;
}

/** The named schemas of the contract, by identity. */
const named = new Map<unknown, { name: string; schema: z.ZodTypeAny }>();
for (const [name, value] of Object.entries(contract)) {
  if (!/^[A-Z]/.test(name) || !(value instanceof z.ZodType)) continue;
  const schema = core(value);
  if (!named.has(identity(schema))) named.set(identity(schema), { name, schema });
}

const lengths = new Map(
  [...contract.textLengths].map(([schema, limits]) => [identity(schema), limits] as const),
);

function single(schema: SchemaObject): SchemaObject {
  const [type, second] = Array.isArray(schema.type) ? schema.type : [];
  return type && !second ? { ...schema, type } : schema;
}

function withNull(schema: Schema): Schema {
  if ('$ref' in schema || schema.type === 'object' || !schema.type)
    return { anyOf: [schema, { type: 'null' }] };
  const types = [schema.type, 'null'].flat() as NonNullable<SchemaObject['type']>;
  const { const: only, ...rest } = schema;
  const values = only === undefined ? schema.enum : [only];
  return { ...rest, type: types, ...(values && { enum: [...values, null] }) };
}

/** Writes zod schemas as JSON Schema 2020-12; named exports of the contract become components. */
export class SchemaWriter {
  readonly components: Record<string, SchemaObject> = {};

  /** Writes one schema, as a `$ref` when it has a name. */
  write(schema: z.ZodTypeAny): Schema {
    const known = named.get(identity(schema));
    if (!known) return this.inline(schema);
    const { name } = known;
    if (!this.components[name]) {
      this.components[name] = {};
      const format = formats[name];
      this.components[name] = { ...(this.inline(known.schema) as SchemaObject), ...(format && { format }) };
    }
    const $ref = `#/components/schemas/${name}`;
    const description = schema.description;
    return description && description !== this.components[name].description
      ? { $ref, description }
      : { $ref };
  }

  private inline(schema: z.ZodTypeAny): Schema {
    const written = this.shape(schema);
    return schema.description ? { ...written, description: schema.description } : written;
  }

  private shape(schema: z.ZodTypeAny): Schema {
    if (schema instanceof z.ZodOptional) return this.write(schema.unwrap());
    if (schema instanceof z.ZodNullable) return withNull(this.write(schema.unwrap()));
    if (schema instanceof z.ZodDefault) {
      return { ...this.write(schema.removeDefault()), default: schema._def.defaultValue() } as SchemaObject;
    }
    if (schema instanceof z.ZodEffects) return this.write(schema.innerType());
    if (schema instanceof z.ZodObject) return this.object(schema);
    if (schema instanceof z.ZodArray) return this.array(schema);
    if (schema instanceof z.ZodUnion)
      return { anyOf: schema.options.map((one: z.ZodTypeAny) => this.write(one)) };
    if (schema instanceof z.ZodRecord) return this.record(schema);
    return leaf(schema);
  }

  private object(schema: z.AnyZodObject): SchemaObject {
    const fields = Object.entries(schema.shape as z.ZodRawShape);
    const required = fields.filter(([, field]) => !field.isOptional()).map(([name]) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, field]) => [name, this.field(field)])),
      ...(required.length > 0 && { required }),
      additionalProperties: schema._def.unknownKeys !== 'strict',
    };
  }

  /**
   * Writes a field, with its default in the description. Some generators of clients require every field that
   * has the keyword `default`, since a reader always gets it.
   */
  private field(schema: z.ZodTypeAny): Schema {
    const written = this.write(schema);
    const { default: value, description, $ref, ...rest } = written as SchemaObject & { $ref?: string };
    if (value === undefined) return written;
    const about = description ?? this.components[$ref?.split('/').at(-1) ?? '']?.description;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const said = [about, `Default: \`${text}\`.`].filter(Boolean).join(' ');
    return { ...($ref && { $ref }), ...rest, description: said, 'x-default': value } as Schema;
  }

  private array(schema: z.ZodArray<z.ZodTypeAny>): SchemaObject {
    const { minLength, maxLength } = schema._def;
    return {
      type: 'array',
      items: this.write(schema.element),
      ...(minLength && { minItems: minLength.value }),
      ...(maxLength && { maxItems: maxLength.value }),
    };
  }

  private record(schema: z.ZodRecord): SchemaObject {
    const values = schema.valueSchema;
    return {
      type: 'object',
      additionalProperties: values instanceof z.ZodUnknown ? true : this.write(values),
    };
  }
}

/** A schema without parts. Lengths count code points, as JSON Schema does; a pattern does not repeat them. */
function leaf(schema: z.ZodTypeAny): SchemaObject {
  const { enum: values, description: _, ...written } = single(generateSchema(schema, false, '3.1'));
  const { pattern, ...rest } = written;
  return {
    ...rest,
    ...(rest.type === 'integer' && { format: integerFormat(rest) }),
    ...lengths.get(identity(schema)),
    ...(pattern && { pattern: portablePattern(pattern) }),
    ...(values && (values.length === 1 ? { const: values[0] } : { enum: values })),
  };
}
