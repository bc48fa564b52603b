import type { Faults } from '../fakes/faults.js';
import type { Exchange } from '../fakes/http-server.js';
import type { Notifier } from '../fakes/notifier.js';

/** A transfer or refund as the fake has it. */
export interface SideTransfer {
  reference: string;
  amount: number;
}

/** A fake partner, with what happens there in words that all partners share. */
export interface PartnerSide {
  name: 'paystack' | 'monnify';
  /** Of the service that calls it. */
  settings: Record<string, string>;
  notifier: Notifier;
  faults: Faults;
  exchanges: Exchange[];
  /** The routes that open an account and send a transfer. */
  routes: { open: string; transfer: string };
  /** The header of a signature, and whether notifications without one are taken. */
  signature: { header: string; isRequired: boolean };
  /** A notification about a payment that nobody made, and bodies that are none. */
  bodies: { unknownPayment: string; unknownEvent: string; withoutData: string };

  /** Moves the partner's clock. */
  advance(ms: number): void;
  nameAccount(accountNumber: string): void;
  topUp(amount: number): void;
  pay(accountNumber: string, amount: number): void;
  /** A payment to another system of the same business. */
  payAnother(amount: number): void;
  referenceOf(accountNumber: string): string;
  clawBack(partnerReference: string): void;
  /** The payer's bank takes back what refunds of ours have left of a payment. */
  takeBackRest(partnerReference: string, amount: number): void;
  transfers(): SideTransfer[];
  settle(reference: string, outcome: 'paid' | 'failed' | 'reversed'): void;
  /** Shows a transfer in another state than it is in. */
  showAs(reference: string, status: 'paid' | 'reversed'): void;
  refunds(): SideTransfer[];
  finishRefund(reference: string): void;
  stop(): Promise<void>;
}

export const payeeBank = '058';
