import type { NewAccount } from './aggregate.js';
import { assert } from './assert.js';
import type { Checkout, Mode, VirtualAccount } from './records.js';

/** What the reference of a virtual account is derived from. */
export interface AccountIdentity {
  accountId: string;
  mode: Mode;
  reference: string;
  /** 1 for the first account under a reference. */
  attempt: number;
  /** Kobo asked for. */
  amount: number;
}

const digestLength = 40;

/**
 * Our own reference of a virtual account, known before the partner is called and without having been
 * stored: the same wish always asks for the same account. `sha256` answers lower-case hexadecimal digits.
 */
export function derivePartnerReference(identity: AccountIdentity, sha256: (text: string) => string): string {
  const { accountId, mode, reference, attempt, amount } = identity;
  const digest = sha256(JSON.stringify([accountId, mode, reference, attempt, amount]));
  assert(/^[0-9a-f]{64}$/.test(digest), 'a SHA-256 digest is 64 hexadecimal digits');
  return `esc-${digest.slice(0, digestLength)}`;
}

/** The row of the newest account, asking for what the price still lacks. */
export function virtualAccountOf(checkout: Checkout, account: NewAccount, openedAt: number): VirtualAccount {
  return {
    partnerReference: account.partnerReference,
    partner: account.partner,
    accountId: checkout.accountId,
    mode: checkout.mode,
    checkoutId: checkout.id,
    attempt: checkout.virtualAccountAttempt,
    amount: checkout.amount - checkout.amountHeld,
    accountNumber: account.accountNumber,
    bankName: account.bankName,
    openedAt,
    expiresAt: account.expiresAt,
  };
}
