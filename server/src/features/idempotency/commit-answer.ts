import type { Request, Response } from 'express';
import type { z } from 'zod';
import { insertIdempotency } from '../../adapters/store/commit-statements.js';
import { step } from '../../adapters/store/statement.js';
import { callerOf } from '../../http/context.js';
import { answerBytes, keyedRequest } from '../../http/idempotency.js';
import { ProblemError } from '../../http/problem.js';
import { StoredAnswer } from '../../http/stored-answer.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { recordOf, replayIfKnown } from './answers.js';

/** A request that writes rows no money depends on, and what it answers. */
export interface PlainCall<Body> {
  request: Request;
  response: Response;
  /** As the caller sent it: what a repeat under the same key is compared with. */
  sent: unknown;
  status: number;
  schema: z.ZodTypeAny;
  /** Reads what stands and says what to write; asked again whenever another request was faster. */
  prepare(): Promise<{ steps: Step[]; body: Body }>;
}

const triesMax = 20;

/**
 * Commits what a plain request writes, and its answer with it if it came with an `Idempotency-Key`: a repeat
 * gets the same answer, secrets included, and nothing is written twice.
 */
export async function commitAnswer<Body>(services: Services, call: PlainCall<Body>): Promise<Body> {
  const { request, response } = call;
  const keyed = keyedRequest(request, response, call.sent);
  for (let attempt = 1; attempt <= triesMax; attempt++) {
    if (keyed) await replayIfKnown(services, response, keyed);
    const { steps, body } = await call.prepare();
    if (!keyed) {
      if ((await services.store.transact(steps)).outcome === 'committed') return body;
      continue;
    }
    const bytes = answerBytes(call.schema, body);
    const now = services.clock.now() + callerOf(response).clockOffsetMs;
    const record = recordOf(services, response, keyed, { status: call.status, body: bytes }, now);
    const kept = [...steps, step(insertIdempotency, record)];
    if ((await services.store.transact(kept)).outcome !== 'committed') continue;
    throw new StoredAnswer(call.status, bytes, false);
  }
  throw new ProblemError('conflict');
}
