import type { EscrowAggregate } from '../../domain/aggregate.js';
import type { AcceptAggregate } from '../../domain/escrow/accept-paid.js';
import type { BankAccount } from '../../domain/records.js';
import { emailKey } from '../../domain/text.js';
import type { Services } from '../../services.js';
import { isSameAccount } from '../banks/bank-account.js';
import { findSeller } from '../checkouts/queries.js';

/** Adds the seller to an escrow. A null `bankAccount` means the one on file. */
export async function withSeller(
  services: Services,
  aggregate: EscrowAggregate,
  bankAccount: BankAccount | null,
): Promise<AcceptAggregate> {
  const { accountId, mode, sellerEmail } = aggregate.escrow;
  const sellerKey = emailKey(sellerEmail ?? '');
  const key = { accountId, mode, emailKey: sellerKey };
  const seller = (await services.store.one(findSeller, key)) ?? null;
  const payee = { accountId, mode, sellerKey };
  const isOnFile = bankAccount === null || isSameAccount(services, seller, bankAccount, payee);
  return { ...aggregate, seller, isOnFile };
}
