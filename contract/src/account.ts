import { z } from 'zod';
import { keyScopeNames } from './key-scopes.js';
import { limits } from './limits.js';
import { operation } from './operation.js';
import { partnerErrors } from './operation-codes.js';
import { Currency, Kobo, Timestamp, text, Uuid, wholeNumber } from './primitives.js';
import { BankAccount, BankAccountInput } from './sellers.js';
import { modes, payoutSchedules, plans } from './states.js';
import { disabledReasons } from './webhook-objects.js';

export const Account = z
  .object({
    account_id: Uuid,
    name: text(200, 'Name of the business.'),
    plan: z.enum(plans),
    mode: z.enum(modes).describe('The mode of the key you sent.'),
    disabled_webhooks: z
      .array(
        z
          .object({
            id: Uuid,
            url: text(limits.urlLengthMax, 'Its address.'),
            disabled_reason: z.enum(disabledReasons).describe('`gone` or `failures`.'),
          })
          .strict(),
      )
      .max(limits.webhookEndpointsMax)
      .describe(
        'The webhook endpoints of this mode that the service switched off: they get no events until you ' +
          'activate them with `PATCH /webhooks/:id`. Empty if all is well.',
      ),
    payout: BankAccount.nullable().describe('The payout details of your own sales, in this mode.'),
    payout_schedule: z
      .enum(payoutSchedules)
      .describe(
        'When your own sales are paid out, in this mode. `per_sale`: each as soon as possible. `daily`: ' +
          'what a day brings, in one transfer after midnight in Lagos.',
      ),
    test_data: z
      .object({
        rows: wholeNumber(0).describe('The rows that your test mode stores.'),
        rows_max: wholeNumber(0).describe('The most rows before requests that add more are refused.'),
        bytes: wholeNumber(0).describe('The bytes that your test mode stores, as they were written.'),
        bytes_max: wholeNumber(0).describe('The most bytes before requests that add more are refused.'),
      })
      .strict()
      .nullable()
      .describe(
        'How much test data you store and may store; beyond it, what adds more is refused with ' +
          '`test_quota_exceeded`. Null for a live key.',
      ),
    key: z
      .object({
        id: Uuid,
        name: text(200, 'What it is for.', 0),
        scopes: z
          .array(z.enum(keyScopeNames))
          .max(keyScopeNames.length)
          .nullable()
          .describe('What a restricted key may do; null: everything.'),
        networks: z
          .array(text(50, 'An address, or a network such as `203.0.113.0/24`.'))
          .max(limits.keyNetworksMax)
          .nullable()
          .describe('Where requests may come from; null: anywhere.'),
        expires_at: Timestamp.nullable().describe('When it stops working; null: never.'),
      })
      .strict()
      .describe('The key you sent.'),
    created_at: Timestamp,
  })
  .strict()
  .describe('Your merchant account.');

export const PayoutScheduleInput = z
  .object({
    schedule: z.enum(payoutSchedules).describe('`daily`, or `per_sale`, which every account has at first.'),
  })
  .strict();

export const Balance = z
  .object({
    mode: z.enum(modes),
    currency: Currency,
    held: Kobo.describe('Held in escrow for your sales, in kobo.'),
    payouts_pending: Kobo.describe('Released, but not yet paid by the bank, in kobo.'),
    payouts_waiting_details: Kobo.describe(
      'The part of `payouts_pending` that waits for payout details, in kobo.',
    ),
    payouts_below_minimum: Kobo.describe(
      'The part of `payouts_pending` that is below the smallest amount that the bank transfers and waits ' +
        'to be combined, in kobo.',
    ),
    payouts_scheduled: Kobo.describe(
      'The part of `payouts_pending` that waits for the daily transfer, in kobo. What also waits for ' +
        'payout details or is below the minimum counts there and not here.',
    ),
    refunds_pending: Kobo.describe('Owed to payers, but not yet paid by the bank, in kobo.'),
    carriage_owed: z
      .number()
      .int()
      .min(-Number.MAX_SAFE_INTEGER)
      .max(Number.MAX_SAFE_INTEGER)
      .describe(
        'What you owe the operator for booked deliveries, in kobo; it is never taken from a sale. Below ' +
          'zero if a booking that you had paid was cancelled.',
      ),
    carriage_limit: Kobo.nullable().describe(
      'The most that you may owe for deliveries, with those that are being booked, in kobo; null: any.',
    ),
    as_of: Timestamp,
  })
  .strict()
  .describe('What is held, owed and in flight.');

export const accountOperations = {
  get: operation({
    method: 'GET',
    path: '/account',
    summary: 'Read your account',
    description:
      'Returns the name, the plan, the payout details of your own sales, and the webhook endpoints that ' +
      'the service switched off.',
    responses: { 200: Account },
    metadata: {
      operationId: 'getAccount',
      scope: null,
      tag: 'Account',
      sdk: 'account.get',
      cli: 'account get',
      errors: [],
    },
  }),
  savePayout: operation({
    method: 'PUT',
    path: '/account/payout',
    summary: 'Save your own payout details',
    description: 'Saves the bank account that sales without a named seller are paid to.',
    body: BankAccountInput,
    responses: { 200: Account },
    metadata: {
      operationId: 'saveAccountPayout',
      scope: 'payout_details',
      tag: 'Account',
      sdk: 'account.savePayout',
      cli: 'account payout',
      errors: ['conflict', 'bank_account_changed', ...partnerErrors],
      example: { body: { bank_code: '058', account_number: '0123456789' } },
    },
  }),
  savePayoutSchedule: operation({
    method: 'PUT',
    path: '/account/payout-schedule',
    summary: 'Choose when you are paid',
    description:
      'Sets when sales without a named seller are paid out, in the mode of the key. With `daily`, payouts ' +
      'made from now on wait until midnight in Lagos and arrive in one transfer, or in several if the bank ' +
      'transfers no more at once. A change concerns only payouts that are made afterwards; sellers are ' +
      'always paid per sale.',
    body: PayoutScheduleInput,
    responses: { 200: Account },
    metadata: {
      operationId: 'saveAccountPayoutSchedule',
      scope: 'payout_details',
      tag: 'Account',
      sdk: 'account.savePayoutSchedule',
      cli: 'account payout-schedule',
      errors: [],
      example: { body: { schedule: 'daily' } },
    },
  }),
  balance: operation({
    method: 'GET',
    path: '/balance',
    summary: 'Read your balance',
    description: 'Returns what is held, owed and in flight, from the ledger.',
    responses: { 200: Balance },
    metadata: {
      operationId: 'getBalance',
      scope: 'read',
      tag: 'Account',
      sdk: 'account.balance',
      cli: 'balance',
      errors: [],
    },
  }),
};
