import { sql } from 'kysely';
import type { MemberAlert } from '../../adapters/store/setting-rows.js';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';

export const listChosenAlerts = statement<{ accountId: string }, MemberAlert>('member_alert.list', (db, p) =>
  db
    .selectFrom('member_alert')
    .select(columns('member_alert'))
    .where('account_id', '=', p.accountId)
    .limit(sql.lit(2000)),
);

export const saveAlert = statement<MemberAlert, unknown>('member_alert.save', (db, p) =>
  insertRow(db, 'member_alert', p).onConflict((conflict) =>
    conflict.columns(['account_id', 'person_id', 'kind']).doUpdateSet({ is_on: p.isOn }),
  ),
);
