/**
 * The codes under which Paystack, or the adapter before it, definitely made no transfer and no refund. They
 * are the adapter's own: Paystack's `invalid_params` covers a duplicate reference too, and its wording may
 * change, so that what is not recognised stays an unknown outcome.
 */
export const paystackRefusalCodes = [
  'amount_too_small',
  'amount_too_large',
  'invalid_account',
  'unknown_bank',
  'invalid_transfer_recipient',
  'unknown_transaction',
  'fully_refunded',
] as const;

export type DefiniteCode = (typeof paystackRefusalCodes)[number];
