import type { SaleLinks, SaleView } from './sale-view.js';
import type { Moment, Money } from './view.js';

/*
 * What each page of the seller's is made of.
 */

interface SaleProps {
  view: SaleView;
  links: SaleLinks;
  email: string;
}

export interface SalePageProps extends SaleProps {
  /** Said above everything, after something that could not be done. */
  notice?: string | undefined;
}

/** A bank account as it was typed. */
export interface AccountForm {
  /** The code of the bank. */
  bank: string;
  number: string;
  /** What could not be taken: a field, or that too many accounts were asked about. */
  wrong?: 'bank' | 'number' | 'enquiries';
}

export interface AccountPageProps extends SaleProps {
  banks: readonly { code: string; name: string }[];
  form: AccountForm;
}

export interface ConfirmAccountPageProps extends SaleProps {
  /** Where the confirmed account is sent. */
  action: string;
  account: { bankCode: string; bankName: string; accountNumber: string; accountName: string };
}

export interface DeclinePageProps extends SaleProps {
  /** As it was typed. */
  reason: string;
  isWrong: boolean;
}

/** What the seller says of a delivery, in the words of the API. */
export type DeliveryField = 'tracking_number' | 'courier_name' | 'proof_photo_url' | 'notes';

/** As it was typed. */
export type SendForm = Record<DeliveryField, string>;

export interface SendPageProps extends SaleProps {
  /** How long the buyer has to check it if it is sent now. */
  checkedUntil: Moment;
  form: SendForm;
  wrong: Partial<Record<DeliveryField, 'missing' | 'wrong'>>;
}

export interface ConcedePageProps extends SaleProps {
  /** What goes back to the buyer. */
  amount: Money;
  /** The amount is another one than the seller has confirmed. */
  isChanged: boolean;
}
