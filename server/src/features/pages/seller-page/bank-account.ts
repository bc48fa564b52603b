import { AccountNumber } from '@escrow-checkout/contract';
import type { AccountForm } from '@escrow-checkout/web';
import { versioned } from '../../../adapters/store/statement.js';
import { enquiriesPerPersonMax, periodOf } from '../../../domain/sign-in/limits.js';
import type { Bank, ResolvedAccount } from '../../../ports/bank.js';
import { bankOf } from '../../banks/bank-account.js';
import { purposes } from '../../sign-in/purposes.js';
import { incrementCounter } from '../../sign-in/queries.js';
import type { OpenSellerPage, SellerPageRequest } from './open-page.js';

/** Nothing is typed yet. */
export const emptyForm: AccountForm = { bank: '', number: '' };

/** The banks to choose from, as people look for them. */
export async function listBanks(
  { services }: SellerPageRequest,
  { aggregate }: OpenSellerPage,
): Promise<Bank[]> {
  const banks = await bankOf(services, aggregate.escrow.mode).banks();
  return banks.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Asks the bank whose account it is, or says which field is wrong. */
export async function askHolder(
  page: SellerPageRequest,
  open: OpenSellerPage,
  typed: { bank: string; number: string },
): Promise<ResolvedAccount | { wrong: NonNullable<AccountForm['wrong']> }> {
  const { mode, accountId } = open.aggregate.escrow;
  const bank = bankOf(page.services, mode);
  if (!(await bank.banks()).some(({ code }) => code === typed.bank)) return { wrong: 'bank' };
  if (!AccountNumber.safeParse(typed.number).success) return { wrong: 'number' };
  if (!(await countEnquiry(page, open))) return { wrong: 'enquiries' };
  return (await bank.resolveAccount(typed.bank, typed.number, accountId)) ?? { wrong: 'number' };
}

/** False: this person has asked about too many accounts already. */
async function countEnquiry({ services }: SellerPageRequest, { session }: OpenSellerPage): Promise<boolean> {
  const { store, clock, keyedHash } = services;
  const subject = keyedHash(purposes.enquiries, session.personId);
  const period = periodOf('enquiries', clock.now());
  const counted = { scope: 'enquiries' as const, subject, period, max: enquiriesPerPersonMax };
  const { outcome } = await store.transact([versioned(incrementCounter, counted)]);
  return outcome === 'committed';
}
