import { describe, expect, it, test } from 'vitest';
import { worldAfter } from '../testing/cells.js';
import { showCredits, showRefunds } from '../testing/credits.js';
import { escrowInput } from '../testing/fixtures.js';
import { commandOf } from '../testing/phrases.js';

// A credit reads `status amount = applied + excess, refunded`; a refund reads `origin amount status: reason`.
describe('what becomes of every credit', () => {
  it.each([
    ['exact', 'funded', ['credited 100 = 100 + 0, 0'], []],
    ['short', 'partial', ['credited 40 = 40 + 0, 0'], []],
    ['short, then expired', 'expired', ['credited 40 = 40 + 0, 40'], ['held 40 pending: expired']],
    ['over', 'awaiting, credit 130k', ['credited 130 = 100 + 30, 30'], ['excess 30 pending: overpaid']],
    [
      'slightly over',
      'awaiting, credit 103k',
      ['credited 103 = 100 + 3, 3'],
      ['excess 3 below_minimum: overpaid'],
    ],
    [
      'crossing',
      'partial, credit 90k',
      ['credited 40 = 40 + 0, 0', 'credited 90 = 60 + 30, 30'],
      ['excess 30 pending: overpaid'],
    ],
    [
      'late',
      'cancelled, credit 60k',
      ['credited 40 = 40 + 0, 40', 'credited 60 = 0 + 60, 60'],
      ['held 40 pending: cancelled', 'excess 60 pending: late'],
    ],
    [
      'twice',
      'funded, credit 100k',
      ['credited 100 = 100 + 0, 0', 'credited 100 = 0 + 100, 100'],
      ['excess 100 pending: overpaid'],
    ],
    [
      'several payers, then cancelled: newest first, each gets back his own',
      'partial, credit 30k, cancel',
      ['credited 40 = 40 + 0, 40', 'credited 30 = 30 + 0, 30'],
      ['held 30 pending: cancelled', 'held 40 pending: cancelled'],
    ],
    [
      'two reversed, one of them before the price was reached: only the other has money here',
      'partial, credit 30k, credit_reversed, credit 60k, credit_reversed 0, ' +
        'settle_receivable recovered 40k, refund',
      ['reversed 40 = 40 + 0, 40', 'reversed 30 = 30 + 0, 0', 'credited 60 = 60 + 0, 60'],
      ['held 60 pending: goodwill', 'held 40 pending: goodwill'],
    ],
    ['rejected', 'awaiting, credit_rejected 50k', ['rejected 50 = 0 + 0, 0'], []],
    [
      'by number alone, another amount',
      'partial, credit 100k unnamed',
      ['credited 40 = 40 + 0, 0', 'credited 100 = 0 + 100, 100'],
      ['excess 100 pending: not_asked'],
    ],
    [
      'rejected, then credited after all',
      'partial, credit_rejected 50k, credit again',
      ['credited 40 = 40 + 0, 0', 'credited 77 = 60 + 17, 17'],
      ['excess 17 pending: overpaid'],
    ],
    ['reversed', 'partial, credit_reversed', ['reversed 40 = 40 + 0, 0'], []],
    [
      'partly refunded, newest first',
      'partial, credit 90k, refund 80k',
      ['credited 40 = 40 + 0, 20', 'credited 90 = 60 + 30, 90'],
      ['excess 30 pending: overpaid', 'held 60 pending: goodwill', 'held 20 pending: goodwill'],
    ],
    [
      'partly refunded, newest first, hours apart',
      'partial, +5h, credit 60k, refund 80k',
      ['credited 40 = 40 + 0, 20', 'credited 60 = 60 + 0, 60'],
      ['held 60 pending: goodwill', 'held 20 pending: goodwill'],
    ],
    [
      'reversed, then refunded from the other',
      'partial, credit 60k, credit_reversed, settle_receivable held 60k, resolve 0',
      ['credited 40 = 40 + 0, 40', 'reversed 60 = 60 + 0, 0'],
      ['held 40 pending: resolved'],
    ],
  ])('%s', (_name, given, credits, refunds) => {
    const { aggregate } = worldAfter(given);
    expect(showCredits(aggregate)).toEqual(credits);
    expect(showRefunds(aggregate)).toEqual(refunds);
  });
});

test('a repeated notification changes nothing, whatever it says', () => {
  const world = worldAfter('partial');
  const { aggregate } = world;
  for (const phrase of ['credit again', 'credit_rejected again']) {
    expect(world.say(phrase)).toEqual({ kind: 'repeat', after: aggregate });
  }
});

test('excess and late money never enters received, held or refunded', () => {
  const { escrow } = worldAfter('awaiting, credit 130k, credit 50k').aggregate;
  expect(escrow).toMatchObject({ amountReceived: 100_000, amountHeld: 100_000, amountRefunded: 0 });
  expect(escrow.amountExcess).toBe(80_000);
});

test('a fresh account asks for the rest, and a reopened escrow for the whole price', () => {
  const partly = worldAfter('partial, open_virtual_account');
  const reopened = worldAfter('expired, reopen');
  const asked = (world: typeof partly) => world.books.table('virtual_account').map(({ amount }) => amount);
  expect(asked(partly)).toEqual([escrowInput.amount, 60_000]);
  expect(asked(reopened)).toEqual([escrowInput.amount, escrowInput.amount]);
  expect(partly.aggregate.escrow.virtualAccountAttempt).toBe(2);
  expect(reopened.aggregate.escrow.paymentDeadlineAt).toBe(reopened.now + 72 * 3_600_000);
});

test('events carry the status after the change, and what moved under its own name', () => {
  const world = worldAfter('partial, +1h');
  const { sequence } = world.aggregate.escrow;
  const decision = world.say('credit 90k');
  const events = 'kind' in decision && decision.kind === 'change' ? decision.change.events : [];
  expect(events.map(({ type, status, extras }) => ({ type, status, extras }))).toMatchObject([
    { type: 'payment.success', status: 'funded', extras: { credited_amount: 90_000, excess_amount: 30_000 } },
    { type: 'escrow.funded', status: 'funded', extras: { held_amount: 100_000 } },
  ]);
  expect(world.aggregate.escrow).toMatchObject({ sequence: sequence + 2, updatedAt: world.now });
});

test('the same id from another partner is another credit', () => {
  const world = worldAfter('partial');
  const command = commandOf('credit again', world);
  if (command.command !== 'credit') throw new Error('the phrase speaks of a credit');
  const decision = world.command({ ...command, credit: { ...command.credit, partner: 'another' } });
  expect('kind' in decision && decision.kind).toBe('change');
});
