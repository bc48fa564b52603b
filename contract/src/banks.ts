import { z } from 'zod';
import { limits } from './limits.js';
import { operation } from './operation.js';
import { partnerErrors } from './operation-codes.js';
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
      .describe('How well it matches the `account_name` you sent; null if you sent none.'),
  })
  .strict()
  .describe('The holder of a bank account, as the bank reports it.');

export const bankOperations = {
  list: operation({
    method: 'GET',
    path: '/banks',
    summary: 'List banks',
    description: 'Lists the banks that payouts can reach, with their codes.',
    responses: { 200: BankList },
    metadata: {
      operationId: 'listBanks',
      scope: 'read',
      tag: 'Banks',
      sdk: 'banks.list',
      cli: 'banks list',
      errors: partnerErrors,
    },
  }),
  resolve: operation({
    method: 'GET',
    path: '/banks/resolve',
    summary: 'Look up the holder of a bank account',
    description:
      'Name enquiry: returns the name on a bank account, and whether it matches the one you expect. ' +
      'Responds with 404 if the bank has no such account.',
    query: z
      .object({
        bank_code: BankCode,
        account_number: AccountNumber,
        account_name: text(limits.nameLengthMax, 'The name you expect on the account.').optional(),
      })
      .strict(),
    responses: { 200: ResolvedAccount },
    metadata: {
      operationId: 'resolveAccount',
      scope: 'read',
      tag: 'Banks',
      sdk: 'banks.resolve',
      cli: 'banks resolve',
      errors: ['not_found', ...partnerErrors],
      example: { query: { bank_code: '058', account_number: '0123456789' } },
    },
  }),
};
