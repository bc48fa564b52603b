import {
  basePath,
  codesOf,
  type ErrorCode,
  errors,
  type Operation,
  type Problem,
  releaseBlocks,
  statusMeanings,
} from '@escrow-checkout/contract';
import type { ExampleObject, ReferenceObject, ResponseObject } from 'openapi3-ts/oas31';
import type { z } from 'zod';
import { header } from './headers.js';

/** The examples use the sandbox on a developer's machine. */
export const siteUrl = 'http://127.0.0.1:4000';

const fieldErrors: Partial<Record<ErrorCode, z.infer<typeof Problem>['errors']>> = {
  validation_failed: [{ pointer: '/amount', code: 'invalid', detail: 'amount must be at least 10000 kobo' }],
  unknown_field: [
    { pointer: '/amout', code: 'unknown_field', detail: 'amout is unknown; did you mean amount?' },
  ],
};

const blocks: readonly string[] = releaseBlocks;

/** The example of one code, shared by all operations. */
export function exampleOf(code: ErrorCode): ExampleObject {
  const { status, title, remedy, retryable } = errors[code];
  const value = {
    type: `${siteUrl}/docs/errors#${code}`,
    title,
    status,
    detail: remedy,
    instance: `${basePath}/escrow/ORD-1001`,
    code,
    request_id: '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d',
    retryable,
    ...(fieldErrors[code] && { errors: fieldErrors[code] }),
    ...(blocks.includes(code) && { blocked_by: [code] }),
  };
  return { summary: title, value };
}

function headersOf(status: number, codes: ErrorCode[], operation: Operation): ResponseObject['headers'] {
  const waits = codes.some((code) => errors[code].retryable);
  const { repeat } = operation.metadata;
  return {
    ...header('X-Request-Id'),
    ...(status === 401 && header('WWW-Authenticate')),
    // The key is checked before requests are counted, so these have no rate limit headers.
    ...(status !== 401 && status !== 403 && { ...header('RateLimit'), ...header('RateLimit-Policy') }),
    ...(waits && header('Retry-After')),
    ...(status === 409 && repeat && repeat !== 'reference' && header('Idempotent-Replay')),
  };
}

/** Error answers shared by all operations, with their component names. */
const sharedNames: Record<number, string> = {
  401: 'Unauthorized',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  429: 'TooManyRequests',
  500: 'InternalError',
};

export function sharedResponses(operations: Operation[]): Record<string, ResponseObject> {
  const shared: Record<string, ResponseObject> = {};
  for (const operation of operations) {
    for (const [status, codes] of byStatus(operation)) {
      const name = sharedNames[status];
      if (name) shared[name] ??= problemResponse(status, codes, operation);
    }
  }
  return shared;
}

function byStatus(operation: Operation): [number, ErrorCode[]][] {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of codesOf(operation)) {
    const { status } = errors[code];
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return [...groups].sort(([a], [b]) => a - b);
}

/** The 4xx and 5xx answers of an operation, one per status, with a named example for every code. */
export function problemResponses(operation: Operation): Record<string, ResponseObject | ReferenceObject> {
  const answers = byStatus(operation).map(([status, codes]) => {
    const name = sharedNames[status];
    return [
      status,
      name ? { $ref: `#/components/responses/${name}` } : problemResponse(status, codes, operation),
    ];
  });
  return Object.fromEntries(answers);
}

function problemResponse(status: number, codes: ErrorCode[], operation: Operation): ResponseObject {
  const examples = codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]);
  return {
    description: statusMeanings[status] ?? `HTTP ${status}.`,
    headers: headersOf(status, codes, operation) ?? {},
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(examples),
      },
    },
  };
}
