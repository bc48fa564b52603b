import type { EscrowAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import { EscrowDraft } from '../escrow/draft.js';
import { repeat } from '../escrow/no-change.js';
import type { Rule } from '../escrow/rule.js';
import { carriageAccount, carrierWalletAccount, partnerFeesAccount } from '../ledger.js';
import { assertKobo } from '../money.js';
import type { Shipment } from '../records.js';
import { bookingBlocked, rateBlocked } from './blocked.js';
import { failureSentences } from './failures.js';
import { triggerParcelMails } from './mails.js';
import { firstParcelPollMs } from './polls.js';

/** How long a call whose answer was lost may still have its effect. */
export const unsettledMs = 120_000;

/** The pickup is to be booked. This is stored before the carrier is called, with what it may cost. */
export const book: Rule<'book'> = (aggregate, _command, context) => {
  const blocked = bookingBlocked(aggregate);
  if (blocked !== null) return blocked;
  const { shipment } = aggregate;
  assert(shipment?.status === 'rate_attached', 'what is under way is a repeat');
  const refused = rateBlocked(aggregate, shipment, context);
  if (refused !== null) return refused;
  const draft = new EscrowDraft(aggregate, context);
  draft.changeShipment({
    status: 'booking',
    bookingAt: context.now,
    calledAt: null,
    unknownSince: null,
    failureReason: null,
    partnerShipmentId: null,
  });
  draft.changeCarriage(({ amountReserved }) => ({ amountReserved: amountReserved + shipment.amount }));
  draft.job('shipment.run', shipment.id);
  return draft.decision();
};

/** The aggregator's id of a draft is stored before it is booked; a second draft costs nothing and is left. */
export const prepared: Rule<'prepared'> = (aggregate, { shipmentId, partnerShipmentId }, context) => {
  const shipment = bookingOf(aggregate, shipmentId);
  if (shipment === null || shipment.partnerShipmentId !== null) return repeat(aggregate);
  const draft = new EscrowDraft(aggregate, context);
  draft.changeShipment({ partnerShipmentId });
  return draft.decision();
};

/**
 * The aggregator is about to be called. Who commits this makes the call: nobody else does until what became
 * of it is known, or it can have no effect any more.
 */
export const callCarrier: Rule<'call_carrier'> = (aggregate, command, context) => {
  const { shipmentId, calledAt, calledBefore } = command;
  const shipment = bookingOf(aggregate, shipmentId);
  const isOurs = shipment !== null && shipment.calledAt === calledBefore;
  const isSettled = calledBefore === null || calledAt - calledBefore >= unsettledMs;
  if (!isOurs || !isSettled || shipment.cancelRequestedAt !== null) return repeat(aggregate);
  const draft = new EscrowDraft(aggregate, context);
  draft.changeShipment({ calledAt });
  return draft.decision();
};

/**
 * The pickup is booked. The merchant owes what it cost, at most the price of the rate; what the aggregator
 * took beyond that is the operator's.
 */
export const booked: Rule<'booked'> = (aggregate, { shipmentId, booking }, context) => {
  const shipment = bookingOf(aggregate, shipmentId);
  if (shipment === null) return repeat(aggregate);
  const { amount } = shipment;
  const { cost, trackingNumber } = booking;
  const taken = cost ?? amount;
  assertKobo(taken, 'cost of a booking');
  const amountCharged = Math.min(taken, amount);
  const draft = new EscrowDraft(aggregate, context);
  draft.changeShipment({
    ...booking,
    status: 'booked',
    unknownSince: null,
    amountCharged,
    // What was cleared is the failure before it, unless a delivery rests on that already.
    clearedAt: aggregate.escrow.sellerDeliveredAt === null ? null : shipment.clearedAt,
    bookedAt: context.now,
    nextPollAt: context.now - context.clockOffsetMs + firstParcelPollMs,
  });
  draft.changeCarriage(({ amountOwed, amountReserved }) => {
    return { amountOwed: amountOwed + amountCharged, amountReserved: amountReserved - amount };
  });
  const wallet = carrierWalletAccount(shipment.aggregator, shipment.mode);
  if (amountCharged > 0) draft.move(carriageAccount(shipment), wallet, amountCharged);
  if (taken > amount) draft.move(partnerFeesAccount, wallet, taken - amount);
  draft.event('delivery.updated', { tracking_number: trackingNumber, delivery_status: 'booked' });
  triggerParcelMails(draft, 'booking');
  return draft.decision();
};

/**
 * The pickup is certainly not booked; the merchant reads why. One that is to be cancelled ends otherwise, and
 * one that another process has called since may be booked by that call.
 */
export const bookingRefused: Rule<'booking_refused'> = (aggregate, command, context) => {
  const { shipmentId, calledAt, reason } = command;
  const { shipment } = aggregate;
  const failureReason = failureSentences[reason];
  if (shipment?.id !== shipmentId || shipment.cancelRequestedAt !== null) return repeat(aggregate);
  if (shipment.calledAt !== calledAt) return repeat(aggregate);
  const isBooking = shipment.status === 'booking';
  const isUnsaid = shipment.status === 'rate_attached' && shipment.failureReason === null;
  if (!isBooking && !isUnsaid) return repeat(aggregate);
  const draft = new EscrowDraft(aggregate, context);
  if (isBooking) freeReservation(draft);
  draft.changeShipment({ status: 'rate_attached', unknownSince: null, failureReason });
  return draft.decision();
};

/** Nobody knows whether it is booked, so what it may cost stays reserved. */
export const bookingUnknown: Rule<'booking_unknown'> = (aggregate, { shipmentId }, context) => {
  const shipment = bookingOf(aggregate, shipmentId);
  if (shipment === null || shipment.unknownSince !== null) return repeat(aggregate);
  const draft = new EscrowDraft(aggregate, context);
  draft.changeShipment({ unknownSince: context.now });
  return draft.decision();
};

/** Frees what was reserved for a booking that was not made. */
export function freeReservation(draft: EscrowDraft): void {
  const { shipment } = draft;
  assert(shipment?.status === 'booking', 'only a booking has something reserved');
  draft.changeCarriage(({ amountReserved }) => ({ amountReserved: amountReserved - shipment.amount }));
}

/** Returns the shipment if it is being booked, or null. */
export function bookingOf({ shipment }: EscrowAggregate, id: string): Shipment | null {
  return shipment?.id === id && shipment.status === 'booking' ? shipment : null;
}
