import { describe, expect, it } from 'vitest';
import {
  concurrencyMax,
  DeliveryScheduler,
  type Health,
  type WaitingDestination,
} from './delivery-scheduler.js';

const idle = { prompt: 0, unknown: 0, slow: 0 };

function destinations(count: number, health: Health, running = 0): WaitingDestination[] {
  return Array.from({ length: count }, (_, n) => ({
    destinationKey: `${health}-${String(n).padStart(4, '0')}`,
    health,
    running,
  }));
}

/** The attempts that each destination gets in a number of rounds. */
function givenIn(rounds: number, waiting: readonly WaitingDestination[], room: number): Map<string, number> {
  const shares = new DeliveryScheduler();
  const given = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    for (const { destinationKey, limit } of shares.share(waiting, idle, room)) {
      given.set(destinationKey, (given.get(destinationKey) ?? 0) + limit);
    }
  }
  return given;
}

describe('DeliveryScheduler', () => {
  it('gives sixteen attempts to a fast destination, and one to a new or slow one', () => {
    const waiting = [...destinations(1, 'prompt'), ...destinations(1, 'unknown'), ...destinations(1, 'slow')];
    expect(new DeliveryScheduler().share(waiting, idle, concurrencyMax)).toEqual([
      { destinationKey: 'prompt-0000', limit: 16 },
      { destinationKey: 'unknown-0000', limit: 1 },
      { destinationKey: 'slow-0000', limit: 1 },
    ]);
  });

  it('starts with the destinations that have the fewest running attempts', () => {
    const [busy, other] = destinations(2, 'prompt');
    if (!busy || !other) throw new Error('There are two');
    const waiting = [{ ...busy, running: 15 }, other];
    expect(new DeliveryScheduler().share(waiting, { ...idle, prompt: 15 }, 3)).toEqual([
      { destinationKey: 'prompt-0001', limit: 3 },
    ]);
  });

  it.each(['prompt', 'unknown', 'slow'] as const)('gives every %s destination its turn', (health) => {
    const given = givenIn(health === 'prompt' ? 100 : 400, destinations(400, health), 4);
    expect(given.size).toBe(400);
    expect(new Set(given.values())).toEqual(new Set([1]));
  });

  it('keeps a quarter for new and slow destinations, however many are fast', () => {
    const waiting = [
      ...destinations(50, 'prompt'),
      ...destinations(10, 'unknown'),
      ...destinations(10, 'slow'),
    ];
    const running = { ...idle, prompt: 192 };
    const given = new DeliveryScheduler().share(waiting, running, concurrencyMax - 192);
    expect(given.map(({ destinationKey }) => destinationKey.split('-')[0])).toEqual(['unknown', 'slow']);
  });
});
