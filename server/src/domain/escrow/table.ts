import { openVirtualAccount, receiveCredit, rejectCredit, rejectUnawaited } from '../checkout/payment.js';
import {
  dropsRefund,
  ofExcess,
  reverseAfterEnd,
  reverseBeforePayment,
  reversePart,
} from '../checkout/reversal.js';
import { type Cell, either, outcome, stays, to, unusual } from '../checkout/state-table.js';
import type { EscrowStatus } from '../records.js';
import { book, booked, bookingRefused, bookingUnknown, callCarrier, prepared } from '../shipment/booking.js';
import { endBooking, shipmentCancelled, tooLate } from '../shipment/cancelling.js';
import { clearDelivery, earlierArrived, parcelReported } from '../shipment/report.js';
import { accept, cancel, declineAwaited, declineFunded } from './acceptance.js';
import { attach } from './attach.js';
import { expire, reopen } from './deadline.js';
import { deliver } from './delivery.js';
import {
  addEvidence,
  concede,
  defaultJudgement,
  openDispute,
  reportSolved,
  resolve,
  withdrawDispute,
} from './dispute.js';
import { confirmArrival, extendInspection } from './inspection.js';
import { refund, returnToPayer } from './refund.js';
import { autoRelease, release, remind } from './release.js';
import { tryReleaseCode } from './release-code.js';
import { receiveAwaited, reverseFunded, reverseFundedPart, settleReceivable } from './reversal.js';
import type { CommandName, Rule } from './rule.js';

type Row = { readonly [Name in CommandName]?: Cell<EscrowStatus, Rule<Name>> };

/** After the end, money can still arrive or be reversed, and a receivable can be settled; nothing else. */
const closed = {
  credit: stays([], receiveCredit),
  credit_rejected: stays([], rejectUnawaited),
  credit_reversed: either([outcome<never>('same', []), dropsRefund], reverseAfterEnd),
  credit_part_reversed: stays([], reversePart),
  settle_receivable: stays(['receivable.settled'], settleReceivable),
} satisfies Row;

/** A parcel has moved, or has arrived with an escrow whose inspection begins. */
const arrivals = [
  outcome<never>('same', ['delivery.updated']),
  outcome<never>('same', ['delivery.updated', 'escrow.delivered']),
];

/** What becomes of a booking that is under way, also once the escrow is disputed or closed. */
const underWay = {
  booked: stays(['delivery.updated'], booked),
  booking_unknown: stays([], bookingUnknown),
  end_booking: stays(['delivery.updated'], endBooking),
  shipment_cancelled: stays(['delivery.updated'], shipmentCancelled),
  too_late: stays([], tooLate),
  parcel_reported: either(
    [outcome<never>('same', []), outcome<never>('same', ['delivery.updated'])],
    parcelReported,
  ),
  earlier_arrived: stays(['delivery.updated'], earlierArrived),
} satisfies Row;

/** A booking that was to be cancelled is; any other waits for another rate. */
const endsBooking = {
  end_booking: either([outcome<never>('same', []), outcome<never>('same', ['delivery.updated'])], endBooking),
} satisfies Row;

/** The buyer gets what is still held; the seller may have been paid a part before. */
const allReturned = [
  outcome('refunded', ['dispute.resolved', 'escrow.refunded']),
  unusual('released', ['dispute.resolved', 'escrow.refunded']),
];

/**
 * The whole life of an escrow: what each command can lead to in each state, the events it records, and the
 * rule that decides. `decideEscrow` first returns a repeat if the command's effect already exists
 * (`repeats.ts`), and refuses a command that has no cell here (`refusals.ts`). `table.test.ts` proves that a
 * rule does nothing else.
 *
 * `stays` and `'same'` keep the status. `unusual` needs a partial release or a reversal before. `ofExcess`
 * never changes the status.
 */
