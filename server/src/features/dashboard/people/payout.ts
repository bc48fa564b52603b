import { AccountNumber } from '@escrow-checkout/contract';
import { type AccountForm, renderConfirmPayout, renderPayout } from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import { timeBeforeLeap } from '../../../adapters/store/service-clock.js';
import { versioned } from '../../../adapters/store/statement.js';
import { payoutHoldMs } from '../../../domain/payee.js';
import { enquiriesPerPersonMax, periodOf } from '../../../domain/sign-in/limits.js';
import { refusalProblem } from '../../../http/problem.js';
import { isRefusal } from '../../../pipeline/retry.js';
import { type BankingPartner, PartnerUnavailable, type ResolvedAccount } from '../../../ports/bank.js';
import type { Services } from '../../../services.js';
import { saveMerchantBankAccount } from '../../accounts/save-payout.js';
import { findSealedNumber, sealAccount } from '../../banks/bank-account.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { statusOfForm, typedAccount } from '../../pages/signed-in/account-form.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import { findMerchantBankAccount } from '../../sellers/queries.js';
import { incrementCounter } from '../../sign-in/queries.js';
import { staffPurposes } from '../../staff/purposes.js';
import { type DashboardRoute, dashboardPath, type Visit } from '../route.js';
import { frameOf, shortTime } from '../screens/format.js';
import { visitContext } from '../screens/staff-context.js';
import { actingFor } from './acting.js';

const path = '/settings/payout';

/** The page of the bank account that the merchant itself is paid to. */
export function payoutRoutes(services: Services): DashboardRoute[] {
  const right = 'manage_payout';
  return [
    {
      method: 'get',
      path,
      right,
      handle: (visit, _request, response) => show(services, visit, response, { bank: '', number: '' }),
    },
    {
      method: 'post',
      path,
      right,
      needsProof: true,
      rests: true,
      handle: (visit, request, response) => take(services, visit, request, response),
    },
  ];
}

async function show(services: Services, visit: Visit, response: Response, typed: AccountForm): Promise<void> {
  const { account, mode } = visit;
  const onFile = await services.store.one(findMerchantBankAccount, { accountId: account.id, mode });
  const bank = services.partners.defaultOf(mode);
  const banks = bank === null ? null : await banksOf(bank);
  const now = await timeBeforeLeap(services.store, services.clock.now());
  const restsUntil = (onFile?.bankAccountChangedAt ?? Number.NEGATIVE_INFINITY) + payoutHoldMs;
  const html = renderPayout({
    frame: frameOf(visit),
    action: dashboardPath(visit, path),
    onFile: onFile ? { bank: onFile.bankName, holder: onFile.accountName, last4: onFile.accountLast4 } : null,
    restsUntil: mode === 'live' && now < restsUntil ? shortTime(restsUntil) : null,
    banks,
    form: typed,
  });
  sendHtml(response, html, statusOfForm(typed));
}

/** Returns the banks by name; null while the partner does not answer. */
async function banksOf(bank: BankingPartner) {
  try {
    return (await bank.banks()).toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  } catch (error) {
    if (error instanceof PartnerUnavailable) return null;
    throw error;
  }
}

/** Saves an account whose holder was confirmed; the bank is asked both times, so nothing typed is trusted. */
async function take(services: Services, visit: Visit, request: Request, response: Response): Promise<void> {
  const typed = typedAccount(request);
  const partner = services.partners.defaultOf(visit.mode);
  if (partner === null) return show(services, visit, response, typed);
  const [accountId, mode] = [visit.account.id, visit.mode];
  const payee = { accountId, mode, sellerKey: null };
  const replaces = await findSealedNumber(services, payee);
  const found = await askHolder(services, visit, partner, typed);
  if ('wrong' in found) return show(services, visit, response, { ...typed, ...found });
  const action = dashboardPath(visit, path);
  if (fieldOf(request, 'holder') !== found.accountName) {
    return sendHtml(response, renderConfirmPayout({ frame: frameOf(visit), action, account: found }));
  }
  const input = { accountId, mode, bankAccount: sealAccount(services, payee, partner.name, found), replaces };
  const context = await visitContext(services, visit);
  const saved = await saveMerchantBankAccount(actingFor(services, visit), context, input);
  if (isRefusal(saved)) {
    if (saved.code !== 'bank_account_changed') throw refusalProblem(saved);
    return show(services, visit, response, { ...typed, wrong: 'changed' });
  }
  services.wakeWorker();
  goTo(response, action);
}

/** Asks the bank who holds an account; returns what is wrong if it cannot say. */
async function askHolder(
  services: Services,
  visit: Visit,
  partner: BankingPartner,
  { bank, number }: AccountForm,
): Promise<ResolvedAccount | { wrong: NonNullable<AccountForm['wrong']> }> {
  const banks = await banksOf(partner);
  if (banks === null) return { wrong: 'unclear' };
  if (!banks.some(({ code }) => code === bank)) return { wrong: 'bank' };
  if (!AccountNumber.safeParse(number).success) return { wrong: 'number' };
  if (!(await countEnquiry(services, visit.person.id))) return { wrong: 'enquiries' };
  const enquiry = await partner.resolveAccount(bank, number, visit.account.id);
  if (enquiry === 'unknown') return { wrong: 'number' };
  return enquiry === 'unclear' ? { wrong: 'unclear' } : enquiry;
}

/** Counts one enquiry; false after too many, so that nobody lists the holders of accounts. */
async function countEnquiry({ store, clock, keyedHash }: Services, personId: string): Promise<boolean> {
  const subject = keyedHash(staffPurposes.enquiries, personId);
  const period = periodOf('enquiries', clock.now());
  const counted = { scope: 'enquiries' as const, subject, period, max: enquiriesPerPersonMax };
  return (await store.transact([versioned(incrementCounter, counted)])).outcome === 'committed';
}
