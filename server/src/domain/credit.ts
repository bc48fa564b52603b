import type { CheckoutAggregate, Context, Decision, IncomingCredit } from './aggregate.js';
import { assert } from './assert.js';
import type { Change } from './change.js';
import { ChangeBuilder } from './change-builder.js';
import { ChargeDraft } from './charge/draft.js';
import { countCredit as countForCharge } from './charge/payment.js';
import { checkoutOf, isChargeAggregate } from './checkout/decide.js';
import { partsOf } from './checkout/payment.js';
import { newCredit } from './credit-row.js';
import { EscrowDraft } from './escrow/draft.js';
import { countCredit as countForEscrow } from './escrow/payment.js';
import { bankAccount, creditAccount } from './ledger.js';
import type { Credit, Mode } from './records.js';

/** Keeps money that belongs to nothing we know, for the operator to match or return. */
export function unmatchedCredit(incoming: IncomingCredit, mode: Mode, context: Context): Change {
  const builder = new ChangeBuilder({ accountId: '', mode }, context);
  const standing = { accountId: null, checkoutId: null, mode, status: 'credited' as const };
  const parts = { amountApplied: 0, amountExcess: incoming.amount };
  const row = newCredit(incoming, { ...standing, ...parts }, context);
  builder.open(creditAccount(row.id));
  builder.move(bankAccount(row.partner, mode), creditAccount(row.id), row.amount);
  return builder.build({ insert: 'credit', row }, null);
}

/** Gives an unmatched credit to an escrow or a charge, under the rules of a fresh one. */
export function matchCredit<A extends CheckoutAggregate>(
  aggregate: A,
  unmatched: Credit,
  context: Context,
): Decision<A>;
export function matchCredit(
  aggregate: CheckoutAggregate,
  unmatched: Credit,
  context: Context,
): Decision<CheckoutAggregate> {
  const checkout = checkoutOf(aggregate);
  assert(unmatched.checkoutId === null, 'the credit is matched already');
  assert(unmatched.status === 'credited', 'only money that arrived can be matched');
  assert(unmatched.mode === checkout.mode, 'the two modes never meet');
  const parts = partsOf(checkout, unmatched.amount);
  const { id: checkoutId, accountId } = checkout;
  const credit = { ...unmatched, ...parts, checkoutId, accountId, amountRefunded: parts.amountExcess };
  const source = creditAccount(credit.id);
  if (isChargeAggregate(aggregate)) {
    const draft = new ChargeDraft(aggregate, context);
    draft.changeCredit(credit);
    countForCharge(draft, credit, source);
    return draft.decision();
  }
  const draft = new EscrowDraft(aggregate, context);
  draft.changeCredit(credit);
  countForEscrow(draft, credit, source);
  return draft.decision();
}

/** The bank took a credit back that nothing was known about. */
export function reverseUnmatchedCredit(unmatched: Credit, context: Context): Change {
  assert(unmatched.checkoutId === null, 'a matched credit is reversed on its escrow');
  assert(unmatched.status === 'credited', 'only money that arrived can be taken back');
  const { id, partner, mode, amount } = unmatched;
  const builder = new ChangeBuilder({ accountId: '', mode }, context);
  builder.move(creditAccount(id), bankAccount(partner, mode), amount);
  const reversed = { status: 'reversed', failureReason: 'reversed', reversedAt: context.now } as const;
  return builder.build({ update: 'credit', row: { ...unmatched, ...reversed } }, null);
}
