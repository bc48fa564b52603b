import type { OwnerRecovery } from '../../adapters/store/owner-recovery-rows.js';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';

/** It touches no row while another recovery of the account is open. */
export const insertOwnerRecovery = statement<OwnerRecovery, unknown>('owner_recovery.insert', (db, p) =>
  insertRow(db, 'owner_recovery', p).onConflict((conflict) => conflict.doNothing()),
);

export const findOwnerRecovery = statement<{ id: string }, OwnerRecovery>('owner_recovery.find', (db, p) =>
  db.selectFrom('owner_recovery').select(columns('owner_recovery')).where('id', '=', p.id),
);

export const findOpenRecovery = statement<{ accountId: string }, OwnerRecovery>(
  'owner_recovery.open_of_account',
  (db, p) =>
    db
      .selectFrom('owner_recovery')
      .select(columns('owner_recovery'))
      .where('account_id', '=', p.accountId)
      .where('ended_at', 'is', null),
);

/** Ends a recovery once. */
export const endOwnerRecovery = statement<
  Pick<OwnerRecovery, 'id'> & { outcome: 'stopped' | 'invited'; now: number },
  unknown
>('owner_recovery.end', (db, p) =>
  db
    .updateTable('owner_recovery')
    .set({ ended_at: p.now, outcome: p.outcome })
    .where('id', '=', p.id)
    .where('ended_at', 'is', null),
);
