import type { EventType } from '@escrow-checkout/contract';
import type { NewEvent, NewMail } from '../change.js';
import type { Checkout } from '../records.js';
import type { MailData, MailTemplate } from './templates.js';

/** A mail that an event or trigger of a checkout, or of its seller, causes. */
export type CheckoutTemplate = Exclude<
  MailTemplate,
  'sign_in.code' | `webhook.${string}` | `staff.${string}`
>;

/** What causes a mail but records no event. */
export type MailTrigger =
  | 'escrow.initiated'
  /** The inspection window is about to end. */
  | 'release.near'
  /** A transfer was too much or too late, and goes back. */
  | 'excess.owed'
  /** A payout has waited long for a bank account of its seller. */
  | 'bank_account.missing'
  /** Another bank account replaced the one on file. */
  | 'bank_account.replaced'
  /** The buyer says that a dispute is solved which they can no longer withdraw. */
  | 'dispute.solved'
  /** The pickup of a parcel is booked. */
  | 'parcel.booked'
  /** The carrier has picked the parcel up. */
  | 'parcel.on_its_way'
  /** The carrier did not bring the parcel. */
  | 'parcel.failed'
  /** A booked pickup does not take place, and the escrow goes on. */
  | 'parcel.cancelled';

/** An event or trigger of one change. */
export interface Occurrence {
  type: EventType | MailTrigger;
  extras: NewEvent['extras'];
}

interface Cause {
  to: 'buyer' | 'seller';
  /** Events and triggers. */
  on: readonly (EventType | MailTrigger)[];
  /** The mail is written only if this holds. */
  if?: (occurrence: Occurrence, checkout: Pick<Checkout, 'closedReason'>) => boolean;
  /** The mail is not written if the same change records this event, whose mail says the same. */
  unlessWith?: EventType;
}

/**
 * The events and triggers that cause each mail, and its recipient. Each template has one recipient, so an
 * event that concerns both sides causes two mails. A merchant that is its own seller gets no seller's mail.
 */
export const mailCauses: { readonly [Name in CheckoutTemplate]: Cause } = {
  'checkout.receipt': { to: 'buyer', on: ['escrow.funded', 'charge.success'] },
  'checkout.on_its_way': { to: 'buyer', on: ['parcel.on_its_way'] },
  'checkout.delivery_failed': { to: 'buyer', on: ['parcel.failed'] },
  'checkout.delivered': { to: 'buyer', on: ['escrow.delivered'] },
  'checkout.not_arrived': { to: 'buyer', on: ['escrow.inspection_changed'], if: isNotArrived },
  'checkout.reminder': { to: 'buyer', on: ['release.near'] },
  'checkout.released': {
    to: 'buyer',
    on: ['escrow.released', 'escrow.partially_released'],
    unlessWith: 'dispute.resolved',
  },
  'checkout.refunded': {
    to: 'buyer',
    on: [
      'escrow.refunded',
      'escrow.partially_refunded',
      'escrow.declined',
      'escrow.cancelled',
      'escrow.expired',
      'charge.failed',
      'excess.owed',
    ],
    if: (occurrence, { closedReason }) =>
      Number(occurrence.extras.refunded_amount) > 0 && !isOfDecline(occurrence, closedReason),
    unlessWith: 'dispute.resolved',
  },
  'checkout.refund_failed': { to: 'buyer', on: ['refund.failed'], unlessWith: 'refund.paid' },
  'checkout.dispute_opened': { to: 'buyer', on: ['dispute.opened'] },
  'checkout.dispute_resolved': { to: 'buyer', on: ['dispute.resolved'] },
  'seller.invitation': { to: 'seller', on: ['escrow.initiated'] },
  'seller.funded': { to: 'seller', on: ['escrow.funded'] },
  'seller.pickup_booked': { to: 'seller', on: ['parcel.booked'] },
  'seller.pickup_cancelled': { to: 'seller', on: ['parcel.cancelled'] },
  'seller.delivery_failed': { to: 'seller', on: ['parcel.failed'] },
  'seller.not_arrived': { to: 'seller', on: ['escrow.inspection_changed'], if: isNotArrived },
  'seller.released': {
    to: 'seller',
    on: ['escrow.released', 'escrow.partially_released'],
    unlessWith: 'dispute.resolved',
  },
  'seller.paid_out': { to: 'seller', on: ['payout.paid'] },
  'seller.payout_problem': {
    to: 'seller',
    on: ['payout.failed', 'payout.reversed'],
    unlessWith: 'payout.paid',
  },
  'seller.bank_account_missing': { to: 'seller', on: ['bank_account.missing'] },
  'seller.dispute_opened': {
    to: 'seller',
    on: ['dispute.opened'],
    if: ({ extras }) => extras.opened_by !== 'seller' || extras.on_behalf_of === 'seller',
  },
  'seller.dispute_solved': { to: 'seller', on: ['dispute.solved'] },
  'seller.dispute_resolved': { to: 'seller', on: ['dispute.resolved'] },
  'seller.over': {
    to: 'seller',
    on: ['escrow.cancelled', 'escrow.expired', 'escrow.refunded'],
    if: (_, { closedReason }) => closedReason !== 'declined',
    unlessWith: 'dispute.resolved',
  },
  'payee.bank_account_changed': { to: 'seller', on: ['bank_account.replaced'] },
};

/** Whether the buyer has extended the inspection, rather than started it. */
function isNotArrived({ extras }: Occurrence): boolean {
  return extras.reason === 'not_arrived';
}

/** Whether a refund follows a decline, whose own mail carries the seller's reason. */
function isOfDecline({ type }: Occurrence, closedReason: Checkout['closedReason']): boolean {
  return type === 'escrow.refunded' && closedReason === 'declined';
}

const templates = Object.keys(mailCauses) as CheckoutTemplate[];

/** Whether a mail is one of this table; its data is loaded when it is sent. */
export function isCheckoutTemplate(template: keyof MailData): template is CheckoutTemplate {
  return template in mailCauses;
}

type TriggeredOccurrence = Occurrence & Pick<NewMail, 'cause' | 'facts'>;

/** Buyer and seller of a checkout, or a seller alone. */
type Parties = Pick<Checkout, 'sellerEmail' | 'closedReason'> & {
  id: string | null;
  customerEmail: string | null;
};

/** Returns the mails of one change: at most one of each template, for its last occurrence. */
export function mailsOf(checkout: Parties, occurrences: readonly TriggeredOccurrence[]): NewMail[] {
  if (occurrences.length === 0) return [];
  return templates.flatMap((template) => {
    const { to, on, if: isMeant = () => true, unlessWith } = mailCauses[template];
    const recipient = to === 'buyer' ? checkout.customerEmail : checkout.sellerEmail;
    if (recipient === null || occurrences.some(({ type }) => type === unlessWith)) return [];
    const last = occurrences.findLast((each) => on.includes(each.type) && isMeant(each, checkout));
    if (last === undefined) return [];
    return [{ template, cause: last.cause, recipient, checkoutId: checkout.id, facts: last.facts }];
  });
}
