import { describe, expect, it, test } from 'vitest';
import { worldAfter } from '../testing/cells.js';
import { bankAccount } from '../testing/fixtures.js';
import { readAttempts, Transfer } from '../testing/transfers.js';
import { isDuplicatePayment } from './duplicate-payment.js';

// story | status | attempts | moves | events, as in the table of attempts; `hand` is a manual payment, `drop`
// the end of a refund whose payer has his money, `good` and `lost` settle what was paid too late.

const payouts = `
  send 1, failed 1, retry                      | pending  | failed |  | failed retried
  send 1, failed 1, retry, send 2, paid 2      | paid     | failed paid | + | failed retried paid
  send 1, paid 1, reversed 1, retry            | pending  | reversed | + - | paid reversed retried
  retry                                        | pending  |  |  | retried
  hand                                         | paid     | paid | + | paid
  hand, hand                                   | paid     | paid | + | paid
  send 1, paid 1, hand                         | paid     | paid late | + late | paid
  send 1, paid 1, hand, good 100k              | paid     | paid settled | + late back \\
      | paid receivable.settled
  send 1, paid 1, hand, reversed 1             | paid     | reversed paid | + late - settled \\
      | paid reversed paid
  hold                                         | manual   |
  hold, hold, hand                             | paid     | paid | + | paid
  hold, unhold, send 1                         | pending  | sent
  send 1, failed 1, hold                       | manual   | failed |  | failed
  send 1, failed 1, hold, unhold               | failed   | failed |  | failed
  send 1, failed 1, retry, hold, unhold        | pending  | failed |  | failed retried
  send 1, failed 1, hold, paid 1               | paid     | paid | + | failed paid
  send 1, failed 1, hold, paid 1, hand         | paid     | paid late | + late | failed paid
  send 1, paid 1, reversed 1, hold, unhold     | reversed | reversed | + - | paid reversed
  send 1, failed 1, hand                       | paid     | failed paid | + | failed paid
  send 1, paid 1, reversed 1, hand             | paid     | reversed paid | + - + | paid reversed paid
  send 1, failed 1, hand, paid 1               | paid     | late paid | + late | failed paid
  send 1, failed 1, send 2, paid 1, paid 2, good 100k | paid | settled paid | late + back \\
      | failed paid receivable.settled
  send 1, failed 1, send 2, paid 1, paid 2, lost 100k | paid | settled paid | late + loss \\
      | failed paid receivable.settled
  send 1, failed 1, send 2, paid 1, paid 2, good 40k, lost 60k | paid | settled paid | late + back loss \\
      | failed paid receivable.settled receivable.settled
  send 1, failed 1, send 2, paid 1, good 40k, failed 2 | failed | settled failed | late back \\
      | failed receivable.settled failed
  send 1, failed 1, send 2, paid 1, paid 2, good 100k, paid 1 | paid | settled paid | late + back \\
      | failed paid receivable.settled
  send 1, failed 1, send 2, paid 1, paid 2, good 100k, reversed 1 | paid | failed paid | late + back back \\
      | failed paid receivable.settled
  send 1, failed 1, send 2, paid 1, paid 2, good 100k, reversed 1, reversed 1, repay 100k | paid \\
      | failed paid | late + back back late | failed paid receivable.settled
  send 1, failed 1, send 2, paid 1, paid 2, lost 100k, reversed 1, keep 100k | paid | failed paid \\
      | late + loss back receivable>loss | failed paid receivable.settled
  send 1, failed 1, send 2, paid 1, paid 2, good 40k, reversed 1, repay 40k | paid | failed paid \\
      | late + back back late | failed paid receivable.settled
  send 1, failed 1, send 2, paid 1, good 100k, reversed 1, failed 2, send 3, paid 3 | paid \\
      | failed failed paid | late back back + | failed receivable.settled failed paid
`;

const refunds = `
  send 1, failed 1, retry                      | pending  | failed |  | failed retried
  hand                                         | paid     | paid | + | paid
  send 1, failed 1, hand                       | paid     | failed paid | + | failed paid
`;

describe.each([
  ['payout', 'released', payouts],
  ['refund', 'refunded', refunds],
] as const)('what the operator does with a %s', (kind, given, table) => {
  it.each(readAttempts(table.replace(/\\\n\s*/g, '')))('$story', ({ story, ...left }) => {
    const transfer = new Transfer(worldAfter(given), kind).run(story);
    expect(transfer.outcome()).toEqual(left);
  });
});

