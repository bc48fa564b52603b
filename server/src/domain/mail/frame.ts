import type { Locale } from '@escrow-checkout/contract';
import type { Paint } from '../staff/brand.js';
import type { MailData, MailTemplate } from './templates.js';

/** Who answers questions, as far as they have said how. */
export interface MailContact {
  phone: string | null;
  email: string | null;
}

/** What the operator says of itself; a mail shows nothing of what is null. */
export interface MailOperator extends MailContact {
  name: string | null;
  registration: string | null;
  licence: string | null;
  bank: string | null;
  whatsapp: string | null;
  termsUrl: string | null;
  privacyUrl: string | null;
}

/** What a merchant shows of itself beside its name. */
export interface MailBrand extends MailContact {
  /** Address of the logo, which this service serves. */
  logoUrl: string | null;
  paint: Paint | null;
}

/** What stands around the text of a mail. */
export interface MailFrame {
  /** The language that the merchant asked for. */
  locale: Locale;
  operator: MailOperator;
  /** Null in mails to people who work for merchants. */
  brand: MailBrand | null;
  /** False if it is about no money, or about money that nobody holds. */
  isHeld: boolean;
}

const nobody: MailContact = { phone: null, email: null };

/** The frame of a mail while neither operator nor merchant has said anything. */
export const plainFrame: MailFrame = {
  locale: 'en',
  operator: {
    ...nobody,
    name: null,
    registration: null,
    licence: null,
    bank: null,
    whatsapp: null,
    termsUrl: null,
    privacyUrl: null,
  },
  brand: { ...nobody, logoUrl: null, paint: null },
  isHeld: true,
};

/** What the frame needs of the data of any mail. */
export interface FramedData {
  merchant?: string;
  account?: string;
  reference?: string | null;
  mode?: 'test' | 'live';
  side?: 'buyer' | 'seller';
  checkoutPageUrl?: string;
  sellerPageUrl?: string;
  url?: string | null;
}

/** Whether a mail is to somebody who sells. */
export function isToSeller<Name extends MailTemplate>(template: Name, data: MailData[Name]): boolean {
  return /^(seller|payee)\./.test(template) || (data as FramedData).side === 'seller';
}

/** Returns the page that the one button of a mail opens. */
export function pageOf({ checkoutPageUrl, sellerPageUrl, url }: FramedData): string | null {
  return checkoutPageUrl ?? sellerPageUrl ?? url ?? null;
}
