import { z } from 'zod';
import { kobo } from './amounts.js';
import { LocaleField, Name, Reopened, ReturnUrl } from './escrow-fields.js';
import { Ledger, Timeline } from './escrow-history.js';
import { ReferencePath } from './escrow-inputs.js';
import { transferLists } from './escrow-parts.js';
import { limits } from './limits.js';
import { operation } from './operation.js';
import { partnerErrors } from './operation-codes.js';
import {
  AccountNumber,
  BuyerUserId,
  Currency,
  Email,
  historyQuery,
  Kobo,
  keptMetadata,
  Metadata,
  PaidAccountName,
  page,
  pageQuery,
  Reference,
  Timestamp,
  text,
  Uuid,
} from './primitives.js';
import { chargeStatuses, modes } from './states.js';

const ChargeDescription = text(limits.chargeDescriptionLengthMax, 'What is being paid for.');
const ChargeWindowHours = z
  .number()
  .int()
  .min(limits.releaseWindowHoursMin)
  .max(limits.releaseWindowHoursMax);
const SettlesInEscrow = z.boolean();
const CheckoutUrl = text(4000, 'Hosted page where the buyer sees how to pay.');
const PaidBankName = text(200, 'Bank of the virtual account.');

export const CreateChargeInput = z
  .object({
    reference: Reference,
    amount: kobo(
      1,
      'Price in kobo, unless the operator raised it at most ' +
        `${limits.amountKoboMaxDefault.toLocaleString('en-US')} (₦10,000,000).`,
    ),
    currency: Currency.default('NGN'),
    customer_email: Email,
    customer_name: Name.optional(),
    description: ChargeDescription.optional(),
    return_url: ReturnUrl,
    escrow: SettlesInEscrow.default(true).describe(
      'True holds the money in an escrow under the same reference; false settles it directly.',
    ),
    release_window_hours: ChargeWindowHours.default(limits.chargeWindowHoursDefault).describe(
      'Hours of inspection after delivery; used when `escrow` is true.',
    ),
    locale: LocaleField.optional(),
    metadata: Metadata.optional(),
  })
  .strict();

/** The response to creating a charge. `account_number` is set while payment is awaited. */
export const CreatedCharge = z
  .object({
    checkout_url: CheckoutUrl,
    account_number: AccountNumber.nullable(),
    bank_name: PaidBankName.nullable(),
    account_name: PaidAccountName.nullable(),
    amount_kobo: Kobo.describe('The price in kobo.'),
    expires_at: Timestamp.nullable().describe('When the bank closes this account number.'),
    reference: Reference,
    charge_id: Uuid,
    escrow: SettlesInEscrow.describe('Whether the money is held in escrow.'),
    reopened: Reopened,
  })
  .strict()
  .describe('Where and how the buyer pays a charge.');

