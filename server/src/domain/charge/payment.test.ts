import { describe, expect, it, test } from 'vitest';
import { chargeAfter, outcomeOf } from '../testing/cells.js';
import { showCredits, showPayouts, showRefunds } from '../testing/credits.js';
import { bankAccount, chargeInput } from '../testing/fixtures.js';
import { chargeCommandOf } from '../testing/phrases.js';
import { Transfer } from '../testing/transfers.js';

// A credit reads `status amount = applied + excess, refunded`; a refund reads `origin amount status: reason`.
describe('what becomes of every credit of a charge', () => {
  it.each([
    ['exact', 'succeeded', ['credited 100 = 100 + 0, 0'], [], ['100 pending']],
    ['short', 'partial', ['credited 40 = 40 + 0, 0'], [], []],
    ['short, then expired', 'expired', ['credited 40 = 40 + 0, 40'], ['held 40 pending: expired'], []],
    ['short, then failed', 'failed', ['credited 40 = 40 + 0, 40'], ['held 40 pending: account_refused'], []],
    [
      'over',
      'pending, credit 130k',
      ['credited 130 = 100 + 30, 30'],
      ['excess 30 pending: overpaid'],
      ['100 pending'],
    ],
    [
      'slightly over',
      'pending, credit 103k',
      ['credited 103 = 100 + 3, 3'],
      ['excess 3 below_minimum: overpaid'],
      ['100 pending'],
    ],
    [
      'crossing, from several payers',
      'partial, credit 30k, credit 90k',
      ['credited 40 = 40 + 0, 0', 'credited 30 = 30 + 0, 0', 'credited 90 = 30 + 60, 60'],
      ['excess 60 pending: overpaid'],
      ['100 pending'],
    ],
    [
      'several payers, then expired: newest first, each gets back his own',
      'partial, credit 30k, +25h, expire',
      ['credited 40 = 40 + 0, 40', 'credited 30 = 30 + 0, 30'],
      ['held 30 pending: expired', 'held 40 pending: expired'],
      [],
    ],
    [
      'late',
      'expired, credit 60k',
      ['credited 40 = 40 + 0, 40', 'credited 60 = 0 + 60, 60'],
      ['held 40 pending: expired', 'excess 60 pending: late'],
      [],
    ],
    [
      'twice',
      'succeeded, credit 100k',
      ['credited 100 = 100 + 0, 0', 'credited 100 = 0 + 100, 100'],
      ['excess 100 pending: late'],
      ['100 pending'],
    ],
    ['rejected', 'pending, credit_rejected 50k', ['rejected 50 = 0 + 0, 0'], [], []],
    ['reversed before success', 'partial, credit_reversed', ['reversed 40 = 40 + 0, 0'], [], []],
    [
      'reversed before success, the rest succeeds',
      'partial, credit_reversed, credit 100k',
      ['reversed 40 = 40 + 0, 0', 'credited 100 = 100 + 0, 0'],
      [],
      ['100 pending'],
    ],
    [
      'reversed after success',
      'succeeded, credit_reversed',
      ['reversed 100 = 100 + 0, 0'],
      [],
      ['100 pending'],
    ],
    ['tiny', 'tiny pending, credit 9k', ['credited 9 = 9 + 0, 0'], [], ['9 below_minimum']],
    [
      'tiny, without payout details',
      'tiny nowhere pending, credit 9k',
      ['credited 9 = 9 + 0, 0'],
      [],
      ['9 below_minimum'],
    ],
    [
      'without payout details',
      'nowhere succeeded',
      ['credited 100 = 100 + 0, 0'],
      [],
      ['100 waiting_details'],
    ],
  ])('%s', (_name, given, credits, refunds, payouts) => {
    const { aggregate } = chargeAfter(given);
    expect(showCredits(aggregate)).toEqual(credits);
    expect(showRefunds(aggregate)).toEqual(refunds);
    expect(showPayouts(aggregate)).toEqual(payouts);
  });
});

