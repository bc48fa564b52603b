import type { eventMoments } from '../../operations.generated.js';
import { quoted } from '../../printable.js';
import type { Stage, Step } from './play.js';
import * as step from './steps.js';

export type EventType = keyof typeof eventMoments;

export interface Trigger {
  steps: readonly Step[];
  movesClock?: boolean;
  /** The operator's command that completes it after the steps. */
  operator?: (stage: Stage) => string;
  /** Cleans up afterwards. */
  afterwards?: readonly Step[];
}

export interface Never {
  never: string;
}

const funded = [step.open, step.pay()];
const accepted = [...funded, step.accept];
const delivered = [...accepted, step.deliver];
const released = [...delivered, step.act('releaseEscrow')];
const refunded = [...funded, step.act('refundEscrow', () => ({ reason: 'trigger' }))];
const disputed = [...accepted, step.dispute];
const expired = [step.open, step.readEscrow, ...step.expire];
// An excess below the bank's minimum: its refund is never attempted.
const overpaidAndReversed = step.pay(({ amountKobo }) => ({
  amount: amountKobo + 1_000,
  outcome: 'reversed',
}));
const reversed = step.pay(() => ({ outcome: 'reversed' }));

export const triggers: Readonly<Record<EventType, Trigger | Never>> = {
  'escrow.funded': { steps: funded },
  'escrow.accepted': { steps: accepted },
  'escrow.declined': { steps: [step.open, step.act('declineEscrow', () => ({ reason: 'trigger' }))] },
  'escrow.delivered': { steps: delivered },
  'escrow.inspection_changed': {
    never: 'Only a buyer can do it: say on a checkout page whether it has arrived.',
  },
  'escrow.released': { steps: released },
  'escrow.refunded': { steps: refunded },
  'dispute.opened': { steps: disputed },
  'payment.success': { steps: funded },
  'payment.failed': { steps: [step.open, step.pay(() => ({ outcome: 'rejected' }))] },
  'charge.success': { steps: [step.openCharge, step.payCharge] },
  'charge.failed': { steps: [step.openCharge, step.readCharge, ...step.expire], movesClock: true },
  'payment.partial': { steps: [step.open, step.payHalf] },
  'escrow.expired': { steps: expired, movesClock: true },
  'escrow.cancelled': { steps: [step.open, step.act('cancelEscrow')] },
  'escrow.reopened': { steps: [...expired, step.reopen], movesClock: true },
  'escrow.partially_released': { steps: [...delivered, step.releaseHalf] },
  'escrow.partially_refunded': { steps: [...funded, step.refundHalf] },
  'dispute.resolved': { steps: [...disputed, step.concede] },
  'payout.paid': { steps: [...released, step.settle('payout', 'paid')] },
  'payout.failed': { steps: [...released, step.settle('payout', 'failed')] },
  'payout.reversed': {
    steps: [...released, step.settle('payout', 'paid'), step.settle('payout', 'reversed')],
  },
  'refund.paid': { steps: [...refunded, step.settle('refund', 'paid')] },
  'refund.failed': { steps: [...refunded, step.settle('refund', 'failed')] },
  'payout.retried': {
    steps: [...released, step.settle('payout', 'failed')],
    operator: (stage) => `payout retry ${stage.fact('payout_id')}`,
  },
  'refund.retried': {
    steps: [...refunded, step.settle('refund', 'failed')],
    operator: (stage) => `refund retry ${stage.fact('refund_id')}`,
  },
  'refund.cancelled': {
    steps: [step.open, overpaidAndReversed],
    operator: (stage) => `refund cancel ${stage.fact('refund_id')}`,
  },
  'credit.matched': {
    steps: [step.open, step.readAccount, step.payNobody],
    operator: (stage) => {
      const account = `--account ${stage.fact('account_id')}`;
      return `credit match ${stage.fact('credit_id')} ${account} --reference=${quoted(stage.reference)}`;
    },
  },
  'receivable.settled': {
    steps: [step.open, reversed],
    operator: (stage) =>
      `receivable settle ${stage.fact('escrow_id')} --from held --amount ${stage.amountKobo}`,
  },
  'buyer.signed_in': { never: 'Only a buyer can do it: sign in on a checkout page.' },
  'delivery.updated': {
    steps: [step.openManaged, step.pay(), step.accept, step.askRates, step.attachRate, step.bookPickup],
  },
  'webhook.disabled': { steps: step.wearOut, movesClock: true, afterwards: [step.deleteWebhook] },
  'webhook.test': { steps: [step.findWebhook, step.testWebhook] },
};
