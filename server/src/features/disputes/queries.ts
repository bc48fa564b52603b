import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/store/database.js';
import { columns, isOlder } from '../../adapters/store/shapes.js';
import { adHoc, statement } from '../../adapters/store/statement.js';
import type { Dispute, Owner } from '../../domain/records.js';
import type { Position } from '../../http/page.js';

/** A dispute with the reference of its escrow. */
export type DisputeWithReference = Dispute & { reference: string };

function disputesOf(db: Kysely<Database>, owner: Owner) {
  return db
    .selectFrom('dispute')
    .innerJoin('checkout', 'checkout.id', 'dispute.checkout_id')
    .select(columns('dispute'))
    .select('checkout.reference')
    .where('dispute.account_id', '=', owner.accountId)
    .where('dispute.mode', '=', owner.mode);
}

export const findDisputeRow = statement<Owner & { id: string }, DisputeWithReference>(
  'dispute.with_reference',
  (db, p) => disputesOf(db, p).where('dispute.id', '=', p.id),
);

/** Newest first. */
export function listDisputesOf(
  owner: Owner,
  status: Dispute['status'] | undefined,
  after: Position | null,
  count: number,
) {
  return adHoc<DisputeWithReference>((db) => {
    let rows = disputesOf(db, owner)
      .orderBy('dispute.created_at', 'desc')
      .orderBy('dispute.id', 'desc')
      .limit(count);
    if (status) rows = rows.where('dispute.status', '=', status);
    if (!after) return rows;
    return rows.where(isOlder('dispute.created_at', 'dispute.id', { time: after.createdAt, id: after.id }));
  });
}
