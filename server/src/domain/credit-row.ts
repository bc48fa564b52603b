import type { Context, IncomingCredit } from './aggregate.js';
import { assert } from './assert.js';
import { assertKobo } from './money.js';
import type { Credit } from './records.js';

type Standing = Pick<
  Credit,
  'accountId' | 'checkoutId' | 'mode' | 'status' | 'amountApplied' | 'amountExcess'
>;

/**
 * The row of a credit the partner reported. The parts of money that arrived add up to its amount; what does
 * not count towards a price is excess, which for an unmatched credit is all of it. A rejected one brought
 * nothing.
 */
export function newCredit(incoming: IncomingCredit, standing: Standing, context: Context): Credit {
  assertKobo(incoming.amount, 'credit');
  assert(incoming.amount > 0, 'a credit brings money');
  return {
    ...standing,
    id: context.newId(),
    partner: incoming.partner,
    partnerCreditId: incoming.partnerCreditId,
    partnerReference: incoming.partnerReference,
    accountNumber: incoming.accountNumber,
    version: 1,
    amount: incoming.amount,
    amountRefunded: standing.checkoutId === null ? 0 : standing.amountExcess,
    payerName: incoming.payerName,
    failureReason: incoming.failureReason,
    amountReceivable: 0,
    paidAt: incoming.paidAt,
    createdAt: context.now,
    reversedAt: null,
  };
}
