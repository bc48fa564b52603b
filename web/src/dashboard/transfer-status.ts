import type { payoutStatuses, refundStatuses } from '@escrow-checkout/contract';

export type PayoutStatus = (typeof payoutStatuses)[number];
export type RefundStatus = (typeof refundStatuses)[number];

export type TransferStatus =
  | { kind: 'payout'; status: PayoutStatus }
  | { kind: 'refund'; status: RefundStatus };
