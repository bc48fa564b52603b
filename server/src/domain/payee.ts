import type { Context, Decision } from './aggregate.js';
import { type NewMail, type Refusal, refuse, type Write } from './change.js';
import { ChangeBuilder } from './change-builder.js';
import { mailsOf } from './mail/causes.js';
import type { BankAccount, MerchantBankAccount, Owner, Payout, Seller } from './records.js';
import { isSameSealed } from './sealed-text.js';
import { emailKey } from './text.js';
import { payeeSubject } from './transfer/pay-later.js';

/** A decision to save, which is never a repeat: it always writes, or is refused. */
type Saved<A> = Exclude<Decision<A>, { kind: 'repeat' }>;

/** How long a live payee waits for money after their bank account was replaced. */
export const payoutHoldMs = 24 * 3_600_000;

/** How the subject of the job begins that tells owners of another bank account; the change's id follows. */
export const bankAccountAlert = 'bank_account:';

/** A bank account whose holder the bank has named, and what it replaces. */
export interface BankAccountToSave {
  bankAccount: BankAccount;
  /** The sealed number on file before the bank was asked, or null. Every save seals anew, so it names one. */
  replaces: string | null;
}

/** Fields of a seller to save. Null leaves a field unchanged. */
export interface SaveSeller extends Owner {
  email: string;
  name: string | null;
  bankAccount: BankAccount | null;
  savedBy: 'merchant' | 'seller';
  /** See `BankAccountToSave`. Undefined replaces whatever is on file. */
  replaces?: string | null;
  /** Whether the bank account is already on file, so that saving it changes nothing. */
  isOnFile?: boolean;
}

/** A seller to create or change, and the row that was read. */
export interface SellerToSave {
  existing: Seller | null;
  input: SaveSeller;
}

/** Creates or changes a seller, unless their bank account is locked or another was saved meanwhile. */
export function decideSaveSeller(
  existing: Seller | null,
  input: SaveSeller,
  context: Context,
): Saved<Seller> {
  const problem = saveProblem({ existing, input });
  if (problem !== null) return problem;
  const builder = new ChangeBuilder(input, context);
  const { row, write } = saveSeller(builder, { existing, input });
  return { kind: 'change', change: builder.build(write, null), after: row };
}

/** Refuses a merchant who changes what the seller saved, and any change if another was saved meanwhile. */
export function saveProblem({ existing, input }: SellerToSave): Refusal | null {
  if (input.bankAccount === null) return null;
  const isLocked = existing?.bankAccountSavedBy === 'seller' && input.savedBy === 'merchant';
  return isLocked ? refuse('payout_details_locked') : changedProblem(existing, input);
}

/**
 * Refuses a bank account if another one was saved while the bank was asked about it: a request that waits
 * long for the bank would overwrite a newer one. A request for the account on file changes nothing.
 */
function changedProblem(
  existing: Pick<Seller, 'accountNumberSealed'> | null,
  { replaces, isOnFile = false }: Pick<SaveSeller, 'replaces' | 'isOnFile'>,
): Refusal | null {
  if (replaces === undefined || isOnFile) return null;
  const isUnchanged = isSameSealed(existing?.accountNumberSealed ?? null, replaces);
  return isUnchanged ? null : refuse('bank_account_changed');
}

/** Adds the jobs and mails of saving the seller to a change. Returns the row and the write to add. */
export function saveSeller(
  builder: ChangeBuilder,
  { existing, input }: SellerToSave,
): { row: Seller; write: Write } {
  const { context } = builder;
  const row = existing ? { ...existing } : newSeller(input, context);
  row.email = input.email;
  row.name = input.name ?? row.name;
  row.updatedAt = context.now;
  if (input.bankAccount) {
    const bankAccountChangedAt = changedAt(existing, input, context);
    Object.assign(row, input.bankAccount, { bankAccountSavedBy: input.savedBy, bankAccountChangedAt });
    builder.job('bank_account.saved', payeeSubject({ ...input, sellerEmail: row.emailKey }));
  }
  for (const mail of bankAccountReplaced(existing, input)) builder.mail(mail);
  return { row, write: existing ? { update: 'seller', row } : { insert: 'seller', row } };
}

