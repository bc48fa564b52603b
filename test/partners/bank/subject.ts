import type { BankingPartner, TransferRequest } from '../../../server/src/ports/bank.js';

/** A partner under test, with the actions the suite performs at it. */
export interface Subject {
  bank: BankingPartner;
  accountId: string;
  now: number;
  /** A bank account that exists. */
  payee: { bankCode: string; accountNumber: string };
  /** A number that no account has, and how the partner says so. */
  unknownAccountNumber: string;
  unknownAccount: 'unknown' | 'unclear';
  /** Pays into the account of our reference; returns the partner's id and its notification. */
  pay(partnerReference: string, amount: number): Promise<Signed & { partnerCreditId: string }>;
  /** A signed notification about nothing of ours; null if the partner sends none. */
  ignored: Signed | null;
  /** The ways in which the payer's bank takes a payment back, by name. */
  takeBack: Readonly<Record<string, (partnerCreditId: string) => Promise<void>>>;
  /** Takes back what a refund of ours has left of a payment; null if the partner cannot do so. */
  takeBackRest: ((partnerCreditId: string, amount: number) => Promise<void>) | null;
  /** The time when a transfer made now becomes final, if it is not made final sooner. */
  finalAt: number;
  /** Makes a transfer or a refund final at the partner, as paid. */
  finish(reference: string): Promise<void>;
}

/** A notification as the partner sends it. */
interface Signed {
  headers: Record<string, string>;
  rawBody: Buffer;
}

export const reference = (prefix: string) => `${prefix}-0123456789abcdef0123`;

export type Make = () => Promise<Subject>;

export const orderOf = ({ accountId, payee, now }: Subject): TransferRequest => ({
  reference: reference('po'),
  accountId,
  amount: 50_000,
  accountName: 'ADA SELLER',
  now,
  ...payee,
});
