import type { DisplayTime } from '../view.js';

/** A time within a sentence, with what is left until then. */
export function withLeft({ words, left }: DisplayTime): string {
  return left === undefined ? words : `${words} (${left}\u00a0left)`;
}
