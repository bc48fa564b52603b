import { type AdvanceInput, contract } from '@escrow-checkout/contract';
import type { Request, Response } from 'express';
import { sql } from 'kysely';
import type { z } from 'zod';
import { commitChange } from '../../adapters/store/commit.js';
import { statement, step } from '../../adapters/store/statement.js';
import type { Context } from '../../domain/aggregate.js';
import { callerOf } from '../../http/context.js';
import {
  answerBytes,
  type KeyedRequest,
  keyedRequest,
  recordOf,
  replayIfKnown,
  sealAnswer,
} from '../../http/idempotency.js';
import { ProblemError, refusalProblem } from '../../http/problem.js';
import { StoredAnswer } from '../../http/stored-answer.js';
import { fieldProblem } from '../../http/validation.js';
import { accountTime } from '../../jobs/account-time.js';
import type { Services } from '../../services.js';
import { requestContext } from '../escrow/command.js';
import { iso } from '../escrow/present.js';
import { isRefusal } from '../perform.js';
import { advanceClock } from './clock.js';

/** A record without an answer yet: it holds where the clock is going. */
const underWay = 0;

const finishAnswer = statement<
  { accountId: string; mode: string; key: string; status: number; bodySealed: string },
  unknown
>('idempotency.finish', (db, p) =>
  db
    .updateTable('idempotency')
    .set({ status: p.status, body_sealed: p.bodySealed })
    .where('account_id', '=', p.accountId)
    .where('mode', '=', p.mode as never)
    .where('key', '=', p.key)
    .where('status', '=', sql.lit(underWay)),
);

/**
 * Advances the test clock. Where it is going is kept under the key before it moves, so that a repeat, also
 * one after a crash, goes on to the same moment instead of moving time twice.
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
  const context = requestContext(services, response);
  const byMs = (body.hours ?? 0) * 3_600_000 + (body.minutes ?? 0) * 60_000;
  const targetMs = await keepTarget(services, response, keyed, context, context.now + byMs);
  const { accountId, mode } = callerOf(response);
  const { now } = await accountTime(services, accountId, mode);
  const advanced = await advanceClock(services, accountId, Math.max(0, targetMs - now));
  if (isRefusal(advanced)) throw refusalProblem(advanced);
  const answer = {
    now: iso(advanced.now),
    ran: advanced.ran.map(({ kind, subject, at }) => ({ kind, subject, at: iso(at) })),
    pending: advanced.pending,
  };
  if (advanced.pending) return { status: 200, body: answer as never };
  const bytes = answerBytes(contract.sandbox.advanceClock.responses[200], answer);
  const finished = { accountId, mode, key: keyed.key, status: 200, bodySealed: sealAnswer(services, bytes) };
  await services.store.transact([step(finishAnswer, finished)]);
  throw new StoredAnswer(200, bytes, false);
}

/** Keeps where this key's advance is going, or answers where an earlier try was going. */
async function keepTarget(
  services: Services,
  response: Response,
  keyed: KeyedRequest,
  context: Context,
  targetMs: number,
): Promise<number> {
  const { accountId, mode } = callerOf(response);
  const known = await replayIfKnown(services, response, keyed, underWay);
  if (known !== null) return Number(known);
  const kept = { status: underWay, body: String(targetMs) };
  const outcome = await commitChange(services.store, {
    changeId: context.changeId,
    accountId,
    mode,
    at: context.now,
    clockOffsetMs: context.clockOffsetMs,
    writes: [],
    opens: [],
    movements: [],
    events: [],
    jobs: [],
    idempotency: recordOf(services, response, keyed, kept, context.now),
  });
  if (outcome === 'committed') return targetMs;
  return Number((await replayIfKnown(services, response, keyed, underWay)) ?? targetMs);
}
