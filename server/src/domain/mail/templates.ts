import type { Locale } from '@escrow-checkout/contract';
import type { Mode } from '../records.js';
import type { AttemptFailure } from '../webhook/attempt.js';
import type { DisputeData, DisputeOutcomeData, SolvedData } from './dispute-data.js';
import type { NotArrivedData } from './inspection-data.js';
import type { StaffMailData } from './staff-data.js';

/** Data of every mail about a webhook endpoint. */
interface EndpointData {
  account: string;
  mode: Mode;
  endpointId: string;
  /** Without its query, which may hold a secret of the receiver. */
  address: string;
  /** Account time, like all times of a mail. */
  failingSince: number;
  lastFailure: AttemptFailure;
  lastStatus: number | null;
  /** Where the API is. */
  apiUrl: string;
}

/** Data of every mail about a checkout. */
interface CheckoutData {
  merchant: string;
  mode: Mode;
  reference: string;
}

/** Data of every mail to a buyer. */
export interface BuyerData extends CheckoutData {
  /** The seller's name: the merchant's own if no other seller is named. */
  seller: string;
  checkoutPageUrl: string;
}

/** Data of every mail to a seller. */
export interface SellerData extends CheckoutData {
  /** The name the merchant gave, or null. The seller must not learn the buyer's address. */
  buyer: string | null;
  description: string | null;
  sellerPageUrl: string;
}

/** A bank account as it may be shown. */
export interface BankShown {
  bankName: string;
  last4: string;
}

/** Why money goes back; null if the merchant decided so without a reason, or with one in their own words. */
export type ReturnReason =
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'failed'
  | 'overpaid'
  /** Not the amount asked for, into an account number that others may have had. */
  | 'not_asked'
  | 'late'
  | 'payout_unpayable';

/** A parcel that a carrier picks up. */
export interface ParcelData {
  carrier: string;
  trackingNumber: string | null;
  /** The carrier's page about it. */
  trackingUrl: string | null;
}

/** Every mail with its data. Amounts are kobo, times are account time. */
export interface MailData extends StaffMailData {
  'sign_in.code': CheckoutData & {
    code: string;
    minutes: number;
    side: 'buyer' | 'seller';
    /** The language of the page on which it was asked for; none: that of the merchant. */
    locale?: Locale | null;
  };
  'checkout.receipt': CheckoutData & {
    amount: number;
    description: string | null;
    paidAt: number;
    /** Where the money is: held until delivery, passed on to the shop at once, or no longer held. */
    money: 'held' | 'direct' | 'moved_on';
    checkoutPageUrl: string;
    receiptUrl: string;
  };
  'checkout.on_its_way': BuyerData &
    ParcelData & {
      /** Whether the money is still held. */
      isHeld: boolean;
    };
  'checkout.delivery_failed': BuyerData &
    ParcelData & {
      held: number;
      /** When the money is released all the same, since the delivery was proved; null if it is not. */
      releasesAt: number | null;
      /** Whether the buyer can report a problem. */
      canReport: boolean;
    };
  'checkout.delivered': BuyerData & {
    /** The carrier that says so; null if the seller does. */
    broughtBy: string | null;
    courier: string | null;
    trackingNumber: string | null;
    notes: string | null;
    /** When it is expected, if the sender said so; the time to check starts then. */
    expectedAt: number | null;
    releasesAt: number;
  };
  'checkout.not_arrived': BuyerData & NotArrivedData;
  'checkout.reminder': BuyerData & { amount: number; releasesAt: number };
  'checkout.released': BuyerData & {
    amount: number;
    /** Kobo still held. */
    remaining: number;
  };
  'checkout.refunded': BuyerData & {
    amount: number;
    reason: ReturnReason | null;
    /** In the merchant's or the seller's own words. */
    words: string | null;
    /** The part that is too small for a bank transfer. */
    tooSmall: number;
    /** Kobo still held. */
    remaining: number;
  };
  'checkout.refund_failed': BuyerData & { amount: number };
  'checkout.dispute_opened': BuyerData & DisputeData;
  'checkout.dispute_resolved': BuyerData & DisputeOutcomeData & { tooSmall: number };
  'seller.invitation': SellerData & {
    amount: number;
    /** Whether the seller still has to accept or decline. */
    isOpen: boolean;
  };
  'seller.funded': SellerData & {
    amount: number;
    /** Whether the seller still has to send the goods. */
    isToSend: boolean;
    /** Whether the merchant arranges the delivery and records it. */
    isManaged: boolean;
    isAccepted: boolean;
    bank: BankShown | null;
  };
  'seller.pickup_booked': SellerData &
    ParcelData & {
      service: string;
      /** When the parcel is picked up, in the carrier's words; null if it does not say. */
      pickupTime: string | null;
      labelUrl: string | null;
    };
  'seller.pickup_cancelled': SellerData & ParcelData;
  'seller.delivery_failed': SellerData &
    ParcelData & {
      /** When the money is released all the same, since the delivery was proved; null if it is not. */
      releasesAt: number | null;
    };
  'seller.not_arrived': SellerData & NotArrivedData & { trackingNumber: string | null };
  'seller.released': SellerData & {
    amount: number;
    remaining: number;
    bank: BankShown | null;
    /** Too small for a bank transfer of its own. */
    isTooSmall: boolean;
  };
  'seller.paid_out': SellerData & {
    amount: number;
    bank: BankShown | null;
    sessionId: string | null;
    /** Whether other payouts of the seller are paid in the same transfer. */
    isCombined: boolean;
  };
  'seller.payout_problem': SellerData & {
    amount: number;
    bank: BankShown | null;
    /** Whether it came back after it had been paid. */
    cameBack: boolean;
    /** Whether it is on its way again, or paid. */
    isRetried: boolean;
  };
  'seller.bank_account_missing': SellerData & {
    /** The operator may pay it past the partner, so it is not paid at once. */
    isOnHold: boolean;
    amount: number;
    /** From when the operator may return the money to the buyer. */
    returnableAt: number;
  };
  'seller.dispute_opened': SellerData & DisputeData;
  'seller.dispute_solved': SellerData & SolvedData;
  'seller.dispute_resolved': SellerData & DisputeOutcomeData & { bank: BankShown | null };
  'seller.over': SellerData & {
    why: 'cancelled' | 'expired' | 'refunded' | 'payout_unpayable';
    refunded: number;
    /** Kobo that were released to the seller and stay with them. */
    released: number;
  };
  'payee.bank_account_changed': {
    merchant: string;
    mode: Mode;
    bank: BankShown;
    changedBy: 'merchant' | 'seller';
    /** For how many hours this change holds automatic releases; null if it does not. */
    holdHours: number | null;
  };
  'webhook.failing': EndpointData & { disabledAfter: number };
  'webhook.disabled': EndpointData & { reason: 'gone' | 'failures'; replaySince: number };
}

export type MailTemplate = keyof MailData;

/** A piece of a mail's body, from which both plain text and HTML are made. */
export type Block =
  | string
  | { facts: readonly (readonly [name: string, value: string])[] }
  /** Commands, one a line. */
  | { code: readonly string[] }
  /** What the band of test mode says: last in the text, above everything in HTML. */
  | { band: string }
  | { link: string; label: string };

export interface Wording {
  subject: string;
  body: readonly Block[];
}

export type Language = { readonly [Name in MailTemplate]: (data: MailData[Name]) => Wording };

/** Returns a URL without its query, which may hold a secret. */
export function addressShown(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return `${origin}${pathname}${search === '' ? '' : '?…'}`;
}
