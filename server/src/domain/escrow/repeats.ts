import type { EscrowAggregate, EscrowCommand } from '../aggregate.js';
import type { Dispute } from '../records.js';
import { isBookedToGo } from '../shipment/states.js';
import { isAttached } from './attach.js';
import { isDeliveredWith } from './delivery.js';
import { isOpenedWith, saysSolved } from './evidence.js';

/** Whether the effect of a command exists already, so that it succeeds and does nothing. */
export function hasHappened(aggregate: EscrowAggregate, command: EscrowCommand): boolean {
  const { escrow, dispute } = aggregate;
  switch (command.command) {
    case 'accept':
      return escrow.sellerAcceptedAt !== null;
    case 'decline':
      return escrow.closedReason === 'declined';
    case 'cancel':
      return escrow.status === 'cancelled';
    case 'attach':
      return isAttached(aggregate, command.rate);
    case 'book':
      return isBookedToGo(aggregate.shipment);
    case 'deliver':
      return isDeliveredWith(aggregate, command.proof);
    case 'confirm_arrival':
      return escrow.arrivalConfirmedAt !== null;
    case 'extend_inspection':
      return escrow.inspectionExtensions >= command.extension;
    case 'release':
      return isReleased(escrow) && isAll(command.amount, escrow.amountReleased);
    case 'try_release_code':
      return isReleased(escrow);
    case 'refund':
      return escrow.status === 'refunded' && isAll(command.amount, escrow.amountRefunded);
    case 'dispute':
      return escrow.status === 'disputed' && dispute !== null && isOpenedWith(dispute, command);
    case 'withdraw':
      return (
        escrow.status === 'funded' && dispute?.openedBy === command.side && endedAs(dispute, 'withdrawn')
      );
    case 'report_solved':
      return escrow.status === 'disputed' && dispute !== null && saysSolved(dispute, command.text);
    case 'concede':
      return endedAs(dispute, 'conceded');
    case 'resolve':
      return (
        endedAs(dispute, 'resolved') &&
        dispute?.amountToSeller === command.toSeller &&
        dispute.decisionReason === command.reason
      );
    default:
      return false;
  }
}

function isReleased({ status, amountRefunded }: EscrowAggregate['escrow']): boolean {
  return status === 'released' && amountRefunded === 0;
}

function isAll(amount: number | null, moved: number): boolean {
  return amount === null || amount === moved;
}

function endedAs(dispute: Dispute | null, outcome: Dispute['outcome']): boolean {
  return dispute?.status === 'resolved' && dispute.outcome === outcome;
}