export const escrowTable: Readonly<Record<EscrowStatus, Row>> = {
  awaiting_payment: {
    credit: either(
      [
        outcome('funded', ['payment.success', 'escrow.funded']),
        outcome('awaiting_payment', ['payment.partial']),
        unusual('awaiting_payment', []),
        unusual('disputed', ['payment.success', 'escrow.funded', 'dispute.opened']),
      ],
      receiveAwaited,
    ),
    credit_rejected: stays(['payment.failed'], rejectCredit),
    credit_reversed: either([outcome<never>('same', ['payment.failed']), ...ofExcess], reverseBeforePayment),
    credit_part_reversed: stays([], reversePart),
    settle_receivable: stays(['receivable.settled'], settleReceivable),
    expire: to('expired', ['escrow.expired'], expire),
    open_virtual_account: stays([], openVirtualAccount),
    accept: stays(['escrow.accepted'], accept),
    attach: stays([], attach),
    decline: to('declined', ['escrow.declined'], declineAwaited),
    cancel: to('cancelled', ['escrow.cancelled'], cancel),
  },
  funded: {
    credit: stays([], receiveCredit),
    credit_rejected: stays([], rejectUnawaited),
    credit_reversed: either([outcome('disputed', ['dispute.opened']), ...ofExcess], reverseFunded),
    credit_part_reversed: either(
      [outcome('disputed', ['dispute.opened']), unusual('funded', [])],
      reverseFundedPart,
    ),
    settle_receivable: stays(['receivable.settled'], settleReceivable),
    accept: stays(['escrow.accepted'], accept),
    decline: to('refunded', ['escrow.declined', 'escrow.refunded'], declineFunded),
    attach: stays([], attach),
    book: stays([], book),
    prepared: stays([], prepared),
    call_carrier: stays([], callCarrier),
    booking_refused: stays([], bookingRefused),
    ...underWay,
    ...endsBooking,
    parcel_reported: either([outcome<never>('same', []), ...arrivals], parcelReported),
    earlier_arrived: either(arrivals, earlierArrived),
    clear_delivery: stays(['delivery.updated'], clearDelivery),
    deliver: stays(['escrow.delivered'], deliver),
    confirm_arrival: stays(['escrow.inspection_changed'], confirmArrival),
    extend_inspection: stays(['escrow.inspection_changed'], extendInspection),
    release: either(
      [outcome('released', ['escrow.released']), outcome('funded', ['escrow.partially_released'])],
      release,
    ),
    try_release_code: stays([], tryReleaseCode),
    auto_release: to('released', ['escrow.released'], autoRelease),
    remind: stays([], remind),
    refund: either(
      [
        outcome('refunded', ['escrow.refunded']),
        outcome('funded', ['escrow.partially_refunded']),
        unusual('released', ['escrow.refunded']),
      ],
      refund,
    ),
    dispute: to('disputed', ['dispute.opened'], openDispute),
  },
  disputed: {
    credit: stays([], receiveCredit),
    credit_rejected: stays([], rejectUnawaited),
    credit_reversed: either([outcome<never>('same', []), dropsRefund], reverseFunded),
    credit_part_reversed: stays([], reverseFundedPart),
    settle_receivable: either(
      [
        outcome('disputed', ['receivable.settled']),
        outcome('funded', ['receivable.settled', 'dispute.resolved']),
        unusual('funded', ['receivable.settled', 'dispute.resolved', 'escrow.delivered']),
        unusual('refunded', ['receivable.settled', 'dispute.resolved', 'escrow.refunded']),
        unusual('released', ['receivable.settled', 'dispute.resolved', 'escrow.refunded']),
      ],
      settleReceivable,
    ),
    accept: stays(['escrow.accepted'], accept),
    ...underWay,
    clear_delivery: stays(['delivery.updated'], clearDelivery),
    evidence: stays([], addEvidence),
    withdraw: either(
      [outcome('funded', ['dispute.resolved']), outcome('funded', ['dispute.resolved', 'escrow.delivered'])],
      withdrawDispute,
    ),
    report_solved: stays([], reportSolved),
    concede: either(allReturned, concede),
    default_judgement: either(allReturned, defaultJudgement),
    resolve: either(
      [
        outcome('refunded', ['dispute.resolved', 'escrow.refunded']),
        outcome('released', ['dispute.resolved', 'escrow.released']),
        unusual('released', ['dispute.resolved', 'escrow.refunded']),
      ],
      resolve,
    ),
  },
  released: {
    ...closed,
    ...underWay,
    ...endsBooking,
    prepared: stays([], prepared),
    call_carrier: stays([], callCarrier),
    booking_refused: stays([], bookingRefused),
    return_to_payer: either(
      [outcome('refunded', ['escrow.refunded']), outcome('released', ['escrow.refunded'])],
      returnToPayer,
    ),
  },
  refunded: { ...closed, ...underWay },
  declined: closed,
  cancelled: closed,
  expired: { ...closed, reopen: to('awaiting_payment', ['escrow.reopened'], reopen) },
};
