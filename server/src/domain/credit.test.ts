import { expect, test } from 'vitest';
import { matchCredit, reverseUnmatchedCredit, unmatchedCredit } from './credit.js';
import type { Credit } from './records.js';
import { worldAfter } from './testing/cells.js';
import { contextAt, startMs } from './testing/fixtures.js';
import type { World } from './testing/world.js';

const incoming = {
  partner: 'sandbox',
  partnerCreditId: 'stray-1',
  partnerReference: null,
  accountNumber: '9900000001',
  amount: 70_000,
  payerName: 'Somebody',
  failureReason: null,
  paidAt: startMs,
};

function stray(world: World): Credit {
  const change = unmatchedCredit(incoming, 'test', contextAt(world.now, world.newId));
  world.books.commit(change);
  const [write] = change.writes;
  if (!write || !('insert' in write) || write.insert !== 'credit')
    throw new Error('the guard inserts the credit');
  return write.row;
}

function matchedOnto(given: string) {
  const world = worldAfter(given);
  const credit = stray(world);
  const decision = matchCredit(world.aggregate, credit, contextAt(world.now, world.newId));
  if ('refused' in decision || decision.kind !== 'change')
    throw new Error('a match always changes something');
  world.books.commit(decision.change);
  return { world, credit, decision };
}

test('money that belongs to nothing is kept on an account of its own, without an owner', () => {
  const world = worldAfter('awaiting');
  const credit = stray(world);
  expect(credit).toMatchObject({ accountId: null, checkoutId: null, amountApplied: 0, amountRefunded: 0 });
  expect(world.books.balance(`credit:${credit.id}`)).toBe(70_000);
});

test('matched to an escrow that waits, it counts like a fresh credit', () => {
  const { world, credit, decision } = matchedOnto('partial');
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

test('matched to a closed escrow, all of it goes back', () => {
  const { world, credit, decision } = matchedOnto('cancelled');
  expect(decision.after.escrow).toMatchObject({ status: 'cancelled', amountExcess: 70_000 });
  expect(decision.after.refunds.at(-1)).toMatchObject({
    creditId: credit.id,
    origin: 'excess',
    status: 'pending',
  });
  expect(world.books.balance(`credit:${credit.id}`)).toBe(0);
});

test('a credit is matched once', () => {
  const { world, decision } = matchedOnto('partial');
  const matched = decision.after.credits.at(-1);
  expect(matchCredit(decision.after, matched as Credit, contextAt(world.now))).toMatchObject({
    kind: 'repeat',
  });
  const other = worldAfter('awaiting').aggregate;
  const elsewhere = { ...other, escrow: { ...other.escrow, id: 'another' } };
  expect(matchCredit(elsewhere, matched as Credit, contextAt(world.now))).toMatchObject({
    refused: true,
    code: 'credit_matched',
  });
});

test('taken back before it was matched, it leaves nothing behind', () => {
  const world = worldAfter('awaiting');
  const credit = stray(world);
  world.books.commit(reverseUnmatchedCredit(credit, contextAt(world.now, world.newId)));
  expect(world.books.balance(`credit:${credit.id}`)).toBe(0);
  expect(world.books.balance('bank:sandbox:test')).toBe(0);
});
