import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DeliveryRoom } from './delivery-room.js';
import {
  DeliveryScheduler,
  deliveryLimits,
  type Health,
  type WaitingDestination,
} from './delivery-scheduler.js';

const { live: limits } = deliveryLimits;
/** New destinations' attempts that are left to accounts without any under way. */
const leftToOthers = limits.kind.unknown / 4;
const idle = { all: 0, of: () => 0, ofAccount: () => 0 };

function busy(health: Health, count: number) {
  return { ...idle, all: count, of: (each: Health) => (each === health ? count : 0) };
}

function destinations(count: number, health: Health, account = health as string): WaitingDestination[] {
  return Array.from({ length: count }, (_, n) => ({
    accountId: account,
    destinationKey: `${health}-${String(n).padStart(4, '0')}`,
    health,
    running: 0,
  }));
}

describe('DeliveryScheduler', () => {
  it('gives sixteen attempts to a fast destination, and one to a new or slow one', () => {
    const waiting = (['prompt', 'unknown', 'slow'] as const).flatMap((health) => destinations(1, health));
    const given = new DeliveryScheduler(limits).share(waiting, idle);
    expect(given.map(({ destinationKey, limit }) => [destinationKey, limit])).toEqual([
      ['prompt-0000', 16],
      ['unknown-0000', 1],
      ['slow-0000', 1],
    ]);
  });

  it('starts with the destinations of an account that have the fewest running attempts', () => {
    const [first, other] = destinations(2, 'prompt');
    if (!first || !other) throw new Error('There are two');
    const waiting = [{ ...first, running: 15 }, other];
    expect(new DeliveryScheduler(limits).share(waiting, busy('prompt', 189))).toMatchObject([
      { destinationKey: 'prompt-0001', limit: 2 },
    ]);
  });

  it.each(['prompt', 'unknown', 'slow'] as const)('gives every %s destination its turn', (health) => {
    const scheduler = new DeliveryScheduler(limits);
    const running = busy(health, limits.kind[health] - 8);
    const counts = new Map<string, number>();
    for (let round = 0; round < (health === 'prompt' ? 100 : 400); round++) {
      for (const { destinationKey, limit } of scheduler.share(destinations(400, health), running))
        counts.set(destinationKey, (counts.get(destinationKey) ?? 0) + limit);
    }
    expect(counts.size).toBe(400);
    expect(new Set(counts.values())).toEqual(new Set([1]));
  });

  it('keeps a quarter for new and slow destinations, however many are fast', () => {
    const waiting = (['prompt', 'unknown', 'slow'] as const).flatMap((health) => destinations(50, health));
    const given = new DeliveryScheduler(limits).share(waiting, busy('prompt', 192));
    expect(given.map(({ destinationKey }) => destinationKey.split('-')[0])).toEqual(['unknown', 'slow']);
  });
});

const health = fc.constantFrom<Health>('prompt', 'unknown', 'slow');
const backlogs = fc.array(fc.record({ health, count: fc.integer({ min: 1, max: 40 }) }), {
  minLength: 1,
  maxLength: 12,
});

/** Attempts that hang for ever, and never release what they hold. */
class Hanging {
  readonly held = new Map<string, number>();
  readonly #room = new DeliveryRoom(limits, () => {});

  /** @param known how each account's destinations answered last */
  constructor(known: readonly { health: Health; count: number }[]) {
    for (const [n, { health: last, count }] of known.entries()) {
      if (last === 'unknown') continue;
      for (const each of ofAccount(`hostile-${String(n).padStart(2, '0')}`, count))
        this.#room.answered(each, last);
    }
  }

  /** Begins what a round begins; returns the accounts that got an attempt, as often as they got one. */
  round(waiting: readonly { accountId: string; destinationKey: string }[]): string[] {
    const begun: string[] = [];
    for (const { limit, ...destination } of this.#room.share(waiting)) {
      for (let n = 0; n < limit; n++) {
        this.#room.enter(destination);
        begun.push(destination.accountId);
      }
    }
    for (const accountId of begun) this.held.set(accountId, (this.held.get(accountId) ?? 0) + 1);
    return begun;
  }

  get all(): number {
    return this.#room.all;
  }
}

function ofAccount(accountId: string, count: number) {
  return Array.from({ length: count }, (_, n) => ({ accountId, destinationKey: String(n).padStart(3, '0') }));
}

describe('with accounts whose attempts never end', () => {
  const hostile = (all: readonly { count: number }[]) =>
    all.flatMap(({ count }, n) => ofAccount(`hostile-${String(n).padStart(2, '0')}`, count));

  it('another account gets an attempt in the next rounds, one for each account at most', () => {
    fc.assert(
      fc.property(backlogs, fc.nat(150), fc.constantFrom('a', 'z'), (all, rounds, victim) => {
        const hanging = new Hanging(all);
        for (let n = 0; n < rounds; n++) hanging.round(hostile(all));
        const waiting = [...hostile(all), ...ofAccount(victim, 1)].sort((one, other) =>
          one.accountId < other.accountId ? -1 : 1,
        );
        let waited = 0;
        while (!hanging.round(waiting).includes(victim)) waited += 1;
        expect(waited).toBeLessThanOrEqual(all.length);
      }),
      { numRuns: 30 },
    );
  });

  it('no account holds more than the next one could still get', () => {
    fc.assert(
      fc.property(backlogs, (all) => {
        const hanging = new Hanging(all.map(({ count }) => ({ health: 'unknown', count })));
        while (hanging.round(hostile(all)).length > 0);
        const free = limits.kind.unknown - hanging.all - leftToOthers;
        expect(free).toBeGreaterThan(0);
        for (const [n, { count }] of all.entries()) {
          const held = hanging.held.get(`hostile-${String(n).padStart(2, '0')}`) ?? 0;
          expect(held).toBeLessThanOrEqual(free + 1);
          // Who holds less than is free has nothing left that could begin.
          if (held < free) expect(held).toBe(count);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('accounts that come one after another each get an attempt at once', () => {
    const hanging = new Hanging([]);
    const count = leftToOthers;
    const waiting: ReturnType<typeof ofAccount> = [];
    for (let n = 0; n < count; n++) {
      const accountId = `hostile-${String(n).padStart(2, '0')}`;
      waiting.push(...ofAccount(accountId, 200));
      expect(hanging.round(waiting)).toContain(accountId);
      while (hanging.round(waiting).length > 0);
    }
    expect(hanging.round([...waiting, ...ofAccount('victim', 1)])).toEqual(['victim']);
  });
});
