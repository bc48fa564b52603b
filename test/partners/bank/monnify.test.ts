import { afterEach, describe } from 'vitest';
import { promisesOfABank } from './conformance.js';
import { type MonnifyWorld, startWorld, subjectOf } from './monnify-world.js';

let world: MonnifyWorld | null = null;
afterEach(async () => {
  await world?.stop();
  world = null;
});

/** Every reading of what no page of the vendor decides. */
describe.each([
  ['as the fake reads them', {}],
  ['with refusals as 400 and unknown references as 200', { refusalStatus: 400, unknownStatus: 200 }],
  ['with a refund that reverses its payment', { statusAfterRefund: 'REVERSED' }],
  ['with equal transfers refused before used references', { checksEqualTransferFirst: true }],
  ['with lists from old to new that ignore times', { listOrder: 'oldest_first', filtersByTime: false }],
  ['with older times and collections in the wallet', { timeForm: 'slashes', collectionsGoTo: 'wallet' }],
] as const)('Monnify, open questions %s', (_, settings) => {
  promisesOfABank(async () => {
    world = await startWorld({ settings });
    return subjectOf(world);
  });
});
