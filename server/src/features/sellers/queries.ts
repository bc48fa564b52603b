import { columns } from '../../adapters/store/shapes.js';
import { adHoc, statement } from '../../adapters/store/statement.js';
import type { MerchantBankAccount, Mode, Seller } from '../../domain/records.js';
import type { Position } from '../../http/page.js';

export const findMerchantBankAccount = statement<{ accountId: string; mode: Mode }, MerchantBankAccount>(
  'merchant_bank_account.find_own',
  (db, p) =>
    db
      .selectFrom('merchant_bank_account')
      .select(columns('merchant_bank_account'))
      .where('account_id', '=', p.accountId)
      .where('mode', '=', p.mode),
);

/** Newest first. */
export function listSellers(owner: { accountId: string; mode: Mode }, after: Position | null, count: number) {
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
    return rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(after.createdAt, after.id)),
    );
  });
}
