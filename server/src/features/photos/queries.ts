import { sql } from 'kysely';
import { literals } from '../../adapters/store/literals.js';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import { openStatuses } from '../../domain/checkout/invariants.js';
import type { Photo, PhotoPlace } from '../../domain/photo.js';
import type { Checkout } from '../../domain/records.js';

/** Rows that one round of a purge reads. */
const rowsMax = 100;

/** Whether the delivery or a statement of its escrow names a photo by its id. */
const isNamed = sql<boolean>`(
  exists (select 1 from checkout as c
    where c.id = photo.checkout_id and coalesce(c.dispatch_proof_json, '') like '%' || photo.id || '%')
  or exists (select 1 from dispute as d
    where d.checkout_id = photo.checkout_id and d.evidence_json like '%' || photo.id || '%'))`;

const isBound = sql<0 | 1>`case when photo.bound_at is not null or ${isNamed} then 1 else 0 end`;

/** A photo, and whether anything has named it. */
export type FoundPhoto = Photo & { isBound: 0 | 1 };

export const findPhoto = statement<{ id: string }, FoundPhoto>('photo.find', (db, p) =>
  db.selectFrom('photo').select(columns('photo')).select(isBound.as('isBound')).where('photo.id', '=', p.id),
);

/** Whose escrow a photo is about. */
export const findParties = statement<{ id: string }, Pick<Checkout, 'customerKey' | 'sellerKey'>>(
  'photo.parties',
  (db, p) =>
    db
      .selectFrom('checkout')
      .select(['customer_key as customerKey', 'seller_key as sellerKey'])
      .where('id', '=', p.id),
);

export const listPhotosOf = statement<{ checkoutId: string }, FoundPhoto>('photo.of_checkout', (db, p) =>
  db
    .selectFrom('photo')
    .select(columns('photo'))
    .select(isBound.as('isBound'))
    .where('photo.checkout_id', '=', p.checkoutId)
    .orderBy('photo.created_at')
    .orderBy('photo.id')
    .limit(sql.lit(500)),
);

export const listPhotosOfAccount = statement<
  Pick<Photo, 'accountId' | 'mode'> & { after: string; count: number },
  Photo
>('photo.of_account', (db, p) =>
  db
    .selectFrom('photo')
    .select(columns('photo'))
    .where('account_id', '=', p.accountId)
    .where('mode', '=', p.mode)
    .where('id', '>', p.after)
    .orderBy('id')
    .limit(p.count),
);

/** What a person keeps about an escrow for a side, and the account in test mode. */
export const countPhotos = statement<
  Pick<PhotoPlace, 'accountId' | 'checkoutId' | 'side' | 'personId'>,
  { ofPerson: number; testBytes: number }
>(
  'photo.count',
  (_db, p) => sql`select
    (select count(*) from photo
      where checkout_id = ${p.checkoutId} and side = ${p.side}
        and person_id = ${p.personId}) as ${sql.ref('ofPerson')},
    (select coalesce(sum(size), 0) from photo
      where account_id = ${p.accountId} and mode = 'test') as ${sql.ref('testBytes')}`,
);

/** Inserts a photo; the same photo of a form that is sent again becomes as new as this one. */
export const insertPhoto = statement<Photo, unknown>('photo.insert', (db, p) =>
  insertRow(db, 'photo', p).onConflict((conflict) =>
    conflict.columns(['id']).doUpdateSet({ created_at: p.createdAt }).where('photo.bound_at', 'is', null),
  ),
);

export const bindPhoto = statement<{ id: string; now: number }, unknown>('photo.bind', (db, p) =>
  db.updateTable('photo').set({ bound_at: p.now }).where('id', '=', p.id).where('bound_at', 'is', null),
);

export const deletePhoto = statement<{ id: string }, unknown>('photo.delete', (db, p) =>
  db.deleteFrom('photo').where('id', '=', p.id),
);

/** Photos that nothing was seen to name, from before a time. */
export const listUnbound = statement<{ before: number }, FoundPhoto>('photo.unbound', (db, p) =>
  db
    .selectFrom('photo')
    .select(columns('photo'))
    .select(isBound.as('isBound'))
    .where('photo.bound_at', 'is', null)
    .where('photo.created_at', '<', p.before)
    .orderBy('photo.created_at')
    .limit(sql.lit(rowsMax)),
);

/** Photos of escrows that were closed, and last changed, before a time. */
export const listExpired = statement<{ before: number }, { id: string }>('photo.expired', (db, p) =>
  db
    .selectFrom('photo')
    .innerJoin('checkout', 'checkout.id', 'photo.checkout_id')
    .select('photo.id as id')
    .where('photo.created_at', '<', p.before)
    .where('checkout.updated_at', '<', p.before)
    .where('checkout.status', 'not in', literals(openStatuses))
    .orderBy('photo.created_at')
    .limit(sql.lit(rowsMax)),
);

export const listTestPhotos = statement<{ accountId: string }, { id: string }>('photo.of_test', (db, p) =>
  db
    .selectFrom('photo')
    .select('id')
    .where('account_id', '=', p.accountId)
    .where('mode', '=', sql.lit('test'))
    .limit(sql.lit(rowsMax)),
);
