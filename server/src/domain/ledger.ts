import type { LedgerAccount, Movement } from './change.js';
import type { Checkout, Mode, Owner } from './records.js';

/** What a banking partner holds for us in one mode, wherever it keeps it: an asset. */
export const partnerBankAccount = (partner: string, mode: Mode): LedgerAccount => `bank:${partner}:${mode}`;
/** What the operator's own bank account holds of it in one mode: an asset. No partner has that name. */
export const operatorBankAccount = (mode: Mode): LedgerAccount => `bank:operator:${mode}`;
/** Money owed to us because it left though we did not owe it: an asset, named after its cause. */
export const receivableAccount = (id: string): LedgerAccount => `receivable:${id}`;
/** Money that an escrow or a charge holds. */
export const checkoutAccount = ({ kind, id }: Pick<Checkout, 'kind' | 'id'>): LedgerAccount =>
  `${kind}:${id}`;
/** Money owed to a seller by one payout. */
export const payoutAccount = (id: string): LedgerAccount => `payout:${id}`;
/** Money owed to a payer by one refund. */
export const refundAccount = (id: string): LedgerAccount => `refund:${id}`;
/** An unmatched credit. */
export const creditAccount = (id: string): LedgerAccount => `credit:${id}`;
/** What the operator has at a carrier aggregator in one mode: an asset. */
export const carrierWalletAccount = (aggregator: string, mode: Mode): LedgerAccount =>
  `carrier:${aggregator}:${mode}`;
/** What a merchant owes for carriage in one mode: an asset. */
export const carriageAccount = ({ accountId, mode }: Owner): LedgerAccount => `carriage:${accountId}:${mode}`;
/** Fees that partners kept. */
export const partnerFeesAccount: LedgerAccount = 'partner_fees';
/** Money written off. */
export const lossAccount: LedgerAccount = 'loss';

const liability = /^(escrow|charge|payout|refund|credit):/;

/** Whether the account is a liability, which has a running balance that never falls below zero. */
export function isLiability(account: LedgerAccount): boolean {
  return liability.test(account);
}

/** Returns credits less debits of one account. */
export function netOf(account: LedgerAccount, movements: readonly Movement[]): number {
  let net = 0;
  for (const movement of movements) {
    if (movement.credit === account) net += movement.amount;
    if (movement.debit === account) net -= movement.amount;
  }
  return net;
}
