import type { MailTemplate } from '../../domain/mail/templates.js';
import type { Mode } from '../../domain/records.js';

/** A mail to one person, written in the commit that causes it. All times are real time. */
export interface Mail {
  id: string;
  /** Whose business it is about; null where it is nobody's. */
  accountId: string | null;
  mode: Mode;
  template: MailTemplate;
  /** What it tells of: one mail of a template for each. */
  cause: string;
  recipient: string;
  /** The sale it tells of, if it is one. */
  checkoutId: string | null;
  /** What is told of a sale and stands nowhere else. */
  factsJson: string | null;
  /** What the template is filled with; sealed. Empty where that is read when it is sent. */
  dataSealed: string;
  status: 'pending' | 'sent' | 'failed' | 'dismissed';
  attempts: number;
  /** Why the last try did not send it. */
  failure: string | null;
  /** Since when it is tried. */
  begunAt: number;
  createdAt: number;
  updatedAt: number;
}

/** A mail that stayed on this machine. */
export interface SandboxMail {
  id: string;
  messageId: string;
  sender: string;
  recipient: string;
  subject: string;
  plain: string;
  html: string;
  keptAt: number;
}
