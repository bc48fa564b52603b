import { expect, it, test } from 'vitest';
import { bookingBlocked } from '../shipment/blocked.js';
import { worldAfter } from '../testing/cells.js';

it.each([
  ['managed awaiting', 'rate_not_attached'],
  ['ready', 'rate_not_attached'],
  ['managed released', 'rate_not_attached'],
  ['managed awaiting, attach', 'not_funded'],
  ['managed awaiting, attach, credit 100k', 'seller_not_accepted'],
  ['managed funded, attach, dispute buyer', 'disputed'],
  ['managed funded, attach, refund', 'final'],
  ['managed awaiting, attach, cancel', 'final'],
  ['managed ready, attach', undefined],
])('%s: the pickup is refused with %s', (given, code) => {
  expect(bookingBlocked(worldAfter(given).aggregate)?.code).toBe(code);
});

test.each(['managed awaiting', 'managed awaiting, attach'])(
  '%s: an answer of carriers belongs to the escrow that a rate of it is attached to',
  (given) => {
    const world = worldAfter(given);
    const said = world.say('attach other');
    if (!('change' in said)) throw new Error('a rate is attached');
    expect(said.change.claim).toEqual({ quoteId: 'quote-1', checkoutId: world.checkout.id });
  },
);
