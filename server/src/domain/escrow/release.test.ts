import { expect, it } from 'vitest';
import { worldAfter } from '../testing/cells.js';
import { contextAt } from '../testing/fixtures.js';
import { kobo } from '../testing/phrases.js';
import { previewRelease } from './release.js';

it.each([
  ['ready', null],
  ['ready', '100k'],
  ['ready', '40k'],
  ['ready, refund 40k', null],
  ['ready', '101k'],
  ['ready', '95k'],
  ['nowhere funded', null],
  ['disputed', '40k'],
])('%s: a dry run of %s says what the release then does', (given, text) => {
  const world = worldAfter(given);
  const amount = text === null ? null : kobo(text);
  const preview = previewRelease(world.aggregate, amount, contextAt(world.now));
  const before = world.aggregate.escrow.amountHeld;
  const decision = world.command({ command: 'release', amount });
  if ('refused' in decision) {
    expect(preview).toEqual(decision);
    return;
  }
  const { amountHeld, status } = decision.after.escrow;
  expect(preview).toEqual({ amount: before - amountHeld, remaining: amountHeld, status });
});
