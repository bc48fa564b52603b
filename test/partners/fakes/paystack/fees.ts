const percentFloor = 250_000;

/**
 * Returns what Paystack keeps of a collection, in kobo: 1.5 %, NGN 100 more from NGN 2,500, at most
 * NGN 2,000. A caller reads the fee and never computes it, so this only has to be plausible.
 */
export function collectionFee(amount: number): number {
  const fee = Math.ceil((amount * 15) / 1_000) + (amount >= percentFloor ? 10_000 : 0);
  return Math.min(fee, 200_000);
}

/** Returns the fee of a transfer, in kobo: NGN 10 up to 5,000, 25 up to 50,000, 50 above. */
export function transferFee(amount: number): number {
  if (amount <= 500_000) return 1_000;
  return amount <= 5_000_000 ? 2_500 : 5_000;
}

/** The smallest transfer that pays stamp duty, in kobo. */
export const stampDutyFrom = 1_000_000;
