import { type Compilable, sql } from 'kysely';
import { statement } from '../../../../adapters/store/statement.js';
import type { Dispute, Payout } from '../../../../domain/records.js';
import type { Owner } from '../format.js';
import { isOutward } from '../outward.js';

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
    // The few open payouts are sorted: an index in this order would be walked through all of them.
    .orderBy(sql`payout.created_at + 0`)
    .limit(shown),
);

export interface OverdueEscrow {
  id: string;
  reference: string;
  amountHeld: number;
  autoReleaseAt: number;
}

/** An expression, so that what one merchant holds is read, and not what is due of all merchants. */
const inspectedUntil = sql`coalesce(auto_release_at, 0)`;

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
      .where(sql<boolean>`status || '' = 'funded'`)
      .where('amount_held', '>', sql.lit(0))
      .where(sql<boolean>`${inspectedUntil} between 1 and ${p.now}`)
      .orderBy(inspectedUntil)
      .limit(shown),
);

/**
 * What is released by itself until a time: held by escrows whose seller has accepted and can be paid, from
 * the ledger. The status is an expression, so that the index of one merchant's held money is read, and not
 * that of what is due of all of them.
 */
export const sumReleasing = statement<
  Owner & { now: number; until: number },
  { amount: number; escrows: number }
>('dashboard.releasing', (db, p) => {
  const text = sql`select cast(coalesce(sum(l.balance), 0) as bigint) as amount,
        cast(count(*) as integer) as escrows
      from checkout as o join ledger_account as l on l.id = 'escrow:' || o.id
        left join seller as s on s.account_id = o.account_id and s.mode = o.mode
          and s.email_key = o.seller_key
        left join merchant_bank_account as b on b.account_id = o.account_id and b.mode = o.mode
          and o.seller_key is null
      where o.account_id = ${p.accountId} and o.mode = ${p.mode} and o.amount_held > 0
        and o.status || '' = 'funded' and coalesce(o.auto_release_at, 0) > ${p.now}
        and coalesce(o.auto_release_at, 0) <= ${p.until}
        and o.seller_accepted_at is not null and o.amount_receivable = 0
        and coalesce(s.bank_code, b.bank_code) is not null`;
  return { compile: () => text.compile(db) } as Compilable<{ amount: number; escrows: number }>;
});

/** What left to payees since a time, less what came back, from the ledger. */
export const sumPaid = statement<Owner & { since: number }, { amount: number }>('dashboard.paid', (db, p) => {
  const text = sql`select cast(coalesce(sum(
      case when debit_account like 'payout:%' and credit_account like 'bank:%' then amount
        when debit_account like 'bank:%' and credit_account like 'payout:%' then -amount else 0 end
      ), 0) as bigint) as amount
    from movement where account_id = ${p.accountId} and mode = ${p.mode} and at >= ${p.since}
      and ${isOutward}`;
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
    ${has('movement', sql`and ${isOutward}`)} as "hasFunded",
    ${has('webhook_endpoint', sql`and o.deleted_at is null`)} as "hasEndpoint",
    ${has('merchant_bank_account')} as "hasBankAccount"`;
  return { compile: () => text.compile(db) } as Compilable<Firsts>;
});
