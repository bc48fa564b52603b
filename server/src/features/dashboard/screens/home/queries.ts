import { type Compilable, sql } from 'kysely';
import { statement } from '../../../../adapters/store/statement.js';
import type { Dispute, Payout } from '../../../../domain/records.js';
import type { Owner } from '../format.js';

/** How many rows of each kind the home page shows. */
export const attentionMax = 5;
const shown = sql.lit(attentionMax);

export type OpenDispute = Pick<Dispute, 'id' | 'checkoutId' | 'status' | 'reason' | 'respondBy'> & {
  reference: string;
  amountHeld: number;
};

/** By deadline; those that wait for the operator come last. */
export const mostUrgentDisputes = statement<Owner, OpenDispute>('dashboard.urgent_disputes', (db, p) =>
  db
    .selectFrom('dispute')
    .innerJoin('checkout', 'checkout.id', 'dispute.checkout_id')
    .select(['dispute.id', 'dispute.checkout_id as checkoutId', 'dispute.status', 'dispute.reason'])
    .select(['dispute.respond_by as respondBy', 'checkout.reference', 'checkout.amount_held as amountHeld'])
    .where('dispute.account_id', '=', p.accountId)
    .where('dispute.mode', '=', p.mode)
    .where('dispute.status', '<>', sql.lit('resolved'))
    .orderBy(sql`coalesce(dispute.respond_by, 9007199254740991)`)
    .orderBy('dispute.id')
    .limit(shown),
);

export type OpenPayout = Pick<Payout, 'id' | 'checkoutId' | 'status' | 'amount' | 'sellerEmail'> & {
  reference: string;
};

/** Payouts that do not go by themselves, the oldest first. */
export const stuckPayouts = statement<Owner, OpenPayout>('dashboard.stuck_payouts', (db, p) =>
  db
    .selectFrom('payout')
    .innerJoin('checkout', 'checkout.id', 'payout.checkout_id')
    .select(['payout.id', 'payout.checkout_id as checkoutId', 'payout.status', 'payout.amount'])
    .select(['payout.seller_email as sellerEmail', 'checkout.reference'])
    .where('payout.account_id', '=', p.accountId)
    .where('payout.mode', '=', p.mode)
    .where(sql<boolean>`payout.status in ('waiting_details', 'failed', 'reversed')`)
    .orderBy('payout.created_at')
    .limit(shown),
);

export interface OverdueEscrow {
  id: string;
  reference: string;
  amountHeld: number;
  autoReleaseAt: number;
}

/** Escrows whose inspection has ended though nothing was released: something blocks it. */
export const overdueEscrows = statement<Owner & { now: number }, OverdueEscrow>(
  'dashboard.overdue_escrows',
  (db, p) =>
    db
      .selectFrom('checkout')
      .select(['id', 'reference', 'amount_held as amountHeld'])
      .select(sql<number>`auto_release_at`.as('autoReleaseAt'))
      .where('account_id', '=', p.accountId)
      .where('mode', '=', p.mode)
      .where('status', '=', sql.lit('funded'))
      .where('auto_release_at', 'is not', null)
      .where('auto_release_at', '<=', p.now)
      .orderBy('auto_release_at')
      .limit(shown),
);

/**
 * What is released by itself until a time: held by escrows whose seller has accepted and can be paid, from the
 * ledger.
 */
export const sumReleasing = statement<
  Owner & { now: number; until: number },
  { amount: number; escrows: number }
>('dashboard.releasing', (db, p) => {
  const text = sql`select cast(coalesce(sum(l.balance), 0) as bigint) as amount,
        cast(count(*) as integer) as escrows
      from checkout as o join ledger_account as l on l.id = 'escrow:' || o.id
      where o.account_id = ${p.accountId} and o.mode = ${p.mode} and o.status = 'funded'
        and o.auto_release_at is not null and o.auto_release_at > ${p.now}
        and o.auto_release_at <= ${p.until}
        and o.seller_accepted_at is not null and o.amount_receivable = 0
        and case when o.seller_key is null
          then exists (select 1 from merchant_bank_account as b
            where b.account_id = o.account_id and b.mode = o.mode)
          else exists (select 1 from seller as s where s.account_id = o.account_id and s.mode = o.mode
            and s.email_key = o.seller_key and s.bank_code is not null) end`;
  return { compile: () => text.compile(db) } as Compilable<{ amount: number; escrows: number }>;
});

/** What left to payees since a time, less what came back, from the ledger. */
export const sumPaid = statement<Owner & { since: number }, { amount: number }>('dashboard.paid', (db, p) => {
  const text = sql`select cast(coalesce(sum(
      case when debit_account like 'payout:%' and credit_account like 'bank:%' then amount
        when debit_account like 'bank:%' and credit_account like 'payout:%' then -amount else 0 end
      ), 0) as bigint) as amount
    from movement where account_id = ${p.accountId} and mode = ${p.mode} and at >= ${p.since}`;
  return { compile: () => text.compile(db) } as Compilable<{ amount: number }>;
});

export interface Firsts {
  hasKey: number;
  hasEscrow: number;
  hasFunded: number;
  hasEndpoint: number;
  hasBankAccount: number;
}

/** What a new account has done already. */
export const findFirsts = statement<Owner, Firsts>('dashboard.firsts', (db, p) => {
  const has = (table: string, more = sql``) =>
    sql`case when exists (select 1 from ${sql.table(table)} as o
      where o.account_id = ${p.accountId} and o.mode = ${p.mode} ${more}) then 1 else 0 end`;
  const text = sql`select ${has('api_key', sql`and o.revoked_at is null`)} as "hasKey",
    ${has('checkout')} as "hasEscrow",
    ${has('movement')} as "hasFunded",
    ${has('webhook_endpoint', sql`and o.deleted_at is null`)} as "hasEndpoint",
    ${has('merchant_bank_account')} as "hasBankAccount"`;
  return { compile: () => text.compile(db) } as Compilable<Firsts>;
});
