import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { payeeFate } from '../payees.js';
import { type Bank, testBankCode } from './bank-list.js';
import { type Business, domainOf } from './business.js';
import { PaystackRefusal } from './errors.js';
import { pageOf } from './paging.js';
import { testLookupsPerDay } from './settings.js';
import { iso, success } from './wire.js';

const listedAt = Date.UTC(2020, 10, 24, 10, 20, 45);

/** `GET /bank`; without `use_cursor` it is the whole list. */
export function listBanks(business: Business, { query }: PartnerRequest): PartnerAnswer {
  const banks = [...business.banks].sort((one, other) => other.id - one.id);
  if (query.get('use_cursor') !== 'true') return success('Banks retrieved', banks.map(bankShape));
  const oldestFirst = banks.reverse().map((bank) => ({ ...bank, createdAt: listedAt }));
  const { items, meta } = pageOf(oldestFirst, query);
  return success('Banks retrieved', items.map(bankShape), meta);
}

/** `GET /bank/resolve`. An unknown account and a bank that is down get the same answer. */
export function resolveAccount(business: Business, { query }: PartnerRequest): PartnerAnswer {
  const accountNumber = query.get('account_number') ?? '';
  const bankCode = query.get('bank_code') ?? '';
  if (!accountNumber || !bankCode) throw new PaystackRefusal('missing_params');
  const bank = business.banks.find(({ code }) => code === bankCode);
  if (!bank) throw new PaystackRefusal('unknown_bank_code');
  countTestLookup(business, bankCode);
  const name = accountNameOf(business, bankCode, accountNumber);
  if (name === null) throw new PaystackRefusal('unresolved_account');
  return success('Account number resolved', {
    account_number: accountNumber,
    account_name: name,
    bank_id: bank.id,
  });
}

/** Returns the bank's name of an account; null if the bank does not know it or is down. */
export function accountNameOf(business: Business, bankCode: string, accountNumber: string): string | null {
  if (business.banksDown.has(bankCode)) return null;
  const known = business.accountNames.get(`${bankCode}:${accountNumber}`);
  if (known) return known;
  if (!/^\d{10}$/.test(accountNumber)) return null;
  if (bankCode === testBankCode) return 'TEST ACCOUNT';
  const isNamed = business.settings.arePayeesByLastDigit && payeeFate(accountNumber) !== 'unknown';
  return isNamed ? `PAYEE ${accountNumber}` : null;
}

/** Test mode looks up three accounts of live banks a day. */
function countTestLookup(business: Business, bankCode: string): void {
  if (domainOf(business) === 'live' || bankCode === testBankCode) return;
  const day = iso(business.clock.now()).slice(0, 10);
  const used = business.testLookups.get(day) ?? 0;
  if (used >= testLookupsPerDay) throw new PaystackRefusal('test_lookups_used');
  business.testLookups.set(day, used + 1);
}

function bankShape({ id, name, slug, code }: Bank) {
  return {
    name,
    slug,
    code,
    longcode: '',
    gateway: null,
    pay_with_bank: false,
    supports_transfer: true,
    available_for_direct_debit: false,
    active: true,
    is_deleted: false,
    country: 'Nigeria',
    currency: 'NGN',
    type: 'nuban',
    id,
    createdAt: iso(listedAt),
    updatedAt: iso(listedAt),
  };
}
