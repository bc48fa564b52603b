import type { Context, DispatchProof, NewAccount, Policy } from '../aggregate.js';
import type { Actor } from '../change.js';
import type { ChargeInput } from '../charge/create.js';
import type { InitiateInput } from '../escrow/initiate.js';
import type { BankAccount, PayoutSchedule } from '../records.js';

/** The settings of every example. */
const policy: Policy = {
  minimumTransfer: 10_000,
  maximumTransfer: 1_000_000_000,
  chargeDeadlineMs: 24 * 3_600_000,
  paymentDeadlineMs: 72 * 3_600_000,
  expiryGraceMs: 30 * 60_000,
  disputeResponseMs: 72 * 3_600_000,
  expectedArrivalMaxMs: 14 * 24 * 3_600_000,
};

export const startMs = Date.UTC(2030, 0, 1);

/** The actor of a call with an API key. */
export const merchant: Actor = { kind: 'merchant', via: 'api' };

/** Ids that count upwards, so that they sort in the order in which they were made, like real ones. */
export function countingIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`;
  };
}

export function contextAt(now: number, newId = countingIds(), actor = merchant): Context {
  const author = 'key:test 127.0.0.0/24';
  return { now, clockOffsetMs: 0, changeId: `test:${newId()}`, actor, author, newId, policy };
}

export const bankAccount: BankAccount = {
  bankCodePartner: 'sandbox',
  bankCode: '058',
  bankName: 'Example Bank',
  accountName: 'Ada Seller',
  accountNumberSealed: 'sealed',
  accountLast4: '6789',
};

export function accountNumber(attempt: number, now: number): NewAccount {
  return {
    partnerReference: `esc-${attempt}`,
    partner: 'sandbox',
    accountNumber: String(9_900_000_000 + attempt),
    bankName: 'Sandbox Bank',
    accountName: 'SANDBOX',
    expiresAt: now + 8 * 3_600_000,
  };
}

/**
 * Differences from the usual escrow, whose payee has a bank account on file and whose merchant is paid per
 * sale.
 */
export type CheckoutInput<Input> = Partial<Input> & {
  payeeBankAccount?: BankAccount | null;
  payoutSchedule?: PayoutSchedule;
};

/** An escrow of ₦1,000 with a named seller. */
export const escrowInput: InitiateInput = {
  accountId: 'account-1',
  mode: 'test',
  reference: 'ORD-1',
  amount: 100_000,
  currency: 'NGN',
  customerEmail: 'Buyer@Example.com',
  customerName: null,
  sellerEmail: 'Seller@Example.com',
  sellerName: null,
  description: null,
  returnUrl: null,
  callbackUrl: null,
  releaseWindowHours: null,
  deliveryMode: 'self_managed',
  locale: null,
  releaseCodeSealed: null,
  metadata: null,
  checkoutKey: 'abcdefghijklmnopqrstuv',
  chargeId: null,
};

/** A direct charge of ₦1,000. */
export const chargeInput: ChargeInput = {
  accountId: 'account-1',
  mode: 'test',
  reference: 'CHG-1',
  amount: 100_000,
  currency: 'NGN',
  customerEmail: 'Buyer@Example.com',
  customerName: null,
  description: null,
  returnUrl: 'https://shop.example.com/thanks',
  locale: null,
  metadata: null,
  checkoutKey: 'abcdefghijklmnopqrstuv',
};

export const proof: DispatchProof = {
  tracking_number: 'GIG-1',
  courier_name: null,
  proof_photo_url: 'https://shop.example.com/proof.jpg',
  notes: null,
};
