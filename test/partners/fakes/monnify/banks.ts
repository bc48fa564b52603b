import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { payeeFate } from '../payees.js';
import type { Business } from './business.js';
import { MonnifyRefusal } from './errors.js';
import { success } from './wire.js';

/** `GET /api/v1/banks`: all of them, on one page. */
export function listBanks({ banks }: Business): PartnerAnswer {
  const shapes = banks.map(({ name, code, nipBankCode }) => ({ name, code, nipBankCode }));
  return success(shapes);
}

/** `GET /api/v1/disbursements/account/validate`. */
export function validateAccount(business: Business, { query }: PartnerRequest): PartnerAnswer {
  const accountNumber = query.get('accountNumber') ?? '';
  const bankCode = query.get('bankCode') ?? '';
  if (!business.banks.some(({ code }) => code === bankCode)) throw new MonnifyRefusal('unknown_bank');
  const accountName = accountNameOf(business, bankCode, accountNumber);
  if (accountName === null) throw new MonnifyRefusal('name_enquiry_failed');
  return success({ accountNumber, accountName, bankCode, currencyCode: 'NGN' });
}

/** Returns the bank's name of an account; null if the bank does not know it or is down. */
function accountNameOf(business: Business, bankCode: string, accountNumber: string): string | null {
  if (business.banksDown.has(bankCode)) return null;
  const known = business.accountNames.get(`${bankCode}:${accountNumber}`);
  if (known) return known;
  const isNamed = business.settings.arePayeesByLastDigit && payeeFate(accountNumber) !== 'unknown';
  return isNamed && /^\d{10}$/.test(accountNumber) ? `PAYEE ${accountNumber}` : null;
}
