import { sql } from 'kysely';
import { search } from './inbox-search.js';

/** Notifications of partners that could not be applied for over an hour, and why. */
export const notificationsUnapplied = search('notification.unapplied', {
  id: 'n.id',
  amount: '0',
  since: 'n.received_at',
  mode: 'n.mode',
  owner: null,
  from: 'job j join partner_notification n on n.id = j.subject',
  note: "n.partner || ': ' || j.last_error",
  order: 'j.created_at, n.id',
  where: (p) => sql`j.kind = 'notification.apply' and j.last_error is not null
    and j.created_at <= ${p.waitingBefore} and n.applied_at is null`,
});
