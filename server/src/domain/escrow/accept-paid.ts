import type { Context, Decision, EscrowAggregate, EscrowCommand } from '../aggregate.js';
import { type Refusal, refuse } from '../change.js';
import { type BankAccountToSave, bankAccountOnFile, type SaveSeller } from '../payee.js';
import type { Seller } from '../records.js';
import { decideEscrow } from './decide.js';

/** The escrow together with its seller, whose bank account comes with the acceptance. */
export interface AcceptAggregate extends EscrowAggregate {
  seller: Seller | null;
  /** Whether the given account is already on file. */
  isOnFile: boolean;
}

const acceptedOtherwise = refuse(
  'already_accepted',
  'The sale was accepted before, with another bank account: change it with PUT /sellers/:email.',
);

/**
 * Accepts, and saves the seller's bank account in the same change. A repeat saves nothing: a second
 * acceptance with another bank account is refused, since it comes too late. A seller who accepts with the
 * account that the merchant saved makes it their own, so that only they can change it.
 */
export function acceptPaidTo(
  aggregate: AcceptAggregate,
  given: BankAccountToSave,
  savedBy: SaveSeller['savedBy'],
  context: Context,
): Decision<AcceptAggregate> {
  const { isOnFile } = aggregate;
  const decision = decideEscrow(aggregate, acceptance(aggregate, given, savedBy), context);
  if ('refused' in decision) return decision;
  if (decision.kind === 'repeat') return isOnFile ? { kind: 'repeat', after: aggregate } : acceptedOtherwise;
  return { ...decision, after: { ...aggregate, ...decision.after, payeeBankAccount: given.bankAccount } };
}

function acceptance(
  { escrow, seller, isOnFile }: AcceptAggregate,
  { bankAccount, replaces }: BankAccountToSave,
  savedBy: SaveSeller['savedBy'],
): EscrowCommand {
  const isSavedSo = isOnFile && (seller?.bankAccountSavedBy === 'seller' || savedBy === 'merchant');
  if (isSavedSo) return { command: 'accept' };
  const { accountId, mode } = escrow;
  const email = seller?.email ?? (escrow.sellerEmail as string);
  const input = { accountId, mode, email, name: null, bankAccount, savedBy, replaces, isOnFile };
  return { command: 'accept', payee: { existing: seller, input } };
}

const changedMeanwhile: Refusal = { refused: true, code: 'conflict' };

/** Accepts with the bank account on file, if it is still the account that the seller was shown. */
export function acceptAsShown(
  aggregate: AcceptAggregate,
  shownVersion: number,
  context: Context,
): Decision<AcceptAggregate> {
  const accepted = decideEscrow(aggregate, { command: 'accept' }, context);
  if (!('refused' in accepted) && accepted.kind === 'repeat') return { kind: 'repeat', after: aggregate };
  const { seller } = aggregate;
  const bankAccount = seller && bankAccountOnFile(seller);
  if (!bankAccount || seller.version !== shownVersion) return changedMeanwhile;
  const given = { bankAccount, replaces: bankAccount.accountNumberSealed };
  return acceptPaidTo(aggregate, given, 'seller', context);
}

/** Accepts without a bank account, unless one was put on file that the seller has not seen. */
export function acceptUnpaid(aggregate: AcceptAggregate, context: Context): Decision<AcceptAggregate> {
  const accepted = decideEscrow(aggregate, { command: 'accept' }, context);
  if ('refused' in accepted) return accepted;
  if (accepted.kind === 'repeat') return { kind: 'repeat', after: aggregate };
  if (aggregate.seller && bankAccountOnFile(aggregate.seller)) return changedMeanwhile;
  return { ...accepted, after: { ...aggregate, ...accepted.after } };
}
