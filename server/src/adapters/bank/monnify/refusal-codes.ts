/**
 * The codes under which Monnify, or the adapter before it, definitely made no transfer and no refund. They
 * are the adapter's own: Monnify answers most refusals with `99`, so that what is not recognised stays an
 * unknown outcome.
 */
export const monnifyRefusalCodes = [
  'amount_too_small',
  'amount_too_large',
  'invalid_account',
  'unknown_bank',
  'unknown_transaction',
  'refund_not_permitted',
  'refund_too_large',
  'unknown_payer',
] as const;

export type DefiniteCode = (typeof monnifyRefusalCodes)[number];
