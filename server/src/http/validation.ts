import { limits, type Operation } from '@escrow-checkout/contract';
import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { type FieldError, ProblemError } from './problem.js';
import { cutText, wordingOf } from './wording.js';

/** How many failing fields a problem's own `detail` names; `errors` lists more. */
const namedFieldsMax = 5;
/** Longer names are no typing errors, and a comparison costs the product of the lengths. */
const comparedLengthMax = 64;

interface FailedParts {
  pathParams: z.ZodError | null;
  query: z.ZodError | null;
  body: z.ZodError | null;
}

interface FailedPart {
  error: z.ZodError | null;
  root: string;
  schema: z.ZodTypeAny | undefined;
}

/** One problem for the failing fields of all parts of a request; beyond a limit they are only counted. */
export function validationProblem(failed: FailedParts, route: Operation): ProblemError {
  const parts: FailedPart[] = [
    { error: failed.pathParams, root: '/path', schema: route.pathParams },
    { error: failed.query, root: '?', schema: route.query },
    { error: failed.body, root: '', schema: route.body },
  ];
  const fields: FieldError[] = [];
  const issues: z.ZodIssue[] = [];
  for (const part of parts) {
    for (const issue of part.error?.issues ?? []) {
      issues.push(issue);
      const room = limits.problemFieldsMax - fields.length;
      if (room > 0) fields.push(...issueErrors(issue, part, room));
    }
  }
  const count = issues.reduce((sum, issue) => sum + countOf(issue), 0);
  const onlyUnknown = issues.length > 0 && issues.every(isUnknown);
  const detail = detailOf(fields, count);
  return new ProblemError(onlyUnknown ? 'unknown_field' : 'validation_failed', { detail, fields });
}

/** Refuses one or more fields for a reason that the schema cannot express. */
export function fieldProblem(
  pointer: string,
  detail: string,
  code = 'invalid',
  otherPointers: readonly string[] = [],
): ProblemError {
  return fieldsProblem([pointer, ...otherPointers].map((each) => ({ pointer: each, code, detail })));
}

/** Refuses several fields, each for its own reason. */
export function fieldsProblem(fields: readonly FieldError[]): ProblemError {
  return new ProblemError('validation_failed', { detail: detailOf(fields, fields.length), fields });
}

/** A sentence for each of the first failing fields, and the number of the rest. */
function detailOf(fields: readonly FieldError[], count: number): string {
  const named = fields.slice(0, namedFieldsMax).map(({ pointer, detail }) => {
    const sentence = `${cutText(pointer, 100) || 'the body'}: ${cutText(detail, 260)}`;
    return /[.?!\u2026]$/.test(sentence) ? sentence : `${sentence}.`;
  });
  const left = count - named.length;
  return [...named, ...(left > 0 ? [`… and ${left} more.`] : [])].join(' ');
}

type UnknownKeys = Extract<z.ZodIssue, { code: 'unrecognized_keys' }>;

function isUnknown(issue: z.ZodIssue): issue is UnknownKeys {
  return issue.code === 'unrecognized_keys';
}

function countOf(issue: z.ZodIssue): number {
  return isUnknown(issue) ? issue.keys.length : 1;
}

function issueErrors(issue: z.ZodIssue, { root, schema }: FailedPart, room: number): FieldError[] {
  if (isUnknown(issue)) {
    const known = knownKeys(schema, issue.path);
    return issue.keys.slice(0, room).map((key) => ({
      pointer: pointer(root, [...issue.path, key]),
      code: 'unknown_field',
      detail: unknownDetail(key, known),
    }));
  }
  const missing = isMissing(issue);
  return [
    {
      pointer: pointer(root, issue.path),
      code: missing ? 'required' : 'invalid',
      detail: missing ? 'is required' : wordingOf(issue),
    },
  ];
}

function isMissing(issue: z.ZodIssue): boolean {
  if (issue.code === 'invalid_type') return issue.received === 'undefined';
  return issue.code === 'invalid_literal' && issue.received === undefined;
}

function unknownDetail(key: string, known: readonly string[]): string {
  return known.length === 0 ? 'is not a field of this operation' : `is not a field; ${hintOf(key, known)}`;
}

/** Names the nearest of the known words, or all of them if none is near. */
export function hintOf(word: string, known: readonly string[]): string {
  const nearest = word.length > comparedLengthMax ? undefined : closest(word, [...known]);
  return nearest !== undefined && distance(word, nearest) <= Math.max(2, word.length / 2)
    ? `did you mean ${nearest}?`
    : `known are ${known.join(', ')}`;
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
