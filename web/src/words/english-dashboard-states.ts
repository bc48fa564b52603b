import type {
  chargeStatuses,
  creditStatuses,
  disputeOutcomes,
  disputeReasons,
  disputeStatuses,
  escrowStatuses,
  payoutStatuses,
  refundStatuses,
  releaseBlocks,
} from '@escrow-checkout/contract';

type Table<Values extends readonly string[]> = Record<Values[number], string>;

/** The states of money, for merchants. */
export const dashboardStates = {
  escrow: {
    awaiting_payment: 'Awaiting payment',
    funded: 'Funded',
    disputed: 'Disputed',
    released: 'Released',
    refunded: 'Refunded',
    declined: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Expired',
  } satisfies Table<typeof escrowStatuses>,
  charge: {
    pending: 'Pending',
    succeeded: 'Succeeded',
    expired: 'Expired',
    failed: 'Failed',
  } satisfies Table<typeof chargeStatuses>,
  credit: {
    credited: 'Arrived',
    rejected: 'Rejected by the bank',
    reversed: 'Taken back by the bank',
  } satisfies Table<typeof creditStatuses>,
  payout: {
    waiting_details: 'Waits for a bank account',
    pending: 'On its way',
    paid: 'Paid',
    failed: 'Failed',
    reversed: 'Came back',
    returned_to_payer: 'Returned to the buyer',
    below_minimum: 'Too small to be sent alone',
    manual: 'Paid by the operator',
  } satisfies Table<typeof payoutStatuses>,
  refund: {
    pending: 'On its way',
    paid: 'Paid',
    failed: 'Failed',
    needs_details: 'The buyer’s bank refused it',
    below_minimum: 'Too small to be sent',
    manual: 'Paid by the operator',
    cancelled: 'Not needed: the buyer’s bank took the payment back',
  } satisfies Table<typeof refundStatuses>,
  dispute: {
    waiting_for_seller: 'Waits for the seller’s side',
    waiting_for_operator: 'Waits for our decision',
    resolved: 'Resolved',
  } satisfies Table<typeof disputeStatuses>,
  disputeReason: {
    item_not_received: 'Not received',
    not_as_described: 'Not as described',
    damaged: 'Damaged',
    wrong_item: 'Wrong item',
    other: 'Another reason',
    payment_reversed: 'The buyer’s bank took money back',
  } satisfies Table<typeof disputeReasons>,
  disputeOutcome: {
    withdrawn: 'Withdrawn by the buyer',
    conceded: 'Conceded to the buyer',
    resolved: 'Decided by us',
  } satisfies Table<typeof disputeOutcomes>,
  blockedBy: {
    not_funded: 'not paid yet',
    disputed: 'a dispute is open',
    final: 'already closed',
    payment_reversed: 'the buyer’s bank took money back',
    delivery_failed: 'the delivery failed',
    seller_not_accepted: 'the seller has not accepted',
    payout_details_missing: 'no bank account to pay to',
  } satisfies Table<typeof releaseBlocks>,
};
