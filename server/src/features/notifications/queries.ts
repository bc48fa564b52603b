import { sql } from 'kysely';
import { insertOnce, selectBy } from '../../adapters/store/row-statements.js';
import type { PartnerNotification } from '../../adapters/store/rows.js';
import { statement } from '../../adapters/store/statement.js';

/** Inserts nothing if the same bytes are stored already. */
export const insertNotification = insertOnce('partner_notification.insert', 'partner_notification', [
  'partner',
  'mode',
  'digest',
]);

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

export const findNotification = selectBy('partner_notification.by_id', 'partner_notification', ['id']);

/** One that was dismissed while the partner was being asked is applied after all. */
export const markApplied = statement<{ id: string; now: number }, unknown>(
  'partner_notification.applied',
  (db, p) =>
    db
      .updateTable('partner_notification')
      .set({ applied_at: p.now, dismissed_reason: sql.lit(null) })
      .where('id', '=', p.id),
);

/** Nothing happens if it was applied meanwhile. */
export const markDismissed = statement<{ id: string; now: number; reason: string }, unknown>(
  'partner_notification.dismissed',
  (db, p) =>
    db
      .updateTable('partner_notification')
      .set({ applied_at: p.now, dismissed_reason: p.reason })
      .where('id', '=', p.id)
      .where('applied_at', 'is', null),
);

/** What the last attempt to apply it ended with. */
export const findLastError = statement<{ id: string }, { lastError: string | null }>(
  'partner_notification.last_error',
  (db, p) =>
    db
      .selectFrom('job')
      .select('last_error as lastError')
      .where('kind', '=', sql.lit('notification.apply'))
      .where('subject', '=', p.id),
);
