import { type Bank, type NameEnquiry, PartnerUnavailable } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import type { BankList } from '../http/bank-list.js';
import { accepted, type PaystackSession, refused } from './api.js';
import { readCursorPages } from './pages.js';
import { isTestLimit, isUnknownBank, isUnresolved } from './refusals.js';

/** Returns the banks that transfers can go to. Codes are text, since they begin with zeros. */
export async function listBanks(session: PaystackSession): Promise<Bank[]> {
  const call = { operation: 'list_banks', path: '/bank', query: { currency: 'NGN' } } as const;
  const rows = await readCursorPages(session, { ...call, priority: 'other' });
  const banks = new Map<string, Bank>();
  for (const bank of rows.flatMap(readBank)) if (!banks.has(bank.code)) banks.set(bank.code, bank);
  return [...banks.values()];
}

export function readBank(bank: AnswerReader): Bank[] {
  const [code, name] = [bank.optionalText('code'), bank.optionalText('name')];
  const isGone = bank.isFalse('active') || bank.isTrue('is_deleted') || bank.isFalse('supports_transfer');
  const currency = bank.optionalText('currency') ?? 'NGN';
  if (code === null || name === null || isGone || currency !== 'NGN') return [];
  return [{ code, name: name.trim() }];
}

/**
 * Makes a name enquiry. Paystack gives an unknown account and a bank that is down the same answer.
 *
 * @throws PartnerRefused with the code `unknown_bank`
 */
export async function resolveAccount(
  session: PaystackSession,
  banks: BankList<PaystackSession>,
  { bankCode, accountNumber }: { bankCode: string; accountNumber: string },
): Promise<NameEnquiry> {
  const reply = await session.send({
    operation: 'resolve_account',
    method: 'GET',
    path: '/bank/resolve',
    query: { account_number: accountNumber, bank_code: bankCode },
    priority: 'other',
  });
  if (reply.isRefused) {
    if (isTestLimit(reply)) throw new PartnerUnavailable("Test mode's name enquiries of the day are used up");
    if (isUnresolved(reply)) return 'unclear';
    throw refused(reply, isUnknownBank(reply) ? 'unknown_bank' : null);
  }
  const account = AnswerReader.of(accepted(reply).data, 'data');
  if (account.text('account_number') !== accountNumber) {
    throw new PartnerUnavailable('Paystack answered about another account');
  }
  const bank = (await banks.get(session)).find(({ code }) => code === bankCode);
  return {
    bankCode,
    bankName: bank?.name ?? bankCode,
    accountNumber,
    accountName: account.text('account_name'),
  };
}
