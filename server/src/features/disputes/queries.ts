import { columns } from '../../adapters/store/shapes.js';
import { adHoc, statement } from '../../adapters/store/statement.js';
import type { Dispute, Mode } from '../../domain/records.js';
import type { Position } from '../../http/page.js';

/** A dispute with the reference of its escrow. */
export type DisputeWithReference = Dispute & { reference: string };

export const findDisputeRow = statement<{ accountId: string; mode: Mode; id: string }, DisputeWithReference>(
  'dispute.with_reference',
  (db, p) =>
    db
      .selectFrom('dispute')
      .innerJoin('checkout', 'checkout.id', 'dispute.checkout_id')
      .select(columns('dispute'))
      .select('checkout.reference')
      .where('dispute.id', '=', p.id)
      .where('dispute.account_id', '=', p.accountId)
      .where('dispute.mode', '=', p.mode),
);

/** Newest first. */
export function listDisputesOf(
  owner: { accountId: string; mode: Mode },
  status: Dispute['status'] | undefined,
  after: Position | null,
  count: number,
) {
  return adHoc<DisputeWithReference>((db) => {
    let rows = db
      .selectFrom('dispute')
      .innerJoin('checkout', 'checkout.id', 'dispute.checkout_id')
      .select(columns('dispute'))
      .select('checkout.reference')
      .where('dispute.account_id', '=', owner.accountId)
      .where('dispute.mode', '=', owner.mode)
      .orderBy('dispute.created_at', 'desc')
      .orderBy('dispute.id', 'desc')
      .limit(count);
    if (status) rows = rows.where('dispute.status', '=', status);
    if (!after) return rows;
    return rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('dispute.created_at', 'dispute.id'), '<', tuple(after.createdAt, after.id)),
    );
  });
}
