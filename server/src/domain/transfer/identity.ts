import { hash } from 'node:crypto';
import type { Checkout, Credit } from '../records.js';
import type { CombinedPayout, TransferKind } from '../transfer-records.js';

/*
 * Nothing here is drawn: a database restored from before a decision derives the same id and the same
 * references once the decision is taken again, so the partner is asked about the transfer it already made.
 */

/** Returns the id of a checkout's nth payout. */
export function payoutId({ accountId, mode, reference }: Checkout, ordinal: number): string {
  return derivedId(['payout', accountId, mode, reference, ordinal]);
}

/**
 * Returns the id of a payee's nth combined payout. It does not name the members: if a restored database
 * combines others, the partner is asked about the transfer it already made, and no second one is sent.
 */
export function combinedPayoutId(
  { accountId, mode, sellerEmail }: Pick<CombinedPayout, 'accountId' | 'mode' | 'sellerEmail'>,
  ordinal: number,
): string {
  return derivedId(['combined_payout', accountId, mode, sellerEmail ?? '', ordinal]);
}

/**
 * Returns the id of a credit's nth refund. It names the credit and not its checkout, so that a credit that
 * was unmatched before a restore and is matched after it keeps its refunds.
 */
export function refundId({ partner, mode, partnerCreditId }: Credit, ordinal: number): string {
  return derivedId(['refund', partner, mode, partnerCreditId, ordinal]);
}

/** The nth attempt of a payout, a combined payout or a refund. */
export interface AttemptIdentity {
  kind: TransferKind;
  transferId: string;
  n: number;
  /** Whether the operator paid past the partner, which then never sees the reference. */
  isManual: boolean;
}

/** Returns the reference of an attempt: 35 lower-case letters, digits and `-`. */
export function attemptReference({ kind, transferId, n, isManual }: AttemptIdentity): string {
  const prefix = isManual ? 'ma' : ({ payout: 'po', refund: 're' } as const)[kind];
  return `${prefix}-${digestOf([prefix, kind, transferId, n]).slice(0, 32)}`;
}

/** Returns a UUID of version 8, whose digits are derived. */
function derivedId(identity: readonly (string | number)[]): string {
  const digits = digestOf(identity);
  const variant = '89ab'[Number.parseInt(digits.charAt(16), 16) % 4];
  const groups = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`];
  return [...groups, `${variant}${digits.slice(17, 20)}`, digits.slice(20, 32)].join('-');
}

function digestOf(identity: readonly (string | number)[]): string {
  return hash('sha256', JSON.stringify(identity), 'hex');
}
