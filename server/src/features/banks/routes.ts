import { compareNames } from '../../domain/account-name.js';
import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { ProblemError } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { resolveAccount } from './bank-account.js';
import { defaultPartner } from './partners.js';

/** Why a name enquiry has no name. */
const reasons = {
  unknown: 'The bank does not know this account number.',
  unclear:
    'The bank does not know this account number, or does not respond now: check it, and repeat in a minute.',
} as const;

export function bankRoutes(services: Services): Handlers['banks'] {
  return {
    list: async ({ res }) => {
      const banks = await defaultPartner(services, callerOf(res).mode).banks();
      return { status: 200, body: { data: banks } };
    },
    resolve: async ({ query, res }) => {
      const { accountId, mode } = callerOf(res);
      const account = await resolveAccount(defaultPartner(services, mode), accountId, query, '?');
      if (typeof account === 'string') throw new ProblemError('not_found', { detail: reasons[account] });
      const { bankCode, bankName, accountNumber, accountName } = account;
      const body = { bank_code: bankCode, bank_name: bankName, account_number: accountNumber };
      const expected = query.account_name;
      const match = expected === undefined ? null : compareNames(expected, accountName);
      return { status: 200, body: { ...body, account_name: accountName, match } };
    },
  };
}
