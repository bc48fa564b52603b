import type { Letter } from '../domain/mail/letter.js';
import type { Mode } from '../domain/records.js';
import type { Step } from './store.js';

/** One mail to one person. */
export interface OutgoingMail {
  /** The same in every attempt; the Message-ID is derived from it, so that a repeat can be recognised. */
  id: string;
  to: string;
  letter: Letter;
  /** Real time, ms; the `Date` header of the mail. */
  writtenAt: number;
}

/**
 * Sends mails. Every adapter guarantees: it returns an outcome and never throws; `accepted` means that
 * another server has taken responsibility, or that the `step` keeps the mail; a mail goes to exactly one
 * address, whatever the address contains; subject and address cannot inject headers.
 */
export interface Mailer {
  send(mail: OutgoingMail): Promise<MailOutcome>;
  /** Aborts running deliveries; those mails are retried. */
  close(): Promise<void>;
}

export type MailOutcome =
  /** The caller commits the step with the outcome. */
  | { outcome: 'accepted'; step?: Step }
  /** The mail will never be accepted: do not retry. */
  | { outcome: 'refused'; reason: string }
  /** The mail may or may not have been sent: retry. */
  | { outcome: 'unavailable'; reason: string };

/** Returns the mailer of a mode; null if live mode has none. */
export type MailerFor = (mode: Mode) => Mailer | null;
