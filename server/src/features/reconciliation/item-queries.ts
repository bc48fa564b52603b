import { sql } from 'kysely';
import type { ReconciliationItem } from '../../adapters/store/reconciliation-rows.js';
import { insertOrUpdate, selectBy } from '../../adapters/store/row-statements.js';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { PartnerKey } from './queries.js';

export const saveItem = insertOrUpdate('reconciliation_item.save', 'reconciliation_item', [
  'partner',
  'mode',
  'kind',
  'recordId',
]);

export const findItem = selectBy('reconciliation_item.of_record', 'reconciliation_item', [
  'partner',
  'mode',
  'kind',
  'recordId',
]);
export const findItemById = selectBy('reconciliation_item.by_id', 'reconciliation_item', ['id']);

/** Where a page of items begins: after this one. */
export interface ItemPlace {
  foundAt: number;
  id: string;
}

/** Items read at a time: a day may have as many as it has records. */
export const itemsPageSize = 500;

/** What neither a later comparison nor the operator has settled, oldest first, a page at a time. */
export const listOpenItems = statement<PartnerKey & ItemPlace, ReconciliationItem>(
  'reconciliation_item.open',
  (db, p) =>
    db
      .selectFrom('reconciliation_item')
      .select(columns('reconciliation_item'))
      .where('settled_at', 'is', null)
      .where('accepted_at', 'is', null)
      .where('partner', '=', p.partner)
      .where('mode', '=', p.mode)
      .where(isAfter(p))
      .orderBy('found_at')
      .orderBy('id')
      .limit(sql.lit(itemsPageSize)),
);

export const countOpenItems = statement<PartnerKey, { count: number; difference: number }>(
  'reconciliation_item.count_open',
  (_db, p) => sql<{ count: number; difference: number }>`select count(*) as count,
          cast(coalesce(sum(difference), 0) as bigint) as difference
        from reconciliation_item
        where settled_at is null and accepted_at is null
          and partner = ${p.partner} and mode = ${p.mode}`,
);

/** What the comparison of a day found, whatever became of it, a page at a time. */
export const listItemsOfDay = statement<PartnerKey & ItemPlace & { day: string }, ReconciliationItem>(
  'reconciliation_item.of_day',
  (db, p) =>
    db
      .selectFrom('reconciliation_item')
      .select(columns('reconciliation_item'))
      .where('partner', '=', p.partner)
      .where('mode', '=', p.mode)
      .where('day', '=', p.day)
      .where(isAfter(p))
      .orderBy('found_at')
      .orderBy('id')
      .limit(sql.lit(itemsPageSize)),
);

function isAfter({ foundAt, id }: ItemPlace) {
  return sql<boolean>`(found_at, id) > (${foundAt}, ${id})`;
}

export const settleItem = statement<{ id: string; settledAt: number }, unknown>(
  'reconciliation_item.settle',
  (db, p) => db.updateTable('reconciliation_item').set({ settled_at: p.settledAt }).where('id', '=', p.id),
);

export const acceptItem = statement<{ id: string; acceptedAt: number; reason: string }, unknown>(
  'reconciliation_item.accept',
  (db, p) =>
    db
      .updateTable('reconciliation_item')
      .set({ accepted_at: p.acceptedAt, reason: p.reason })
      .where('id', '=', p.id)
      .where('accepted_at', 'is', null)
      .where('settled_at', 'is', null),
);
