import type { Context } from './aggregate.js';
import { assert } from './assert.js';
import type { Change } from './change.js';
import { ChangeBuilder } from './change-builder.js';
import { operatorBankAccount, partnerBankAccount } from './ledger.js';
import type { PartnerSettlement } from './records.js';

/** What is reported of a settlement, before it is recorded. */
export type ReportedSettlement = Omit<PartnerSettlement, 'id' | 'createdAt'>;

/** Records money that moved between a partner and the operator's own bank account. It is owed as before. */
export function settlementChange(reported: ReportedSettlement, context: Context): Change {
  const { partner, mode, amount, direction } = reported;
  assert(amount > 0, 'a settlement moves money');
  const builder = new ChangeBuilder({ accountId: null, mode }, context);
  const atPartner = partnerBankAccount(partner, mode);
  const own = operatorBankAccount(mode);
  if (direction === 'to_operator') builder.move(own, atPartner, amount);
  else builder.move(atPartner, own, amount);
  const row = { ...reported, id: context.newId(), createdAt: context.now };
  return builder.build({ insert: 'partner_settlement', row }, null);
}

/** Whether a partner reports under one id what was recorded under it. */
export function isSameSettlement(recorded: PartnerSettlement, reported: ReportedSettlement): boolean {
  return recorded.amount === reported.amount && recorded.direction === reported.direction;
}
