import { hourMs } from '../clock.js';

/**
 * How the fake's Paystack business is set up, and which of the readings that no vendor page decides it
 * follows. `README.md` beside the fakes lists what is known and what is assumed.
 */
export interface PaystackSettings {
  /** `sk_live_...` or `sk_test_...`; it decides the domain. */
  secretKey: string;
  businessName: string;
  integration: number;
  /** Collections go to the operator's bank account the next day, or into the balance at once. */
  collectionsGoTo: 'bank' | 'balance';
  /** Whether Pay with Transfer is switched on. */
  isChannelOn: boolean;
  /** Whether a transfer waits for a code that the owner gets by phone. */
  isOtpRequired: boolean;
  /** False for a starter business. */
  areTransfersAllowed: boolean;
  /** Passed on for each transfer of NGN 10,000 or more, in kobo. */
  stampDuty: number;
  /** Calls per window, or null for no limit. */
  rateLimit: { limit: number; windowMs: number } | null;
  /** Which status an unknown transaction reference has at verify. */
  unknownTransactionStatus: 400 | 404;
  /** How the API names the dashboard's "Reversal pending". */
  statusWhileRefunding: string;
  /** Whether a partial refund makes the transaction `reversed`, as a full one does. */
  doesPartialRefundReverse: boolean;
  /** Which amount `bank.transfer.rejected` carries. */
  rejectedAmount: 'sent' | 'expected';
  /** How answers and events carry the metadata that was sent. */
  metadataForm: 'object' | 'text';
  /** Lets the last digit of an account number decide its fate; see `../payees.ts`. */
  arePayeesByLastDigit: boolean;
}

export const liveKey = `sk_live_${'fake'.repeat(10)}`;
export const testKey = `sk_test_${'fake'.repeat(10)}`;

export const defaultSettings: PaystackSettings = {
  secretKey: liveKey,
  businessName: 'Escrow Checkout',
  integration: 463_433,
  collectionsGoTo: 'bank',
  isChannelOn: true,
  isOtpRequired: false,
  areTransfersAllowed: true,
  stampDuty: 5_000,
  rateLimit: null,
  unknownTransactionStatus: 400,
  statusWhileRefunding: 'reversal-pending',
  doesPartialRefundReverse: true,
  rejectedAmount: 'sent',
  metadataForm: 'object',
  arePayeesByLastDigit: false,
};

/** In kobo. */
export const amountLimits = { min: 10_000, max: 1_000_000_000, transferMin: 10_000 };

/** How long a virtual account lives, in ms. */
export const accountLife = { min: hourMs / 4, max: 8 * hourMs };

/** How long a transfer waits for its code, in ms. */
export const otpLifeMs = hourMs / 2;

/** Lookups of live banks a day in test mode. */
export const testLookupsPerDay = 3;
