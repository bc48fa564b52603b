import type {
  chargeStatuses,
  creditStatuses,
  disputeOutcomes,
  disputeReasons,
  disputeStatuses,
  escrowStatuses,
  Locale,
  modes,
  payoutSchedules,
  plans,
} from '@escrow-checkout/contract';

import type { BankAccount, PossibleBankAccount } from './transfer-records.js';

export type * from './shipment-records.js';
export type * from './transfer-records.js';

/**
 * Plain records that rules read and changes write. Field names are the columns' names in camel case; money is
 * integer kobo, times are integer milliseconds since 1970 in the account's own time, JSON is text.
 */

export type Mode = (typeof modes)[number];
export type Plan = (typeof plans)[number];

/** A merchant in one mode: whose a record is. */
export interface Owner {
  accountId: string;
  mode: Mode;
}

/** When a merchant's own payouts are paid. */
export type PayoutSchedule = (typeof payoutSchedules)[number];

export type EscrowStatus = (typeof escrowStatuses)[number];

export type ChargeStatus = (typeof chargeStatuses)[number];

/**
 * What a buyer pays under one reference: an escrow or a direct charge. `version` is the one that was read; a
 * write raises it by one.
 */
export interface Checkout extends Owner {
  id: string;
  kind: 'escrow' | 'charge';
  /** Set when `POST /charge` opened it; a direct charge's own id. */
  chargeId: string | null;
  /** The banking partner it was opened at, which holds and pays its money for ever. */
  partner: string;
  reference: string;
  version: number;
  /** Number of the last event recorded for the reference; raised by the commit that records events. */
  sequence: number;
  status: EscrowStatus | ChargeStatus;
  amount: number;
  currency: string;
  customerEmail: string;
  /** The address as it is compared: it identifies the buyer after signing in. */
  customerKey: string;
  customerName: string | null;
  sellerEmail: string | null;
  /** Identifies the seller among the account's payees: the key of their e-mail. */
  sellerKey: string | null;
  sellerName: string | null;
  description: string | null;
  returnUrl: string | null;
  callbackUrl: string | null;
  releaseWindowHours: number | null;
  deliveryMode: 'self_managed' | 'managed';
  /** The language that the merchant asked for; null if they asked for none. */
  locale: Locale | null;
  metadataJson: string | null;
  /** 22 random characters that make the checkout link unguessable. */
  checkoutKey: string;
  amountReceived: number;
  amountHeld: number;
  amountReleased: number;
  amountRefunded: number;
  amountExcess: number;
  /** The newest virtual account; older ones stay watched in their own table. */
  virtualAccountAttempt: number;
  accountNumber: string;
  bankName: string;
  /** The name that the payer's bank shows for it; null if the partner did not say. */
  accountName: string | null;
  /** When the partner closes the newest virtual account. */
  accountExpiresAt: number;
  /** When we stop waiting for payment, before the grace. */
  paymentDeadlineAt: number;
  sellerAcceptedAt: number | null;
  sellerDeliveredAt: number | null;
  autoReleaseAt: number | null;
  /** The inspection time left when a dispute stopped the clock. */
  autoReleaseRemainingMs: number | null;
  /** When the inspection window starts, if it does not start with the delivery. */
  inspectionStartsAt: number | null;
  /** How often the buyer has said that the delivery has not arrived yet. */
  inspectionExtensions: number;
  /** When the buyer said that the delivery has arrived. */
  arrivalConfirmedAt: number | null;
  /** When a carrier brought a parcel that another delivery had followed. */
  earlierArrivedAt: number | null;
  /** When the buyer is reminded that the window ends; null once reminded, and while the clock is stopped. */
  releaseReminderAt: number | null;
  /** Money the bank reversed after funding that is not settled yet. */
  amountReceivable: number;
  /** The buyer's release code; null without one, once it is off and after the end. */
  releaseCodeSealed: string | null;
  /** Attempts at release codes, 0 to 10; null if the escrow has no release code. */
  releaseCodeAttempts: number | null;
  dispatchProofJson: string | null;
  deliveryTrackingJson: string | null;
  buyerUserId: string | null;
  closedReason: string | null;
  createdAt: number;
  updatedAt: number;
}

