import { expect, it } from 'vitest';
import { statusAfter } from './status-after.js';

it.each([
  [1, 0, 'funded'],
  [1, 1, 'funded'],
  [0, 1, 'released'],
  [0, 0, 'refunded'],
] as const)('rule T: %i held and %i released is %s', (amountHeld, amountReleased, status) => {
  expect(statusAfter({ amountHeld, amountReleased })).toBe(status);
});
