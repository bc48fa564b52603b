import { z } from 'zod';
import { limits } from './limits.js';
import { Kobo, ProofPhotoUrl, Timestamp, text, Uuid, wholeNumber } from './primitives.js';
import {
  creditStatuses,
  disputeReasons,
  disputeStatuses,
  payoutStatuses,
  refundStatuses,
  shipmentStatuses,
} from './states.js';

export const CreditObject = z
  .object({
    id: Uuid.describe('The id of this credit.'),
    status: z.enum(creditStatuses),
    amount: Kobo.describe('What the payer sent, in kobo.'),
    amount_applied: Kobo.describe('The part that counts towards the price, in kobo.'),
    amount_excess: Kobo.describe('The excess or late part, which goes back, in kobo.'),
    amount_refunded: Kobo.describe('The part that was refunded, in kobo.'),
    payer_name: text(500, 'Name on the sending account.', 0).nullable(),
    payer_bank_name: text(100, "The payer's bank, as the bank that received it names it.").nullable(),
    session_id: text(100, "The banks' session id, for tracing.").nullable(),
    failure_reason: text(500, 'Why the bank rejected or reversed it.', 0).nullable(),
    paid_at: Timestamp.describe('When the payer paid, as the bank reports it.'),
  })
  .strict()
  .describe('One bank transfer that arrived.');

const awaitingFloatSince = Timestamp.nullable().describe(
  "Since when it waits for the operator's balance at the bank to cover it; null if it does not.",
);

export const PayoutObject = z
  .object({
    id: Uuid.describe('The id of this payout.'),
    status: z
      .enum(payoutStatuses)
      .describe(
        '`below_minimum` waits until it can be paid in one transfer with other payouts of the same payee.',
      ),
    amount: Kobo.describe('The amount of the payout, in kobo.'),
    combined_payout_id: Uuid.nullable().describe(
      'Payouts with the same value arrive in one transfer, since each is below the smallest amount that ' +
        'the bank transfers, or since they are paid daily; null if it is paid alone.',
    ),
    scheduled_for: Timestamp.nullable().describe(
      'When the daily transfer that pays it is due, if its merchant is paid once a day: the first midnight ' +
        'in Lagos after it was made. Null if it does not wait for one.',
    ),
    awaiting_float_since: awaitingFloatSince,
    bank_name: text(200, 'Bank it goes to.').nullable(),
    account_last4: text(4, 'Last four digits of the account.').nullable(),
    session_id: text(100, "The bank's session id, for tracing.").nullable(),
    expected_by: Timestamp.nullable().describe('When it should arrive; null unless it is pending.'),
    failure_reason: text(500, 'Why the bank refused it.', 0).nullable(),
    created_at: Timestamp,
  })
  .strict()
  .describe('Money going to the seller.');

export const RefundObject = z
  .object({
    id: Uuid.describe('The id of this refund.'),
    status: z.enum(refundStatuses),
    amount: Kobo.describe('The refunded amount, in kobo.'),
    credit_id: Uuid.describe('The refunded credit.'),
    awaiting_float_since: awaitingFloatSince,
    reason: text(limits.reasonLengthMax, 'The reason for the refund.', 0).nullable(),
    failure_reason: text(500, 'Why the bank refused it.', 0).nullable(),
    created_at: Timestamp,
  })
  .strict()
  .describe('Money going back to a payer.');

const newest = `the newest ${limits.transfersShownMax}, oldest first.`;

/** The credits, refunds and payouts of an escrow or charge. */
export const transferLists = {
  credits: z.array(CreditObject).max(limits.transfersShownMax).describe(`Payments that arrived: ${newest}`),
  credits_count: wholeNumber(0).describe('How many payments were reported in all, rejected ones included.'),
  refunds: z.array(RefundObject).max(limits.transfersShownMax).describe(`Refunds to payers: ${newest}`),
  refunds_count: wholeNumber(0).describe('How many refunds there are in all.'),
  payouts: z.array(PayoutObject).max(limits.transfersShownMax).describe(`Payouts to the seller: ${newest}`),
  payouts_count: wholeNumber(0).describe('How many payouts there are in all.'),
};

export const DisputeSummary = z
  .object({
    id: Uuid.describe('The id of the dispute; `GET /disputes/:id` has the rest.'),
    status: z.enum(disputeStatuses),
    reason: z.enum(disputeReasons),
    opened_by: z.enum(['buyer', 'seller', 'operator']),
    respond_by: Timestamp.nullable().describe('When the seller has to respond; null if nothing is due.'),
    created_at: Timestamp,
  })
  .strict()
  .describe('The newest dispute.');

export const DispatchProof = z
  .object({
    tracking_number: text(limits.nameLengthMax, "The courier's number.").nullable(),
    courier_name: text(limits.nameLengthMax, 'Name of the courier.').nullable(),
    proof_photo_url: ProofPhotoUrl.nullable(),
    notes: text(limits.notesLengthMax, 'Anything the buyer should know.').nullable(),
    expected_arrival_at: Timestamp.nullable().describe(
      'When it was expected to arrive; null if that was not said.',
    ),
    submitted_at: Timestamp.describe('When it was recorded.'),
  })
  .strict()
  .describe('The proof recorded with the delivery.');

export const DeliveryTracking = z
  .object({
    status: z
      .enum([...shipmentStatuses, 'booking_unknown'])
      .describe('Where the parcel is. Whether a `booking_unknown` is booked is being found out.'),
    carrier: text(200, 'Name of the carrier.').nullable(),
    service: text(200, "The carrier's service.").nullable(),
    rate_id: text(200, 'The attached rate.').nullable(),
    rate_expires_at: Timestamp.nullable().describe('When the rate expires.'),
    amount: Kobo.nullable().describe('What the delivery costs, in kobo.'),
    tracking_number: text(200, "The carrier's number.").nullable(),
    tracking_url: text(limits.urlLengthMax, 'The page that tracks the parcel.').nullable(),
    label_url: text(limits.urlLengthMax, 'The label to print.').nullable(),
    booked_at: Timestamp.nullable().describe('When the pickup was booked.'),
    failure_reason: text(500, 'Why it is not booked, or did not arrive.').nullable(),
    events: z
      .array(z.object({ status: text(100, 'What happened.'), at: Timestamp }).strict())
      .max(500)
      .describe('What the carrier reported, oldest first.'),
  })
  .strict()
  .describe('The managed delivery; null until a rate is attached.');
