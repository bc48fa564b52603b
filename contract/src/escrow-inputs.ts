import { z } from 'zod';
import { kobo } from './amounts.js';
import { CallbackUrl, Description, LocaleField, Name, ReturnUrl, WindowHours } from './escrow-fields.js';
import { limits } from './limits.js';
import {
  Currency,
  Email,
  Instant,
  Metadata,
  ProofPhotoUrl,
  patterned,
  Reference,
  text,
} from './primitives.js';
import { BankAccountInput } from './sellers.js';
import { deliveryModes } from './states.js';

export const ReferencePath = z.object({ reference: Reference });
export const InitiateEscrowInput = z
  .object({
    reference: Reference,
    amount: kobo(
      limits.escrowAmountKoboMin,
      'Price in kobo, at least 10,000 (₦100) and, unless the operator raised it, at most ' +
        `${limits.amountKoboMaxDefault.toLocaleString('en-US')} (₦10,000,000).`,
    ),
    currency: Currency,
    customer_email: Email,
    customer_name: Name.optional(),
    seller_email: Email.optional(),
    seller_name: Name.optional(),
    description: Description.optional(),
    callback_url: CallbackUrl.optional(),
    return_url: ReturnUrl.optional(),
    release_window_hours: WindowHours.optional(),
    delivery_mode: z
      .enum(deliveryModes)
      .default('self_managed')
      .describe(
        'Who arranges the delivery. For `managed`, you attach the rate of a carrier; then the pickup is ' +
          'booked and the parcel followed.',
      ),
    release_code: z
      .boolean()
      .default(false)
      .describe(
        'Whether the buyer gets a code that releases the money. Once delivery is recorded, their page ' +
          'shows it; the seller or you enter it.',
      ),
    locale: LocaleField.optional(),
    metadata: Metadata.optional(),
  })
  .strict();

export const AcceptInput = z
  .object({
    payout: BankAccountInput.optional().describe(
      "The seller's bank account, saved for this and later sales. A restricted key needs the scope " +
        '`payout_details` as well.',
    ),
  })
  .strict()
  .optional();

export const DeclineInput = z
  .object({ reason: text(limits.reasonLengthMax, 'The buyer sees it.').optional() })
  .strict()
  .optional();

export const DeliverInput = z
  .object({
    tracking_number: text(
      limits.nameLengthMax,
      "The courier's number; required when self-managed.",
    ).optional(),
    courier_name: text(limits.nameLengthMax, 'Name of the courier.').optional(),
    proof_photo_url: ProofPhotoUrl.optional(),
    notes: text(limits.notesLengthMax, 'Anything the buyer should know.').optional(),
    expected_arrival_at: Instant.describe(
      'When you expect it to arrive: the inspection then starts at that time, or when the buyer says that ' +
        `it has arrived. From now to ${limits.expectedArrivalDaysDefault} days ahead, unless the operator ` +
        'chose other days. Without it, the inspection starts now. It cannot be changed later, and a ' +
        'managed delivery has none.',
    ).optional(),
  })
  .strict();

export const RefundInput = z
  .object({
    amount: kobo(1, 'A part of what is held, in kobo. Without it: all.').optional(),
    reason: text(limits.reasonLengthMax, 'The buyer sees it.').optional(),
  })
  .strict()
  .optional();

export const ReleaseInput = z
  .object({
    amount: kobo(1, 'A part of what is held, in kobo. Without it: all.').optional(),
    code: patterned(
      /^[0-9]{6}$/,
      'must be six digits',
      "The buyer's release code, six digits. It releases all that is held, so send no `amount`.",
      [6, 6],
    ).optional(),
  })
  .strict()
  .optional();
