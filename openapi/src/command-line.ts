import type { Operation } from '@escrow-checkout/contract';
import { z } from 'zod';

const width = 80;

/** Quotes a word for a shell. The start of today replaces a time, so that the line works on any day. */
function quoted(word: string): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(word)) return '"$(date -u +%F)"';
  return /^[A-Za-z0-9_./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Unwraps optional, nullable, default and refinement. */
function core(schema: z.ZodTypeAny | undefined): z.ZodTypeAny | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return core(schema.unwrap());
  if (schema instanceof z.ZodDefault) return core(schema.removeDefault());
  if (schema instanceof z.ZodEffects) return core(schema.innerType());
  return schema;
}

/** Returns the flags of one field; a literal needs none. */
function flagsOf(path: string[], schema: z.ZodTypeAny | undefined, value: unknown): string[] {
  const shape = core(schema);
  if (shape instanceof z.ZodLiteral) return [];
  if (shape instanceof z.ZodObject) return flagsOfFields(path, shape, value);
  const name = path.join('-').replaceAll('_', '-');
  if (shape instanceof z.ZodNumber && path.at(-1) === 'amount') return [`--${name}-kobo ${value}`];
  if (value === true || value === false) return [value ? `--${name}` : `--no-${name}`];
  if (!Array.isArray(value)) {
    return [`--${name} ${quoted(shape instanceof z.ZodRecord ? JSON.stringify(value) : String(value))}`];
  }
  const isChoice = shape instanceof z.ZodArray && core(shape.element) instanceof z.ZodEnum;
  const words = isChoice ? [value.join(',')] : value.map(String);
  return words.map((word) => `--${name} ${quoted(word)}`);
}

function flagsOfFields(path: string[], schema: z.ZodTypeAny | undefined, value: unknown): string[] {
  const shape = core(schema);
  if (!(shape instanceof z.ZodObject)) return [];
  const given = Object.entries(shape.shape as z.ZodRawShape).flatMap(([name, field]) => {
    const one = (value as Record<string, unknown> | undefined)?.[name];
    return one === undefined ? [] : [{ name, field, one }];
  });
  return given.flatMap(({ name, field, one }) => flagsOf([...path, name], field, one));
}

/** Returns the example of an operation as a command line, wrapped if long. */
export function commandLine({ metadata, query, body }: Operation): string {
  const { example } = metadata;
  const operands = Object.values(example?.params ?? {}).map(quoted);
  const command = ['escrow-cli', metadata.cli, ...operands].join(' ');
  const flags = [...flagsOfFields([], query, example?.query), ...flagsOfFields([], body, example?.body)];
  const line = [command, ...flags].join(' ');
  return line.length <= width ? line : [command, ...flags].join(' \\\n  ');
}
