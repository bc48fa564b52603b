import { type Bank, type NameEnquiry, PartnerRefused, PartnerUnavailable } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import type { BankList } from '../http/bank-list.js';
import { accepted, type MonnifySession, refused } from './api.js';
import { isUnresolved } from './refusals.js';

/** A bank with its code in NIP as well: payments may name either. */
export interface ListedBank extends Bank {
  nipCode: string | null;
}

export type Banks = BankList<MonnifySession, ListedBank>;

/** Returns the banks that transfers can go to. Codes are text, since they begin with zeros. */
export async function listBanks(session: MonnifySession): Promise<ListedBank[]> {
  const path = '/api/v1/banks';
  const body = await session.read({ operation: 'list_banks', method: 'GET', path, priority: 'other' });
  const banks = new Map<string, ListedBank>();
  for (const bank of AnswerReader.listOf(body, 'responseBody').flatMap(readBank))
    if (!banks.has(bank.code)) banks.set(bank.code, bank);
  return [...banks.values()];
}

export function readBank(bank: AnswerReader): ListedBank[] {
  const [code, name] = [bank.optionalText('code'), bank.optionalText('name')];
  return code === null || name === null
    ? []
    : [{ code, name: name.trim(), nipCode: bank.optionalText('nipBankCode') }];
}

/**
 * Returns the bank of a code. Monnify words an unknown bank like anything else it refuses, so its own list
 * decides.
 *
 * @throws PartnerRefused with the code `unknown_bank`
 */
export async function bankOf(session: MonnifySession, banks: Banks, bankCode: string): Promise<Bank> {
  const bank = (await banks.get(session)).find(({ code }) => code === bankCode);
  if (!bank) throw new PartnerRefused('Monnify lists no bank of this code', 'unknown_bank');
  return bank;
}

/**
 * Returns the name of a payer's bank; null without a code that Monnify lists, or without its list. A later
 * look-up of the payment may say the name.
 */
export async function payerBankOf(
  session: MonnifySession,
  banks: Banks,
  bankCode: string | null,
): Promise<string | null> {
  if (bankCode === null) return null;
  try {
    const listed = await banks.get(session);
    return listed.find(({ code, nipCode }) => code === bankCode || nipCode === bankCode)?.name ?? null;
  } catch (error) {
    if (error instanceof PartnerUnavailable || error instanceof PartnerRefused) return null;
    throw error;
  }
}

/**
 * Makes a name enquiry. Monnify gives an unknown account and a bank that is down the same answer.
 *
 * @throws PartnerRefused with the code `unknown_bank`
 */
export async function resolveAccount(
  session: MonnifySession,
  banks: Banks,
  { bankCode, accountNumber }: { bankCode: string; accountNumber: string },
): Promise<NameEnquiry> {
  const { name: bankName } = await bankOf(session, banks, bankCode);
  const reply = await session.send({
    operation: 'resolve_account',
    method: 'GET',
    path: '/api/v1/disbursements/account/validate',
    query: { accountNumber, bankCode },
    priority: 'other',
  });
  if (reply.isRefused) {
    if (isUnresolved(reply)) return 'unclear';
    throw refused(reply, null);
  }
  const account = AnswerReader.of(accepted(reply).body, 'responseBody');
  if (account.text('accountNumber') !== accountNumber) {
    throw new PartnerUnavailable('Monnify answered about another account');
  }
  return { bankCode, bankName, accountNumber, accountName: account.text('accountName') };
}
