import { expect, it, test } from 'vitest';
import { outcomeOf, worldAfter } from '../testing/cells.js';
import { merchant } from '../testing/fixtures.js';

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

test('a merchant never withdraws what a buyer opened', () => {
  const decision = worldAfter('disputed').command({ command: 'withdraw', side: 'buyer' }, merchant);
  expect(outcomeOf(decision).to).toBe('! not_opener');
});
