import { selectBy } from '../../adapters/store/row-statements.js';
import { columns, isOlder } from '../../adapters/store/shapes.js';
import { adHoc } from '../../adapters/store/statement.js';
import type { Owner, Seller } from '../../domain/records.js';
import type { Position } from '../../http/page.js';

export const findMerchantBankAccount = selectBy('merchant_bank_account.find_own', 'merchant_bank_account', [
  'accountId',
  'mode',
]);

/** Newest first. */
export function listSellers(owner: Owner, after: Position | null, count: number) {
  return adHoc<Seller>((db) => {
    const rows = db
      .selectFrom('seller')
      .select(columns('seller'))
      .where('account_id', '=', owner.accountId)
      .where('mode', '=', owner.mode)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(count);
    if (!after) return rows;
    return rows.where(isOlder('created_at', 'id', { time: after.createdAt, id: after.id }));
  });
}
