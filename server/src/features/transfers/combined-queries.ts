import { type RawBuilder, sql } from 'kysely';
import { listBy, selectBy } from '../../adapters/store/row-statements.js';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { CombinedPayout, Mode, Owner, Payout } from '../../domain/records.js';
import { membersMax } from '../../domain/transfer.js';

export const findCombinedPayout = selectBy('combined_payout.by_id', 'combined_payout', ['id']);
export const listMembers = listBy('payout.of_combined', 'payout', ['combinedPayoutId'], ['id']);

/** A payee with the lower-cased e-mail of the seller, empty for the merchant itself. */
interface PayeeKey extends Owner {
  emailKey: string;
}

/**
 * SQL that names a payee, and says which of their scheduled payouts, of the table `p`, are due. It must not
 * use the index on their times, which holds those of all payees.
 */
export interface CombinableOf {
  mode: RawBuilder<unknown>;
  partner: RawBuilder<unknown>;
  accountId: RawBuilder<unknown>;
  emailKey: RawBuilder<unknown>;
  isDue: RawBuilder<boolean>;
}

/**
 * The ids and amounts of what can be combined for a payee at a partner and is the largest: below the
 * minimum, or scheduled and due, and of payments that no bank has reversed. Two searches, since each has its
 * own index.
 */
export function combinable({ mode, partner, accountId, emailKey, isDue }: CombinableOf): RawBuilder<unknown> {
  const from = sql`select p.id, p.amount from payout p join checkout c on c.id = p.checkout_id`;
  const ofPayee = sql`p.mode = ${mode} and p.account_id = ${accountId}
    and coalesce(p.seller_email, '') = ${emailKey} and c.partner = ${partner} and c.amount_receivable = 0`;
  return sql`(select part.id, part.amount from (
      ${from} where p.status = 'below_minimum' and ${ofPayee} and (p.scheduled_for is null or ${isDue})
      union all ${from} where ${isScheduledSql} and ${ofPayee} and ${isDue}
    ) part order by part.amount desc, part.id limit ${sql.lit(membersMax)})`;
}

/** Whether a payout of the table `p` waits for the daily transfer, as the index on such says it. */
const isScheduledSql = sql<boolean>`p.status = 'pending' and p.scheduled_for is not null
  and p.combined_payout_id is null`;

/** The payee's payouts at a partner that can be combined at `now`, at most as many as one transfer takes. */
export const listCombinablePayouts = statement<PayeeKey & { partner: string; now: number }, Payout>(
  'payout.combinable_of_payee',
  (db, p) =>
    db
      .selectFrom('payout')
      .select(columns('payout'))
      .where(
        sql<boolean>`payout.id in (select part.id from ${combinable({
          mode: sql`${p.mode}`,
          partner: sql`${p.partner}`,
          accountId: sql`${p.accountId}`,
          emailKey: sql`${p.emailKey}`,
          isDue: sql`+p.scheduled_for <= ${p.now}`,
        })} part)`,
      )
      .orderBy('payout.id'),
);

interface NewestCombined extends Pick<CombinedPayout, 'ordinal'> {
  /** The reference of its attempt under way, if the partner has another transfer under that; or null. */
  differing: string | null;
}

export const findNewestCombined = statement<PayeeKey, NewestCombined>(
  'combined_payout.newest_of_payee',
  (db, p) =>
    db
      .selectFrom('combined_payout')
      .select([
        'ordinal',
        sql<string | null>`(select a.reference from attempt a where a.object_id = combined_payout.id
          and a.state = 'sent' and a.difference is not null)`.as('differing'),
      ])
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

/** What waits to be combined, due or not, of all payees of a mode. */
export const listUncombined = statement<{ mode: Mode }, Pick<Payout, 'id' | 'accountId' | 'sellerEmail'>>(
  'payout.uncombined',
  (db, p) =>
    db
      .selectFrom('payout')
      .select(['id', 'account_id as accountId', 'seller_email as sellerEmail'])
      .where('mode', '=', p.mode)
      .where(sql<boolean>`status in ('below_minimum', 'pending')`)
      .where('combined_payout_id', 'is', null)
      .where(sql<boolean>`(status = 'below_minimum' or scheduled_for is not null)`)
      .orderBy('id'),
);
