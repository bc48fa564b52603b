import { z } from 'zod';
import {
  CallbackUrl,
  Description,
  LocaleField,
  Name,
  Reopened,
  ReturnUrl,
  WindowHours,
} from './escrow-fields.js';
import { DeliveryTracking, DispatchProof, DisputeSummary, transferLists } from './escrow-parts.js';
import {
  AccountNumber,
  BuyerUserId,
  Currency,
  Email,
  Kobo,
  keptMetadata,
  PaidAccountName,
  page,
  Reference,
  Timestamp,
  text,
  Uuid,
} from './primitives.js';
import { deliveryModes, escrowStatuses, modes, releaseBlocks } from './states.js';

/**
 * The page where the seller accepts, sends and sees the money; null if the merchant is the seller.
 *
 * @example "https://pay.example.com/sale/0198c0de-0000-7000-8000-000000000001"
 */
const SellerUrl = text(
  4000,
  "The seller's page. We mail the link to the seller; you can also send it yourself. It opens only with a " +
    'code sent to `seller_email`. Null without a `seller_email`.',
).nullable();

/** The response of initiate. A closed escrow has no account number. */
export const Checkout = z
  .object({
    checkout_url: text(4000, 'Hosted page where the buyer sees how to pay.'),
    seller_url: SellerUrl,
    reference: Reference,
    escrow_id: Uuid.describe('The id of the escrow; in calls, use its reference.'),
    account_number: AccountNumber.nullable(),
    bank_name: text(200, 'Bank of the virtual account.').nullable(),
    account_name: PaidAccountName.nullable(),
    mismatch: z
      .array(text(100, 'A field of the request, or `operation` if `POST /charge` opened the escrow.'))
      .max(20)
      .describe(
        'The fields in which your request differs from the checkout that has the reference, which stays as ' +
          'it was; empty if none does.',
      ),
    reopened: Reopened,
  })
  .strict()
  .describe('Where and how the buyer pays.');

export const Escrow = z
  .object({
    escrow_id: Uuid.describe('Its id; in calls, use its reference.'),
    charge_id: Uuid.nullable().describe('The charge that opened it; null if initiate did.'),
    reference: Reference,
    mode: z.enum(modes),
    status: z.enum(escrowStatuses),
    amount: Kobo.describe('The price in kobo.'),
    currency: Currency,
    customer_email: Email,
    customer_name: Name.nullable(),
    seller_email: Email.nullable(),
    seller_name: Name.nullable(),
    description: Description.nullable(),
    return_url: ReturnUrl.nullable(),
    callback_url: CallbackUrl.nullable(),
    release_window_hours: WindowHours,
    delivery_mode: z.enum(deliveryModes),
    release_code: z.boolean().describe('Whether the buyer has a code that releases the money.'),
    locale: LocaleField.nullable(),
    metadata: keptMetadata,
    checkout_url: text(4000, 'Hosted page where the buyer sees how to pay.'),
    seller_url: SellerUrl,
    account_number: AccountNumber.nullable(),
    bank_name: text(200, 'Bank of the virtual account.').nullable(),
    account_name: PaidAccountName.nullable(),
    expires_at: Timestamp.nullable().describe('When the bank closes this account number.'),
    payment_deadline_at: Timestamp.describe(
      'The buyer’s deadline to pay. The escrow expires some minutes later: wait for `escrow.expired`.',
    ),
    amount_received: Kobo.describe('Credited to this escrow, in kobo: held + released + refunded.'),
    amount_held: Kobo.describe('Held now, in kobo.'),
    amount_released: Kobo.describe('Decided for the seller, in kobo.'),
    amount_refunded: Kobo.describe('Decided for the buyer, in kobo.'),
    amount_excess: Kobo.describe('Excess and late payments, never part of the escrow, in kobo.'),
    amount_receivable: Kobo.describe('What a bank took back and nothing covers yet, in kobo.'),
    blocked_by: z
      .array(z.enum(releaseBlocks))
      .max(10)
      .describe('What blocks a release; empty if nothing does.'),
    seller_accepted_at: Timestamp.nullable().describe('When the seller accepted.'),
    seller_delivered_at: Timestamp.nullable().describe('When delivery was recorded.'),
    inspection_starts_at: Timestamp.nullable().describe(
      'When the inspection window starts, or started: at the delivery, at its expected arrival, or when ' +
        'the buyer said that it has arrived. Null before the delivery.',
    ),
    auto_release_at: Timestamp.nullable().describe('End of the inspection window.'),
    dispatch_proof: DispatchProof.nullable(),
    delivery_tracking: DeliveryTracking.nullable(),
    buyer_user_id: BuyerUserId.nullable(),
    ...transferLists,
    dispute: DisputeSummary.nullable(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .strict()
  .describe('A sale in escrow. Every field is always present; what is unset is null.');

export const EscrowPage = page(Escrow);

/** The response of a release with `dry_run=true`, which moves nothing. */
export const ReleasePreview = z
  .object({
    dry_run: z.literal(true).describe('Nothing moved.'),
    reference: Reference,
    amount: Kobo.describe('What would go to the seller, in kobo.'),
    remaining: Kobo.describe('What would stay held, in kobo.'),
    status_after: z.enum(escrowStatuses),
    bank_name: text(200, 'Bank it would go to.').nullable(),
    account_last4: text(4, 'Last four digits of the account.').nullable(),
  })
  .strict()
  .describe('What a release would move.');
