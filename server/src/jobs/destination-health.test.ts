import { expect, it } from 'vitest';
import { DestinationHealth } from './destination-health.js';

const of = (accountId: string, n: number) => ({ accountId, destinationKey: `host-${n}` });

it('an account with ever more destinations makes none of another account unknown', () => {
  const healths = new DestinationHealth(20);
  for (let n = 0; n < 5; n++) healths.remember(of('small', n), 'prompt');
  for (let n = 0; n < 1_000; n++) healths.remember(of('large', n), 'slow');
  expect([0, 1, 2, 3, 4].map((n) => healths.get(of('small', n)))).toEqual(Array(5).fill('prompt'));
  expect(healths.get(of('large', 999))).toBe('slow');
  expect(healths.get(of('large', 984))).toBe('unknown');
});
