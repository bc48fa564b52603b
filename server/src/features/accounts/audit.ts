import type { PayoutScheduleRow } from '../../adapters/store/rows.js';
import { step } from '../../adapters/store/statement.js';
import type { AuditNote } from '../../domain/audit.js';
import type { MerchantBankAccount } from '../../domain/records.js';
import type { SettingChange } from '../../pipeline/settings.js';
import { savePayoutSchedule } from './queries.js';

/** The change of a payout schedule, which writes nothing if another request changed it meanwhile. */
export function scheduleChange(row: PayoutScheduleRow, before: PayoutScheduleRow | null): SettingChange {
  const { accountId, mode, schedule } = row;
  const note: AuditNote = {
    action: 'payout_schedule.changed',
    subject: accountId,
    before: before && { schedule: before.schedule },
    after: { schedule },
  };
  return {
    accountId,
    mode,
    steps: [step(savePayoutSchedule, { ...row, known: before?.schedule ?? '' })],
    note,
  };
}

/** What the audit log says of a saved bank account: the bank and the last four digits. */
export function bankAccountNote(
  accountId: string,
  before: MerchantBankAccount | null,
  after: MerchantBankAccount,
): AuditNote {
  const valuesOf = ({ bankCode, bankName, accountLast4 }: MerchantBankAccount) => {
    return { bank_code: bankCode, bank_name: bankName, account_last4: accountLast4 };
  };
  return {
    action: 'merchant_bank_account.saved',
    subject: accountId,
    before: before && valuesOf(before),
    after: valuesOf(after),
  };
}
