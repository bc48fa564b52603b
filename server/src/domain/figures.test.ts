import { describe, expect, it } from 'vitest';
import { countEvent, figureDayOf, figureDayStart, heldBy, summed } from './figures.js';

const who = { accountId: 'a', mode: 'test' as const };
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

it('counts by days of people in Nigeria, whose midnight is 11 pm in UTC', () => {
  const evening = Date.UTC(2026, 10, 23, 22, 59, 59, 999);
  expect(figureDayOf(evening + 1)).toBe(figureDayOf(evening) + 1);
  expect(figureDayStart(figureDayOf(evening + 1))).toBe(evening + 1);
});

describe('What is held', () => {
  const at = 5 * dayMs;
  it.each([
    ['bank:p:test', 'escrow:1', 700],
    ['bank:p:test', 'charge:1', 700],
    ['escrow:1', 'payout:1', -700],
    ['charge:1', 'refund:1', -700],
    ['payout:1', 'bank:p:test', 0],
    ['escrow:1', 'escrow:2', 0],
  ])('changes from %s to %s by %d', (debitAccount, creditAccount, net) => {
    const additions = heldBy({ ...who, debitAccount, creditAccount, amount: 700, at });
    expect(additions).toEqual(net === 0 ? [] : [{ ...who, figure: 'held', day: 5, amount: net }]);
  });
});

describe('A release', () => {
  it.each([
    [1, 'released_in_1d'],
    [24, 'released_in_1d'],
    [25, 'released_in_3d'],
    [720, 'released_in_30d'],
    [721, 'released_later'],
  ])('after %d hours counts as %s, on its own day', (hours, figure) => {
    const fundedAt = 10 * dayMs;
    const at = fundedAt + hours * hourMs;
    const event = { ...who, type: 'escrow.released', at, openedAt: 9 * dayMs, fundedAt };
    expect(countEvent(event)).toEqual([
      { ...who, figure: 'released', day: 9, amount: 1 },
      { ...who, figure, day: figureDayOf(at), amount: 1 },
    ]);
  });
});

it('sums what belongs together, and leaves out what comes to nothing', () => {
  const one = { ...who, figure: 'held' as const, day: 1 };
  const sums = summed([
    { ...one, amount: 5 },
    { ...one, day: 2, amount: 7 },
    { ...one, amount: -5 },
    { ...one, mode: 'live', amount: 2 },
  ]);
  expect(sums).toEqual([
    { ...one, mode: 'live', amount: 2 },
    { ...one, day: 2, amount: 7 },
  ]);
});
