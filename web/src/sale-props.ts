import type { SaleLinks, SaleView } from './sale-view.js';
import type { Moment, Money } from './view.js';

/*
 * The props of each of the seller's pages.
 */

interface SaleProps {
  view: SaleView;
  links: SaleLinks;
  email: string;
}

export interface SalePageProps extends SaleProps {
  /** A notice at the top of the page, after an action that failed. */
  notice?: string | undefined;
}

/** The typed bank account. */
export interface AccountForm {
  /** The code of the bank. */
  bank: string;
  number: string;
  /** The invalid field, or that too many accounts were looked up. */
  wrong?: 'bank' | 'number' | 'enquiries';
}

export interface AccountPageProps extends SaleProps {
  banks: readonly { code: string; name: string }[];
  form: AccountForm;
}

export interface AcceptPageProps extends AccountPageProps {
  /** Identifies the shown account on file: the seller accepts with exactly that one, or none. */
  version: number;
  /** The account on file has changed since the seller saw it. */
  isChanged: boolean;
}

export interface ConfirmAccountPageProps extends SaleProps {
  /** The address the form is sent to. */
  action: string;
  account: { bankCode: string; bankName: string; accountNumber: string; accountName: string };
}

export interface DeclinePageProps extends SaleProps {
  /** As it was typed. */
  reason: string;
  isWrong: boolean;
}

/** The fields of a delivery, named as in the API. */
export type DeliveryField = 'tracking_number' | 'courier_name' | 'proof_photo_url' | 'notes';

/** As it was typed. */
export type SendForm = Record<DeliveryField, string>;

export interface SendPageProps extends SaleProps {
  /** The time the buyer has to check the order if it is sent now. */
  checkedUntil: Moment;
  form: SendForm;
  wrong: Partial<Record<DeliveryField, 'missing' | 'wrong'>>;
}

export interface ConcedePageProps extends SaleProps {
  /** The amount that goes back to the buyer. */
  amount: Money;
  /** Whether the amount differs from the one the seller confirmed. */
  isChanged: boolean;
}
