import type { AccountSetting } from '../../adapters/store/setting-rows.js';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import { statement, step } from '../../adapters/store/statement.js';
import { settingContext } from '../../pipeline/context.js';
import { bothModes, commitSetting } from '../../pipeline/settings.js';
import type { Services } from '../../services.js';

export const findAccountSetting = statement<{ accountId: string }, AccountSetting>(
  'account_setting.find',
  (db, p) =>
    db.selectFrom('account_setting').select(columns('account_setting')).where('account_id', '=', p.accountId),
);

const saveAccountSetting = statement<AccountSetting, unknown>('account_setting.save', (db, p) =>
  insertRow(db, 'account_setting', p).onConflict((conflict) =>
    conflict
      .columns(['account_id'])
      .doUpdateSet({ requires_factor: p.requiresFactor, updated_at: p.updatedAt }),
  ),
);

/** Chooses whether members prove a second factor before they see anything, from their next click on. */
export async function requireFactor(
  services: Services,
  accountId: string,
  isRequired: boolean,
): Promise<void> {
  const before = await services.store.one(findAccountSetting, { accountId });
  const requiresFactor = isRequired ? 1 : 0;
  if ((before?.requiresFactor ?? 0) === requiresFactor) return;
  await commitSetting(services, settingContext(services), {
    accountId,
    mode: bothModes,
    steps: [step(saveAccountSetting, { accountId, requiresFactor, updatedAt: services.clock.now() })],
    note: {
      action: 'account.settings_changed',
      subject: accountId,
      before: { requires_factor: !isRequired },
      after: { requires_factor: isRequired },
    },
  });
}
