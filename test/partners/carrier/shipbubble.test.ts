import { afterEach, describe } from 'vitest';
import { promisesOfAnAggregator } from './conformance.js';
import { type ShipbubbleWorld, startWorld, subjectOf } from './shipbubble-world.js';

let world: ShipbubbleWorld | null = null;
afterEach(async () => {
  await world?.stop();
  world = null;
});

/** Every reading of what no page of the vendor decides. */
describe.each([
  ['as the fake reads them', {}],
  ['with tokens that book again and again', { usedToken: 'books_again' }],
  [
    'with labels that are confirmed, and an error for what is nowhere',
    { statusAfterBooking: 'confirmed', unknownOrder: 'not_found', withoutCouriers: 'refused' },
  ],
  ['with signatures of SHA-256', { signatureAlgorithm: 'sha256' }],
] as const)('Shipbubble, open questions %s', (_, settings) => {
  promisesOfAnAggregator(async () => {
    world = await startWorld({ settings });
    return subjectOf(world);
  });
});
