import type { PayoutScheduleRow } from '../../server/src/adapters/store/rows.js';
import { anyRows } from '../../server/src/adapters/store/statement.js';
import { savePayoutSchedule } from '../../server/src/features/accounts/queries.js';
import type { Store } from '../../server/src/ports/store.js';

/** Chooses when a merchant is paid, whatever they had chosen before, without an entry in the audit log. */
export async function chooseSchedule(store: Store, row: PayoutScheduleRow): Promise<void> {
  const known = row.schedule === 'daily' ? 'per_sale' : 'daily';
  await store.transact([anyRows(savePayoutSchedule, { ...row, known })]);
}
