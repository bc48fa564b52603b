import { type Compilable, sql } from 'kysely';
import type { Mail } from '../../../../adapters/store/mail-rows.js';
import type { RecordedEvent } from '../../../../adapters/store/rows.js';
import { statement } from '../../../../adapters/store/statement.js';
import type { WebhookDelivery } from '../../../../adapters/store/webhook-rows.js';
import type { Owner } from '../format.js';

interface OfCheckout {
  checkoutId: string;
}

export type MailOutcome = Pick<Mail, 'template' | 'recipient' | 'status' | 'createdAt' | 'updatedAt'>;

/** The newest mails about a checkout; a code is nobody's business but its reader's. */
export const mailsOfCheckout = statement<OfCheckout, MailOutcome>('dashboard.mails_of_checkout', (db, p) =>
  db
    .selectFrom('mail')
    .select(['template', 'recipient', 'status', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('checkout_id', '=', p.checkoutId)
    .where(sql<boolean>`template <> 'sign_in.code'`)
    .orderBy('created_at', 'desc')
    .limit(sql.lit(50)),
);

export type EventOfCheckout = Pick<RecordedEvent, 'id' | 'type' | 'at'>;

/** The newest events first. */
export const eventsOfCheckout = statement<OfCheckout, EventOfCheckout>(
  'dashboard.events_of_checkout',
  (db, p) =>
    db
      .selectFrom('every_event')
      .select(['id', 'type', 'at'])
      .where('checkout_id', '=', p.checkoutId)
      .orderBy('sequence', 'desc')
      .limit(sql.lit(50)),
);

export type DeliveryOfEvent = Pick<WebhookDelivery, 'id' | 'eventId' | 'url' | 'status' | 'attemptCount'>;

/** The deliveries of a checkout's events. Two queries, since each kind of address has an index of its own. */
export const deliveriesOfCheckout = statement<OfCheckout, DeliveryOfEvent>(
  'dashboard.deliveries_of_checkout',
  (db, p) => {
    const text = sql`
      select d.id, d.event_id as "eventId", d.url, d.status, d.attempt_count as "attemptCount"
      from event as e join webhook_delivery as d on d.event_id = e.id
      where e.checkout_id = ${p.checkoutId} limit 200`;
    return { compile: () => text.compile(db) } as Compilable<DeliveryOfEvent>;
  },
);

export interface FeeOfTransfer {
  id: string;
  fee: number;
}

/** What the bank has kept for each payout and refund of a checkout; a combined payout has one fee for all. */
export const feesOfCheckout = statement<OfCheckout, FeeOfTransfer>('dashboard.fees_of_checkout', (db, p) => {
  const text = sql`
    select o.id, cast(sum(a.fee) as bigint) as fee from payout as o
      join attempt as a on a.object_id = coalesce(o.combined_payout_id, o.id)
      where o.checkout_id = ${p.checkoutId} group by o.id
    union all
    select o.id, cast(sum(a.fee) as bigint) as fee from refund as o join attempt as a on a.object_id = o.id
      where o.checkout_id = ${p.checkoutId} group by o.id`;
  return { compile: () => text.compile(db) } as Compilable<FeeOfTransfer>;
});

export interface ActingMember {
  /** The number of the event that their change wrote. */
  sequence: number;
  /** When the change was made. */
  at: number;
  /** Null if the person is gone. */
  email: string | null;
}

/** The members whose changes wrote the events of a checkout. */
export const membersOfStory = statement<OfCheckout & Owner, ActingMember>(
  'dashboard.members_of_story',
  (db, p) => {
    // The id of a person has 36 characters; the network follows.
    // An event is later than its change only as far as the clocks of two servers differ.
    const text = sql`select e.sequence, c.at, s.email
      from every_event as e join change as c on c.account_id = e.account_id and c.mode = e.mode
          and c.at between e.at - 3600000 and e.at
        left join staff_person as s on s.id = substr(c.author, 7, 36)
      where e.checkout_id = ${p.checkoutId} and c.account_id = ${p.accountId} and c.mode = ${p.mode}
        and substr(c.author, 1, 6) = 'staff:' and c.rows_json like '%' || e.id || '%'`;
    return { compile: () => text.compile(db) } as Compilable<ActingMember>;
  },
);
