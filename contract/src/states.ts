/** The languages of pages and mails, by their code. */
export const locales = ['en', 'fr'] as const;

/** The states of an escrow. `delivered` and `accepted` are timestamps, not states. */
export const escrowStatuses = [
  'awaiting_payment',
  'funded',
  'disputed',
  'released',
  'refunded',
  'declined',
  'cancelled',
  'expired',
] as const;

/** Why a release is blocked, in the order of `blocked_by`. */
export const releaseBlocks = [
  'not_funded',
  'disputed',
  'final',
  'payment_reversed',
  'delivery_failed',
  'seller_not_accepted',
  'payout_details_missing',
] as const;

/** The states of a direct charge. A charge into escrow derives its state from its escrow. */
export const chargeStatuses = ['pending', 'succeeded', 'expired', 'failed'] as const;

export const creditStatuses = ['credited', 'rejected', 'reversed'] as const;
export const payoutStatuses = [
  'waiting_details',
  'pending',
  'paid',
  'failed',
  'reversed',
  'returned_to_payer',
  'below_minimum',
  'manual',
] as const;
export const refundStatuses = [
  'pending',
  'paid',
  'failed',
  'needs_details',
  'below_minimum',
  'manual',
  'cancelled',
] as const;
export const disputeStatuses = ['waiting_for_seller', 'waiting_for_operator', 'resolved'] as const;
/** The reasons a side can give for a dispute. */
export const openingReasons = [
  'item_not_received',
  'not_as_described',
  'damaged',
  'wrong_item',
  'other',
] as const;
/** A reversal by the bank opens a dispute for the operator. */
export const disputeReasons = [...openingReasons, 'payment_reversed'] as const;
export const disputeOutcomes = ['withdrawn', 'conceded', 'resolved'] as const;
/** Where a merchant can move the parcel of a test escrow. */
export const sandboxDeliveryStatuses = [
  'booked',
  'picked_up',
  'in_transit',
  'delivered',
  'failed',
  'cancelled',
] as const;
/** The states of a managed delivery as they are stored. */
/** Why a parcel's event was recorded, if it was not the parcel that moved. */
export const deliveryReasons = ['delivery_revoked', 'cleared_by_operator'] as const;
/** What the buyer said that changed the inspection. */
export const inspectionReasons = ['arrived', 'not_arrived'] as const;
export const shipmentStatuses = ['rate_attached', 'booking', ...sandboxDeliveryStatuses] as const;
export const deliveryModes = ['self_managed', 'managed'] as const;
export const modes = ['test', 'live'] as const;
/** When a merchant's own payouts are paid: each on its own, or those of a day in one transfer. */
export const payoutSchedules = ['per_sale', 'daily'] as const;
export const plans = ['free', 'business'] as const;
