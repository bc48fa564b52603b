import type { ErrorCode } from '@escrow-checkout/contract';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Context, Decision, EscrowAggregate } from '../../domain/aggregate.js';
import type { Change, Refusal } from '../../domain/change.js';
import { callerOf } from '../../http/context.js';
import {
  answerBytes,
  isKept,
  type KeyedRequest,
  keyedRequest,
  refusalBytes,
} from '../../http/idempotency.js';
import { refusalProblem } from '../../http/problem.js';
import { StoredAnswer } from '../../http/stored-answer.js';
import type { Services } from '../../services.js';
import { loadEscrowByReference } from '../checkouts/load.js';
import { keepAnswer, recordOf, replayIfKnown } from '../idempotency/answers.js';
import { isRefusal, perform } from '../perform.js';
import { presentEscrow } from './present.js';

/** One request that acts on an escrow. */
export interface EscrowRequest {
  request: Request;
  response: Response;
  reference: string;
  body: unknown;
  /** The schema of the 200 answer. */
  answer: z.ZodTypeAny;
}

/** What of a request an answer under its key needs. */
export type KeyedCall = Omit<EscrowRequest, 'reference'>;

/** What a command may need beside the escrow itself. */
export interface CommandOptions<A extends EscrowAggregate> {
  /** Checks of the request that need the record; throws the 400. */
  check?: (aggregate: A) => void;
  /** Loads what else the decision reads. */
  extend?: (aggregate: EscrowAggregate) => Promise<A>;
  /** What is answered; the escrow when it is not said. */
  present?: (after: A) => unknown;
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

/**
 * Runs one command on one escrow: 404, then what needs the record (`check`), then the idempotency record,
 * then the decision, and one commit that holds the effect and the kept answer together.
 */
export async function runCommand<A extends EscrowAggregate = EscrowAggregate>(
  services: Services,
  call: EscrowRequest,
  decide: (aggregate: A, context: Context) => Decision<A>,
  options: CommandOptions<A> = {},
): Promise<{ status: 200; body: never }> {
  const { response } = call;
  const { accountId, mode } = callerOf(response);
  const keyed = keyedRequest(call.request, response, call.body);
  const context = requestContext(services, response);
  const { check, extend = async (aggregate) => aggregate as A } = options;
  const { present = (after: A) => presentEscrow(after, services.config.siteUrl) } = options;
  const load = async () => {
    const escrow = await loadEscrowByReference(services.store, accountId, mode, call.reference);
    if (!escrow) return undefined;
    const aggregate = await extend(escrow);
    check?.(aggregate);
    if (keyed) await replayIfKnown(services, response, keyed);
    return aggregate;
  };
  const complete = (change: Change, after: A): Change =>
    keyed ? { ...change, idempotency: keptRecord(services, call, keyed, context, present(after)) } : change;

  const settled = await perform(services.store, load, (aggregate) => decide(aggregate, context), complete);
  if (isRefusal(settled)) return refuseKeyed(services, call, keyed, context, settled);
  if (settled.kind === 'changed') services.wakeWorker();
  else response.setHeader('Idempotent-Replay', 'true');
  const body = present(settled.after);
  if (keyed) return answerKeyed(services, call, keyed, context, body, settled.kind === 'repeat');
  return { status: 200, body: body as never };
}

/** The record that keeps an answer under its key, to be committed with the effect. */
export function keptRecord(
  services: Services,
  call: KeyedCall,
  keyed: KeyedRequest,
  context: Context,
  body: unknown,
) {
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
  const problem = refusalProblem(refusal);
  if (!keyed || !isKept(refusal.code as ErrorCode)) throw problem;
  const body = refusalBytes(services, call.response, problem);
  await keepAnswer(services, call.response, keyed, context, { status: 409, body });
  throw new StoredAnswer(409, body, false);
}
