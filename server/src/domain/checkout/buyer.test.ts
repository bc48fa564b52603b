import { expect, it } from 'vitest';
import type { CheckoutAggregate } from '../aggregate.js';
import { chargeAfter, outcomeOf, worldAfter } from '../testing/cells.js';
import { contextAt } from '../testing/fixtures.js';
import { recordBuyer } from './buyer.js';
import { checkoutOf } from './decide.js';

const escrows = [
  'awaiting',
  'partial',
  'funded',
  'delivered',
  'disputed',
  'released',
  'refunded',
  'declined',
  'cancelled',
  'expired',
].map((given) => ({ given, aggregate: worldAfter(given).aggregate as CheckoutAggregate }));
const charges = ['pending', 'succeeded', 'expired', 'failed'].map((given) => ({
  given: `charge ${given}`,
  aggregate: chargeAfter(given).aggregate as CheckoutAggregate,
}));

it.each([...escrows, ...charges])('$given: who signed in is written down once, and moves nothing', (row) => {
  const { aggregate } = row;
  const context = contextAt(0, undefined, { kind: 'buyer', via: 'page' });
  const first = recordBuyer(aggregate, 'buyer-1', context);
  const { status, version } = checkoutOf(aggregate);
  expect(outcomeOf(first)).toEqual({ to: status, moves: '', events: 'buyer.signed_in', jobs: '' });
  if (!('after' in first)) return;
  expect(checkoutOf(first.after)).toMatchObject({ buyerUserId: 'buyer-1', version: version + 1 });
  const second = recordBuyer(first.after, 'buyer-2', context);
  expect(second).toEqual({ kind: 'repeat', after: first.after });
});
