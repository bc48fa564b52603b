import { AccountNumber } from '@escrow-checkout/contract';
import { type AccountForm, type BankChoice, renderAccount, renderConfirmAccount } from '@escrow-checkout/web';
import { versioned } from '../../../adapters/store/statement.js';
import { findTypedBank, otherNamesOf } from '../../../domain/bank-name.js';
import type { BankAccountToSave } from '../../../domain/payee.js';
import { enquiriesPerPersonMax, periodOf } from '../../../domain/sign-in/limits.js';
import { refusalProblem } from '../../../http/problem.js';
import { isRefusal } from '../../../pipeline/retry.js';
import type { ResolvedAccount } from '../../../ports/bank.js';
import { findSealedNumber, sealAccount } from '../../banks/bank-account.js';
import { partnerNamed } from '../../banks/partners.js';
import { saveSeller } from '../../sellers/save.js';
import { purposes } from '../../sign-in/purposes.js';
import { incrementCounter } from '../../sign-in/queries.js';
import { goTo, sendPage } from '../responses.js';
import { statusOfForm, typedAccount } from '../signed-in/account-form.js';
import { fieldOf } from '../signed-in/form.js';
import { type OpenSellerPage, openSellerPage, type SellerPageRequest, withSellerPage } from './open-page.js';

export const emptyForm: AccountForm = { bank: '', number: '' };

/** Lists the banks to choose from, by name, with the other names that people use for them. */
export async function listBanks(
  { services }: SellerPageRequest,
  { aggregate }: OpenSellerPage,
): Promise<BankChoice[]> {
  const banks = await partnerNamed(services, aggregate.escrow.mode, aggregate.escrow.partner).banks();
  return banks
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(({ name }) => ({ name, aliases: otherNamesOf(name) }));
}

/** Asks the bank who holds an account; returns the wrong field if it cannot. */
async function askHolder(
  page: SellerPageRequest,
  open: OpenSellerPage,
  typed: { bank: string; number: string },
): Promise<ResolvedAccount | { wrong: NonNullable<AccountForm['wrong']> }> {
  const { mode, accountId, partner } = open.aggregate.escrow;
  const bank = partnerNamed(page.services, mode, partner);
  const chosen = findTypedBank(typed.bank, await bank.banks());
  if (chosen === null) return { wrong: 'bank' };
  if (!AccountNumber.safeParse(typed.number).success) return { wrong: 'number' };
  if (!(await countEnquiry(page, open))) return { wrong: 'enquiries' };
  const enquiry = await bank.resolveAccount(chosen.code, typed.number, accountId);
  if (enquiry === 'unknown') return { wrong: 'number' };
  return enquiry === 'unclear' ? { wrong: 'unclear' } : enquiry;
}

/** Counts one enquiry; false if this person has made too many. */
async function countEnquiry({ services }: SellerPageRequest, { session }: OpenSellerPage): Promise<boolean> {
  const { store, clock, keyedHash } = services;
  const subject = keyedHash(purposes.enquiries, session.personId);
  const period = periodOf('enquiries', clock.now());
  const counted = { scope: 'enquiries' as const, subject, period, max: enquiriesPerPersonMax };
  const { outcome } = await store.transact([versioned(incrementCounter, counted)]);
  return outcome === 'committed';
}

/** Asks the seller for a bank account. */
export const askBankAccount = withSellerPage((page, open) => sendBankAccount(page, open, emptyForm));

async function sendBankAccount(
  page: SellerPageRequest,
  open: OpenSellerPage,
  form: AccountForm,
): Promise<void> {
  const { view, session } = open;
  const banks = await listBanks(page, open);
  const props = { view, links: page.links, email: session.emailKey, banks, form };
  sendPage(page.response, renderAccount, props, statusOfForm(form));
}

/** Saves the bank account for all the seller's escrows with this merchant; waiting payouts start at once. */
export const saveBankAccount = withSellerPage(async (page, open) => {
  const given = await takeBankAccount(page, open, 'account', (form) => sendBankAccount(page, open, form));
  if (given === null) return;
  const { accountId, mode, sellerEmail } = open.aggregate.escrow;
  const whose = { accountId, mode, email: sellerEmail ?? '', name: null, savedBy: 'seller' } as const;
  const saved = await saveSeller(page.services, open.context, { ...whose, ...given });
  if (!isRefusal(saved)) return goTo(page.response, page.links.page);
  if (saved.code !== 'bank_account_changed') throw refusalProblem(saved);
  // Opened again, the page has the account that is on file now.
  const now = (await openSellerPage(page)) ?? open;
  const { number } = typedAccount(page.request);
  await sendBankAccount(page, now, { bank: given.bankAccount.bankName, number, wrong: 'changed' });
});

/**
 * Returns a bank account whose holder the seller has confirmed. Null: the response is sent already, either
 * the form or the question whether the holder is right. The bank is asked both times, so nothing that the
 * page sends back is trusted.
 */
export async function takeBankAccount(
  page: SellerPageRequest,
  open: OpenSellerPage,
  purpose: 'accept' | 'account',
  sendForm: (form: AccountForm) => Promise<void>,
): Promise<BankAccountToSave | null> {
  const { request, links, services } = page;
  const typed = typedAccount(page.request);
  const { escrow } = open.aggregate;
  const replaces = await findSealedNumber(services, escrow);
  const account = await askHolder(page, open, typed);
  if ('wrong' in account) {
    await sendForm({ ...typed, ...account });
    return null;
  }
  const { view, session } = open;
  if (fieldOf(request, 'holder') === account.accountName) {
    return { bankAccount: sealAccount(services, escrow, escrow.partner, account), replaces };
  }
  const props = { view, links, email: session.emailKey, action: links[purpose], account };
  sendPage(page.response, renderConfirmAccount, props);
  return null;
}
