import { createHash } from 'node:crypto';
import { type ErrorCode, errors, limits } from '@escrow-checkout/contract';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { IdempotencyRow } from '../adapters/store/rows.js';
import { columns } from '../adapters/store/shapes.js';
import { statement } from '../adapters/store/statement.js';
import type { IdempotencyRecord } from '../domain/change.js';
import { canonicalJson } from '../domain/text.js';
import type { Services } from '../services.js';
import { callerOf, contextOf } from './context.js';
import { ProblemError, problemBody } from './problem.js';
import { StoredAnswer } from './stored-answer.js';
import { fieldProblem } from './validation.js';

const keyPattern = /^[A-Za-z0-9_.\-:]{8,128}$/;
const keptHours = 72;

/** Sealed answers open only as answers. */
const purpose = 'idempotent_answer';

const findAnswer = statement<{ accountId: string; mode: string; key: string }, IdempotencyRow>(
  'idempotency.find',
  (db, p) =>
    db
      .selectFrom('idempotency')
      .select(columns('idempotency'))
      .where('account_id', '=', p.accountId)
      .where('mode', '=', p.mode as never)
      .where('key', '=', p.key),
);

/** One `Idempotency-Key` of one request: what it stands for, and how its answer is kept. */
export interface KeyedRequest {
  key: string;
  fingerprint: string;
}

/** Reads the header. Null: the caller sent none. */
export function keyedRequest(request: Request, response: Response, body: unknown): KeyedRequest | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    const lengths = `${limits.idempotencyKeyLengthMin} to ${limits.idempotencyKeyLengthMax}`;
    throw fieldProblem('Idempotency-Key', `must be ${lengths} characters of A-Z a-z 0-9 _ . - :`);
  }
  const path = decodeURI(contextOf(response).path);
  const identity = [request.method, path, canonicalJson(request.query), canonicalJson(body)];
  return { key, fingerprint: createHash('sha256').update(identity.join('\n')).digest('hex') };
}

/**
 * Answers from the record if the key was used before; refuses it for a different request. A record that is
 * still under way (`unfinished`) has no answer yet: what it holds is answered instead.
 */
export async function replayIfKnown(
  services: Services,
  response: Response,
  keyed: KeyedRequest,
  unfinished?: number,
): Promise<string | null> {
  const { accountId, mode } = callerOf(response);
  const row = await services.store.one(findAnswer, { accountId, mode, key: keyed.key });
  if (!row) return null;
  if (row.fingerprint !== keyed.fingerprint) {
    throw new ProblemError('idempotency_mismatch', {
      detail: `This Idempotency-Key was used for another request within ${keptHours} hours; use a new one.`,
    });
  }
  const body = services.sealer.open(purpose, row.bodySealed);
  if (row.status === unfinished) return body;
  throw new StoredAnswer(row.status, body, true);
}

/** The exact bytes of an answer: shaped by its schema, as ts-rest would. */
export function answerBytes(schema: z.ZodTypeAny, body: unknown): string {
  return JSON.stringify(schema.parse(body));
}

/** The record that keeps an answer, to be committed with the effect it answers for. */
export function recordOf(
  services: Services,
  response: Response,
  keyed: KeyedRequest,
  answer: { status: number; body: string },
  now: number,
): IdempotencyRecord {
  const { accountId, mode } = callerOf(response);
  return {
    accountId,
    mode,
    key: keyed.key,
    fingerprint: keyed.fingerprint,
    status: answer.status,
    bodySealed: sealAnswer(services, answer.body),
    createdAt: now,
  };
}

/** An answer as it is stored: some hold secrets. */
export function sealAnswer(services: Services, body: string): string {
  return services.sealer.seal(purpose, body);
}

/** The bytes of a refusal that is kept: state 409s are answers about a moment, and repeat as such. */
export function refusalBytes(services: Services, response: Response, problem: ProblemError): string {
  const context = contextOf(response);
  const about = { siteUrl: services.config.siteUrl, instance: context.path, requestId: context.requestId };
  return JSON.stringify(problemBody(problem.code, about, problem.extras));
}

/** State 409s are kept; what a retry may change (conflicts, limits, faults) leaves the key free. */
export function isKept(code: ErrorCode): boolean {
  return errors[code].status === 409 && !errors[code].retryable && code !== 'idempotency_mismatch';
}
