import type { Context, Decision } from './aggregate.js';
import type { NewJob, NewMail } from './change.js';
import { mailsOf } from './mail/causes.js';
import { plainChange } from './plain-change.js';
import type { Destination, Mode, PayoutDetails, Seller } from './records.js';
import { emailKey } from './text.js';

/** Saving is never a repeat: it always writes, or is refused. */
type Saved<A> = Exclude<Decision<A>, { kind: 'repeat' }>;

/** How long automatic releases of a live payee rest after his details were replaced by others. */
export const detailsRestMs = 24 * 3_600_000;

/** What a merchant may say about a seller. Null leaves it as it is. */
export interface SaveSeller {
  accountId: string;
  mode: Mode;
  email: string;
  name: string | null;
  destination: Destination | null;
  savedBy: 'merchant' | 'seller';
  /** The destination is the account on file already, so that saving it changes nothing. */
  isOnFile?: boolean;
}

/**
 * Creates or changes a seller. Details that the seller saved himself are changed only by the seller: they
 * decide where money goes.
 */
export function decideSaveSeller(
  existing: Seller | null,
  input: SaveSeller,
  context: Context,
): Saved<Seller> {
  const locked = existing?.detailsSavedBy === 'seller' && input.savedBy === 'merchant';
  if (locked && input.destination) return { refused: true, code: 'payout_details_locked' };
  const row = existing ? { ...existing } : newSeller(input, context);
  row.email = input.email;
  row.name = input.name ?? row.name;
  row.updatedAt = context.now;
  if (input.destination) {
    const detailsChangedAt = changedAt(existing, input, context);
    Object.assign(row, input.destination, { detailsSavedBy: input.savedBy, detailsChangedAt });
  }
  const jobs = input.destination ? [detailsSaved(input, row.emailKey, context)] : [];
  const mails = detailsReplaced(existing, input);
  const write = existing ? ({ update: 'seller', row } as const) : ({ insert: 'seller', row } as const);
  const change = plainChange(input, context, { writes: [write], jobs, mails });
  return { kind: 'change', change, after: row };
}

/** The seller hears of it at the address he is known by when others take the place of details on file. */
function detailsReplaced(
  existing: Seller | null,
  { destination, isOnFile = false, savedBy }: SaveSeller,
): NewMail[] {
  if (existing === null || existing.bankCode === null || destination === null || isOnFile) return [];
  const { id, version, email } = existing;
  const parties = { id: null, customerEmail: null, sellerEmail: email, closedReason: null };
  const { bankName, accountLast4 } = destination;
  const facts = { bank_name: bankName, account_last4: accountLast4, changed_by: savedBy };
  const told = { type: 'details.replaced', cause: `${id}:${version}`, extras: {}, facts };
  return mailsOf(parties, [told]);
}

/** Saves where the merchant's own sales are paid to. */
export function decideSaveOwnDetails(
  existing: PayoutDetails | null,
  input: { accountId: string; mode: Mode; destination: Destination; isOnFile?: boolean },
  context: Context,
): Saved<PayoutDetails> {
  const { accountId, mode, destination } = input;
  const version = existing?.version ?? 1;
  const detailsChangedAt = changedAt(existing, input, context);
  const row = { accountId, mode, version, ...destination, detailsChangedAt, updatedAt: context.now };
  const write = existing
    ? ({ update: 'payout_details', row } as const)
    : ({ insert: 'payout_details', row } as const);
  const jobs = [detailsSaved(input, '', context)];
  return { kind: 'change', change: plainChange(input, context, { writes: [write], jobs }), after: row };
}

/** Only what replaces another account is a change; the first one and the same one again are not. */
function changedAt(
  existing: Pick<Seller, 'bankCode' | 'detailsChangedAt'> | null,
  { isOnFile = false }: { isOnFile?: boolean },
  context: Context,
): number | null {
  if (existing === null || existing.bankCode === null) return null;
  return isOnFile ? existing.detailsChangedAt : context.now;
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
    bankCode: null,
    bankName: null,
    accountName: null,
    accountNumberSealed: null,
    accountLast4: null,
    detailsSavedBy: null,
    detailsChangedAt: null,
    createdAt: context.now,
    updatedAt: context.now,
  };
}

/** Payouts that wait for these details start as soon as they are saved. */
function detailsSaved(owner: { accountId: string; mode: Mode }, payeeKey: string, context: Context): NewJob {
  return {
    kind: 'details.saved',
    subject: `${owner.accountId}:${owner.mode}:${payeeKey}`,
    accountId: owner.accountId,
    mode: owner.mode,
    dueAt: context.now,
  };
}

type Details = Pick<Seller, 'bankCode' | 'bankName' | 'accountName' | 'accountNumberSealed' | 'accountLast4'>;

/** Where a payee is paid, or null while no details are on file. */
export function destinationOnFile(details: Details | undefined): Destination | null {
  if (!details) return null;
  const { bankCode, bankName, accountName, accountNumberSealed, accountLast4 } = details;
  if (bankCode === null || bankName === null || accountName === null) return null;
  if (accountNumberSealed === null || accountLast4 === null) return null;
  return { bankCode, bankName, accountName, accountNumberSealed, accountLast4 };
}
