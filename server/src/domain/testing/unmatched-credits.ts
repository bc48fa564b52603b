import type { CheckoutAggregate, Decision } from '../aggregate.js';
import { assert } from '../assert.js';
import { matchCredit, unmatchedCredit } from '../credit.js';
import type { Credit } from '../records.js';
import type { CheckoutWorld } from './checkout-world.js';
import { contextAt } from './fixtures.js';

/** Records a credit that matches no checkout, or one that the bank reversed unseen. */
export function receiveUnmatched(world: CheckoutWorld, amount: number, record = unmatchedCredit): Credit {
  const named = { partner: 'sandbox', partnerCreditId: `stray-${world.newId()}`, partnerReference: null };
  const incoming = {
    ...named,
    accountNumber: '9900000001',
    amount,
    payerName: 'Somebody',
    payerBankName: null,
    sessionId: null,
    failureReason: record === unmatchedCredit ? null : 'reversed',
    paidAt: world.now,
  };
  const change = record(incoming, 'test', contextAt(world.now, world.newId));
  world.books.commit(change);
  const [guard] = change.writes;
  assert(guard && 'insert' in guard && guard.insert === 'credit', 'the guard inserts the credit');
  return guard.row;
}

/** Matches the credit to the world's checkout, as the operator does. */
export function matchUnmatched<Aggregate extends CheckoutAggregate>(
  world: CheckoutWorld<Aggregate>,
  unmatched: Credit,
): Extract<Decision<Aggregate>, { kind: 'change' }> {
  const context = contextAt(world.now, world.newId);
  const decision = world.record(matchCredit<Aggregate>(world.aggregate, unmatched, context));
  assert('kind' in decision && decision.kind === 'change', 'a match always changes something');
  return decision;
}
