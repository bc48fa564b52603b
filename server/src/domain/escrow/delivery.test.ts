import { expect, it, test } from 'vitest';
import { worldAfter } from '../testing/cells.js';
import { proof } from '../testing/fixtures.js';
import { World } from '../testing/world.js';

it.each([
  [null, 24],
  [1, 1],
  [1_440, 1_440],
])('a window of %s hours ends %i hours after delivery', (releaseWindowHours, hours) => {
  const world = new World({ releaseWindowHours }).run('credit 100k, +1h, deliver');
  expect(world.aggregate.escrow.autoReleaseAt).toBe(world.now + hours * 3_600_000);
});

test('the proof is kept with the moment it was handed in, and neither is changed by a repeat', () => {
  const world = worldAfter('delivered');
  const kept = { ...proof, submitted_at: new Date(world.now).toISOString() };
  world.run('+5h');
  world.say('deliver');
  expect(JSON.parse(world.aggregate.escrow.dispatchProofJson ?? '')).toEqual(kept);
});
