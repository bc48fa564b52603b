import type { creditStatuses, disputeStatuses } from '@escrow-checkout/contract';
import { dashboardStates as states } from '../../words/english-dashboard-states.js';
import type { ChargeStatus, CheckoutRow, EscrowStatus } from '../checkouts-props.js';
import type { PayoutStatus, RefundStatus, TransferStatus } from '../transfer-status.js';
import { Badge, type Tone } from './show.js';

const escrowTones: Record<EscrowStatus, Tone> = {
  awaiting_payment: 'waiting',
  funded: 'good',
  disputed: 'bad',
  released: 'good',
  refunded: 'quiet',
  declined: 'quiet',
  cancelled: 'quiet',
  expired: 'quiet',
};

const chargeTones: Record<ChargeStatus, Tone> = {
  pending: 'waiting',
  succeeded: 'good',
  expired: 'quiet',
  failed: 'bad',
};

export function CheckoutStatus(given: CheckoutRow['status']) {
  if (given.kind === 'escrow') {
    return <Badge tone={escrowTones[given.status]}>{states.escrow[given.status]}</Badge>;
  }
  return <Badge tone={chargeTones[given.status]}>{states.charge[given.status]}</Badge>;
}

const transferTones: Record<PayoutStatus | RefundStatus, Tone> = {
  waiting_details: 'bad',
  pending: 'waiting',
  paid: 'good',
  failed: 'bad',
  reversed: 'bad',
  returned_to_payer: 'quiet',
  below_minimum: 'waiting',
  manual: 'waiting',
  needs_details: 'bad',
  cancelled: 'quiet',
};

/** The status of a payout or a refund. */
export function TransferBadge(given: TransferStatus) {
  const text = given.kind === 'payout' ? states.payout[given.status] : states.refund[given.status];
  return <Badge tone={transferTones[given.status]}>{text}</Badge>;
}

const creditTones: Record<(typeof creditStatuses)[number], Tone> = {
  credited: 'good',
  rejected: 'quiet',
  reversed: 'bad',
};

export function CreditBadge({ status }: { status: (typeof creditStatuses)[number] }) {
  return <Badge tone={creditTones[status]}>{states.credit[status]}</Badge>;
}

const disputeTones: Record<(typeof disputeStatuses)[number], Tone> = {
  waiting_for_seller: 'bad',
  waiting_for_operator: 'waiting',
  resolved: 'quiet',
};

export function DisputeBadge({ status }: { status: (typeof disputeStatuses)[number] }) {
  return <Badge tone={disputeTones[status]}>{states.dispute[status]}</Badge>;
}
