import { isSameBank } from '../../domain/bank-name.js';
import type { BankAccountToSave } from '../../domain/payee.js';
import type { BankAccount, Seller } from '../../domain/records.js';
import { fieldProblem } from '../../http/validation.js';
import type { BankingPartner, NameEnquiry, ResolvedAccount } from '../../ports/bank.js';
import { type SealedPayee, sealedPlaces } from '../../ports/sealed-places.js';
import type { Services } from '../../services.js';
import { findSeller } from '../checkouts/queries.js';
import { findMerchantBankAccount } from '../sellers/queries.js';
import { defaultPartner } from './partners.js';

/**
 * Asks the bank for the name on an account.
 *
 * @throws ProblemError for an unknown bank code
 */
export async function resolveAccount(
  bank: BankingPartner,
  accountId: string,
  input: { bank_code: string; account_number: string },
  pointer: string,
): Promise<NameEnquiry> {
  const banks = await bank.banks();
  if (!banks.some(({ code }) => code === input.bank_code)) {
    throw fieldProblem(`${pointer}bank_code`, 'is not a bank code; `GET /banks` lists them');
  }
  return bank.resolveAccount(input.bank_code, input.account_number, accountId);
}

/** Compares the opened numbers of one payee, since every save seals a number differently. */
export function isSameAccount(
  { sealer }: Pick<Services, 'sealer'>,
  onFile: Pick<Seller, 'bankCodePartner' | 'bankCode' | 'bankName' | 'accountNumberSealed'> | null,
  given: BankAccount | null,
  payee: SealedPayee,
): boolean {
  if (!onFile?.accountNumberSealed || given === null) return false;
  const { bankCodePartner, bankCode, bankName } = onFile;
  if (bankCode === null || bankName === null) return false;
  if (!isSameBank({ bankCodePartner, bankCode, bankName }, given)) return false;
  const numberOf = (sealed: string) => sealer.open(sealedPlaces.accountNumber(payee), sealed);
  return numberOf(onFile.accountNumberSealed) === numberOf(given.accountNumberSealed);
}

/**
 * Returns the sealed number of the payee's bank account on file, or null. Read it before you ask the bank
 * about another account: until the bank answers, another request can save one.
 */
export async function findSealedNumber(
  { store }: Pick<Services, 'store'>,
  { accountId, mode, sellerKey }: SealedPayee,
): Promise<string | null> {
  const onFile =
    sellerKey === null
      ? await store.one(findMerchantBankAccount, { accountId, mode })
      : await store.one(findSeller, { accountId, mode, emailKey: sellerKey });
  return onFile?.accountNumberSealed ?? null;
}

/** Asks the bank for the account's name and seals its number, for payouts to the payee. */
export async function bankAccountOf(
  services: Services,
  payee: SealedPayee,
  input: { bank_code: string; account_number: string },
  pointer: string,
): Promise<BankAccountToSave> {
  const partner = defaultPartner(services, payee.mode);
  const replaces = await findSealedNumber(services, payee);
  const account = await resolveAccount(partner, payee.accountId, input, pointer);
  if (typeof account !== 'string')
    return { bankAccount: sealAccount(services, payee, partner.name, account), replaces };
  const detail =
    account === 'unknown'
      ? 'is not an account of this bank'
      : 'is not known to this bank, or the bank does not respond now; check it, and try again in a minute';
  throw fieldProblem(`${pointer}account_number`, detail);
}

/** @param bankCodePartner the partner that was asked, whose code of the bank it is */
export function sealAccount(
  { sealer }: Pick<Services, 'sealer'>,
  payee: SealedPayee,
  bankCodePartner: string,
  account: ResolvedAccount,
): BankAccount {
  return {
    bankCodePartner,
    bankCode: account.bankCode,
    bankName: account.bankName,
    accountName: account.accountName,
    accountNumberSealed: sealer.seal(sealedPlaces.accountNumber(payee), account.accountNumber),
    accountLast4: account.accountNumber.slice(-4),
  };
}
