import type { ChargeStatus, Checkout, EscrowStatus } from '../records.js';

/** The status of a charge whose money an escrow holds: once funded, it has succeeded. */
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

/** Returns a direct charge's own status, or the one that follows from its escrow's. */
export function chargeStatusOf({ kind, status }: Pick<Checkout, 'kind' | 'status'>): ChargeStatus {
  return kind === 'charge' ? (status as ChargeStatus) : escrowMeans[status as EscrowStatus];
}
