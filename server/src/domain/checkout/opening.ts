import type { Locale } from '@escrow-checkout/contract';
import type { CheckoutMoney, Context, NewAccount, Policy } from '../aggregate.js';
import type { Change } from '../change.js';
import { ChangeBuilder } from '../change-builder.js';
import { checkoutAccount } from '../ledger.js';
import type { Checkout, Owner } from '../records.js';
import { virtualAccountOf } from '../virtual-account.js';
import { assertAmounts } from './invariants.js';

/** A validated request of the merchant that begins a checkout; what they left out is null. */
export interface OpeningInput extends Owner {
  reference: string;
  /** Kobo. */
  amount: number;
  currency: string;
  customerEmail: string;
  customerName: string | null;
  description: string | null;
  returnUrl: string | null;
  locale: Locale | null;
  metadata: Readonly<Record<string, unknown>> | null;
  /** 22 random characters that make the checkout link unguessable. */
  checkoutKey: string;
}

/** What the aggregate of a new checkout has beside its row; the payee's bank account is loaded later. */
export const noMoney: CheckoutMoney = {
  credits: [],
  refunds: [],
  payouts: [],
  refundsInFlight: [],
  payeeBankAccount: null,
  payeeChangedAt: null,
  payoutSchedule: 'per_sale',
  hasClockLeapt: false,
};

/** Returns how long the buyer has to pay, without the grace; `POST /charge` gives less time. */
export function paymentTimeMs({ chargeId }: Pick<Checkout, 'chargeId'>, policy: Policy): number {
  return chargeId === null ? policy.paymentDeadlineMs : policy.chargeDeadlineMs;
}

/** Whether the payment deadline and the grace have passed. */
export function isPaymentOverdue(
  { paymentDeadlineAt }: Pick<Checkout, 'paymentDeadlineAt'>,
  { now, policy }: Pick<Context, 'now' | 'policy'>,
): boolean {
  return now >= paymentDeadlineAt + policy.expiryGraceMs;
}

/** Returns the change that begins a checkout: its row, its ledger account and its first virtual account. */
export function openingChange(row: Checkout, account: NewAccount, context: Context): Change {
  assertAmounts(row);
  const builder = new ChangeBuilder(row, context);
  builder.open(checkoutAccount(row));
  builder.write({ insert: 'virtual_account', row: virtualAccountOf(row, account, context) });
  builder.triggerMail('escrow.initiated', row.id);
  return builder.build({ insert: 'checkout', row }, row);
}
