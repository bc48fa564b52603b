import type { Operation } from '@escrow-checkout/contract';
import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { type FieldError, ProblemError } from './problem.js';

interface FailedParts {
  pathParams: z.ZodError | null;
  query: z.ZodError | null;
  body: z.ZodError | null;
}

/** All failing fields of all parts of a request, as one problem. */
export function validationProblem(failed: FailedParts, route: Operation): ProblemError {
  const fields = [
    ...fieldErrors(failed.pathParams, '/path', route.pathParams),
    ...fieldErrors(failed.query, '?', route.query),
    ...fieldErrors(failed.body, '', route.body),
  ];
  const onlyUnknown = fields.length > 0 && fields.every((field) => field.code === 'unknown_field');
  const named = fields.map((field) => `${field.pointer}: ${field.detail}`).join('; ');
  return new ProblemError(onlyUnknown ? 'unknown_field' : 'validation_failed', {
    detail: `${named}.`,
    fields,
  });
}

/** A refusal of one or more fields, for one reason, by a check that needs more than the schema. */
export function fieldProblem(
  pointer: string,
  detail: string,
  code = 'invalid',
  otherPointers: readonly string[] = [],
): ProblemError {
  const fields = [pointer, ...otherPointers].map((each) => ({ pointer: each, code, detail }));
  const named = fields.map((field) => `${field.pointer}: ${field.detail}`).join('; ');
  return new ProblemError('validation_failed', { detail: `${named}.`, fields });
}

function fieldErrors(error: z.ZodError | null, root: string, schema: z.ZodTypeAny | undefined): FieldError[] {
  return (error?.issues ?? []).flatMap((issue) => issueErrors(issue, root, schema));
}

function issueErrors(issue: z.ZodIssue, root: string, schema: z.ZodTypeAny | undefined): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, issue.path);
    return issue.keys.map((key) => ({
      pointer: pointer(root, [...issue.path, key]),
      code: 'unknown_field',
      detail: unknownDetail(key, known),
    }));
  }
  const missing = issue.code === 'invalid_type' && issue.received === 'undefined';
  return [
    {
      pointer: pointer(root, issue.path),
      code: missing ? 'required' : 'invalid',
      detail: missing ? 'is required' : lowerFirst(issue.message),
    },
  ];
}

function unknownDetail(key: string, known: readonly string[]): string {
  if (known.length === 0) return 'is not a field of this operation';
  const nearest = closest(key, [...known]);
  return distance(key, nearest) <= Math.max(2, key.length / 2)
    ? `is not a field; did you mean ${nearest}?`
    : `is not a field; known are ${known.join(', ')}`;
}

function knownKeys(schema: z.ZodTypeAny | undefined, path: readonly (string | number)[]): string[] {
  let current = schema && bare(schema);
  for (const name of path) current = current instanceof z.ZodObject ? bare(current.shape[name]) : undefined;
  return current instanceof z.ZodObject ? Object.keys(current.shape) : [];
}

function bare(schema: z.ZodTypeAny): z.ZodTypeAny {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return bare(schema.unwrap());
  return schema instanceof z.ZodDefault ? bare(schema.removeDefault()) : schema;
}

function pointer(root: string, path: readonly (string | number)[]): string {
  if (root === '?') return `?${path.join('.')}`;
  return root + path.map((part) => `/${String(part).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
