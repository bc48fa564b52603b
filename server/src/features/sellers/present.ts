import type { PayoutDetails as PayoutDetailsSchema, Seller as SellerSchema } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { Seller } from '../../domain/records.js';
import { iso } from '../checkouts/present.js';

interface Details {
  bankCode: string | null;
  bankName: string | null;
  accountName: string | null;
  accountLast4: string | null;
}

/** Payout details with all but the last four digits hidden; null while there are none. */
export function presentDetails(
  details: Details | null | undefined,
): z.input<typeof PayoutDetailsSchema> | null {
  if (!details?.bankCode || !details.accountLast4) return null;
  return {
    bank_code: details.bankCode,
    bank_name: details.bankName ?? details.bankCode,
    account_name: details.accountName ?? '-',
    account_number_masked: `******${details.accountLast4}`,
  };
}

export function presentSeller(seller: Seller): z.input<typeof SellerSchema> {
  return {
    email: seller.email,
    name: seller.name,
    payout: presentDetails(seller),
    payout_saved_by: seller.detailsSavedBy,
    created_at: iso(seller.createdAt),
    updated_at: iso(seller.updatedAt),
  };
}
