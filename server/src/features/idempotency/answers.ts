import type { Response } from 'express';
import { commitChange } from '../../adapters/store/commit.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import type { Context } from '../../domain/aggregate.js';
import type { IdempotencyRecord } from '../../domain/change.js';
import { plainChange } from '../../domain/plain-change.js';
import { callerOf } from '../../http/context.js';
import type { KeyedRequest } from '../../http/idempotency.js';
import { ProblemError } from '../../http/problem.js';
import { StoredAnswer } from '../../http/stored-answer.js';
import { accountTime } from '../../jobs/account-time.js';
import type { Services } from '../../services.js';
import { findAnswer, finishAnswer, forgetAnswer, forgetAnswers, unfinished } from './queries.js';

/** How long an answer is kept, in account time. */
const keptHours = 72;
const keptMs = keptHours * 3_600_000;

/** Sealed answers open only as answers. */
const purpose = 'idempotent_answer';

export interface Answer {
  status: number;
  /** The exact bytes. */
  body: string;
}

/**
 * Answers from the record if the key was used before; refuses it for a different request. A record without an
 * answer yet says what the first try intended, which is returned. Null: the key is free.
 */
export async function replayIfKnown(
  services: Services,
  response: Response,
  keyed: KeyedRequest,
): Promise<string | null> {
  const { accountId, mode, clockOffsetMs } = callerOf(response);
  const key = { accountId, mode, key: keyed.key };
  const row = await services.store.one(findAnswer, key);
  if (!row) return null;
  const until = services.clock.now() + clockOffsetMs - keptMs;
  if (row.status !== unfinished && row.createdAt <= until) {
    await services.store.transact([anyRows(forgetAnswer, { ...key, until })]);
    return null;
  }
  if (row.fingerprint !== keyed.fingerprint) {
    throw new ProblemError('idempotency_mismatch', {
      detail: `This Idempotency-Key was used for another request within ${keptHours} hours; use a new one.`,
    });
  }
  const body = services.sealer.open(purpose, row.bodySealed);
  if (row.status === unfinished) return body;
  throw new StoredAnswer(row.status, body, true);
}

/** The record that keeps an answer, to be committed with the effect it answers for. */
export function recordOf(
  services: Services,
  response: Response,
  keyed: KeyedRequest,
  answer: Answer,
  now: number,
): IdempotencyRecord {
  const { accountId, mode } = callerOf(response);
  const { key, fingerprint } = keyed;
  const bodySealed = services.sealer.seal(purpose, answer.body);
  return { accountId, mode, key, fingerprint, status: answer.status, bodySealed, createdAt: now };
}

/** Keeps an answer that has no effect beside it. A twin that was faster has kept its own: that one holds. */
export async function keepAnswer(
  services: Services,
  response: Response,
  keyed: KeyedRequest,
  context: Context,
  answer: Answer,
): Promise<void> {
  const idempotency = recordOf(services, response, keyed, answer, context.now);
  const change = plainChange(callerOf(response), context, { idempotency });
  if ((await commitChange(services.store, change)) === 'lost_race') {
    await replayIfKnown(services, response, keyed);
  }
}

/**
 * Keeps what a request intends before it has its effect outside the change, so that a repeat, also one after
 * a crash, finishes the same intention. Answers the intention that holds: ours, or that of an earlier try.
 */
export async function beginAnswer(
  services: Services,
  response: Response,
  keyed: KeyedRequest,
  context: Context,
  intention: string,
): Promise<string> {
  const known = await replayIfKnown(services, response, keyed);
  if (known !== null) return known;
  const idempotency = recordOf(
    services,
    response,
    keyed,
    { status: unfinished, body: intention },
    context.now,
  );
  const change = plainChange(callerOf(response), context, { idempotency });
  if ((await commitChange(services.store, change)) === 'committed') return intention;
  return (await replayIfKnown(services, response, keyed)) ?? intention;
}

/**
 * Gives an intention its answer and sends it; if a twin was faster, sends the twin's. It is kept from now on
 * in account time, which the request itself may have moved past what was left of the intention's.
 */
export async function finishWith(
  services: Services,
  response: Response,
  keyed: KeyedRequest,
  answer: Answer,
): Promise<never> {
  const { accountId, mode } = callerOf(response);
  const bodySealed = services.sealer.seal(purpose, answer.body);
  const { now: createdAt } = await accountTime(services, accountId, mode);
  const row = { accountId, mode, key: keyed.key, status: answer.status, bodySealed, createdAt };
  const { outcome } = await services.store.transact([step(finishAnswer, row)]);
  if (outcome === 'lost_race') await replayIfKnown(services, response, keyed);
  throw new StoredAnswer(answer.status, answer.body, false);
}

/** Deletes answers past their time. Account time is never behind real time, so none goes too early. */
export async function forgetOldAnswers(services: Services): Promise<void> {
  await services.store.transact([anyRows(forgetAnswers, { until: services.clock.now() - keptMs })]);
}
