import type { ChargeAggregate, Context, NewAccount } from '../aggregate.js';
import type { Change } from '../change.js';
import { openingChange } from '../checkout/opening.js';
import type { Charge, Mode } from '../records.js';
import { emailKey } from '../text.js';

/** A validated request of the merchant; what they left out is null. */
export interface ChargeInput {
  accountId: string;
  mode: Mode;
  reference: string;
  /** Kobo. */
  amount: number;
  currency: string;
  customerEmail: string;
  customerName: string | null;
  description: string | null;
  returnUrl: string;
  metadata: Readonly<Record<string, unknown>> | null;
  /** 22 random characters that make the checkout link unguessable. */
  checkoutKey: string;
}

/** Returns a new direct charge, after the partner opened its virtual account. Its payee is loaded later. */
export function createCharge(
  input: ChargeInput,
  account: NewAccount,
  context: Context,
): { change: Change; after: ChargeAggregate } {
  const charge = newCharge(input, account, context);
  const change = openingChange(charge, account, context);
  return {
    change,
    after: {
      charge,
      credits: [],
      refunds: [],
      payouts: [],
      refundsInFlight: [],
      payeeBankAccount: null,
      payeeChangedAt: null,
      payoutSchedule: 'per_sale',
      hasClockLeapt: false,
    },
  };
}

function newCharge(input: ChargeInput, account: NewAccount, context: Context): Charge {
  const { metadata, ...request } = input;
  const id = context.newId();
  return {
    ...request,
    ...unusedFields,
    id,
    kind: 'charge',
    customerKey: emailKey(request.customerEmail),
    chargeId: id,
    version: 1,
    sequence: 0,
    status: 'pending',
    metadataJson: metadata === null ? null : JSON.stringify(metadata),
    virtualAccountAttempt: 1,
    accountNumber: account.accountNumber,
    bankName: account.bankName,
    accountName: account.accountName,
    partner: account.partner,
    accountExpiresAt: account.expiresAt,
    paymentDeadlineAt: context.now + context.policy.chargeDeadlineMs,
    createdAt: context.now,
    updatedAt: context.now,
  };
}

/** Fields that only an escrow uses, and amounts of a checkout without money. */
const unusedFields = {
  sellerEmail: null,
  sellerKey: null,
  sellerName: null,
  callbackUrl: null,
  releaseWindowHours: null,
  deliveryMode: 'self_managed',
  amountReceived: 0,
  amountHeld: 0,
  amountReleased: 0,
  amountRefunded: 0,
  amountExcess: 0,
  amountReceivable: 0,
  sellerAcceptedAt: null,
  sellerDeliveredAt: null,
  autoReleaseAt: null,
  autoReleaseRemainingMs: null,
  releaseReminderAt: null,
  dispatchProofJson: null,
  deliveryTrackingJson: null,
  buyerUserId: null,
  closedReason: null,
} as const;
