import type { NewAccount, Policy } from '../aggregate.js';
import type { Checkout } from '../records.js';
import { virtualAccountOf } from '../virtual-account.js';
import type { CheckoutDraft } from './draft.js';

/** How long the buyer has to pay, before the grace: what `POST /charge` opened waits for a shorter time. */
export function paymentTimeMs({ chargeId }: Pick<Checkout, 'chargeId'>, policy: Policy): number {
  return chargeId === null ? policy.paymentDeadlineMs : policy.chargeDeadlineMs;
}

/** Shows the new account; the old ones stay watched in their own table. */
export function watchAccount(draft: CheckoutDraft, account: NewAccount): void {
  draft.set({
    virtualAccountAttempt: draft.row.virtualAccountAttempt + 1,
    accountNumber: account.accountNumber,
    bankName: account.bankName,
    accountExpiresAt: account.expiresAt,
  });
  draft.write({ insert: 'virtual_account', row: virtualAccountOf(draft.row, account, draft.context.now) });
}
