import type { Intent } from '../intent.js';
import type { Answer } from '../request.js';
import { hold } from './violation.js';

const keptMs = 72 * 3_600_000;

/** When a request began and what time it is now, both for its account. */
export interface Span {
  begun: number;
  now: number;
}

interface Kept {
  request: string;
  bytes: string;
  at: number;
  effects: Set<string>;
}

/** Under one idempotency key, every response has the same bytes, and the effects happen once. */
export class AnswerJudge {
  readonly #kept = new Map<string, Kept>();

  /** Returns how to forget what was judged since, as a restore does. */
  remember(): () => void {
    const kept = structuredClone(this.#kept);
    return () => {
      this.#kept.clear();
      for (const [name, each] of structuredClone(kept)) this.#kept.set(name, each);
    };
  }

  judgeAnswer(intent: Intent, answer: Answer, span: Span): void {
    if (!answer.isKept) return;
    const known = this.#recordOf(intent, span, answer.isReplay);
    if (known?.request !== requestOf(intent)) return;
    if (known.bytes === '') known.bytes = answer.bytes;
    const say = `${known.bytes}\nthen ${answer.bytes}`;
    hold(known.bytes === answer.bytes, 'a repeat is answered with the same bytes', say);
  }

  judgeEffect(intent: Intent, changeId: string, span: Span): void {
    const known = intent.key === null ? null : this.#recordOf(intent, span, false);
    if (!known) return;
    known.effects.add(changeId);
    hold(known.effects.size <= 1, 'a key has one effect', `${intent.key}: ${[...known.effects].join(', ')}`);
  }

  /** The record of a key; one past its promised retention starts anew, unless it was replayed. */
  #recordOf(intent: Intent, { begun, now }: Span, isReplay: boolean): Kept | null {
    const name = `${intent.account} ${intent.mode} ${intent.key}`;
    const known = this.#kept.get(name);
    if (known) known.at = Math.min(known.at, begun);
    if (known && now - known.at < keptMs) return known;
    if (isReplay) return null;
    const fresh = { request: requestOf(intent), bytes: '', at: begun, effects: new Set<string>() };
    this.#kept.set(name, fresh);
    return fresh;
  }
}

function requestOf({ command, reference, amount, n }: Intent): string {
  return JSON.stringify([command, reference, amount, n]);
}
