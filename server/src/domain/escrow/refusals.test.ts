import { expect, it, test } from 'vitest';
import { outcomeOf, worldAfter } from '../testing/cells.js';

/** A dispute in which one side has said all it may: one statement opened it, and each later one differs. */
function fullOf(side: string): string {
  const statements = Array.from({ length: 24 }, (_, index) => `evidence ${side} ${index}`);
  return ['disputed', ...statements].join(', ');
}

it.each([
  ['not_funded', 'partial', 'release'],
  ['disputed', 'disputed', 'refund'],
  ['final', 'cancelled', 'accept'],
  ['payment_reversed', 'reversed', 'concede'],
  ['seller_not_accepted', 'funded', 'release'],
  ['payout_details_missing', 'nowhere ready', 'release'],
  ['already_accepted', 'ready', 'decline'],
  ['already_funded', 'funded', 'cancel'],
  ['already_delivered', 'delivered', 'deliver other'],
  ['already_disputed', 'disputed', 'dispute seller'],
  ['not_disputed', 'funded', 'concede'],
  ['not_opener', 'disputed', 'withdraw seller'],
  ['dispute_used', 'disputed, withdraw buyer', 'dispute buyer'],
  ['evidence_limit', fullOf('buyer'), 'evidence buyer more'],
  ['amount_exceeds_held', 'ready', 'release 101k'],
  ['amount_too_small', 'ready', 'release 9k'],
  ['proof_required', 'funded', 'deliver bare'],
  ['amount_exceeds_uncovered', 'reversed', 'settle_uncovered held 101k'],
  ['payout_not_unpayable', 'released', 'give_back'],
])('%s: %s refuses %s and changes nothing', (code, given, when) => {
  const world = worldAfter(given);
  const before = world.aggregate;
  expect(outcomeOf(world.say(when)).to).toBe(`! ${code}`);
  expect(world.aggregate).toBe(before);
});

test('a refused release says everything that stands in the way', () => {
  expect(worldAfter('nowhere funded').say('release')).toEqual({
    refused: true,
    code: 'seller_not_accepted',
    blockedBy: ['seller_not_accepted', 'payout_details_missing'],
  });
});

it.each([
  ['partial', 'refund', ['not_funded']],
  ['disputed', 'refund', ['disputed']],
  ['disputed', 'decline', ['disputed']],
  ['reversed', 'refund', ['disputed', 'payment_reversed']],
  ['reversed', 'concede', ['payment_reversed']],
  ['reversed', 'withdraw seller', ['payment_reversed']],
  ['nowhere refunded', 'dispute buyer', ['final']],
  ['refunded, credit_reversed', 'dispute buyer', ['final', 'payment_reversed']],
  ['expired, reopen, credit_reversed, credit 100k', 'refund', ['payment_reversed']],
  ['funded', 'refund 101k', undefined],
  ['funded', 'concede', undefined],
])('%s: a refused %s says what of %j stands in its way, the first as its code', (given, when, reasons) => {
  const decision = worldAfter(given).say(when);
  expect(decision).toMatchObject({ refused: true, ...(reasons && { code: reasons[0] }) });
  expect('refused' in decision && decision.blockedBy).toEqual(reasons);
});
