import { z } from 'zod';
import { limits } from './limits.js';
import { operation } from './operation.js';
import { AccountNumber, BankCode, text } from './primitives.js';

/** `exact`: the same names in any order; `close`: initials or names left out; `none`: somebody else. */
export const nameMatches = ['exact', 'close', 'none'] as const;

export const Bank = z
  .object({ code: BankCode, name: text(200, 'The bank.') })
  .strict()
  .describe('A bank that payouts can reach.');

export const BankList = z
  .object({ data: z.array(Bank).max(limits.listLengthMax).describe('All of them, by name.') })
  .strict()
  .describe('Banks that payouts can reach.');

export const ResolvedAccount = z
  .object({
    bank_code: BankCode,
    bank_name: text(200, 'The bank.'),
    account_number: AccountNumber,
    account_name: text(200, 'Name on the account.'),
    match: z
      .enum(nameMatches)
      .nullable()
      .describe('How well the `account_name` you asked with fits; null without one.'),
  })
  .strict()
  .describe('Whose account it is, as the bank answers.');

export const bankOperations = {
  list: operation({
    method: 'GET',
    path: '/banks',
    summary: 'List banks',
    description: 'Banks that payouts can reach, with the codes to name them by.',
    responses: { 200: BankList },
    metadata: {
      operationId: 'listBanks',
      tag: 'Banks',
      sdk: 'banks.list',
      cli: 'banks list',
      errors: ['partner_error', 'partner_unavailable', 'live_mode_unavailable'],
    },
  }),
  resolve: operation({
    method: 'GET',
    path: '/banks/resolve',
    summary: 'Ask whose account it is',
    description:
      'Name enquiry: the name on a bank account, and whether it fits the one you expect. 404 when the bank ' +
      'does not know the account.',
    query: z
      .object({
        bank_code: BankCode,
        account_number: AccountNumber,
        account_name: text(limits.nameLengthMax, 'Whose account you expect it to be.').optional(),
      })
      .strict(),
    responses: { 200: ResolvedAccount },
    metadata: {
      operationId: 'resolveAccount',
      tag: 'Banks',
      sdk: 'banks.resolve',
      cli: 'banks resolve',
      errors: ['not_found', 'partner_error', 'partner_unavailable', 'live_mode_unavailable'],
      example: { query: { bank_code: '058', account_number: '0123456789' } },
    },
  }),
};