const settledInPart = 'send 1, failed 1, send 2, paid 1, paid 2, good 40k';

it.each([
  ['payout', 'released', 'send 1', 'retry', 'in_flight'],
  ['payout', 'released', 'send 1', 'hand', 'in_flight'],
  ['payout', 'released', 'send 1, paid 1', 'retry', 'already_paid'],
  ['payout', 'released', 'send 1', 'hold', 'in_flight'],
  ['payout', 'released', 'send 1, paid 1', 'hold', 'already_paid'],
  ['payout', 'released, payout_fails, +30d, return_to_payer', '', 'hold', 'final'],
  ['payout', 'released, credit_reversed', '', 'hold', 'payment_reversed'],
  ['payout', 'released', 'hold', 'send 1', 'manual'],
  ['payout', 'released', 'hold', 'retry', 'manual'],
  ['refund', 'refunded, credit_reversed', '', 'hold', 'payment_reversed'],
  ['payout', 'released, payout_fails, +30d, return_to_payer', '', 'retry', 'final'],
  ['payout', 'released, payout_fails, +30d, return_to_payer', '', 'hand', 'final'],
  ['payout', 'nowhere disputed, resolve 100k', '', 'retry', 'payout_details_missing'],
  ['payout', 'released', '', 'good 1k', 'amount_exceeds_receivable'],
  ['payout', 'released', '', 'repay 1k', 'amount_exceeds_came_back'],
  ['payout', 'released', `${settledInPart}, reversed 1`, 'repay 41k', 'amount_exceeds_came_back'],
  ['payout', 'released', `${settledInPart}, reversed 1`, 'good 1k', 'amount_exceeds_receivable'],
  ['payout', 'released', 'send 1, failed 1, send 2, paid 1', 'good 101k', 'amount_exceeds_receivable'],
  ['payout', 'released', 'send 1, failed 1, send 2, paid 1', 'held 1k', 'not_disputed'],
  ['payout', 'released, credit_reversed', '', 'hand', 'payment_reversed'],
  ['payout', 'nowhere disputed, resolve 100k, credit_reversed', '', 'hand', 'payment_reversed'],
  ['refund', 'awaiting, credit 103k', '', 'retry', 'below_minimum'],
  ['refund', 'refunded, credit_reversed', '', 'retry', 'payment_reversed'],
  ['refund', 'refunded, credit_reversed', '', 'hand', 'payment_reversed'],
  ['refund', 'refunded, credit_reversed, settle_receivable recovered 100k', '', 'retry', 'payment_reversed'],
  ['refund', 'refunded', '', 'drop', 'credit_not_reversed'],
  ['refund', 'refunded', 'send 1', 'drop', 'in_flight'],
  ['refund', 'refunded', 'send 1, +1h, unknown 1, postponed 1', 'drop', 'in_flight'],
  ['refund', 'refunded', 'send 1, postponed 1', 'drop', 'credit_not_reversed'],
  ['refund', 'refunded', 'send 1, paid 1', 'drop', 'already_paid'],
  [
    'refund',
    'refunded, credit_reversed, settle_receivable recovered 1k',
    '',
    'drop',
    'amount_exceeds_receivable',
  ],
] as const)('%s of %s after "%s" refuses %s: %s', (kind, given, story, when, code) => {
  const transfer = new Transfer(worldAfter(given), kind).run(story);
  expect(transfer.tell(when)).toMatchObject({ refused: true, code });
});

test('a manual payment goes under a reference of its own, and no worker held a lease for it', () => {
  const transfer = new Transfer(worldAfter('released'), 'payout').run('send 1, failed 1, hand');
  const [first, second] = transfer.attempts;
  expect(second).toMatchObject({ leaseToken: null, sessionId: 'by-hand', state: 'paid', n: 2 });
  expect(second?.reference).not.toBe(first?.reference);
});

test('another manual payment than the one recorded is money owed to us, and is recorded once', () => {
  const transfer = new Transfer(worldAfter('released'), 'payout').run('hand');
  transfer.say({ command: 'record_payment', sessionId: 'another' });
  expect(transfer.outcome()).toMatchObject({ status: 'paid', attempts: 'paid late', moves: '+ late' });
  for (const sessionId of ['another', 'by-hand']) {
    expect(transfer.say({ command: 'record_payment', sessionId })).toMatchObject({ kind: 'repeat' });
  }
});

