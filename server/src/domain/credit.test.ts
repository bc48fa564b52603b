import { describe, expect, it, test } from 'vitest';
import type { CheckoutAggregate } from './aggregate.js';
import { matchCredit, returnCredit, reversedUnseen, reverseUnmatchedCredit } from './credit.js';
import { chargeAfter, worldAfter } from './testing/cells.js';
import type { CheckoutWorld } from './testing/checkout-world.js';
import { showCredits, showRefunds } from './testing/credits.js';
import { contextAt } from './testing/fixtures.js';
import { matchUnmatched, receiveUnmatched } from './testing/unmatched-credits.js';

const kobo = 70_000;

function matchedOnto<Aggregate extends CheckoutAggregate>(world: CheckoutWorld<Aggregate>) {
  const credit = receiveUnmatched(world, kobo);
  return { world, credit, decision: matchUnmatched(world, credit) };
}

test('an unmatched credit is kept on a ledger account of its own, without an owner', () => {
  const world = worldAfter('awaiting');
  const credit = receiveUnmatched(world, kobo);
  expect(credit).toMatchObject({ accountId: null, checkoutId: null, amountApplied: 0, amountRefunded: 0 });
  expect(world.books.balance(`credit:${credit.id}`)).toBe(70_000);
});

test('matched to an escrow that waits, it counts like a fresh credit', () => {
  const { world, credit, decision } = matchedOnto(worldAfter('partial'));
  expect(decision.after.escrow).toMatchObject({
    status: 'funded',
    amountHeld: 100_000,
    amountExcess: 10_000,
  });
  expect(decision.change.events.map(({ type }) => type)).toEqual([
    'credit.matched',
    'payment.success',
    'escrow.funded',
  ]);
  expect(world.books.balance(`credit:${credit.id}`)).toBe(0);
  expect(world.books.balance(`escrow:${decision.after.escrow.id}`)).toBe(100_000);
});

test('matched to an escrow of which a bank took a part, it leaves it to the operator', () => {
  const { decision } = matchedOnto(worldAfter('partial, credit_part_reversed 10k'));
  expect(decision.after.escrow).toMatchObject({ status: 'disputed', amountReceivable: 10_000 });
  expect(decision.after.dispute).toMatchObject({ openedBy: 'operator', reason: 'payment_reversed' });
  const { decision: into } = matchedOnto(worldAfter('expired, reopen, credit_part_reversed 10k, credit 30k'));
  expect(into.after.escrow).toMatchObject({ status: 'funded', amountReceivable: 10_000 });
});

test('matched to a closed escrow, all of it goes back', () => {
  const { world, credit, decision } = matchedOnto(worldAfter('cancelled'));
  expect(decision.after.escrow).toMatchObject({ status: 'cancelled', amountExcess: 70_000 });
  expect(decision.after.refunds.at(-1)).toMatchObject({
    creditId: credit.id,
    origin: 'excess',
    status: 'pending',
  });
  expect(world.books.balance(`credit:${credit.id}`)).toBe(0);
});

describe('matched to a direct charge', () => {
  it.each([
    ['pending', 'pending', 'credit.matched,payment.partial', 'credited 70 = 70 + 0, 0', []],
    [
      'partial',
      'succeeded',
      'credit.matched,charge.success',
      'credited 70 = 60 + 10, 10',
      ['excess 10 pending: overpaid'],
    ],
    [
      'tiny pending',
      'succeeded',
      'credit.matched,charge.success',
      'credited 70 = 9 + 61, 61',
      ['excess 61 pending: overpaid'],
    ],
    ['succeeded', 'succeeded', 'credit.matched', 'credited 70 = 0 + 70, 70', ['excess 70 pending: late']],
    ['expired', 'expired', 'credit.matched', 'credited 70 = 0 + 70, 70', ['excess 70 pending: late']],
    ['failed', 'failed', 'credit.matched', 'credited 70 = 0 + 70, 70', ['excess 70 pending: late']],
  ])('that is %s, it counts like a fresh credit', (given, status, event, row, refunds) => {
    const before = chargeAfter(given).aggregate.refunds.length;
    const { world, credit, decision } = matchedOnto(chargeAfter(given));
    expect(decision.after.charge.status).toBe(status);
    expect(decision.change.events.map(({ type }) => type).join()).toBe(event);
    expect(showCredits(decision.after).at(-1)).toBe(row);
    expect(showRefunds(decision.after).slice(before)).toEqual(refunds);
    expect(world.books.balance(`credit:${credit.id}`)).toBe(0);
  });

  test('and then reversed, it is a credit of the charge like any other', () => {
    const { world } = matchedOnto(chargeAfter('pending'));
    world.say('credit_reversed');
    expect(world.aggregate.charge).toMatchObject({ amountHeld: 0, amountReceived: 0 });
    expect(world.books.balance('bank:sandbox:test')).toBe(0);
  });
});

test('a credit is matched once', () => {
  const { world, decision } = matchedOnto(worldAfter('partial'));
  const matched = decision.after.credits.at(-1);
  if (!matched) throw new Error('a match brings the credit');
  expect(matchCredit(decision.after, matched, contextAt(world.now))).toMatchObject({
    kind: 'repeat',
  });
  const other = worldAfter('awaiting').aggregate;
  const elsewhere = { ...other, escrow: { ...other.escrow, id: 'another' } };
  expect(matchCredit(elsewhere, matched, contextAt(world.now))).toMatchObject({
    refused: true,
    code: 'credit_matched',
  });
});

test('reversed unseen, it has no ledger account and can be neither matched nor returned', () => {
  const world = worldAfter('partial');
  const before = world.books.movements.length;
  const credit = receiveUnmatched(world, kobo, reversedUnseen);
  expect(credit).toMatchObject({ accountId: null, checkoutId: null, status: 'rejected', amount: kobo });
  expect(showCredits({ ...world.aggregate, credits: [credit] })).toEqual(['rejected 70 = 0 + 0, 0']);
  expect(world.books.balances.has(`credit:${credit.id}`)).toBe(false);
  expect(world.books.movements).toHaveLength(before);
  const refusal = { refused: true, code: 'credit_reversed' };
  expect(matchCredit(world.aggregate, credit, contextAt(world.now))).toEqual(refusal);
  expect(returnCredit({ credit, refund: null }, contextAt(world.now))).toEqual(refusal);
});

test('reversed before it was matched, it leaves no balance', () => {
  const world = worldAfter('awaiting');
  const credit = receiveUnmatched(world, kobo);
  world.books.commit(reverseUnmatchedCredit(credit, contextAt(world.now, world.newId)));
  expect(world.books.balance(`credit:${credit.id}`)).toBe(0);
  expect(world.books.balance('bank:sandbox:test')).toBe(0);
});