test('a repeated notification changes nothing, whatever it says', () => {
  const world = chargeAfter('partial');
  const { aggregate } = world;
  for (const phrase of ['credit again', 'credit_rejected again']) {
    expect(outcomeOf(world.say(phrase)).to).toBe('=');
    expect(world.aggregate).toBe(aggregate);
  }
});

test('the same id from another partner is another credit', () => {
  const world = chargeAfter('partial');
  const command = chargeCommandOf('credit again', world);
  if (command.command !== 'credit') throw new Error('the phrase speaks of a credit');
  const decision = world.command({ ...command, credit: { ...command.credit, partner: 'another' } });
  expect('kind' in decision && decision.kind).toBe('change');
});

test('what succeeded is received and released, and holds nothing; excess is neither', () => {
  expect(chargeAfter('pending, credit 130k').aggregate.charge).toMatchObject({
    status: 'succeeded',
    amountReceived: 100_000,
    amountHeld: 0,
    amountReleased: 100_000,
    amountRefunded: 0,
    amountExcess: 30_000,
  });
});

test('a fresh account asks for the rest, a reopened charge for the whole price and a new deadline', () => {
  const partly = chargeAfter('partial, open_virtual_account');
  const reopened = chargeAfter('expired, reopen');
  const asked = (world: typeof partly) => world.books.table('virtual_account').map(({ amount }) => amount);
  expect(asked(partly)).toEqual([chargeInput.amount, 60_000]);
  expect(asked(reopened)).toEqual([chargeInput.amount, chargeInput.amount]);
  const { charge } = reopened.aggregate;
  expect(charge).toMatchObject({ virtualAccountAttempt: 2, closedReason: null });
  expect(charge.paymentDeadlineAt).toBe(reopened.now + 24 * 3_600_000);
});

test.each([
  ['partial', 'credit 90k', 'charge.success', { credited_amount: 90_000, excess_amount: 30_000 }],
  ['pending', 'credit 40k', 'payment.partial', { credited_amount: 40_000, remaining_amount: 60_000 }],
  ['partial', 'credit_rejected 5k', 'payment.failed', { credited_amount: 5_000, failure_reason: 'rejected' }],
  ['partial', 'credit_reversed', 'payment.failed', { credited_amount: 40_000, failure_reason: 'reversed' }],
  ['partial, +25h', 'expire', 'charge.failed', { failure_reason: 'expired', refunded_amount: 40_000 }],
  [
    'partial, +9h',
    'account_refused',
    'charge.failed',
    { failure_reason: 'account_refused', refunded_amount: 40_000 },
  ],
])('%s, %s: %s says what moved', (given, when, type, extras) => {
  const world = chargeAfter(given);
  const decision = world.say(when);
  const events = 'kind' in decision && decision.kind === 'change' ? decision.change.events : [];
  expect(events).toMatchObject([{ type, status: world.aggregate.charge.status, amount: 100_000, extras }]);
});

describe('a payout too small to be sent', () => {
  test('rests whatever details are saved, and still belongs to the merchant', () => {
    const world = chargeAfter('tiny nowhere pending, credit 9k, details');
    const [payout] = world.aggregate.payouts;
    expect(payout).toMatchObject({ status: 'below_minimum', amount: 9_000 });
    expect(world.books.balance(`payout:${payout?.id}`)).toBe(9_000);
    expect(new Transfer(world, 'payout').send()).toMatchObject({ refused: true, code: 'below_minimum' });
  });

  test('is not redirected by other details either', () => {
    const transfer = new Transfer(chargeAfter('tiny pending, credit 9k'), 'payout');
    transfer.file({ ...bankAccount, accountNumberSealed: 'other' });
    expect(transfer.say({ command: 'bank_account_saved' })).toMatchObject({ kind: 'repeat' });
  });
});

test('a payout that waited for details starts when they are saved', () => {
  const world = chargeAfter('nowhere succeeded, details');
  expect(world.aggregate.payouts).toMatchObject([{ status: 'pending', accountLast4: '6789' }]);
});
