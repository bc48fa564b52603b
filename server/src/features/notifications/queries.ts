import type { PartnerNotification } from '../../adapters/store/rows.js';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';

/** Inserts nothing if the same bytes are stored already. */
export const insertNotification = statement<PartnerNotification, unknown>(
  'partner_notification.insert',
  (db, p) =>
    insertRow(db, 'partner_notification', p).onConflict((conflict) =>
      conflict.columns(['partner', 'mode', 'digest']).doNothing(),
    ),
);

export const findByDigest = statement<
  Pick<PartnerNotification, 'partner' | 'mode' | 'digest'>,
  Pick<PartnerNotification, 'id'>
>('partner_notification.by_digest', (db, p) =>
  db
    .selectFrom('partner_notification')
    .select('id')
    .where('partner', '=', p.partner)
    .where('mode', '=', p.mode)
    .where('digest', '=', p.digest),
);

export const findNotification = statement<{ id: string }, PartnerNotification>(
  'partner_notification.by_id',
  (db, p) =>
    db.selectFrom('partner_notification').select(columns('partner_notification')).where('id', '=', p.id),
);

export const markApplied = statement<{ id: string; now: number }, unknown>(
  'partner_notification.applied',
  (db, p) => db.updateTable('partner_notification').set({ applied_at: p.now }).where('id', '=', p.id),
);
