import type { ChargeStatus, Checkout, EscrowStatus } from '../records.js';

/** What a charge says of itself while an escrow holds its money: once it was funded, it has succeeded. */
const escrowMeans: Readonly<Record<EscrowStatus, ChargeStatus>> = {
  awaiting_payment: 'pending',
  funded: 'succeeded',
  disputed: 'succeeded',
  released: 'succeeded',
  refunded: 'succeeded',
  declined: 'failed',
  cancelled: 'failed',
  expired: 'expired',
};

/** Where a charge stands: its own status, or what follows from its escrow's. */
export function chargeStatusOf({ kind, status }: Pick<Checkout, 'kind' | 'status'>): ChargeStatus {
  return kind === 'charge' ? (status as ChargeStatus) : escrowMeans[status as EscrowStatus];
}
