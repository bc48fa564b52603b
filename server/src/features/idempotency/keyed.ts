import type { ErrorCode } from '@escrow-checkout/contract';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Context } from '../../domain/aggregate.js';
import type { IdempotencyRecord, Refusal } from '../../domain/change.js';
import { callerOf } from '../../http/context.js';
import { answerBytes, isKept, type KeyedRequest, refusalBytes } from '../../http/idempotency.js';
import { refusalProblem } from '../../http/problem.js';
import { StoredAnswer } from '../../http/stored-answer.js';
import type { Services } from '../../services.js';
import { type Answer, keepAnswer, recordOf } from './answers.js';

/** What of a request an answer under its key needs. */
export interface KeyedCall {
  request: Request;
  response: Response;
  body: unknown;
  /** The schema of the 200 answer. */
  answer: z.ZodTypeAny;
}

/** What a merchant's request may know when it decides; the change is named after the request. */
export function requestContext(services: Services, response: Response): Context {
  const { clockOffsetMs } = callerOf(response);
  return {
    now: services.clock.now() + clockOffsetMs,
    clockOffsetMs,
    changeId: `request:${services.newId()}`,
    actor: { kind: 'merchant', via: 'api' },
    newId: services.newId,
    policy: services.policy,
  };
}

/** The record that keeps an answer under its key, to be committed with the effect. */
export function keptRecord(
  services: Services,
  call: KeyedCall,
  keyed: KeyedRequest,
  context: Context,
  body: unknown,
): IdempotencyRecord {
  const answer = { status: 200, body: answerBytes(call.answer, body) };
  return recordOf(services, call.response, keyed, answer, context.now);
}

/** The first answer under a key goes out as the bytes that a replay will repeat. */
export async function answerKeyed(
  services: Services,
  call: KeyedCall,
  keyed: KeyedRequest,
  context: Context,
  body: unknown,
  repeated: boolean,
): Promise<never> {
  const bytes = answerBytes(call.answer, body);
  if (repeated) await keepAnswer(services, call.response, keyed, context, { status: 200, body: bytes });
  throw new StoredAnswer(200, bytes, repeated);
}

/** Refuses, and keeps a refusal about a state under the key if there is one. */
export async function refuseKeyed(
  services: Services,
  call: KeyedCall,
  keyed: KeyedRequest | null,
  context: Context,
  refusal: Refusal,
): Promise<never> {
  if (!keyed) throw refusalProblem(refusal);
  const kept = keptRefusal(services, call.response, refusal);
  await keepAnswer(services, call.response, keyed, context, kept);
  throw new StoredAnswer(kept.status, kept.body, false);
}

/** A refusal as the answer to keep under a key. One that a retry may change is thrown: nothing is kept. */
export function keptRefusal(services: Services, response: Response, refusal: Refusal): Answer {
  const problem = refusalProblem(refusal);
  if (!isKept(refusal.code as ErrorCode)) throw problem;
  return { status: 409, body: refusalBytes(services, response, problem) };
}
