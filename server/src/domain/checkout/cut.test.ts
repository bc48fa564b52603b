import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { worldAfter } from '../testing/cells.js';
import { cutAmount } from './cut.js';

const minimum = 10;

describe('an amount is cut so that every part is 0 or at least the minimum', () => {
  it.each([
    ['one room', 15, [20], [15]],
    ['earlier rooms first', 15, [15, 20], [15, 0]],
    ['the rest would be too small: another room takes all', 15, [12, 238], [0, 15]],
    ['the rest would be too small: the first leaves more of it', 25, [20, 12], [15, 10]],
    ['all of every room', 250, [12, 238], [12, 238]],
    ['a room below the minimum is left out', 15, [5, 20], [0, 15]],
    ['three parts', 32, [12, 11, 12], [12, 10, 10]],
    ['impossible: as little as possible stays', 15, [12, 12], [12, 3]],
    ['impossible: rooms below the minimum take the rest', 25, [5, 20], [5, 20]],
    ['nothing', 0, [12, 12], [0, 0]],
  ])('%s', (_name, amount, rooms, parts) => {
    expect(cutAmount(amount, rooms, minimum)).toEqual(parts);
  });
});

/** Every way to cut an amount, by trying them all. */
function cuts(amount: number, rooms: readonly number[]): number[][] {
  const [room, ...others] = rooms;
  if (room === undefined) return amount === 0 ? [[]] : [];
  const parts = Array.from({ length: Math.min(room, amount) + 1 }, (_, part) => part);
  return parts.flatMap((part) => cuts(amount - part, others).map((rest) => [part, ...rest]));
}

const stays = (parts: readonly number[], least: number) =>
  parts.filter((part) => part < least).reduce((sum, part) => sum + part, 0);

test('no other cut leaves less in parts below the minimum', () => {
  const rooms = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });
  const property = fc.property(rooms, fc.nat(1_000), fc.integer({ min: 1, max: 6 }), (each, n, least) => {
    const total = each.reduce((sum, room) => sum + room, 0);
    const amount = n % (total + 1);
    const parts = cutAmount(amount, each, least);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
    expect(parts.every((part, index) => part >= 0 && part <= (each[index] ?? 0))).toBe(true);
    const best = Math.min(...cuts(amount, each).map((other) => stays(other, least)));
    expect(stays(parts, least)).toBe(best);
  });
  fc.assert(property, { numRuns: 500 });
});

describe('a refund of several credits', () => {
  const refunds = (story: string) =>
    worldAfter(story).aggregate.refunds.map(({ amount, status }) => [amount, status]);

  test('goes to the one that can carry it, if the newest would leave a part too small', () => {
    expect(refunds('awaiting, credit 88k, credit 12k, refund 15k')).toEqual([[15_000, 'pending']]);
  });

  test('leaves the newest less, so that the next is large enough', () => {
    const pieces = refunds('awaiting, credit 60k, credit 40k, refund 45k');
    expect(pieces).toEqual([
      [35_000, 'pending'],
      [10_000, 'pending'],
    ]);
  });

  test('does not prefer a reversed credit, whose payer has the money', () => {
    const given = 'awaiting, credit 88k, credit 12k, credit_reversed 0, settle_receivable recovered 88k';
    expect(refunds(`${given}, refund 15k`)).toEqual([
      [12_000, 'pending'],
      [3_000, 'below_minimum'],
    ]);
  });
});
