import type { EventType } from '@escrow-checkout/contract';
import type { NewEvent, NewMail } from '../change.js';
import type { Checkout } from '../records.js';
import type { MailData, MailTemplate } from './templates.js';

/** A mail that an event or moment of a checkout, or of its seller, causes. */
export type SaleTemplate = Exclude<MailTemplate, 'sign_in.code' | `webhook.${string}`>;

/** What causes a mail but records no event. */
export type Moment =
  /** An escrow was opened. */
  | 'escrow.initiated'
  /** The inspection window is about to end. */
  | 'release.near'
  /** A transfer brought too much, or came too late, and goes back. */
  | 'excess.owed'
  /** Payout details on file were replaced by others. */
  | 'details.replaced';

/** An event or a moment of one change. */
export interface Happening {
  type: EventType | Moment;
  extras: NewEvent['extras'];
}

interface Cause {
  to: 'buyer' | 'seller';
  /** Event types and moments. */
  on: readonly (EventType | Moment)[];
  /** Only then. */
  if?: (happening: Happening, checkout: Pick<Checkout, 'closedReason'>) => boolean;
  /** Not if the same change records this event, whose mail says it as well. */
  unlessWith?: EventType;
}

/**
 * Which happening causes which mail to whom. Each template has one reader, so an event that concerns both
 * sides causes two mails. A merchant that is its own seller gets no mail to a seller.
 */
export const mailCauses: { readonly [Name in SaleTemplate]: Cause } = {
  'checkout.receipt': { to: 'buyer', on: ['escrow.funded', 'charge.success'] },
  'checkout.delivered': { to: 'buyer', on: ['escrow.delivered'] },
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
    if: (told, { closedReason }) =>
      Number(told.extras.refunded_amount) > 0 && !isOfDecline(told, closedReason),
    unlessWith: 'dispute.resolved',
  },
  'checkout.refund_failed': { to: 'buyer', on: ['refund.failed'], unlessWith: 'refund.paid' },
  'checkout.dispute_opened': { to: 'buyer', on: ['dispute.opened'] },
  'checkout.dispute_resolved': { to: 'buyer', on: ['dispute.resolved'] },
  'sale.invitation': { to: 'seller', on: ['escrow.initiated'] },
  'sale.funded': { to: 'seller', on: ['escrow.funded'] },
  'sale.released': {
    to: 'seller',
    on: ['escrow.released', 'escrow.partially_released'],
    unlessWith: 'dispute.resolved',
  },
  'sale.paid_out': { to: 'seller', on: ['payout.paid'] },
  'sale.payout_problem': {
    to: 'seller',
    on: ['payout.failed', 'payout.reversed'],
    unlessWith: 'payout.paid',
  },
  'sale.dispute_opened': {
    to: 'seller',
    on: ['dispute.opened'],
    if: ({ extras }) => extras.opened_by !== 'seller' || extras.on_behalf_of === 'seller',
  },
  'sale.dispute_resolved': { to: 'seller', on: ['dispute.resolved'] },
  'sale.over': {
    to: 'seller',
    on: ['escrow.cancelled', 'escrow.expired', 'escrow.refunded'],
    if: (_, { closedReason }) => closedReason !== 'declined',
    unlessWith: 'dispute.resolved',
  },
  'seller.details_changed': { to: 'seller', on: ['details.replaced'] },
};

/** After a decline the mail is about the decline, which carries the seller's reason, not about the refund. */
function isOfDecline({ type }: Happening, closedReason: Checkout['closedReason']): boolean {
  return type === 'escrow.refunded' && closedReason === 'declined';
}

const templates = Object.keys(mailCauses) as SaleTemplate[];

/** Whether a mail is one of this table, which is filled when it is sent. */
export function isSaleTemplate(template: keyof MailData): template is SaleTemplate {
  return template in mailCauses;
}

type Told = Happening & Pick<NewMail, 'cause' | 'facts'>;

/** Buyer and seller of a checkout, or a seller alone. */
type Parties = Pick<Checkout, 'sellerEmail' | 'closedReason'> & {
  id: string | null;
  customerEmail: string | null;
};

/** Returns the mails of one change: at most one of each template, for its last happening. */
export function mailsOf(checkout: Parties, told: readonly Told[]): NewMail[] {
  if (told.length === 0) return [];
  return templates.flatMap((template) => {
    const { to, on, if: isMeant = () => true, unlessWith } = mailCauses[template];
    const recipient = to === 'buyer' ? checkout.customerEmail : checkout.sellerEmail;
    if (recipient === null || told.some(({ type }) => type === unlessWith)) return [];
    const last = told.findLast((each) => on.includes(each.type) && isMeant(each, checkout));
    if (last === undefined) return [];
    return [{ template, cause: last.cause, recipient, checkoutId: checkout.id, facts: last.facts }];
  });
}
