import { z } from 'zod';
import { limits } from './limits.js';
import { operation } from './operation.js';
import { partnerErrors } from './operation-codes.js';
import { AccountNumber, BankCode, Email, page, pageQuery, Timestamp, text } from './primitives.js';

export const BankAccount = z
  .object({
    bank_code: BankCode,
    bank_name: text(200, 'The bank.'),
    account_name: text(200, 'Name on the account, as the bank reports it.'),
    account_number_masked: text(20, 'The account number with all but the last four digits hidden.'),
  })
  .strict()
  .describe('The bank account that receives payouts, with its number masked.');

export const BankAccountInput = z
  .object({ bank_code: BankCode, account_number: AccountNumber })
  .strict()
  .describe('A bank account; the service asks the bank for its name.');

export const Seller = z
  .object({
    email: Email,
    name: text(limits.nameLengthMax, 'Full name.').nullable(),
    payout: BankAccount.nullable(),
    payout_saved_by: z.enum(['merchant', 'seller']).nullable().describe('Who saved the payout details.'),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .strict()
  .describe('A payee of your account, identified by e-mail address.');

export const SellerInput = z
  .object({
    name: text(limits.nameLengthMax, 'Full name.').optional(),
    payout: BankAccountInput.optional(),
  })
  .strict();

export const SellerPage = page(Seller);
export const SellerPath = z.object({ email: Email });

export const sellerOperations = {
  save: operation({
    method: 'PUT',
    path: '/sellers/:email',
    summary: 'Save a seller',
    description:
      'Creates or updates a seller. You can set payout details until the seller has saved their own; then ' +
      'the response is 409 `payout_details_locked`.',
    pathParams: SellerPath,
    body: SellerInput,
    responses: { 200: Seller },
    metadata: {
      operationId: 'saveSeller',
      scope: 'payout_details',
      tag: 'Sellers',
      sdk: 'sellers.save',
      cli: 'sellers save',
      addsData: true,
      errors: ['conflict', 'payout_details_locked', 'bank_account_changed', ...partnerErrors],
      example: {
        params: { email: 'seller@example.com' },
        body: { name: 'Ada Seller', payout: { bank_code: '058', account_number: '0123456789' } },
      },
    },
  }),
  list: operation({
    method: 'GET',
    path: '/sellers',
    summary: 'List sellers',
    description: 'Lists your sellers, newest first, page by page.',
    query: z.object(pageQuery).strict(),
    responses: { 200: SellerPage },
    metadata: {
      operationId: 'listSellers',
      scope: 'read',
      tag: 'Sellers',
      sdk: 'sellers.list',
      cli: 'sellers list',
      errors: [],
    },
  }),
  get: operation({
    method: 'GET',
    path: '/sellers/:email',
    summary: 'Read a seller',
    description: 'Returns one seller, with masked payout details.',
    pathParams: SellerPath,
    responses: { 200: Seller },
    metadata: {
      operationId: 'getSeller',
      scope: 'read',
      tag: 'Sellers',
      sdk: 'sellers.get',
      cli: 'sellers get',
      errors: ['not_found'],
      example: { params: { email: 'seller@example.com' } },
    },
  }),
};
