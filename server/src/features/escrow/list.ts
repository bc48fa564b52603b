import { sql } from 'kysely';
import { adHoc } from '../../adapters/store/statement.js';
import type { EscrowStatus, Mode } from '../../domain/records.js';
import type { Position } from '../../http/page.js';

/** The ids of a page of escrows, newest first, up to `limit + 1`. */
export function listEscrows(
  owner: { accountId: string; mode: Mode },
  filter: { status?: EscrowStatus | undefined; limit: number },
  after: Position | null,
) {
  return adHoc<{ id: string; createdAt: number }>((db) => {
    let rows = db
      .selectFrom('checkout')
      .select(['id', 'created_at as createdAt'])
      .where('account_id', '=', owner.accountId)
      .where('mode', '=', owner.mode)
      .where('kind', '=', sql.lit('escrow'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(filter.limit + 1);
    if (filter.status) rows = rows.where('status', '=', filter.status);
    if (!after) return rows;
    return rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(after.createdAt, after.id)),
    );
  });
}
