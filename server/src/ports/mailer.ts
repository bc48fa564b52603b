import type { Mode } from '../domain/records.js';

/** One mail as it goes out: to one person, in plain text and in HTML. */
export interface OutgoingMail {
  /** The same at every try: the Message-ID follows from it, so that a repeat can be recognised. */
  id: string;
  to: string;
  /** One line. */
  subject: string;
  text: string;
  html: string;
  /** Real time, ms; stands in the mail's head. */
  writtenAt: number;
}

/**
 * Sends mails. Promises every adapter keeps: whatever happens is an answer, never an exception; `accepted`
 * means that somebody else has it and answers for it; one mail goes to one address, whatever that address
 * looks like; nothing in subject or address becomes a head line of its own.
 */
export interface Mailer {
  send(mail: OutgoingMail): Promise<MailOutcome>;
  /** Ends what is under way; those mails are tried again. */
  close(): Promise<void>;
}

export type MailOutcome =
  | { outcome: 'accepted' }
  /** It will never be taken: trying again does not help. */
  | { outcome: 'refused'; reason: string }
  /** It may or may not have gone out; try again. */
  | { outcome: 'unavailable'; reason: string };

/** Picks the mailer of a mode; null where live mode has none. */
export type MailerFor = (mode: Mode) => Mailer | null;
