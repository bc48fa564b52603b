import type { Escrow, EscrowStatus } from '../records.js';

type Amounts = Pick<Escrow, 'amountHeld' | 'amountReleased'>;

/**
 * Rule T: returns the status after money left a `funded` or `disputed` escrow. It stays funded while money is
 * held; an empty escrow is `released` if the seller got any of it, else `refunded`.
 */
export function statusAfter({ amountHeld, amountReleased }: Amounts): EscrowStatus {
  if (amountHeld > 0) return 'funded';
  return amountReleased > 0 ? 'released' : 'refunded';
}
