/**
 * Returns what Monnify keeps of a collection, in kobo: 1.5 %, at most NGN 2,000. A caller reads the fee and
 * never computes it, so this only has to be plausible.
 */
export function collectionFee(amount: number): number {
  return Math.min(Math.ceil((amount * 15) / 1_000), 200_000);
}

/** Returns the fee of a transfer, in kobo: NGN 10 up to 5,000, 25 up to 50,000, 50 above. */
export function transferFee(amount: number): number {
  if (amount <= 500_000) return 1_000;
  return amount <= 5_000_000 ? 2_500 : 5_000;
}
