import { type RawBuilder, sql } from 'kysely';
import { insertOrUpdate } from '../../adapters/store/row-statements.js';
import { statement } from '../../adapters/store/statement.js';
import type { RecordKind, RecordState } from '../../domain/reconciliation/compare.js';
import type { Mode } from '../../domain/records.js';

/** A partner in one mode. */
export interface PartnerKey {
  partner: string;
  mode: Mode;
}

/** A record as it was read, with what our books have on the same thing. */
export interface Pair {
  kind: RecordKind;
  recordId: string;
  reference: string | null;
  partnerCreditId: string | null;
  /** Null if the partner has no such record. */
  theirState: RecordState | null;
  theirAmount: number | null;
  theirFee: number | null;
  theirAt: number | null;
  ourState: RecordState | null;
  ourAmount: number | null;
  ourFee: number | null;
  ourAt: number | null;
}

/** The newest word of the partner counts. */
export const saveRecord = insertOrUpdate(
  'partner_record.save',
  'partner_record',
  ['partner', 'mode', 'kind', 'recordId'],
  { fee: sql`coalesce(excluded.fee, partner_record.fee)` },
);

/** A top-up and a settlement may have the same id. */
const topUpPrefix = 'top-up-';
export const settlementIdOf = (kind: RecordKind, recordId: string) =>
  kind === 'top_up' ? `${topUpPrefix}${recordId}` : recordId;

/** A second payment of the same payout or refund is no longer its attempt, but it did leave. */
const isPaidTwice = "a.failure_reason in ('paid_twice', 'paid_twice_settled')";

const stateOfAttempt = `case when a.state = 'paid' or (a.state = 'failed' and ${isPaidTwice}) then 'moved'
    when a.state = 'sent' then 'pending' else 'returned' end`;

const pairColumns = sql.raw(`r.kind, r.record_id as "recordId", r.reference,
  r.partner_credit_id as "partnerCreditId",
  r.state as "theirState", r.amount as "theirAmount", r.fee as "theirFee", r.at as "theirAt",
  case when c.id is not null then case when c.status = 'credited' then 'moved' else 'returned' end
    when a.id is not null then ${stateOfAttempt}
    when s.id is not null or q.id is not null then 'moved' end as "ourState",
  coalesce(c.amount, p.amount, k.amount, f.amount, s.amount, case when q.id is not null then r.amount end)
    as "ourAmount",
  coalesce(c.fee, a.fee, case when s.id is not null or q.id is not null then 0 end) as "ourFee",
  coalesce(c.created_at, a.created_at, s.created_at, q.taken_back_at) as "ourAt"`);

/** Whether the bank reversed a credit before we saw it arrive. */
const isReversedUnseen = (credit: string) =>
  `(${credit}.status = 'rejected' and ${credit}.failure_reason = 'reversed')`;

/** An attempt is one transfer: another one under its reference is the partner's alone. */
const isFirstOfReference = `not exists (
    select 1 from partner_record o
    where o.reference = r.reference and o.kind = r.kind and o.partner = r.partner and o.mode = r.mode
      and o.record_id <> r.record_id and o.state <> 'returned'
      and (r.state = 'returned' or (o.at, o.record_id) < (r.at, r.record_id)))`;

/** What the partner says was taken back of a payment before `r`, or in all if `r` came to nothing. */
const otherParts = `(select coalesce(sum(o.amount), 0) from partner_record o
    where o.kind = 'taken_back' and o.partner = r.partner and o.mode = r.mode
      and o.partner_credit_id = r.partner_credit_id and o.record_id <> r.record_id
      and o.state <> 'returned' and (r.state = 'returned' or (o.at, o.record_id) < (r.at, r.record_id)))`;

