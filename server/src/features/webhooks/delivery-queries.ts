import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/store/database.js';
import { columns, isOlder } from '../../adapters/store/shapes.js';
import { adHoc, statement } from '../../adapters/store/statement.js';
import type { WebhookAttempt, WebhookDelivery } from '../../adapters/store/webhook-rows.js';
import type { Owner } from '../../domain/records.js';
import type { Position } from '../../http/page.js';
import type { ListedDelivery } from './present.js';

function listedDeliveries(db: Kysely<Database>) {
  return db
    .selectFrom('webhook_delivery')
    .innerJoin('event as e', 'e.id', 'webhook_delivery.event_id')
    .select(columns('webhook_delivery'))
    .select(['e.type as type', 'e.reference as reference']);
}

export const findDelivery = statement<Owner & { id: string }, ListedDelivery>(
  'webhook_delivery.find',
  (db, p) =>
    listedDeliveries(db)
      .where('webhook_delivery.id', '=', p.id)
      .where('webhook_delivery.account_id', '=', p.accountId)
      .where('webhook_delivery.mode', '=', p.mode),
);

export interface DeliveryFilter {
  status?: WebhookDelivery['status'] | undefined;
  endpointId?: string | undefined;
}

/** Newest first. */
export function listDeliveries(
  owner: Owner,
  { status, endpointId }: DeliveryFilter,
  after: Position | null,
  count: number,
) {
  return adHoc<ListedDelivery>((db) => {
    let rows = listedDeliveries(db)
      .where('webhook_delivery.account_id', '=', owner.accountId)
      .where('webhook_delivery.mode', '=', owner.mode)
      .orderBy('webhook_delivery.created_at', 'desc')
      .orderBy('webhook_delivery.id', 'desc')
      .limit(count);
    if (endpointId !== undefined) rows = rows.where('webhook_delivery.endpoint_id', '=', endpointId);
    // A literal, so that the partial index of failures applies.
    if (status !== undefined) rows = rows.where('webhook_delivery.status', '=', sql.lit(status));
    if (!after) return rows;
    return rows.where(
      isOlder('webhook_delivery.created_at', 'webhook_delivery.id', { time: after.createdAt, id: after.id }),
    );
  });
}

/** The newest first, of those before another. */
export function listAttempts(deliveryId: string, before: WebhookAttempt | undefined, count: number) {
  return adHoc<WebhookAttempt>((db) => {
    const rows = db
      .selectFrom('webhook_attempt')
      .select(columns('webhook_attempt'))
      .where('delivery_id', '=', deliveryId)
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(count);
    if (!before) return rows;
    return rows.where(isOlder('started_at', 'id', { time: before.startedAt, id: before.id }));
  });
}

/** Begins a delivery again, unless an attempt holds its lease; an attempt without one changes nothing. */
export const beginAgain = statement<
  { id: string; triggerKind: WebhookDelivery['triggerKind']; now: number; at: number },
  unknown
>('webhook_delivery.begin_again', (db, p) =>
  db
    .updateTable('webhook_delivery')
    .set({
      status: sql.lit('pending'),
      trigger_kind: p.triggerKind,
      attempts_since_trigger: sql.lit(0),
      next_attempt_at: p.now,
      updated_at: p.at,
      lease_token: sql`null`,
      lease_until: sql`null`,
    })
    .where('id', '=', p.id)
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', p.now)])),
);

export interface ReplayFilter {
  endpointId: string;
  since: number;
  until: number;
  types: readonly string[];
  /** Whether failed deliveries of all other types count, too. */
  withAnyFailed: boolean;
  status: 'failed' | 'missing' | undefined;
}

/** An event that did not reach an endpoint, with the delivery that failed, if there was one. */
export interface Missed {
  eventId: string;
  deliveryId: string | null;
}

function missedEvents(db: Kysely<Database>, owner: Owner, filter: ReplayFilter) {
  const rows = db
    .selectFrom('event as e')
    .leftJoin('webhook_delivery as d', (join) =>
      join.onRef('d.event_id', '=', 'e.id').on('d.endpoint_id', '=', filter.endpointId),
    )
    .where('e.account_id', '=', owner.accountId)
    .where('e.mode', '=', owner.mode)
    .where('e.at', '>=', filter.since)
    .where('e.at', '<', filter.until)
    .where((where) =>
      where.or([
        where('e.type', 'in', [...filter.types]),
        ...(filter.withAnyFailed ? [where('d.status', '=', 'failed')] : []),
      ]),
    );
  if (filter.status === 'failed') return rows.where('d.status', '=', 'failed');
  if (filter.status === 'missing') return rows.where('d.id', 'is', null);
  return rows.where((where) => where.or([where('d.id', 'is', null), where('d.status', '=', 'failed')]));
}

/** Oldest first. */
export function listMissed(owner: Owner, filter: ReplayFilter, limit: number) {
  return adHoc<Missed>((db) =>
    missedEvents(db, owner, filter)
      .select(['e.id as eventId', 'd.id as deliveryId'])
      .orderBy('e.at')
      .orderBy('e.id')
      .limit(limit),
  );
}

/** Counts no further than to a limit. */
export function countMissed(owner: Owner, filter: ReplayFilter, limit: number) {
  return adHoc<{ count: number }>((db) =>
    db
      .selectFrom(missedEvents(db, owner, filter).select('e.id').limit(limit).as('missed'))
      .select(sql<number>`cast(count(*) as bigint)`.as('count')),
  );
}
