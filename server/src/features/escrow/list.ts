import { sql } from 'kysely';
import { isOlder } from '../../adapters/store/shapes.js';
import { adHoc } from '../../adapters/store/statement.js';
import type { EscrowStatus, Owner } from '../../domain/records.js';
import type { Position } from '../../http/page.js';

/** The ids of escrows, newest first. */
export function listEscrows(
  owner: Owner,
  status: EscrowStatus | undefined,
  after: Position | null,
  count: number,
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
      .limit(count);
    if (status) rows = rows.where('status', '=', status);
    if (!after) return rows;
    return rows.where(isOlder('created_at', 'id', { time: after.createdAt, id: after.id }));
  });
}
