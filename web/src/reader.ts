import type { Locale } from '@escrow-checkout/contract';

/** In which language a page is read. */
export interface Reader {
  locale: Locale;
  /** Where the page is in each other language; empty where it has no other. */
  others: readonly { locale: Locale; href: string }[];
}

/** What a page without a choice of languages is read by. */
export const inEnglish: Reader = { locale: 'en', others: [] };
