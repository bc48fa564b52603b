import type { Dispute, Mode } from '../records.js';
import type { AttemptFailure } from '../webhook/attempt.js';

/** What every mail about a webhook endpoint is filled with. */
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

/** What every mail about a sale is filled with. */
interface CheckoutData {
  merchant: string;
  mode: Mode;
  reference: string;
}

/** What every mail to the buyer of an order is filled with. */
export interface BuyerData extends CheckoutData {
  /** The name of who sells: the merchant's own, where no other seller is named. */
  seller: string;
  checkoutPageUrl: string;
}

/** What every mail to the seller of a sale is filled with. */
export interface SellerData extends CheckoutData {
  /** The name the merchant gave; null: none. His address is not for the seller to know. */
  buyer: string | null;
  description: string | null;
  sellerPageUrl: string;
}

/** A bank account as it may be shown. */
export interface BankShown {
  bankName: string;
  last4: string;
}

/** Why money goes back; null: the merchant decided so and gave no reason, or one in his own words. */
export type ReturnReason =
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'failed'
  | 'overpaid'
  | 'late'
  | 'payout_unpayable';

export interface DisputeData {
  openedBy: Dispute['openedBy'];
  /** Whether the merchant said it for that side. */
  isSpokenFor: boolean;
  reason: Dispute['reason'];
  /** In the words of who opened it. */
  text: string | null;
  /** Until when the seller's side can answer; null: nothing waits for it. */
  respondBy: number | null;
  /** Whether it is still to be settled. */
  isOpen: boolean;
}

export interface DisputeOutcomeData {
  outcome: 'withdrawn' | 'conceded' | 'no_answer' | 'resolved';
  /** Kobo that go to the seller. */
  released: number;
  /** Kobo that go back to the buyer. */
  refunded: number;
  /** When the money now goes to the seller by itself, after a dispute that was withdrawn. */
  releasesAt: number | null;
}

/** Every mail there is, with what it is filled with. Amounts are kobo, times are account time. */
export interface MailData {
  'sign_in.code': CheckoutData & { code: string; minutes: number; side: 'buyer' | 'seller' };
  'checkout.receipt': CheckoutData & {
    amount: number;
    description: string | null;
    paidAt: number;
    /** Where the money is: held until the goods are there, on to the shop at once, or no longer held. */
    money: 'held' | 'direct' | 'moved_on';
    checkoutPageUrl: string;
    receiptUrl: string;
  };
  'checkout.delivered': BuyerData & {
    courier: string | null;
    trackingNumber: string | null;
    notes: string | null;
    releasesAt: number;
  };
  'checkout.reminder': BuyerData & { amount: number; releasesAt: number };
  'checkout.released': BuyerData & {
    amount: number;
    /** What is still held. */
    remaining: number;
  };
  'checkout.refunded': BuyerData & {
    amount: number;
    reason: ReturnReason | null;
    /** In the merchant's or the seller's own words. */
    words: string | null;
    /** How much of it is too small for a bank transfer. */
    tooSmall: number;
    /** What is still held. */
    remaining: number;
  };
  'checkout.refund_failed': BuyerData & { amount: number };
  'checkout.dispute_opened': BuyerData & DisputeData;
  'checkout.dispute_resolved': BuyerData & DisputeOutcomeData;
  'seller.invitation': SellerData & {
    amount: number;
    /** Whether it is still to be accepted or declined. */
    isOpen: boolean;
  };
  'seller.funded': SellerData & {
    amount: number;
    /** Whether it is still to be sent: not if it was, and not if something has come in between. */
    isToSend: boolean;
    /** Whether a carrier of the shop fetches it and reports the delivery. */
    isManaged: boolean;
    isAccepted: boolean;
    bank: BankShown | null;
  };
  'seller.released': SellerData & {
    amount: number;
    remaining: number;
    bank: BankShown | null;
    /** Too small for a bank transfer. */
    isTooSmall: boolean;
  };
  'seller.paid_out': SellerData & { amount: number; bank: BankShown | null; sessionId: string | null };
  'seller.payout_problem': SellerData & {
    amount: number;
    bank: BankShown | null;
    /** Whether it came back after it had been paid. */
    cameBack: boolean;
    /** Whether it is on its way again, or paid. */
    isRetried: boolean;
  };
  'seller.dispute_opened': SellerData & DisputeData;
  'seller.dispute_resolved': SellerData & DisputeOutcomeData & { bank: BankShown | null };
  'seller.over': SellerData & {
    why: 'cancelled' | 'expired' | 'refunded' | 'payout_unpayable';
    refunded: number;
    /** Kobo that were released to the seller and are not given back. */
    released: number;
  };
  'payee.bank_account_changed': {
    merchant: string;
    mode: Mode;
    bank: BankShown;
    changedBy: 'merchant' | 'seller';
    /** For how many hours money that goes by itself waits after this change; null: it does not. */
    holdHours: number | null;
  };
  'webhook.failing': EndpointData & { disabledAfter: number };
  'webhook.disabled': EndpointData & { reason: 'gone' | 'failures'; replaySince: number };
}

export type MailTemplate = keyof MailData;

/** A piece of a mail's body; plain text and HTML are both made of it. */
export type Block =
  | string
  /** Names with their values. */
  | { facts: readonly (readonly [name: string, value: string])[] }
  /** Commands, one a line. */
  | { code: readonly string[] }
  | { link: string; label: string };

export interface Wording {
  subject: string;
  body: readonly Block[];
}

/** The words of one language. */
export type Language = { readonly [Name in MailTemplate]: (data: MailData[Name]) => Wording };

/** An address without what may be secret in it. */
export function addressShown(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return `${origin}${pathname}${search === '' ? '' : '?…'}`;
}
