import { expect, it } from 'vitest';
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
