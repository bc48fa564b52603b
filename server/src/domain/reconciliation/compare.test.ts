import { describe, expect, it } from 'vitest';
import { type Comparison, compareSides, lagMs, type RecordKind, type Side } from './compare.js';

const now = 100 * 24 * 3_600_000;

/** `moved 100 2 old` is of 100 kobo with a fee of 2, two days ago; `-` is nothing, a fee of `?` unsaid. */
function side(text: string): Side | null {
  if (text === '-') return null;
  const [state, amount, fee, age] = text.split(' ');
  return {
    state: state as Side['state'],
    amount: Number(amount),
    fee: fee === '?' ? null : Number(fee),
    at: now - (age === 'old' ? lagMs : lagMs - 1),
  };
}

describe('what the partner says and what we booked', () => {
  it.each<[RecordKind, string, string, Comparison, number]>([
    ['credit', 'moved 100 2', 'moved 100 2', 'matched', 0],
    ['credit', 'moved 100 ?', 'moved 100 2', 'matched', 0],
    ['credit', 'moved 100 3', 'moved 100 2', 'fees_differ', -1],
    ['credit', 'moved 101 2', 'moved 100 2', 'amounts_differ', 1],
    ['credit', 'moved 100 2', '-', 'theirs_only', 98],
    ['credit', 'returned 100 0', '-', 'matched', 0],
    ['credit', 'returned 100 2', '-', 'theirs_only', -2],
    ['credit', 'returned 100 2', 'moved 100 2', 'states_differ', -100],
    ['credit', 'returned 100 0', 'returned 90 0', 'matched', 0],
    ['credit', '-', 'moved 100 2', 'waiting', -98],
    ['credit', '-', 'moved 100 2 old', 'ours_only', -98],
    ['payout', 'moved 100 2', 'moved 100 2', 'matched', 0],
    ['payout', 'pending 100 2', 'pending 100 2', 'in_flight', 0],
    ['payout', 'moved 100 0', 'pending 100 0', 'waiting', -100],
    ['payout', 'moved 100 0 old', 'pending 100 0', 'states_differ', -100],
    ['payout', 'returned 100 0', 'moved 100 0', 'states_differ', 100],
    ['payout', 'moved 100 0', '-', 'theirs_only', -100],
    ['payout', 'pending 100 0', '-', 'theirs_only', 0],
    ['payout', '-', 'pending 100 0 old', 'in_flight', 0],
    ['payout', '-', 'returned 100 0 old', 'matched', 0],
    ['payout', '-', 'returned 100 2 old', 'ours_only', 2],
    ['refund', 'moved 100 ?', 'moved 100 0', 'matched', 0],
    ['refund', 'moved 40 ?', '-', 'theirs_only', -40],
    ['taken_back', 'moved 40 ?', '-', 'theirs_only', -40],
    ['settlement', 'moved 100 ?', 'moved 90 0', 'amounts_differ', -10],
    ['settlement', 'pending 100 ?', '-', 'in_flight', 0],
    ['top_up', 'moved 100 ?', '-', 'theirs_only', 100],
  ])('%s: %s beside %s is %s, %i kobo', (kind, theirs, ours, comparison, difference) => {
    const compared = compareSides(kind, side(theirs), side(ours), now);
    expect(compared).toEqual({ comparison, difference });
  });
});
