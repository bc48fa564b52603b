import { z } from 'zod';
import { checkDeprecation, type Deprecation } from './deprecation.js';
import type { ErrorCode } from './errors.js';

/** Facts about an operation that its shapes do not say. */
export interface OperationMetadata {
  /** Unique verb and noun. */
  operationId: string;
  tag: string;
  /** Its method in the SDK: `resource.method`. */
  sdk: string;
  /** Its command in `escrow-cli`. */
  cli: string;
  /** Which keys may call it; the other kind gets 403 before anything is looked up. */
  keys?: 'test' | 'live';
  /**
   * What makes a repeat safe: the reference in the body, an optional `Idempotency-Key` header, or a required
   * one. Absent on operations that only read, or that are the same when repeated.
   */
  repeat?: 'reference' | 'key' | 'key_required';
  /** Set when it is deprecated; its responses, the document and the SDK then say so. */
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
   * What it sends as server-sent events while a client listens; its response body is text. Such an operation
   * accepts `Last-Event-ID`.
   */
  streams?: z.ZodTypeAny;
  metadata: OperationMetadata;
}

/** Operations without query parameters refuse every one, so that no `dry_run` is ignored silently. */
const noQuery = z.object({}).strict();

/** Keeps an operation's literal types for the server and the tools. */
export function operation<const Route extends Operation>(route: Route): Route & { query: z.AnyZodObject } {
  if (route.metadata.deprecation) checkDeprecation(route.metadata.deprecation);
  return { ...route, query: route.query ?? noQuery } as Route & { query: z.AnyZodObject };
}
