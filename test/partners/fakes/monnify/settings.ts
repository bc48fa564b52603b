import { minuteMs } from '../clock.js';

/**
 * How the fake's Monnify merchant is set up, and which of the readings that no vendor page decides it
 * follows. `README.md` beside the fakes lists what is known and what is assumed.
 */
export interface MonnifySettings {
  /** `MK_PROD_...` or `MK_TEST_...`: the sandbox signs no notification. */
  apiKey: string;
  /** It also signs notifications. */
  secretKey: string;
  contractCode: string;
  /** The wallet that transfers and refunds draw on. */
  accountNumber: string;
  merchantName: string;
  /** How long an access token is good for, in seconds. */
  tokenSeconds: number;
  /** Collections go to the operator's bank account the next day, or into the wallet at once. */
  collectionsGoTo: 'bank' | 'wallet';
  /** Whether the payer pays the fee on top of the amount. */
  doesPayerBearFee: boolean;
  /** Whether a transfer waits for a code that the owner gets by e-mail: Monnify's own default. */
  isOtpRequired: boolean;
  /** Whether Monnify has activated transfers for the merchant. */
  areTransfersAllowed: boolean;
  /** Whether the address of the caller may make transfers. */
  isAddressAllowed: boolean;
  /** Calls per window, or null for no limit. */
  rateLimit: { limit: number; windowMs: number } | null;
  /** The HTTP status of a refusal with an envelope. */
  refusalStatus: 200 | 400;
  /** The HTTP status of an unknown reference. */
  unknownStatus: 200 | 404;
  /** What a refund makes of its transaction. */
  statusAfterRefund: 'PAID' | 'REVERSED';
  /** Whether a refund lowers what is settled of its transaction. */
  doRefundsLowerSettlement: boolean;
  /** What becomes of a payment that is too large. */
  overpayment: 'rejected' | 'accepted';
  /** What becomes of a payment that is too small. */
  underpayment: 'rejected' | 'accepted';
  /** What becomes of a second payment into an account. */
  secondPayment: 'returned' | 'accepted';
  /** Whether an equal transfer is refused before a used reference is. */
  checksEqualTransferFirst: boolean;
  /** Whether the look-up of a transfer names the banks' number of it. */
  hasSessionId: boolean;
  /** Whether the order of lists is by time, newest first, or the other way round. */
  listOrder: 'newest_first' | 'oldest_first';
  /** Whether the list of transfers obeys its filter by time. */
  filtersByTime: boolean;
  /** How times without a zone are written. */
  timeForm: 'spaced' | 'slashes';
  /** Lets the last digit of an account number decide its fate; see `../payees.ts`. */
  arePayeesByLastDigit: boolean;
}

export const liveKey = 'MK_PROD_FAKEFAKE01';
export const testKey = 'MK_TEST_FAKEFAKE01';

export const defaultSettings: MonnifySettings = {
  apiKey: liveKey,
  secretKey: 'FAKE'.repeat(8),
  contractCode: '0102345678',
  accountNumber: '3934178936',
  merchantName: 'Escrow Checkout',
  tokenSeconds: 3_600,
  collectionsGoTo: 'bank',
  doesPayerBearFee: false,
  isOtpRequired: false,
  areTransfersAllowed: true,
  isAddressAllowed: true,
  rateLimit: null,
  refusalStatus: 200,
  unknownStatus: 404,
  statusAfterRefund: 'PAID',
  doRefundsLowerSettlement: false,
  overpayment: 'rejected',
  underpayment: 'rejected',
  secondPayment: 'returned',
  checksEqualTransferFirst: false,
  hasSessionId: true,
  listOrder: 'newest_first',
  filtersByTime: true,
  timeForm: 'spaced',
  arePayeesByLastDigit: false,
};

/** In kobo. */
export const amountLimits = { min: 2_000, refundMin: 10_000 };

/** How long a one-time account lives. */
export const accountLifeMs = 40 * minuteMs;

/** How long an equal transfer to one account is refused. */
export const equalTransferMs = 2 * minuteMs;

/** The longest texts of a refund. */
export const refundTextMax = { reason: 64, note: 16 };
