import type { Context, TransferAggregate } from '../aggregate.js';
import type { Attempt } from '../records.js';
import type { TransferDraft } from './draft.js';
import { endedBy, notExecuted } from './ended.js';
import { newBankAccount } from './new-bank-account.js';

/**
 * Whether no call under the reference of an attempt under way can have had an effect, since each was
 * postponed. Nothing went anywhere yet, so it may still go to another bank account, or not be sent at all.
 */
export function isUnsent({ state, callCount, difference }: Attempt): boolean {
  return state === 'sent' && callCount === 0 && difference === null;
}

/** Addresses an attempt that was not sent yet to the bank account on file; returns what changes of it. */
export function readdress(
  draft: TransferDraft,
  aggregate: TransferAggregate,
  attempt: Attempt,
): Partial<Attempt> {
  const { payout, payeeBankAccount: bankAccount } = aggregate;
  if (payout === null || bankAccount === null || !isUnsent(attempt)) return {};
  const isSameCode = payout.bankCodePartner === bankAccount.bankCodePartner;
  if (isSameCode && newBankAccount(aggregate) === null) return {};
  draft.setPayout(bankAccount);
  const { bankCode, accountNumberSealed } = bankAccount;
  return { bankCode, accountNumberSealed };
}

/** Drops what was not sent yet, since another attempt or the operator pays; `but` is that other attempt. */
export function dropUnsent(draft: TransferDraft, but?: Attempt): void {
  for (const attempt of draft.attempts) {
    if (attempt.id !== but?.id && isUnsent(attempt)) draft.changeAttempt(attempt, dropped(draft.context));
  }
}

/** Returns the end of an attempt that is not sent any more. A restore may have lost a call: it is watched. */
export function dropped(context: Context): Partial<Attempt> {
  return { state: 'failed', failureReason: notExecuted, ...endedBy('look_up', context) };
}
