import type { Context, NewAccount, Policy } from '../aggregate.js';
import type { Change } from '../change.js';
import { ChangeBuilder } from '../change-builder.js';
import { checkoutAccount } from '../ledger.js';
import type { Checkout } from '../records.js';
import { virtualAccountOf } from '../virtual-account.js';
import type { CheckoutDraft } from './draft.js';
import { assertAmounts } from './invariants.js';

/** How long the buyer has to pay, before the grace: what `POST /charge` opened waits for a shorter time. */
export function paymentTimeMs({ chargeId }: Pick<Checkout, 'chargeId'>, policy: Policy): number {
  return chargeId === null ? policy.paymentDeadlineMs : policy.chargeDeadlineMs;
}

/** The change that begins a checkout: its row, its account in the ledger, and the account the buyer pays. */
export function openingChange(row: Checkout, account: NewAccount, context: Context): Change {
  assertAmounts(row);
  const builder = new ChangeBuilder(row, context);
  builder.open(checkoutAccount(row));
  builder.write({ insert: 'virtual_account', row: virtualAccountOf(row, account, context) });
  builder.moment('escrow.initiated', row.id);
  return builder.build({ insert: 'checkout', row }, row);
}

/** Shows the new account; the old ones stay watched in their own table. */
export function watchAccount(draft: CheckoutDraft, account: NewAccount): void {
  draft.set({
    virtualAccountAttempt: draft.row.virtualAccountAttempt + 1,
    accountNumber: account.accountNumber,
    bankName: account.bankName,
    accountExpiresAt: account.expiresAt,
  });
  draft.write({ insert: 'virtual_account', row: virtualAccountOf(draft.row, account, draft.context) });
}
