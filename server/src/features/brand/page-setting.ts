import { selectBy } from '../../adapters/store/row-statements.js';
import type { PageSetting } from '../../adapters/store/setting-rows.js';
import { insertRow } from '../../adapters/store/shapes.js';
import { statement, step } from '../../adapters/store/statement.js';
import type { Mode } from '../../domain/records.js';
import { settingContext } from '../../pipeline/context.js';
import { commitSetting } from '../../pipeline/settings.js';
import type { Services } from '../../services.js';

interface Owner {
  accountId: string;
  mode: Mode;
}

/** Finds nothing for a merchant that never chose. */
const findPageSetting = selectBy('page_setting.find', 'page_setting', ['accountId', 'mode']);

/** Writes nothing if another member has chosen meanwhile. */
const savePageSetting = statement<PageSetting & { known: 0 | 1 }, unknown>('page_setting.save', (db, p) =>
  insertRow(db, 'page_setting', p).onConflict((conflict) =>
    conflict
      .columns(['account_id', 'mode'])
      .doUpdateSet({ returns_automatically: p.returnsAutomatically, updated_at: p.updatedAt })
      .where('page_setting.returns_automatically', '=', p.known),
  ),
);

/** Whether the page of a buyer goes back to the shop by itself once the outcome is known. */
export async function returnsAutomatically(
  { store }: Pick<Services, 'store'>,
  { accountId, mode }: Owner,
): Promise<boolean> {
  const chosen = await store.one(findPageSetting, { accountId, mode });
  return chosen?.returnsAutomatically !== 0;
}

/** Chooses for one mode whether pages go back to the shop by themselves; open pages follow when they load. */
export async function chooseReturn(services: Services, owner: Owner, isAutomatic: boolean): Promise<void> {
  const { accountId, mode } = owner;
  const was = await returnsAutomatically(services, owner);
  if (was === isAutomatic) return;
  const [known, chosen] = [was ? 1 : 0, isAutomatic ? 1 : 0] as const;
  const row = { accountId, mode, returnsAutomatically: chosen, updatedAt: services.clock.now() } as const;
  // There are two choices, so whoever was faster has made the same.
  await commitSetting(services, settingContext(services), {
    accountId,
    mode,
    steps: [step(savePageSetting, { ...row, known })],
    note: {
      action: 'account.return_changed',
      subject: accountId,
      before: { returns_automatically: was },
      after: { returns_automatically: isAutomatic },
    },
  });
}
