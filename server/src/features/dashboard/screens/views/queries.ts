import { columns, insertRow } from '../../../../adapters/store/shapes.js';
import { statement } from '../../../../adapters/store/statement.js';
import type { SavedView } from '../../../../adapters/store/view-rows.js';
import type { Owner } from '../format.js';

type OfPerson = Owner & { personId: string };

export const listViews = statement<OfPerson & Pick<SavedView, 'kind'>, SavedView>(
  'saved_view.list',
  (db, p) =>
    db
      .selectFrom('saved_view')
      .select(columns('saved_view'))
      .where('account_id', '=', p.accountId)
      .where('mode', '=', p.mode)
      .where('person_id', '=', p.personId)
      .where('kind', '=', p.kind)
      .orderBy('name'),
);

/** A name that is used again gets the new filters. */
export const saveView = statement<SavedView, unknown>('saved_view.save', (db, p) =>
  insertRow(db, 'saved_view', p).onConflict((conflict) =>
    conflict.columns(['account_id', 'mode', 'person_id', 'kind', 'name']).doUpdateSet({ query: p.query }),
  ),
);

export const deleteView = statement<OfPerson & { id: string }, unknown>('saved_view.delete', (db, p) =>
  db
    .deleteFrom('saved_view')
    .where('id', '=', p.id)
    .where('account_id', '=', p.accountId)
    .where('mode', '=', p.mode)
    .where('person_id', '=', p.personId),
);
