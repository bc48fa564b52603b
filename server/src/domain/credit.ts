import type { Context, Decision, EscrowAggregate, IncomingCredit } from './aggregate.js';
import { assert } from './assert.js';
import type { Change } from './change.js';
import { ChangeBuilder } from './change-builder.js';
import { newCredit } from './credit-row.js';
import { EscrowDraft } from './escrow/draft.js';
import { countCredit, partsOf } from './escrow/payment.js';
import { bankAccount, creditAccount } from './ledger.js';
import type { Credit, Mode } from './records.js';

/** Keeps money that belongs to nothing we know, for the operator to match or return. */
export function unmatchedCredit(incoming: IncomingCredit, mode: Mode, context: Context): Change {
  const builder = new ChangeBuilder({ accountId: '', mode }, context);
  const standing = { accountId: null, escrowId: null, mode, status: 'credited' as const };
  const parts = { amountApplied: 0, amountExcess: incoming.amount };
  const row = newCredit(incoming, { ...standing, ...parts }, context);
  builder.open(creditAccount(row.id));
  builder.move(bankAccount(row.partner, mode), creditAccount(row.id), row.amount);
  return builder.build({ insert: 'credit', row }, null);
}

/** Gives an unmatched credit to an escrow, under the rules of a fresh one. */
export function matchCredit(aggregate: EscrowAggregate, unmatched: Credit, context: Context): Decision {
  assert(unmatched.escrowId === null, 'the credit is matched already');
  assert(unmatched.status === 'credited', 'only money that arrived can be matched');
  assert(unmatched.mode === aggregate.escrow.mode, 'the two modes never meet');
  const { id: escrowId, accountId } = aggregate.escrow;
  const draft = new EscrowDraft(aggregate, context);
  const parts = partsOf(aggregate.escrow, unmatched.amount);
  const credit = { ...unmatched, ...parts, escrowId, accountId, amountRefunded: parts.amountExcess };
  draft.changeCredit(credit);
  countCredit(draft, credit, creditAccount(credit.id));
  return draft.decision();
}

/** The bank took a credit back that nothing was known about. */
export function reverseUnmatchedCredit(unmatched: Credit, context: Context): Change {
  assert(unmatched.escrowId === null, 'a matched credit is reversed on its escrow');
  assert(unmatched.status === 'credited', 'only money that arrived can be taken back');
  const { id, partner, mode, amount } = unmatched;
  const builder = new ChangeBuilder({ accountId: '', mode }, context);
  builder.move(creditAccount(id), bankAccount(partner, mode), amount);
  const reversed = { status: 'reversed', failureReason: 'reversed', reversedAt: context.now } as const;
  return builder.build({ update: 'credit', row: { ...unmatched, ...reversed } }, null);
}
