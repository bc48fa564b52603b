import type { PhotoFieldProps } from './photo-props.js';
import type { SellerPageLinks, SellerPageView } from './seller-view.js';
import type { DisplayTime, Money } from './view.js';
import type { Words } from './words/language.js';

/*
 * The props of each of the seller's pages.
 */

interface SellerProps {
  view: SellerPageView;
  links: SellerPageLinks;
  email: string;
}

export interface SellerPageProps extends SellerProps {
  /** A notice at the top of the page, after an action that failed. */
  notice?: ((words: Words) => string) | undefined;
}

/** A bank to choose, with the other names that people use for it. */
export interface BankChoice {
  name: string;
  aliases?: readonly string[];
}

/** The typed bank account. */
export interface AccountForm {
  /** The name of the bank as it was typed or chosen. */
  bank: string;
  number: string;
  /** The invalid field, or why no account was saved. `changed`: another one was saved meanwhile. */
  wrong?: 'bank' | 'number' | 'unclear' | 'enquiries' | 'changed';
}

export interface AccountPageProps extends SellerProps {
  banks: readonly BankChoice[];
  form: AccountForm;
}

export interface AcceptPageProps extends AccountPageProps {
  /** Identifies the shown account on file: the seller accepts with exactly that one, or none. */
  version: number;
  /** The account on file has changed since the seller saw it. */
  isChanged: boolean;
}

export interface ConfirmAccountPageProps extends SellerProps {
  /** The address the form is sent to. */
  action: string;
  account: { bankCode: string; bankName: string; accountNumber: string; accountName: string };
}

export interface DeclinePageProps extends SellerProps {
  /** As it was typed. */
  reason: string;
  isWrong: boolean;
}

/** The fields of a delivery, named as in the API. */
export type DeliveryField = 'tracking_number' | 'courier_name' | 'proof_photo_url' | 'notes';

/** As it was typed. */
export type SendForm = Record<DeliveryField, string>;

/** When the parcel should arrive, as it was chosen. */
export interface ArrivalForm {
  /** The next days, as `2026-11-27`, each with the time by which it arrives then. */
  choices: readonly { value: string; by: DisplayTime }[];
  /** `now`, one of the days, `other`, or empty. */
  chosen: string;
  /** The typed time of `other`, as `2026-11-27T14:30` in Nigeria. */
  at: string;
  /** The bounds of that time. */
  min: string;
  max: string;
  problem: { why: 'missing' | 'past' } | { why: 'too_far'; days: number } | null;
}

export interface SendPageProps extends SellerProps {
  /** The time the buyer has to check the order if it is sent now. */
  checkedUntil: DisplayTime;
  form: SendForm;
  arrival: ArrivalForm;
  wrong: Partial<Record<DeliveryField, 'missing' | 'wrong'>>;
  photos: PhotoFieldProps;
}

export interface EnterCodePageProps extends SellerProps {
  /** The problem of the code that was entered. */
  problem?: 'form' | { attemptsLeft: number } | undefined;
}

export interface ConcedePageProps extends SellerProps {
  /** The amount that goes back to the buyer. */
  amount: Money;
  /** Whether the amount differs from the one the seller confirmed. */
  isChanged: boolean;
}
