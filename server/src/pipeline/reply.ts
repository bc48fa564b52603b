import type { Refusal } from '../domain/change.js';
import type { Ended } from './admit.js';
import type { Answer } from './kept-answers.js';
import { isRefusal } from './retry.js';

declare const fromPipeline: unique symbol;

/**
 * The response to a request that may have an `Idempotency-Key`. Only the pipeline makes one, so a handler
 * that bypasses it does not compile.
 */
export type Reply<Body> = { readonly [fromPipeline]: true } & (
  | { kind: 'body'; body: Body; isReplay: boolean }
  | { kind: 'bytes'; answer: Answer; isReplay: boolean }
  | Refusal
);

/** For the pipeline only. */
export function replyOf<Read, Body>(
  ended: Ended<Read>,
  present: (after: Read) => Body | Refusal,
): Reply<Body> {
  return outcomeOf(ended, present) as Reply<Body>;
}

function outcomeOf<Read, Body>(ended: Ended<Read>, present: (after: Read) => Body | Refusal) {
  if (isRefusal(ended)) return ended;
  if (ended.kind === 'answered') return { ...ended, kind: 'bytes' as const };
  const isReplay = ended.kind === 'repeat';
  if (ended.answer) return { kind: 'bytes' as const, answer: ended.answer, isReplay };
  const body = present(ended.after);
  return isRefusal(body) ? body : { kind: 'body' as const, body, isReplay };
}
