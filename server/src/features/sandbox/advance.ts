import { type AdvanceInput, contract } from '@escrow-checkout/contract';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { callerOf } from '../../http/context.js';
import { answerBytes, keyedRequest } from '../../http/idempotency.js';
import { ProblemError, refusalProblem } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import type { Services } from '../../services.js';
import { iso } from '../checkouts/present.js';
import { beginAnswer, finishWith, replayIfKnown } from '../idempotency/answers.js';
import { requestContext } from '../idempotency/keyed.js';
import { isRefusal } from '../perform.js';
import { advanceClockTo } from './clock.js';

/**
 * Advances the test clock. Where it is going is kept under the key, once the clock is ours and before it
 * moves, so that a repeat, also one after a crash, goes on to the same moment instead of moving time twice.
 */
export async function advance(
  services: Services,
  request: Request,
  response: Response,
  body: z.output<typeof AdvanceInput>,
): Promise<{ status: 200; body: never }> {
  const keyed = keyedRequest(request, response, body);
  if (!keyed) throw new ProblemError('idempotency_key_required');
  if (body.hours === undefined && body.minutes === undefined) {
    throw fieldProblem('/hours', 'or `minutes` is required', 'required');
  }
  await replayIfKnown(services, response, keyed);
  const byMs = (body.hours ?? 0) * 3_600_000 + (body.minutes ?? 0) * 60_000;
  const context = requestContext(services, response);
  const advanced = await advanceClockTo(services, callerOf(response).accountId, async (now) =>
    Number(await beginAnswer(services, response, keyed, context, String(now + byMs))),
  );
  if (isRefusal(advanced)) throw refusalProblem(advanced);
  const ran = advanced.ran.map(({ kind, subject, at }) => ({ kind, subject, at: iso(at) }));
  const answer = { now: iso(advanced.now), ran, pending: advanced.pending };
  // While something is left to run, the key stays an intention: the same request goes on.
  if (advanced.pending) return { status: 200, body: answer as never };
  const bytes = answerBytes(contract.sandbox.advanceClock.responses[200], answer);
  return finishWith(services, response, keyed, { status: 200, body: bytes });
}
