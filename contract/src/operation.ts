import { z } from 'zod';
import { checkDeprecation, type Deprecation } from './deprecation.js';
import type { ErrorCode } from './errors.js';
import type { KeyScope } from './key-scopes.js';

/** Facts about an operation beside its paths and schemas. */
export interface OperationMetadata {
  /** A verb and a noun; unique. */
  operationId: string;
  tag: string;
  /** The method in the SDK, as `resource.method`. */
  sdk: string;
  /** The command in `escrow-cli`. */
  cli: string;
  /** What a restricted key must have; null: any key may call it. */
  scope: KeyScope | null;
  /** The mode of the keys that may call it; other keys get 403 before anything is looked up. */
  keys?: 'test' | 'live';
  /**
   * What the server recognises a repeat by: the reference in the body, or an `Idempotency-Key` header, which
   * is optional or required. Absent if a repeat does no harm.
   */
  repeat?: 'reference' | 'key' | 'key_required';
  /**
   * Set if it stores something more, rather than moving on what is there: it is refused beyond the quota of
   * test data, and other operations at twice the quota.
   */
  addsData?: true;
  /** Set for a deprecated operation; its responses, the API document and the SDK then say so. */
  deprecation?: Deprecation;
  /** Error codes it can respond with, beside those of every operation. */
  errors: readonly ErrorCode[];
  /** An example request that works in the sandbox. */
  example?: {
    params?: Record<string, string>;
    query?: Record<string, string | readonly string[]>;
    body?: unknown;
  };
}

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  path: string;
  summary: string;
  description: string;
  pathParams?: z.AnyZodObject;
  query?: z.AnyZodObject;
  body?: z.ZodTypeAny;
  responses: Record<number, z.ZodTypeAny>;
  /**
   * The schema of the server-sent events that it sends while a client listens. Its response body is text, and
   * it accepts `Last-Event-ID`.
   */
  streams?: z.ZodTypeAny;
  metadata: OperationMetadata;
}

/** For operations without query parameters: refuses all of them, so that no `dry_run` is ignored silently. */
const noQuery = z.object({}).strict();

/** Returns the operation with its literal types, which the server and the tools derive from. */
export function operation<const Route extends Operation>(route: Route): Route & { query: z.AnyZodObject } {
  if (route.metadata.deprecation) checkDeprecation(route.metadata.deprecation);
  return { ...route, query: route.query ?? noQuery } as Route & { query: z.AnyZodObject };
}
