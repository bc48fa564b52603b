import { createHash } from 'node:crypto';
import type { Refusal } from '../../domain/change.js';
import { callerOf } from '../../http/context.js';
import { answerBytes, type KeyedRequest, keyedRequest } from '../../http/idempotency.js';
import { refusalProblem } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { beginAnswer, finishWith, replayIfKnown } from '../idempotency/answers.js';
import { type KeyedCall, keptRefusal, requestContext } from '../idempotency/keyed.js';
import { isRefusal } from '../perform.js';

/** What a lever acts on, and how. */
export interface Lever<Subject> {
  /** Finds what it is about, and throws the 404 and the 400 that need it. */
  find(): Promise<Subject>;
  /** What exactly a repeat has to do as well, where the request alone does not say it. */
  intend?(subject: Subject): Promise<string>;
  pull(subject: Subject, cause: Cause): Promise<object | Refusal>;
}

interface Cause {
  /** What an `Idempotency-Key` stands for; null without one. */
  name: string | null;
  intention: string;
}

const nothingMore = 'lever';

/**
 * Pulls a lever. Its effect is the bank's, which no change of ours can hold: under an `Idempotency-Key` the
 * intention is kept first, and whatever is made at the bank is named after the key, so that twins and repeats
 * after a crash make the same one.
 */
export async function pullLever<Subject>(
  services: Services,
  call: KeyedCall,
  lever: Lever<Subject>,
): Promise<{ status: 200; body: never }> {
  const { request, response } = call;
  const keyed = keyedRequest(request, response, call.body);
  const subject = await lever.find();
  if (keyed) return pullOnce(services, call, keyed, lever, subject);
  const intention = (await lever.intend?.(subject)) ?? nothingMore;
  const answer = await lever.pull(subject, { name: null, intention });
  if (isRefusal(answer)) throw refusalProblem(answer);
  return { status: 200, body: answer as never };
}

async function pullOnce<Subject>(
  services: Services,
  { response, answer: schema }: KeyedCall,
  keyed: KeyedRequest,
  lever: Lever<Subject>,
  subject: Subject,
): Promise<never> {
  const known = await replayIfKnown(services, response, keyed);
  const intended = known ?? (await lever.intend?.(subject)) ?? nothingMore;
  const context = requestContext(services, response);
  const intention = await beginAnswer(services, response, keyed, context, intended);
  const name = nameOf(callerOf(response).accountId, keyed);
  const answer = await lever.pull(subject, { name, intention });
  const kept = isRefusal(answer)
    ? keptRefusal(services, response, answer)
    : { status: 200, body: answerBytes(schema, answer) };
  return finishWith(services, response, keyed, kept);
}

/** What the bank knows the effect of a key by. */
function nameOf(accountId: string, keyed: KeyedRequest): string {
  const name = `${accountId}\n${keyed.key}\n${keyed.fingerprint}`;
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}
