import type { Context } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import { type BankAccountToSave, decideSaveMerchantBankAccount } from '../../domain/payee.js';
import type { MerchantBankAccount, Owner } from '../../domain/records.js';
import { subjectOf } from '../../pipeline/admit.js';
import { execute } from '../../pipeline/execute.js';
import { isRefusal } from '../../pipeline/retry.js';
import { withAuditEntry } from '../../pipeline/settings.js';
import type { Services } from '../../services.js';
import { isSameAccount } from '../banks/bank-account.js';
import { findMerchantBankAccount } from '../sellers/queries.js';
import { bankAccountNote } from './audit.js';

/** Saves the bank account that a merchant itself is paid to, for a request or for its owner. */
export async function saveMerchantBankAccount(
  services: Services,
  context: Context,
  { accountId, mode, bankAccount, replaces }: Owner & BankAccountToSave,
): Promise<MerchantBankAccount | Refusal> {
  const payee = { accountId, mode, sellerKey: null };
  const outcome = await execute(services, {
    subject: subjectOf(async () => {
      return { onFile: (await services.store.one(findMerchantBankAccount, { accountId, mode })) ?? null };
    }),
    command: {
      decide: ({ onFile }) => {
        const isOnFile = isSameAccount(services, onFile, bankAccount, payee);
        const input = { accountId, mode, bankAccount, replaces, isOnFile };
        const decision = decideSaveMerchantBankAccount(onFile, input, context);
        if (!('change' in decision)) return decision;
        const note = bankAccountNote(accountId, onFile, decision.after);
        return { ...decision, change: withAuditEntry(services, decision.change, note) };
      },
    },
    context,
  });
  return isRefusal(outcome) ? outcome : outcome.after;
}
