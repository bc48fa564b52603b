import { z } from 'zod';
import { kobo } from './amounts.js';
import { PayoutObject, RefundObject } from './escrow-parts.js';
import { limits } from './limits.js';
import { operation } from './operation.js';
import { AccountNumber, Kobo, Reference, text, Uuid } from './primitives.js';
import { inwardTransfer } from './sandbox.js';

export const SandboxCreditInput = z
  .object({
    account_number: AccountNumber,
    amount: kobo(1, 'Kobo to transfer.'),
    ...inwardTransfer,
    reported_reference: z
      .boolean()
      .default(false)
      .describe(
        'Whether the bank reports the reference it opened the account for. If not, only the number ' +
          'identifies it.',
      ),
  })
  .strict();

export const SandboxCredit = z
  .object({
    credit_id: Uuid.describe('The id of the credit.'),
    status: z.enum(['matched', 'unmatched']).describe('Whether the credit belongs to a sale.'),
    reference: Reference.nullable().describe('The sale it belongs to; null while unmatched.'),
    amount: Kobo.describe('What was sent, in kobo.'),
  })
  .strict()
  .describe('The state of a transfer into an account number.');

const attempt = z
  .number()
  .int()
  .min(1)
  .max(limits.sandboxAttemptMax)
  .optional()
  .describe(
    'The attempt to end, 1 for the first. Without it: the newest, which is sent first if none is under ' +
      'way.',
  );

const reason = text(limits.reasonLengthMax, "The bank's reason, for any outcome but `paid`.").optional();

const fee = z
  .number()
  .int()
  .min(0)
  .max(limits.sandboxFeeKoboMax)
  .optional()
  .describe(
    "The bank's fee for a paid transfer, in kobo; the payee gets the whole amount. " +
      'A later call can raise it and never lowers it.',
  );

export const SettlePayoutInput = z
  .object({
    outcome: z.enum(['paid', 'failed', 'reversed']).describe('What the bank says became of it.'),
    reason,
    fee,
    attempt,
  })
  .strict();

export const SettleRefundInput = z
  .object({
    outcome: z
      .enum(['paid', 'failed', 'reversed', 'needs_details'])
      .describe('What the bank says became of it.'),
    reason,
    fee,
    attempt,
  })
  .strict();

const reference = Reference.describe('The sale it belongs to.');

export const SettledPayout = PayoutObject.extend({ reference }).describe('The payout in its new state.');
export const SettledRefund = RefundObject.extend({ reference }).describe('The refund in its new state.');

/** The calls to the banking partner that a fault can hit. */
export const faultOperations = [
  'open_virtual_account',
  'find_credit',
  'find_credits',
  'resolve_account',
  'transfer',
  'find_transfer',
  'refund',
  'find_refund',
] as const;

/**
 * `unavailable`: nothing happened. `timeout`: it happened, but no response arrived. `refused`: a final no.
 * `no_float`: the balance at the bank does not cover a transfer or refund; any other call is `unavailable`.
 */
export const faultKinds = ['unavailable', 'timeout', 'refused', 'no_float'] as const;

const faultFields = {
  operation: z.enum(faultOperations).describe('Which call to the bank.'),
  kind: z
    .enum(faultKinds)
    .describe(
      'How it fails: before any effect, after it with the response lost, with a final refusal, or, if it ' +
        'moves money, since the balance at the bank does not cover it.',
    ),
  count: z
    .number()
    .int()
    .min(0)
    .max(limits.sandboxFaultsMax)
    .describe('How many of the next calls fail; 0 ends the fault. Replaces the previous setting.'),
};

export const FaultInput = z.object(faultFields).strict();
export const Fault = z.object(faultFields).strict().describe('How the next calls to the sandbox bank fail.');