const paired = sql.raw(`partner_record r
  left join credit c on r.kind = 'credit'
    and c.partner = r.partner and c.mode = r.mode and c.partner_credit_id = r.record_id
  left join attempt a on a.reference = r.reference and a.object_kind = r.kind and ${isFirstOfReference}
  left join payout p on p.id = a.object_id
  left join combined_payout k on k.id = a.object_id
  left join refund f on f.id = a.object_id
  left join partner_settlement s on r.kind in ('settlement', 'top_up')
    and s.partner = r.partner and s.mode = r.mode
    and s.partner_settlement_id = case r.kind when 'top_up' then '${topUpPrefix}' || r.record_id
      else r.record_id end
  left join credit t on r.kind = 'taken_back' and (t.status = 'reversed' or ${isReversedUnseen('t')})
    and t.partner = r.partner and t.mode = r.mode and t.partner_credit_id = r.partner_credit_id
  left join credit q on r.kind = 'taken_back' and q.status = 'credited'
    and q.partner = r.partner and q.mode = r.mode and q.partner_credit_id = r.partner_credit_id
    and q.amount_taken_back > 0 and q.amount_taken_back >= r.amount + ${otherParts}`);

/** A payment that was taken back whole is compared as that payment. */
const isPart = sql.raw('t.id is null');

/** Records compared at a time, and written at a time. */
export const pageSize = 500;

/** Where a page begins: after this record. */
export interface RecordPlace {
  at: number;
  kind: string;
  recordId: string;
}

export const listPairs = statement<PartnerKey & RecordPlace & { until: number }, Pair>(
  'partner_record.pairs',
  (_db, p) => sql<Pair>`select ${pairColumns} from ${paired}
        where r.partner = ${p.partner} and r.mode = ${p.mode}
          and (r.at, r.kind, r.record_id) > (${p.at}, ${p.kind}, ${p.recordId})
          and r.at < ${p.until} and ${isPart}
        order by r.at, r.kind, r.record_id limit ${sql.lit(pageSize)}`,
);

/** What the partner says was taken back of a payment in parts, in kobo. */
export const sumTakenBack = statement<PartnerKey & { partnerCreditId: string }, { amount: number }>(
  'partner_record.taken_back',
  (_db, p) => sql<{ amount: number }>`select cast(coalesce(sum(amount), 0) as bigint) as amount
      from partner_record where partner = ${p.partner} and mode = ${p.mode} and kind = 'taken_back'
        and partner_credit_id = ${p.partnerCreditId} and state <> 'returned'`,
);

export type RecordKey = PartnerKey & { kind: RecordKind; recordId: string };

export const findPair = statement<RecordKey, Pair>(
  'partner_record.pair',
  (_db, p) => sql<Pair>`select ${pairColumns} from ${paired}
      where r.partner = ${p.partner} and r.mode = ${p.mode}
        and r.kind = ${p.kind} and r.record_id = ${p.recordId} and ${isPart}`,
);

const nothingOfTheirs = `null as "theirState", null as "theirAmount", null as "theirFee", null as "theirAt"`;

const creditColumns = sql.raw(`'credit' as kind, c.partner_credit_id as "recordId",
  c.partner_reference as reference, null as "partnerCreditId", ${nothingOfTheirs},
  case when c.status = 'credited' then 'moved' else 'returned' end as "ourState",
  c.amount as "ourAmount", c.fee as "ourFee", c.created_at as "ourAt"`);

/** A payment that was rejected never was the partner's, unless it was reversed before we saw it. */
const ownCredits = (p: PartnerKey): RawBuilder<unknown> => sql`credit c
  where c.partner = ${p.partner} and c.mode = ${p.mode}
    and (c.status <> 'rejected' or ${sql.raw(isReversedUnseen('c'))})
    and not exists (select 1 from partner_record r where r.partner = c.partner and r.mode = c.mode
      and r.kind = 'credit' and r.record_id = c.partner_credit_id)`;

const attemptColumns = sql.raw(`a.object_kind as kind, a.reference as "recordId", a.reference as reference,
  null as "partnerCreditId", ${nothingOfTheirs}, ${stateOfAttempt} as "ourState",
  coalesce(p.amount, k.amount, f.amount) as "ourAmount", a.fee as "ourFee", a.created_at as "ourAt"`);

/** Manual payments are not the partner's, and an attempt without an answer is listed as such elsewhere. */
const ownAttempts = (p: PartnerKey): RawBuilder<unknown> => sql`attempt a
    left join payout p on p.id = a.object_id left join checkout e on e.id = p.checkout_id
    left join combined_payout k on k.id = a.object_id
    left join refund f on f.id = a.object_id left join credit g on g.id = f.credit_id
  where coalesce(e.partner, k.partner, g.partner) = ${p.partner}
    and coalesce(p.mode, k.mode, f.mode) = ${p.mode}
    and a.call_count > 0 and a.state <> 'sent'
    and (${sql.raw(stateOfAttempt)} = 'moved' or a.fee > 0)
    and not exists (select 1 from partner_record r where r.reference = a.reference
      and r.kind = a.object_kind and r.partner = ${p.partner} and r.mode = ${p.mode})`;

