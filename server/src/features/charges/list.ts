import { adHoc } from '../../adapters/store/statement.js';
import type { Mode } from '../../domain/records.js';
import type { Position } from '../../http/page.js';

/** The ids of a page of charges, newest first, one more than asked for. */
export function listCharges(owner: { accountId: string; mode: Mode }, limit: number, after: Position | null) {
  return adHoc<{ id: string; createdAt: number }>((db) => {
    const rows = db
      .selectFrom('checkout')
      .select(['id', 'created_at as createdAt'])
      .where('account_id', '=', owner.accountId)
      .where('mode', '=', owner.mode)
      .where('charge_id', 'is not', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (!after) return rows;
    return rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(after.createdAt, after.id)),
    );
  });
}
