import { z } from 'zod';
import { operation } from './operation.js';
import { AccountNumber, BankCode, text } from './primitives.js';

export const Bank = z
  .object({ code: BankCode, name: text(200, 'The bank.') })
  .strict()
  .describe('A bank that payouts can reach.');

export const BankList = z.object({ data: z.array(Bank) }).strict();

export const ResolvedAccount = z
  .object({
    bank_code: BankCode,
    bank_name: text(200, 'The bank.'),
    account_number: AccountNumber,
    account_name: text(200, 'Name on the account.'),
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
      errors: ['partner_unavailable', 'live_mode_unavailable'],
    },
  }),
  resolve: operation({
    method: 'GET',
    path: '/banks/resolve',
    summary: 'Ask whose account it is',
    description: 'Name enquiry: the name on a bank account. 404 when the bank does not know it.',
    query: z.object({ bank_code: BankCode, account_number: AccountNumber }).strict(),
    responses: { 200: ResolvedAccount },
    metadata: {
      operationId: 'resolveAccount',
      tag: 'Banks',
      sdk: 'banks.resolve',
      cli: 'banks resolve',
      errors: ['not_found', 'partner_unavailable', 'live_mode_unavailable'],
      example: { query: { bank_code: '058', account_number: '0123456789' } },
    },
  }),
};