/** Mails the seller that another bank account replaced the one on file. */
function bankAccountReplaced(
  existing: Seller | null,
  { bankAccount, isOnFile = false, savedBy }: SaveSeller,
): NewMail[] {
  if (existing === null || existing.bankCode === null || bankAccount === null || isOnFile) return [];
  const { id, version, email } = existing;
  const parties = { id: null, customerEmail: null, sellerEmail: email, closedReason: null };
  const { bankName, accountLast4 } = bankAccount;
  const facts = { bank_name: bankName, account_last4: accountLast4, changed_by: savedBy };
  const trigger = { type: 'bank_account.replaced' as const, cause: `${id}:${version}`, extras: {}, facts };
  return mailsOf(parties, [trigger]);
}

/**
 * Returns until when a payout to a replaced bank account is not sent, for pages to say; null if it does not
 * rest. One
 * that has not changed since the replacement may be at the bank already, so nothing is said of it.
 */
export function payoutRestUntil(
  { mode, status, updatedAt }: Payout,
  payeeChangedAt: number | null,
  now: number,
): number | null {
  if (mode !== 'live' || status !== 'pending' || payeeChangedAt === null) return null;
  const until = payeeChangedAt + payoutHoldMs;
  return updatedAt >= payeeChangedAt && now < until ? until : null;
}

/** Saves the bank account that the merchant itself is paid to, unless another was saved meanwhile. */
export function decideSaveMerchantBankAccount(
  existing: MerchantBankAccount | null,
  input: Owner & { bankAccount: BankAccount } & Pick<SaveSeller, 'replaces' | 'isOnFile'>,
  context: Context,
): Saved<MerchantBankAccount> {
  const problem = changedProblem(existing, input);
  if (problem !== null) return problem;
  const { accountId, mode, bankAccount } = input;
  const version = existing?.version ?? 1;
  const bankAccountChangedAt = changedAt(existing, input, context);
  const row = { accountId, mode, version, ...bankAccount, bankAccountChangedAt, updatedAt: context.now };
  const write = existing
    ? ({ update: 'merchant_bank_account', row } as const)
    : ({ insert: 'merchant_bank_account', row } as const);
  const builder = new ChangeBuilder(input, context);
  builder.job('bank_account.saved', payeeSubject({ ...input, sellerEmail: null }));
  // The owners are told of an account that replaces another one.
  if (existing !== null && !input.isOnFile)
    builder.job('alert.write', `${bankAccountAlert}${context.changeId}`);
  return { kind: 'change', change: builder.build(write, null), after: row };
}

/** Returns when the bank account last replaced another one. A first or identical one replaces none. */
function changedAt(
  existing: Pick<Seller, 'bankCode' | 'bankAccountChangedAt'> | null,
  { isOnFile = false }: { isOnFile?: boolean },
  context: Context,
): number | null {
  if (existing === null || existing.bankCode === null) return null;
  if (!isOnFile) return context.now;
  const { bankAccountChangedAt: before } = existing;
  // A time in a leap of the clock is never reached: whoever saves the account again rests from now on.
  return before === null ? null : Math.min(before, context.now);
}

function newSeller(input: SaveSeller, context: Context): Seller {
  return {
    id: context.newId(),
    accountId: input.accountId,
    mode: input.mode,
    emailKey: emailKey(input.email),
    email: input.email,
    name: null,
    version: 1,
    bankCodePartner: null,
    bankCode: null,
    bankName: null,
    accountName: null,
    accountNumberSealed: null,
    accountLast4: null,
    bankAccountSavedBy: null,
    bankAccountChangedAt: null,
    createdAt: context.now,
    updatedAt: context.now,
  };
}

type BankAccountFields = Pick<
  Seller,
  'bankCodePartner' | 'bankCode' | 'bankName' | 'accountName' | 'accountNumberSealed' | 'accountLast4'
>;

/** Returns the bank account of a payee, or null while none is on file. */
export function bankAccountOnFile(bankAccount: BankAccountFields | undefined): BankAccount | null {
  if (!bankAccount) return null;
  const { bankCodePartner, bankCode, bankName, accountName } = bankAccount;
  const { accountNumberSealed, accountLast4 } = bankAccount;
  if (bankCode === null || bankName === null || accountName === null) return null;
  if (accountNumberSealed === null || accountLast4 === null) return null;
  return { bankCodePartner, bankCode, bankName, accountName, accountNumberSealed, accountLast4 };
}
