import { sql } from 'kysely';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { CombinedPayout, Mode, Payout } from '../../domain/records.js';
import { membersMax } from '../../domain/transfer.js';

export const findCombinedPayout = statement<{ id: string }, CombinedPayout>(
  'combined_payout.by_id',
  (db, p) => db.selectFrom('combined_payout').select(columns('combined_payout')).where('id', '=', p.id),
);

export const listMembers = statement<{ id: string }, Payout>('payout.of_combined', (db, p) =>
  db.selectFrom('payout').select(columns('payout')).where('combined_payout_id', '=', p.id).orderBy('id'),
);

/** A payee with the lower-cased e-mail of the seller, empty for the merchant itself. */
interface PayeeKey {
  accountId: string;
  mode: Mode;
  emailKey: string;
}

/** The payee's largest payouts below the minimum whose payment no bank has reversed. */
export const listSmallPayouts = statement<PayeeKey, Payout>('payout.small_of_payee', (db, p) =>
  db
    .selectFrom('payout')
    .innerJoin('checkout', 'checkout.id', 'payout.checkout_id')
    .select(columns('payout'))
    .where('payout.status', '=', sql.lit('below_minimum'))
    .where('payout.mode', '=', p.mode)
    .where('payout.account_id', '=', p.accountId)
    .where(sql<boolean>`coalesce(payout.seller_email, '') = ${p.emailKey}`)
    .where('checkout.amount_receivable', '=', sql.lit(0))
    .orderBy('payout.amount', 'desc')
    .orderBy('payout.id')
    .limit(sql.lit(membersMax)),
);

export const findNewestCombined = statement<PayeeKey, Pick<CombinedPayout, 'ordinal'>>(
  'combined_payout.newest_of_payee',
  (db, p) =>
    db
      .selectFrom('combined_payout')
      .select('ordinal')
      .where('account_id', '=', p.accountId)
      .where('mode', '=', p.mode)
      .where(sql<boolean>`coalesce(seller_email, '') = ${p.emailKey}`)
      .orderBy('ordinal', 'desc')
      .limit(sql.lit(1)),
);

export const listOpenCombined = statement<PayeeKey, Pick<CombinedPayout, 'id' | 'version'>>(
  'combined_payout.open_of_payee',
  (db, p) =>
    db
      .selectFrom('combined_payout')
      .select(['id', 'version'])
      .where('account_id', '=', p.accountId)
      .where('mode', '=', p.mode)
      .where(sql<boolean>`coalesce(seller_email, '') = ${p.emailKey}`)
      .where(sql<boolean>`status in ('pending', 'failed', 'reversed')`)
      .orderBy('ordinal'),
);