export const Charge = z
  .object({
    charge_id: Uuid,
    reference: Reference,
    mode: z.enum(modes),
    status: z.enum(chargeStatuses),
    escrow: SettlesInEscrow.describe('Whether the money is held in escrow.'),
    escrow_id: Uuid.nullable().describe('The escrow that holds the money; null when it settles directly.'),
    amount_kobo: Kobo.describe('The price in kobo.'),
    currency: Currency,
    customer_email: Email,
    customer_name: Name.nullable(),
    description: text(limits.descriptionLengthMax, 'What is being paid for.').nullable(),
    return_url: ReturnUrl.nullable(),
    release_window_hours: ChargeWindowHours.nullable().describe(
      'Hours of inspection after delivery; null when it settles directly.',
    ),
    locale: LocaleField.nullable(),
    metadata: keptMetadata,
    checkout_url: CheckoutUrl,
    account_number: AccountNumber.nullable(),
    bank_name: PaidBankName.nullable(),
    account_name: PaidAccountName.nullable(),
    expires_at: Timestamp.nullable().describe('When the bank closes this account number.'),
    payment_deadline_at: Timestamp.describe(
      'The buyer’s deadline to pay. The charge expires some minutes later: wait for `charge.failed`.',
    ),
    amount_received: Kobo.describe('What arrived and counts towards the price, in kobo.'),
    amount_refunded: Kobo.describe('The part of `amount_received` that goes back to the payer, in kobo.'),
    amount_excess: Kobo.describe('Excess and late payments, which go back to the payer, in kobo.'),
    amount_receivable: Kobo.describe('What a bank took back and nothing covers yet, in kobo.'),
    buyer_user_id: BuyerUserId.nullable(),
    failure_reason: text(100, '`expired`, `account_refused`, `declined` or `cancelled`.').nullable(),
    ...transferLists,
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .strict()
  .describe('A payment by bank transfer. Every field is always present; what is unset is null.');

export const ChargePage = page(Charge);

const reference = { reference: 'ORD-2001' };

export const chargeOperations = {
  create: operation({
    method: 'POST',
    path: '/charge',
    summary: 'Create a charge',
    description:
      'Creates a charge and returns how the buyer pays. With `escrow: true` the money is held in an ' +
      'escrow under the same reference, without a named seller; with `escrow: false` it is paid to you as ' +
      'soon as the price has arrived. A repeat under the same `Idempotency-Key` returns the same bytes ' +
      'with `Idempotent-Replay: true`. Without a key, the same charge again has that header too, but ' +
      'current payment details. If it has expired, that reopens it: `reopened` is true, without the header.',
    body: CreateChargeInput,
    responses: { 200: CreatedCharge },
    metadata: {
      operationId: 'createCharge',
      scope: 'charges',
      tag: 'Charges',
      sdk: 'charge.create',
      cli: 'charge create',
      repeat: 'key',
      addsData: true,
      errors: ['conflict', 'idempotency_mismatch', 'reference_conflict', ...partnerErrors],
      example: {
        body: {
          reference: 'ORD-2001',
          amount: 120_000,
          customer_email: 'buyer@example.com',
          return_url: 'https://shop.example.com/thanks',
          escrow: false,
        },
      },
    },
  }),
  get: operation({
    method: 'GET',
    path: '/charge/:reference',
    summary: 'Read a charge',
    description: 'Returns the charge with its newest credits, payouts and refunds, at most 50 of each.',
    pathParams: ReferencePath,
    responses: { 200: Charge },
    metadata: {
      operationId: 'getCharge',
      scope: 'read',
      tag: 'Charges',
      sdk: 'charge.get',
      cli: 'charge get',
      errors: ['not_found'],
      example: { params: reference },
    },
  }),
  list: operation({
    method: 'GET',
    path: '/charge',
    summary: 'List charges',
    description: 'Lists charges that go into escrow and charges that settle directly, newest first.',
    query: z.object(pageQuery).strict(),
    responses: { 200: ChargePage },
    metadata: {
      operationId: 'listCharges',
      scope: 'read',
      tag: 'Charges',
      sdk: 'charge.list',
      cli: 'charge list',
      errors: [],
    },
  }),
  timeline: operation({
    method: 'GET',
    path: '/charge/:reference/timeline',
    summary: 'Read the timeline of a charge',
    description:
      'Returns everything that happened to the charge, oldest first and page by page, with the actor and ' +
      'the channel of each entry.',
    pathParams: ReferencePath,
    query: z.object(historyQuery).strict(),
    responses: { 200: Timeline },
    metadata: {
      operationId: 'getChargeTimeline',
      scope: 'read',
      tag: 'Charges',
      sdk: 'charge.timeline',
      cli: 'charge timeline',
      errors: ['not_found'],
      example: { params: reference },
    },
  }),
  ledger: operation({
    method: 'GET',
    path: '/charge/:reference/ledger',
    summary: 'Read the ledger of a charge',
    description:
      'Returns every movement of money of this charge, oldest first and page by page, and the balance that ' +
      'the ledger holds for it.',
    pathParams: ReferencePath,
    query: z.object(historyQuery).strict(),
    responses: { 200: Ledger },
    metadata: {
      operationId: 'getChargeLedger',
      scope: 'read',
      tag: 'Charges',
      sdk: 'charge.ledger',
      cli: 'charge ledger',
      errors: ['not_found'],
      example: { params: reference },
    },
  }),
};
