import { z } from 'zod';
import { checkDeprecation, type Deprecation } from './deprecation.js';
import type { ErrorCode } from './errors.js';

/** What tools know of an operation beside its shapes. */
export interface OperationMetadata {
  /** Unique verb and noun. */
  operationId: string;
  tag: string;
  /** Where it stands in the SDK: `resource.method`. */
  sdk: string;
  /** The command words of `escrow-cli`. */
  cli: string;
  /** Which keys may call it; the other kind gets 403 before anything is looked up. */
  keys?: 'test' | 'live';
  /**
   * What makes a repeat safe: the reference in the body, an optional `Idempotency-Key` header, or a required
   * one. Absent on operations that only read, or that are the same when repeated.
   */
  repeat?: 'reference' | 'key' | 'key_required';
  /** Since when it is on its way out; its answers, the document and the SDK then say so. */
  deprecation?: Deprecation;
  /** Codes it can answer beside those that every operation can. */
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
   * What it sends, one after another for as long as somebody listens, as server-sent events; the answer
   * itself is then text. Such an operation takes `Last-Event-ID`.
   */
  streams?: z.ZodTypeAny;
  metadata: OperationMetadata;
}

/** Operations without query parameters refuse all of them, so that a `dry_run` they lack is not ignored. */
const noQuery = z.object({}).strict();

/** Keeps an operation's literal types, so that server and tools see them. */
export function operation<const Route extends Operation>(route: Route): Route & { query: z.AnyZodObject } {
  if (route.metadata.deprecation) checkDeprecation(route.metadata.deprecation);
  return { ...route, query: route.query ?? noQuery } as Route & { query: z.AnyZodObject };
}