const settleErrors = [
  'not_found',
  'conflict',
  'final',
  'transfer_ended',
  'below_minimum',
  'payout_scheduled',
  'idempotency_mismatch',
] as const;
const faultErrors = ['partner_unavailable', 'partner_error'] as const;
const IdPath = z.object({ id: Uuid }).strict();

export const sandboxBankOperations = {
  credit: operation({
    method: 'POST',
    path: '/sandbox/credits',
    summary: 'Simulate a transfer to an account number',
    description:
      'Pays an account number, like a payer who typed it. The bank passes on no reference, so the credit ' +
      'is matched only if exactly one account had the number when the money arrived; otherwise it is ' +
      'unmatched. To test reused numbers, open a sale whose `customer_email` has ten digits after a plus ' +
      '(`buyer+1234567890@example.com`): they become its account number.',
    body: SandboxCreditInput,
    responses: { 200: SandboxCredit },
    metadata: {
      operationId: 'creditInSandbox',
      scope: 'sandbox',
      tag: 'Sandbox',
      sdk: 'sandbox.credit',
      cli: 'sandbox credit',
      keys: 'test',
      repeat: 'key',
      addsData: true,
      errors: ['idempotency_mismatch', ...faultErrors],
      example: { body: { account_number: '1234567890', amount: 250_000 } },
    },
  }),
  settlePayout: operation({
    method: 'POST',
    path: '/sandbox/payouts/:id/settle',
    summary: 'End a payout at the sandbox bank',
    description:
      'Makes the bank end a payout now and report it: paid, failed, or reversed, which can also follow ' +
      'paid. A payout that was not sent yet is sent first. With `attempt` the bank changes the outcome of ' +
      'an earlier attempt.',
    pathParams: IdPath,
    body: SettlePayoutInput,
    responses: { 200: SettledPayout },
    metadata: {
      operationId: 'settlePayoutInSandbox',
      scope: 'sandbox',
      tag: 'Sandbox',
      sdk: 'sandbox.settlePayout',
      cli: 'sandbox settle-payout',
      keys: 'test',
      repeat: 'key',
      errors: [...settleErrors, 'payment_reversed', 'payout_details_missing', ...faultErrors],
      example: { params: { id: '019322f3-0000-7000-8000-000000000001' }, body: { outcome: 'paid' } },
    },
  }),
  settleRefund: operation({
    method: 'POST',
    path: '/sandbox/refunds/:id/settle',
    summary: 'End a refund at the sandbox bank',
    description:
      'Makes the bank end a refund now and report it: paid, failed, reversed, or waiting for other ' +
      'details of the payer. A refund that was not sent yet is sent first.',
    pathParams: IdPath,
    body: SettleRefundInput,
    responses: { 200: SettledRefund },
    metadata: {
      operationId: 'settleRefundInSandbox',
      scope: 'sandbox',
      tag: 'Sandbox',
      sdk: 'sandbox.settleRefund',
      cli: 'sandbox settle-refund',
      keys: 'test',
      repeat: 'key',
      errors: [...settleErrors, 'payment_reversed', 'credit_busy', ...faultErrors],
      example: { params: { id: '019322f3-0000-7000-8000-000000000001' }, body: { outcome: 'paid' } },
    },
  }),
  fault: operation({
    method: 'POST',
    path: '/sandbox/faults',
    summary: 'Make calls to the sandbox bank fail',
    description:
      "Makes the next calls of one operation fail for this account's sandbox. No money is lost: the " +
      'service looks up an unknown outcome until it is final. With several server processes, all apply ' +
      'the fault within a second.',
    body: FaultInput,
    responses: { 200: Fault },
    metadata: {
      operationId: 'setFaultInSandbox',
      scope: 'sandbox',
      tag: 'Sandbox',
      sdk: 'sandbox.fault',
      cli: 'sandbox fault',
      keys: 'test',
      repeat: 'key',
      addsData: true,
      errors: ['idempotency_mismatch'],
      example: { body: { operation: 'transfer', kind: 'timeout', count: 1 } },
    },
  }),
};
