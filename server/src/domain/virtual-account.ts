import type { Context, NewAccount } from './aggregate.js';
import { assert } from './assert.js';
import type { CheckoutDraft } from './checkout/draft.js';
import { isAwaitingPayment } from './checkout/invariants.js';
import type { Checkout, Owner, VirtualAccount } from './records.js';

/** The values that the reference of a virtual account is derived from. */
export interface AccountIdentity extends Owner {
  reference: string;
  /** 1 for the first account under a reference. */
  attempt: number;
  /** Kobo asked for. */
  amount: number;
}

const digestLength = 40;

/**
 * Our own reference of a virtual account, known before the partner is called and without having been
 * stored: the same request always asks for the same account. `sha256` returns lower-case hexadecimal digits.
 */
export function derivePartnerReference(identity: AccountIdentity, sha256: (text: string) => string): string {
  const { accountId, mode, reference, attempt, amount } = identity;
  const digest = sha256(JSON.stringify([accountId, mode, reference, attempt, amount]));
  assert(/^[0-9a-f]{64}$/.test(digest), 'a SHA-256 digest is 64 hexadecimal digits');
  return `esc-${digest.slice(0, digestLength)}`;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const firstPauseMs = 5 * minuteMs;
const pauseGrowth = 1.5;
export const accountPollPauseMaxMs = 6 * hourMs;
/** Banks deliver late, and a notification may be lost. */
const watchedAfterExpiryMs = 72 * hourMs;

/**
 * Returns how long to wait before the partner is polled again for credits, since notifications get lost.
 * Null: the account has been closed for so long that no more credits are expected.
 *
 * @param pollCount polls so far
 * @param plannedAt when this poll was due, account time
 */
export function pollPauseMs(pollCount: number, expiresAt: number, plannedAt: number): number | null {
  if (plannedAt >= expiresAt + watchedAfterExpiryMs) return null;
  return Math.min(accountPollPauseMaxMs, Math.round(firstPauseMs * pauseGrowth ** pollCount));
}

/** Whether the newest account still takes money: past its end, a bank may give the number out again. */
export function isAccountOpen(
  { accountExpiresAt }: Pick<Checkout, 'accountExpiresAt'>,
  now: number,
): boolean {
  return accountExpiresAt > now;
}

/** So much of an account's time has to be left for a buyer to make a transfer. */
const renewedBeforeMs = 10 * minuteMs;
const dayMs = 24 * hourMs;
/** Of a checkout, in 24 hours: each is a call that the partner counts. */
const accountsPerDayMax = 20;

/**
 * Whether the account of a checkout that awaits payment has so little time left, or none, that whoever asks
 * for it gets another one. The old one still takes money until its end.
 */
export function isAccountEnding(
  checkout: Pick<Checkout, 'status' | 'accountExpiresAt'>,
  now: number,
): boolean {
  return isAwaitingPayment(checkout) && checkout.accountExpiresAt - now < renewedBeforeMs;
}

/** Whether a checkout may have another account today. */
export function mayOpenAnother(accounts: readonly Pick<VirtualAccount, 'openedAt'>[], now: number): boolean {
  const today = accounts.filter(({ openedAt }) => openedAt > now - dayMs);
  return today.length < accountsPerDayMax;
}

/** Banks give numbers out again, so a number alone finds its last holder only for so long after its end. */
export const numberHeldMs = 30 * 24 * hourMs;

/**
 * Returns the account that a transfer into a number was meant for: the one that was open at payment, else the
 * last one that ended within 30 days before. Null if it may have been meant for somebody else: two checkouts
 * had the number open, or another got it since the last one had it.
 *
 * @param accounts those of the number that ended after `paidAt - numberHeldMs`
 */
export function holderOf(accounts: readonly VirtualAccount[], paidAt: number): VirtualAccount | null {
  const open = accounts.filter(({ openedAt, expiresAt }) => openedAt <= paidAt && paidAt < expiresAt);
  if (open.length > 0) return open.every(isOfOne(open[0])) ? (open.at(-1) ?? null) : null;
  const ended = accounts.filter(({ expiresAt }) => expiresAt <= paidAt && paidAt < expiresAt + numberHeldMs);
  const last = [...ended].sort((a, b) => a.expiresAt - b.expiresAt).at(-1);
  if (last === undefined) return null;
  const later = accounts.filter(({ expiresAt }) => expiresAt > last.openedAt);
  return later.every(isOfOne(last)) ? last : null;
}

function isOfOne(account: VirtualAccount | undefined) {
  return ({ checkoutId }: VirtualAccount) => checkoutId === account?.checkoutId;
}

/** Returns the row of the newest account, for the part of the price that is still missing. */
export function virtualAccountOf(
  checkout: Checkout,
  account: NewAccount,
  { now, clockOffsetMs }: Pick<Context, 'now' | 'clockOffsetMs'>,
): VirtualAccount {
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
    accountName: account.accountName,
    openedAt: now,
    expiresAt: account.expiresAt,
    nextPollAt: now - clockOffsetMs + firstPauseMs,
    pollCount: 0,
  };
}

/** Makes this the account that the checkout shows; older accounts are still polled. */
export function addVirtualAccount(draft: CheckoutDraft, account: NewAccount): void {
  draft.set({
    virtualAccountAttempt: draft.row.virtualAccountAttempt + 1,
    accountNumber: account.accountNumber,
    bankName: account.bankName,
    accountName: account.accountName,
    accountExpiresAt: account.expiresAt,
  });
  draft.write({ insert: 'virtual_account', row: virtualAccountOf(draft.row, account, draft.context) });
}
