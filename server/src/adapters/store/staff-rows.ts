import type { Role } from '../../domain/staff/rights.js';

/** Rows of the people who work for merchants. All times are real time; secrets are stored as hashes. */

/** A person who has proved an address for the dashboard. They are nobody's buyer or seller by that. */
export interface StaffPerson {
  id: string;
  /** As they typed it, for mails. */
  email: string;
  emailKey: string;
  createdAt: number;
  /** When they last came in by a way around their second factor. */
  recoveredAt: number | null;
}

/** A browser that is signed in to the dashboard, for both modes. */
export interface StaffSession {
  id: string;
  tokenHash: string;
  personId: string;
  /** Where they signed in from, as the audit log keeps it. */
  network: string;
  /** What the browser called itself. */
  browser: string;
  createdAt: number;
  seenAt: number;
  /** When they last entered a code from their mail. */
  codeProvedAt: number | null;
  /** When they last used a second factor. */
  factorProvedAt: number | null;
  endedAt: number | null;
}

export type CodePurpose = 'sign_in' | 'proof' | 'new_address' | 'link';

/** One request for a code, whether or not somebody has the address; or a link that signs in once. */
export interface StaffCode {
  id: string;
  purpose: CodePurpose;
  /** Hash of the requesting browser's cookie, or of the link's secret: only who has it can use the code. */
  browserHash: string;
  /** The key of the address in the counters. */
  addressHash: string;
  email: string;
  emailKey: string;
  personId: string | null;
  /** Null: nothing is sent, since there is no mail server and the browser is on another machine. */
  mailMode: 'test' | 'live' | null;
  codeHash: string;
  /** The code, sealed, until it is decided whether to send it. */
  codeSealed: string | null;
  longCodePeriod: number | null;
  attempts: number;
  /** Null: it was not sent, and opens nothing. */
  sentAt: number | null;
  usedAt: number | null;
  createdAt: number;
  expiresAt: number;
}

/** What a person is in an account. */
export interface AccountMember {
  accountId: string;
  personId: string;
  role: Role;
  createdAt: number;
}