type OwnPlace = PartnerKey & { at: number; id: string; until: number };

/** Payments that we booked, without a record of the partner. */
export const listOwnCredits = statement<OwnPlace, Pair & { id: string }>(
  'reconciliation.own_credits',
  (_db, p) => sql<Pair & { id: string }>`select c.id as id, ${creditColumns} from ${ownCredits(p)}
        and (c.created_at, c.id) > (${p.at}, ${p.id}) and c.created_at < ${p.until}
      order by c.created_at, c.id limit ${sql.lit(pageSize)}`,
);

/** Attempts that moved money, without a record of the partner. */
export const listOwnAttempts = statement<OwnPlace, Pair & { id: string }>(
  'reconciliation.own_attempts',
  (_db, p) => sql<Pair & { id: string }>`select a.id as id, ${attemptColumns} from ${ownAttempts(p)}
        and (a.created_at, a.id) > (${p.at}, ${p.id}) and a.created_at < ${p.until}
      order by a.created_at, a.id limit ${sql.lit(pageSize)}`,
);

export const findOwnCredit = statement<RecordKey, Pair>(
  'reconciliation.own_credit',
  (_db, p) =>
    sql<Pair>`select ${creditColumns} from ${ownCredits(p)} and c.partner_credit_id = ${p.recordId}`,
);

export const findOwnAttempt = statement<RecordKey, Pair>(
  'reconciliation.own_attempt',
  (_db, p) => sql<Pair>`select ${attemptColumns} from ${ownAttempts(p)}
      and a.reference = ${p.recordId} and a.object_kind = ${p.kind}`,
);

/** What our books say that the partner holds. */
export const readBooks = statement<{ account: string }, { books: number }>(
  'reconciliation.books',
  (_db, p) => sql<{ books: number }>`select cast(
        (select coalesce(sum(amount), 0) from movement where debit_account = ${p.account})
      - (select coalesce(sum(amount), 0) from movement where credit_account = ${p.account})
      as bigint) as books`,
);

/**
 * The time of the oldest record that is still open: an item, or a settlement under way. What became of it is
 * on the partner's lists of then.
 */
export const readOldestOpen = statement<PartnerKey, { at: number | null }>(
  'reconciliation.oldest_open',
  (_db, p) => sql<{ at: number | null }>`select min(at) as at from (
        select i.at from reconciliation_item i
          where i.partner = ${p.partner} and i.mode = ${p.mode}
            and i.settled_at is null and i.accepted_at is null
        union all
        select r.at from partner_record r
          where r.partner = ${p.partner} and r.mode = ${p.mode} and r.kind = 'settlement'
            and r.state = 'pending') open`,
);

/** What was sent and is not final: the partner has taken it, our books have not. */
export const readInFlight = statement<PartnerKey, { inFlight: number }>(
  'reconciliation.in_flight',
  (_db, p) => sql<{ inFlight: number }>`select cast(coalesce(sum(r.amount), 0) as bigint) as "inFlight"
        from attempt a join partner_record r on r.reference = a.reference and r.kind = a.object_kind
        where a.state = 'sent' and r.state = 'pending'
          and r.partner = ${p.partner} and r.mode = ${p.mode}`,
);

/** Comparing a day again replaces its result. */
export const saveReconciliation = insertOrUpdate('reconciliation.save', 'reconciliation', [
  'partner',
  'mode',
  'day',
]);

/** The newest day that was compared, up to one. */
export const newestReconciliation = statement<PartnerKey & { until: string }, { day: string }>(
  'reconciliation.newest',
  (db, p) =>
    db
      .selectFrom('reconciliation')
      .select('day')
      .where('partner', '=', p.partner)
      .where('mode', '=', p.mode)
      .where('day', '<=', p.until)
      .orderBy('day', 'desc')
      .limit(sql.lit(1)),
);
