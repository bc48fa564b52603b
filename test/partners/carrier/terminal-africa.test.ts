import { afterEach, describe } from 'vitest';
import { promisesOfAnAggregator } from './conformance.js';
import { startWorld, subjectOf, type TerminalWorld } from './terminal-world.js';

let world: TerminalWorld | null = null;
afterEach(async () => {
  await world?.stop();
  world = null;
});

/** Every reading of what no page of the vendor decides. */
describe.each([
  ['as the fake reads them', {}],
  ['with a signature over unescaped slashes', { signedForm: 'unescaped' }],
  [
    'with pickups that are pending, without a number',
    { statusAfterPickup: 'pending', missingTrackingNumber: 'null' },
  ],
  [
    'with rates that hold their addresses, and repeated pickups',
    { rateHolds: 'records', repeatedPickup: 'replayed' },
  ],
] as const)('Terminal Africa, open questions %s', (_, settings) => {
  promisesOfAnAggregator(async () => {
    world = await startWorld({ settings });
    return subjectOf(world);
  });
});
