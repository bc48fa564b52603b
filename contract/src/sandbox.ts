import { z } from 'zod';
import { kobo } from './amounts.js';
import { Charge } from './charges.js';
import { bookingErrors } from './delivery.js';
import { Escrow } from './escrow.js';
import { ReferencePath } from './escrow-inputs.js';
import { limits } from './limits.js';
import { operation } from './operation.js';
import { Reference, Timestamp, text, wholeNumber } from './primitives.js';
import { sandboxDeliveryStatuses } from './states.js';

/** The options of every simulated transfer into an account. */
export const inwardTransfer = {
  payer_name: text(limits.nameLengthMax, 'Name on the sending account.').optional(),
  times: z
    .number()
    .int()
    .min(1)
    .max(limits.sandboxTimesMax)
    .default(1)
    .describe('How often the bank reports this transfer.'),
};

const fundErrors = ['not_found', 'conflict', 'already_funded', 'final', 'idempotency_mismatch'] as const;

export const FundInput = z
  .object({
    amount: kobo(1, 'Kobo to transfer. Without it: what is missing.').optional(),
    ...inwardTransfer,
    delay_minutes: z
      .number()
      .int()
      .min(0)
      .max(limits.sandboxDelayMinutesMax)
      .default(0)
      .describe('Minutes of account time until it arrives; until then the bank does not report it.'),
    outcome: z
      .enum(['credited', 'rejected', 'reversed'])
      .default('credited')
      .describe('What the bank reports: the transfer arrived, was rejected, or arrived and was reversed.'),
  })
  .strict()
  .optional();

export const SandboxDeliveryInput = z
  .object({
    status: z
      .enum(sandboxDeliveryStatuses)
      .describe('Where the parcel is now: `booked` books the pickup, the others move what is booked.'),
  })
  .strict();

export const SandboxReleaseCode = z
  .object({
    reference: Reference,
    digits: text(6, 'The release code; null once it is off or the sale has ended.').nullable(),
    attempts_left: wholeNumber(0)
      .max(limits.releaseCodeAttemptsMax)
      .describe('How many more codes can be entered.'),
  })
  .strict()
  .describe("The buyer's release code of a test escrow.");

export const Clock = z
  .object({
    now: Timestamp.describe("The account's time in test mode."),
    offset_ms: wholeNumber(0).describe('How far ahead of real time, ms.'),
  })
  .strict()
  .describe('The test clock.');

export const AdvanceInput = z
  .object({
    hours: z.number().int().min(0).max(limits.clockAdvanceHoursMax).optional().describe('Hours to add.'),
    minutes: z
      .number()
      .int()
      .min(0)
      .max(limits.clockAdvanceMinutesMax)
      .optional()
      .describe('Minutes to add.'),
  })
  .strict();

export const AdvancedClock = z
  .object({
    now: Timestamp,
    ran: z
      .array(
        z
          .object({ kind: text(100, 'What fell due.'), subject: text(200, 'On what.'), at: Timestamp })
          .strict(),
      )
      .max(limits.listLengthMax)
      .describe('What fell due meanwhile, in order; `webhook.retry` is the retry of a delivery.'),
    pending: z.boolean().describe('True: more is due than could run in 10 s; advance again to continue.'),
  })
  .strict()
  .describe('The new time, and what ran meanwhile.');

export const sandboxOperations = {
  fundEscrow: operation({
    method: 'POST',
    path: '/sandbox/escrow/:reference/fund',
    summary: 'Simulate a bank transfer',
    description:
      "Pays the escrow's newest virtual account at the sandbox bank, which reports it like a real one. " +
      'With `delay_minutes` the response is the escrow before the transfer arrives.',
    pathParams: ReferencePath,
    body: FundInput,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'fundEscrowInSandbox',
      scope: 'sandbox',
      tag: 'Sandbox',
      sdk: 'sandbox.fundEscrow',
      cli: 'sandbox fund',
      keys: 'test',
      repeat: 'key',
      addsData: true,
      errors: fundErrors,
      example: { params: { reference: 'ORD-1001' } },
    },
  }),
  fundCharge: operation({
    method: 'POST',
    path: '/sandbox/charge/:reference/fund',
    summary: 'Simulate a bank transfer for a charge',
    description: "Pays the charge's virtual account at the sandbox bank, which reports it like a real one.",
    pathParams: ReferencePath,
    body: FundInput,
    responses: { 200: Charge },
    metadata: {
      operationId: 'fundChargeInSandbox',
      scope: 'sandbox',
      tag: 'Sandbox',
      sdk: 'sandbox.fundCharge',
      cli: 'sandbox fund-charge',
      keys: 'test',
      repeat: 'key',
      addsData: true,
      errors: fundErrors,
      example: { params: { reference: 'ORD-2001' } },
    },
  }),
  moveDelivery: operation({
    method: 'POST',
    path: '/sandbox/escrow/:reference/delivery',
    summary: 'Move the parcel',
    description:
      'Moves the parcel of a managed delivery at the sandbox carriers, which report it like real ones. ' +
      '`booked` books the pickup of the attached rate, if the service has not done so already. ' +
      '`delivered` starts the inspection; `failed` and `cancelled` block the release.',
    pathParams: ReferencePath,
    body: SandboxDeliveryInput,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'moveDeliveryInSandbox',
      scope: 'sandbox',
      tag: 'Sandbox',
      sdk: 'sandbox.moveDelivery',
      cli: 'sandbox delivery',
      keys: 'test',
      repeat: 'key',
      errors: [...bookingErrors, 'delivery_cannot_move'],
      example: { params: { reference: 'ORD-1001' }, body: { status: 'picked_up' } },
    },
  }),
  releaseCode: operation({
    method: 'GET',
    path: '/sandbox/escrow/:reference/release-code',
    summary: 'Read the release code',
    description:
      "Returns the release code that the buyer's page shows after delivery, so that a test can enter it. " +
      'Only an escrow with `release_code: true` has one.',
    pathParams: ReferencePath,
    responses: { 200: SandboxReleaseCode },
    metadata: {
      operationId: 'getReleaseCodeInSandbox',
      scope: 'sandbox',
      tag: 'Sandbox',
      sdk: 'sandbox.releaseCode',
      cli: 'sandbox code',
      keys: 'test',
      errors: ['not_found'],
      example: { params: { reference: 'ORD-1001' } },
    },
  }),
  clock: operation({
    method: 'GET',
    path: '/sandbox/clock',
    summary: 'Read the test clock',
    description: "Returns the account's time in test mode.",
    responses: { 200: Clock },
    metadata: {
      operationId: 'getClock',
      scope: 'sandbox',
      tag: 'Sandbox',
      sdk: 'sandbox.clock',
      cli: 'clock show',
      keys: 'test',
      errors: [],
    },
  }),
  advanceClock: operation({
    method: 'POST',
    path: '/sandbox/clock/advance',
    summary: 'Advance the test clock',
    description:
      'Moves account time forward, a minute at once where something falls due, and runs it, including ' +
      'webhook retries. It waits two seconds in all for webhook receivers. Needs an `Idempotency-Key`, so ' +
      'that a repeated request does not move time twice.',
    body: AdvanceInput,
    responses: { 200: AdvancedClock },
    metadata: {
      operationId: 'advanceClock',
      scope: 'sandbox',
      tag: 'Sandbox',
      sdk: 'sandbox.advanceClock',
      cli: 'clock advance',
      keys: 'test',
      repeat: 'key_required',
      errors: ['idempotency_key_required', 'clock_busy', 'conflict', 'idempotency_mismatch'],
      example: { body: { hours: 24 } },
    },
  }),
};
