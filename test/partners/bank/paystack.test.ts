import { afterEach, describe } from 'vitest';
import { promisesOfABank } from './conformance.js';
import { type PaystackWorld, startWorld, subjectOf } from './paystack-world.js';

let world: PaystackWorld | null = null;
afterEach(async () => {
  await world?.stop();
  world = null;
});

/** Every reading of what no page of the vendor decides. */
describe.each([
  ['as the fake reads them', {}],
  ['with an unknown reference as 404', { unknownTransactionStatus: 404 }],
  ['with a partial refund that leaves a success', { doesPartialRefundReverse: false }],
  ['with a refund on its way as pending', { statusWhileRefunding: 'pending' }],
  ['with a refund on its way as reversed', { statusWhileRefunding: 'reversed' }],
  ['with a refund on its way as a success', { statusWhileRefunding: 'success' }],
  [
    'with collections in the balance and metadata as text',
    { collectionsGoTo: 'balance', metadataForm: 'text' },
  ],
] as const)('Paystack, open questions %s', (_, settings) => {
  promisesOfABank(async () => {
    world = await startWorld({ settings });
    return subjectOf(world);
  });
});
