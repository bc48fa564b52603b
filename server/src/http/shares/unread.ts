import type { Line } from './fair-queue.js';

/** An answer under way; what is not yet taken by the network is in memory. */
export interface Answer extends Pick<Line, 'owner'> {
  response: { readonly writableEnded: boolean; readonly writableLength: number };
  /** When it was first seen to be whole, ms; null before. */
  endedAtMs: number | null;
}

export interface UnreadBounds {
  /** How long a caller may take to read a whole answer. */
  readMs: number;
  /** The most that unread answers may hold. */
  unreadBytes: number;
}

/**
 * Returns the answers to give up: those that were not read in time and, while all together hold too much, the
 * oldest of the owner that holds most.
 */
export function listUnread<Each extends Answer>(
  answers: readonly Each[],
  { readMs, unreadBytes }: UnreadBounds,
  nowMs: number,
): Each[] {
  const late: Each[] = [];
  const byOwner = new Map<string, { bytes: number; answers: Each[] }>();
  let total = 0;
  for (const answer of answers) {
    const { writableEnded, writableLength } = answer.response;
    if (!writableEnded) continue;
    answer.endedAtMs ??= nowMs;
    if (nowMs - answer.endedAtMs >= readMs) {
      late.push(answer);
      continue;
    }
    const held = byOwner.get(answer.owner) ?? { bytes: 0, answers: [] };
    held.bytes += writableLength;
    held.answers.push(answer);
    byOwner.set(answer.owner, held);
    total += writableLength;
  }
  while (total > unreadBytes) {
    const largest = [...byOwner.values()].reduce((a, b) => (b.bytes > a.bytes ? b : a));
    const oldest = largest.answers.shift() as Each;
    largest.bytes -= oldest.response.writableLength;
    total -= oldest.response.writableLength;
    late.push(oldest);
  }
  return late;
}
