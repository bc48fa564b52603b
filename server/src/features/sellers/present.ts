import type { BankAccount as BankAccountSchema, Seller as SellerSchema } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { Seller } from '../../domain/records.js';
import { iso } from '../checkouts/present.js';

interface BankAccountFields {
  bankCode: string | null;
  bankName: string | null;
  accountName: string | null;
  accountLast4: string | null;
}

/** A bank account with all but its last four digits hidden; null if there is none. */
export function presentBankAccount(
  bankAccount: BankAccountFields | null | undefined,
): z.input<typeof BankAccountSchema> | null {
  if (!bankAccount?.bankCode || !bankAccount.accountLast4) return null;
  return {
    bank_code: bankAccount.bankCode,
    bank_name: bankAccount.bankName ?? bankAccount.bankCode,
    account_name: bankAccount.accountName ?? '-',
    account_number_masked: `******${bankAccount.accountLast4}`,
  };
}

export function presentSeller(seller: Seller): z.input<typeof SellerSchema> {
  return {
    email: seller.email,
    name: seller.name,
    payout: presentBankAccount(seller),
    payout_saved_by: seller.bankAccountSavedBy,
    created_at: iso(seller.createdAt),
    updated_at: iso(seller.updatedAt),
  };
}
