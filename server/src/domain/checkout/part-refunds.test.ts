import { describe, expect, test } from 'vitest';
import { takeBackReturned } from '../credit.js';
import { worldAfter } from '../testing/cells.js';
import type { CheckoutWorld } from '../testing/checkout-world.js';
import { contextAt } from '../testing/fixtures.js';
import type { TransferCommand } from '../transfer.js';

/** Runs a command of the nth refund; returns the code of a refusal. */
function tell(world: CheckoutWorld, command: TransferCommand, nth = -1): string {
  const decision = world.transfer('refund', world.aggregate.refunds.at(nth)?.id ?? '', command);
  return 'refused' in decision ? decision.code : decision.kind;
}

const send = { command: 'send', leaseToken: 'lease' } as const;
const pay = { command: 'record_payment', sessionId: 'manual' } as const;

describe('a refund of a payment of which its bank took a part', () => {
  test.each([
    ['too much', 'funded, credit 50k, credit_part_reversed 10k'],
    ['late', 'released, credit 50k, credit_part_reversed 10k'],
    ['late, before the checkout was reopened', 'expired, credit 50k, credit_part_reversed 10k, reopen'],
    ['that had counted before it expired', 'expired, reopen, credit_part_reversed 10k'],
    ['that was taken before the cancellation', 'partial, credit_part_reversed 10k, cancel'],
  ])('is not sent if it was %s', (_name, story) => {
    const world = worldAfter(story);
    expect([tell(world, send), tell(world, { command: 'retry' })]).toEqual([
      'payment_reversed',
      'payment_reversed',
    ]);
    expect(tell(world, { command: 'cancel' })).toBe('amount_exceeds_receivable');
    expect(tell(world, pay)).toBe('payment_reversed');
  });

  test('is sent if no more was taken than is left of the payment', () => {
    expect(tell(worldAfter('partial, credit 90k, credit_part_reversed 60k'), send)).toBe('change');
  });

  test('is dropped with the payment', () => {
    const world = worldAfter('funded, credit 50k, credit_part_reversed 10k, credit_reversed');
    expect(world.aggregate.refunds).toMatchObject([{ status: 'cancelled' }]);
    expect(world.aggregate.credits.at(-1)).toMatchObject({ status: 'reversed', amountOwnReceivable: 0 });
  });
});

describe('once a refund was cancelled against a part', () => {
  const two = 'ready, refund 60k, refund 40k, credit_part_reversed 60k';

  test('the others of that payment are sent, and no more than is left', () => {
    const world = worldAfter(two);
    expect([tell(world, send, 0), tell(world, send, 1)]).toEqual(['payment_reversed', 'payment_reversed']);
    expect(tell(world, { command: 'cancel' }, 0)).toBe('change');
    expect(tell(world, send, 1)).toBe('change');
  });

  test('one that is larger than what is left still waits', () => {
    const world = worldAfter(two);
    expect(tell(world, { command: 'cancel' }, 1)).toBe('change');
    expect(tell(world, send, 0)).toBe('payment_reversed');
  });
});

test('a part of a payment that still waits for the operator is not recorded', () => {
  const [credit] = worldAfter('funded').aggregate.credits;
  if (!credit) throw new Error('It was paid');
  const unmatched = { ...credit, checkoutId: null, amountRefunded: 0 };
  expect(takeBackReturned(unmatched, 10_000, contextAt(0))).toMatchObject({ kind: 'repeat' });
});
