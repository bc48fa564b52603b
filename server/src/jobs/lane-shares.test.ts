import { describe, expect, it } from 'vitest';
import { concurrencyMax, type Health, LaneShares, type WaitingLane } from './lane-shares.js';

const idle = { prompt: 0, unknown: 0, slow: 0 };

function lanes(count: number, health: Health, running = 0): WaitingLane[] {
  return Array.from({ length: count }, (_, n) => ({
    lane: `${health}-${String(n).padStart(4, '0')}`,
    health,
    running,
  }));
}

/** Who is given something in so many rounds, each with room for a few. */
function givenIn(rounds: number, waiting: readonly WaitingLane[], room: number): Map<string, number> {
  const shares = new LaneShares();
  const given = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    for (const { lane, limit } of shares.share(waiting, idle, room)) {
      given.set(lane, (given.get(lane) ?? 0) + limit);
    }
  }
  return given;
}

describe('what lanes are given', () => {
  it('is sixteen at a time for one that answers, and one for one that is new or slow', () => {
    const waiting = [...lanes(1, 'prompt'), ...lanes(1, 'unknown'), ...lanes(1, 'slow')];
    expect(new LaneShares().share(waiting, idle, concurrencyMax)).toEqual([
      { lane: 'prompt-0000', limit: 16 },
      { lane: 'unknown-0000', limit: 1 },
      { lane: 'slow-0000', limit: 1 },
    ]);
  });

  it('goes first to those that have least under way', () => {
    const [busy, other] = lanes(2, 'prompt');
    if (!busy || !other) throw new Error('There are two');
    const waiting = [{ ...busy, running: 15 }, other];
    expect(new LaneShares().share(waiting, { ...idle, prompt: 15 }, 3)).toEqual([
      { lane: 'prompt-0001', limit: 3 },
    ]);
  });

  it.each(['prompt', 'unknown', 'slow'] as const)('comes to every %s one in turn', (health) => {
    const given = givenIn(health === 'prompt' ? 100 : 400, lanes(400, health), 4);
    expect(given.size).toBe(400);
    expect(new Set(given.values())).toEqual(new Set([1]));
  });

  it('is never all there is, however many answer: those that are new or slow have their quarter', () => {
    const waiting = [...lanes(50, 'prompt'), ...lanes(10, 'unknown'), ...lanes(10, 'slow')];
    const running = { ...idle, prompt: 192 };
    const given = new LaneShares().share(waiting, running, concurrencyMax - 192);
    expect(given.map(({ lane }) => lane.split('-')[0])).toEqual(['unknown', 'slow']);
  });
});
