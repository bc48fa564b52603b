import type { Context } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import { type BankAccountToSave, decideSaveSeller, type SaveSeller } from '../../domain/payee.js';
import type { Seller } from '../../domain/records.js';
import { emailKey } from '../../domain/text.js';
import { subjectOf } from '../../pipeline/admit.js';
import { execute } from '../../pipeline/execute.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { Services } from '../../services.js';
import { isSameAccount } from '../banks/bank-account.js';
import { findSeller } from '../checkouts/queries.js';

/** Creates or changes a seller, for the merchant or for the seller. */
export async function saveSeller(
  services: Services,
  context: Context,
  input: SaveSeller & (BankAccountToSave | { bankAccount: null }),
): Promise<Seller | Refusal> {
  const { accountId, mode, bankAccount } = input;
  const sellerKey = emailKey(input.email);
  const key = { accountId, mode, emailKey: sellerKey };
  const payee = { accountId, mode, sellerKey };
  const outcome = await execute(services, {
    subject: subjectOf(async () => ({ seller: (await services.store.one(findSeller, key)) ?? null })),
    command: {
      decide: ({ seller }) =>
        decideSaveSeller(
          seller,
          { ...input, isOnFile: isSameAccount(services, seller, bankAccount, payee) },
          context,
        ),
    },
    context,
  });
  return isRefusal(outcome) ? outcome : outcome.after;
}