test('what is too small for the partner can be paid manually', () => {
  const transfer = new Transfer(worldAfter('awaiting, credit 103k'), 'refund').run('hand');
  expect(transfer.outcome()).toMatchObject({ status: 'paid', moves: '+' });
});

test('a payout tried again goes to what is on file by now', () => {
  const elsewhere = { ...bankAccount, accountLast4: '0001', accountNumberSealed: 'other' };
  const transfer = new Transfer(worldAfter('released'), 'payout').run('send 1, failed 1').file(elsewhere);
  transfer.run('retry');
  expect(transfer.payout).toMatchObject({ status: 'pending', accountLast4: '0001' });
});

describe('a refund whose payer has his money already', () => {
  it.each([
    ['refunded, credit_reversed', 0],
    ['cancelled, credit_reversed', 0],
    ['awaiting, credit 150k, credit_reversed', 100_000],
  ])('covers what the bank reversed: %s', (given, left) => {
    const world = worldAfter(given);
    const transfer = new Transfer(world, 'refund');
    const { amount } = world.aggregate.refunds[0] ?? { amount: 0 };
    expect(transfer.run('drop, drop').outcome()).toMatchObject({
      status: 'cancelled',
      moves: 'refund>receivable',
      events: 'cancelled',
    });
    const { escrow } = world.aggregate;
    expect(escrow.amountReceivable).toBe(left);
    expect(world.books.balance(`receivable:${escrow.id}`) + left).toBe(0);
    expect(world.books.balance(`refund:${transfer.id}`)).toBe(0);
    expect(amount).toBeGreaterThan(0);
  });

  test('is owed again once he has paid again', () => {
    const given = 'refunded, credit_reversed, settle_receivable recovered 100k';
    const transfer = new Transfer(worldAfter(given), 'refund').run('hand');
    expect(transfer.outcome()).toMatchObject({ status: 'paid', moves: '+' });
  });

  test.each(['send 1, postponed 1', 'send 1, no_float 1', 'send 1, no_float 1, +25h'])(
    'is cancelled at once if no call can have had an effect: %s',
    (story) => {
      const world = worldAfter('refunded');
      const transfer = new Transfer(world, 'refund').run(story);
      world.run('credit_reversed');
      expect(transfer.run('drop').outcome()).toMatchObject({
        status: 'cancelled',
        attempts: 'failed',
        moves: expect.stringContaining('refund>receivable'),
      });
      expect(transfer.attempts).toMatchObject([{ endedBy: 'look_up', nextPollAt: expect.any(Number) }]);
      expect(world.aggregate.refunds).toMatchObject([{ awaitingFloatSince: null }]);
    },
  );

  test('is cancelled for good: an attempt that proves paid after all is money owed to us', () => {
    const world = worldAfter('refunded');
    const transfer = new Transfer(world, 'refund').run('send 1, failed 1');
    world.run('credit_reversed');
    transfer.run('drop, paid 1');
    expect(transfer.attempts.some(isDuplicatePayment)).toBe(true);
    expect(transfer.outcome()).toMatchObject({ status: 'cancelled' });
  });
});

describe('a transfer on hold', () => {
  const elsewhere = { ...bankAccount, accountLast4: '0001', accountNumberSealed: 'other' };

  test('stays on hold when its payee saves another bank account, which it goes to once released', () => {
    const transfer = new Transfer(worldAfter('released'), 'payout').run('send 1, failed 1, hold');
    transfer.file(elsewhere).say({ command: 'bank_account_saved' });
    expect(transfer.payout).toMatchObject({ status: 'manual', accountLast4: '6789' });
    transfer.run('unhold');
    expect(transfer.payout).toMatchObject({ status: 'pending', accountLast4: '0001' });
  });

  test('waits for a bank account again if it has none', () => {
    const transfer = new Transfer(worldAfter('nowhere disputed, resolve 100k'), 'payout').run('hold, unhold');
    expect(transfer.payout).toMatchObject({ status: 'waiting_details' });
  });

  test('is too small again if it is', () => {
    const transfer = new Transfer(worldAfter('awaiting, credit 103k'), 'refund').run('hold, unhold');
    expect(transfer.outcome()).toMatchObject({ status: 'below_minimum' });
  });

  test('is not cancelled, since the operator may have paid it', () => {
    const world = worldAfter('refunded');
    const transfer = new Transfer(world, 'refund').run('hold');
    world.run('credit_reversed');
    expect(transfer.tell('drop')).toMatchObject({ refused: true, code: 'manual' });
  });
});
