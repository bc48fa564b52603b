import type { Context, Decision } from './aggregate.js';
import { ChangeBuilder } from './change-builder.js';
import { partnerBankAccount, partnerFeesAccount } from './ledger.js';
import { assertKobo } from './money.js';
import type { Credit } from './records.js';

/**
 * Books what a partner says it kept of a credit, in kobo. A partner may say so after it has reported the
 * credit, and may correct it: what is booked follows. We bear the fee, so nothing that is owed changes.
 */
export function bookCreditFee(credit: Credit, fee: number, context: Context): Decision<Credit> {
  assertKobo(fee, 'fee');
  if (fee === credit.fee) return { kind: 'repeat', after: credit };
  const { partner, accountId, mode, version } = credit;
  const builder = new ChangeBuilder({ accountId, mode }, context);
  const bank = partnerBankAccount(partner, mode);
  if (fee > credit.fee) builder.move(partnerFeesAccount, bank, fee - credit.fee);
  else builder.move(bank, partnerFeesAccount, credit.fee - fee);
  const row = { ...credit, fee };
  const change = builder.build({ update: 'credit', row }, null);
  return { kind: 'change', change, after: { ...row, version: version + 1 } };
}