/** A checkout whose money is held until it is released or refunded. */
export interface Escrow extends Checkout {
  kind: 'escrow';
  status: EscrowStatus;
}

/** Money goes to the merchant as soon as the price has arrived. It has no seller, delivery or dispute. */
export interface Charge extends Checkout {
  kind: 'charge';
  status: ChargeStatus;
}

/** A virtual account the buyer can pay. `partnerReference` is ours, derived before the partner is called. */
export interface VirtualAccount extends Owner {
  partnerReference: string;
  partner: string;
  checkoutId: string;
  attempt: number;
  amount: number;
  accountNumber: string;
  bankName: string;
  accountName: string | null;
  openedAt: number;
  expiresAt: number;
  /** When the partner is polled next for credits, real time. Null: no more are expected. */
  nextPollAt: number | null;
  /** How many polls there were without a notification. */
  pollCount: number;
}

export type CreditStatus = (typeof creditStatuses)[number];

/**
 * An inward transfer, known for ever by the partner's own id. Once credited `applied + excess = amount`; a
 * rejected one has no parts. `refunded <= amount`.
 */
export interface Credit {
  id: string;
  partner: string;
  mode: Mode;
  partnerCreditId: string;
  /** Null while unmatched. */
  accountId: string | null;
  checkoutId: string | null;
  partnerReference: string | null;
  accountNumber: string | null;
  version: number;
  status: CreditStatus;
  amount: number;
  /** What the partner kept for it, in kobo, as far as it has said so. */
  fee: number;
  amountApplied: number;
  amountExcess: number;
  amountRefunded: number;
  payerName: string | null;
  /** The payer's bank, as the partner names it; null while it does not. */
  payerBankName: string | null;
  /** The banks' own number of the transfer; null while the partner does not say. */
  sessionId: string | null;
  failureReason: string | null;
  /** The part of the checkout's receivable that the reversal of this credit made. It never changes. */
  amountReceivable: number;
  /** What is not settled of a receivable of its own: the bank reversed a credit that never counted. */
  amountOwnReceivable: number;
  /** What the payer's bank took back of it, while it stays credited. It is a receivable of its checkout. */
  amountTakenBack: number;
  /** What was recorded as taken back as well, and was not, as the operator found. */
  amountNotTaken: number;
  paidAt: number;
  createdAt: number;
  reversedAt: number | null;
  /** When the newest part was taken back; null if none was. */
  takenBackAt: number | null;
}

/** By what banks trace a payment, as far as its partner says so. */
export type CreditTrace = Pick<Credit, 'payerBankName' | 'sessionId'>;

export interface Dispute extends Owner {
  id: string;
  checkoutId: string;
  version: number;
  status: (typeof disputeStatuses)[number];
  reason: (typeof disputeReasons)[number];
  openedBy: 'buyer' | 'seller' | 'operator';
  description: string | null;
  evidenceJson: string;
  respondBy: number | null;
  outcome: (typeof disputeOutcomes)[number] | null;
  amountToSeller: number | null;
  /** Why the operator decided so, in words for both sides. */
  decisionReason: string | null;
  createdAt: number;
  updatedAt: number;
}

/** A payee of an account, keyed by lower-cased e-mail. */
export interface Seller extends PossibleBankAccount, Owner {
  id: string;
  emailKey: string;
  email: string;
  name: string | null;
  version: number;
  /** Who saved the bank account; only the seller changes what they saved themselves. */
  bankAccountSavedBy: 'merchant' | 'seller' | null;
  /** When the account replaced another one; null while it is the first. */
  bankAccountChangedAt: number | null;
  createdAt: number;
  updatedAt: number;
}

/** A merchant's own bank account, one row per account and mode. */
export interface MerchantBankAccount extends BankAccount, Owner {
  version: number;
  bankAccountChangedAt: number | null;
  updatedAt: number;
}
