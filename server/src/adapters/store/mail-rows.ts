import type { MailTemplate } from '../../domain/mail/templates.js';
import type { Mode } from '../../domain/records.js';

/** A mail to one person, written in the commit that causes it. All times are real time. */
export interface Mail {
  id: string;
  /** The account it is about; null if it is about none. */
  accountId: string | null;
  mode: Mode;
  template: MailTemplate;
  /** The event or trigger that caused it: one mail of a template for each. */
  cause: string;
  recipient: string;
  /** The checkout it is about, if any. */
  checkoutId: string | null;
  /** Facts about a checkout that no other row stores. */
  factsJson: string | null;
  /** The template's data, sealed. Empty if the data is loaded when the mail is sent. */
  dataSealed: string;
  status: 'pending' | 'sent' | 'failed' | 'dismissed';
  attempts: number;
  /** Why the last attempt did not send it. */
  failure: string | null;
  /** Since when it is to be sent. */
  begunAt: number;
  createdAt: number;
  updatedAt: number;
  /** The span that wrote it, as W3C writes it; null if none was recorded. */
  traceparent: string | null;
}

/** A mail that the sandbox mailer keeps. */
export interface SandboxMail {
  id: string;
  recipient: string;
  /** Its words; text and HTML are made of them when somebody reads it. */
  letterJson: string;
  keptAt: number;
}
