import type { Locale } from '@escrow-checkout/contract';
import type { MailBrand } from './frame.js';
import type { Block } from './templates.js';

/** A line of the footer: a text, then links that follow it. */
export interface FootLine {
  text: string;
  links: readonly { url: string; label: string }[];
}

/**
 * A mail in its words, from which its plain text and its HTML are made. The sandbox mailer keeps it as JSON,
 * so a migration deletes what is kept whenever its shape changes.
 */
export interface Letter {
  locale: Locale;
  /** One line. */
  subject: string;
  /** Whose mail it is, and what about. */
  bar: { name: string; about: string | null; initials: string };
  brand: MailBrand | null;
  amount: { label: string; words: string } | null;
  /** The page that the one button opens. */
  url: string | null;
  body: readonly Block[];
  foot: readonly FootLine[];
}
