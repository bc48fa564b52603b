import { sql } from 'kysely';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { Credit, Mode, VirtualAccount } from '../../domain/records.js';

interface Source {
  partner: string;
  mode: Mode;
}

export const findByPartnerId = statement<Source & { partnerCreditId: string }, Credit>(
  'credit.by_partner_id',
  (db, p) =>
    db
      .selectFrom('credit')
      .select(columns('credit'))
      .where('partner', '=', p.partner)
      .where('mode', '=', p.mode)
      .where('partner_credit_id', '=', p.partnerCreditId),
);

export const findVirtualAccount = statement<Source & { partnerReference: string }, VirtualAccount>(
  'virtual_account.by_reference',
  (db, p) =>
    db
      .selectFrom('virtual_account')
      .select(columns('virtual_account'))
      .where('partner_reference', '=', p.partnerReference)
      .where('partner', '=', p.partner)
      .where('mode', '=', p.mode),
);

/** An account about which the partner is still asked. */
export const findWatchedAccount = statement<{ partnerReference: string }, VirtualAccount>(
  'virtual_account.watched',
  (db, p) =>
    db
      .selectFrom('virtual_account')
      .select(columns('virtual_account'))
      .where('partner_reference', '=', p.partnerReference)
      .where('next_poll_at', 'is not', null),
);

/** A look that another worker has put down meanwhile stays. */
export const setNextPoll = statement<
  { partnerReference: string; nextPollAt: number | null; pollCount: number },
  unknown
>('virtual_account.set_next_look', (db, p) =>
  db
    .updateTable('virtual_account')
    .set({ next_poll_at: p.nextPollAt, poll_count: p.pollCount })
    .where('partner_reference', '=', p.partnerReference)
    .where('poll_count', '<', p.pollCount),
);

/** Numbers are recycled: two are enough to know that a number alone does not tell whose money it is. */
export const listOpenAccounts = statement<
  Source & { accountNumber: string; at: number; accountId: string | null },
  VirtualAccount
>('virtual_account.open_at', (db, p) =>
  db
    .selectFrom('virtual_account')
    .select(columns('virtual_account'))
    .where('account_number', '=', p.accountNumber)
    .where('partner', '=', p.partner)
    .where('mode', '=', p.mode)
    .where('opened_at', '<=', p.at)
    .where('expires_at', '>', p.at)
    // Null: the partner does not say whose number it is, and any merchant's may be meant.
    .where(sql<boolean>`account_id = coalesce(${p.accountId}, account_id)`)
    .limit(sql.lit(2)),
);
