import { type RawBuilder, sql } from 'kysely';
import { statement } from '../../adapters/store/statement.js';
import type { Mode } from '../../domain/records.js';
import type { Statement } from '../../ports/store.js';

/** One thing that waits for the operator, as every search answers it. */
export interface InboxRow {
  id: string;
  /** Kobo; 0 for what is not money. */
  amount: number;
  since: number;
  /** Null for what is nobody's. */
  accountId: string | null;
  mode: Mode;
  reference: string | null;
  /** Why it waits, in the words of whoever refused. */
  note: string | null;
  /** What the bank took, or was paid too late, and nothing covers. */
  uncovered: number;
  /** What its escrow holds. */
  held: number;
}

/** What the searches compare with. */
export interface InboxMoment {
  /** Real time, ms. */
  now: number;
  hourAgo: number;
  monthAgo: number;
  graceMs: number;
}

export interface InboxSearch {
  list: Statement<InboxMoment, InboxRow>;
  count: Statement<InboxMoment, { count: number }>;
}

/** How many of a kind are listed. */
export const listedMax = 100;

type Parts = {
  [Field in 'id' | 'amount' | 'since' | 'note']: string;
} & {
  /** `from` with its joins; `e` is the checkout, `m` the mail. */
  from: string;
  /** Whose account it is, if anybody's; only a checkout has a reference. */
  owner: 'e' | 'm' | 'nobody';
  /** The row whose mode counts. */
  mode: string;
  where: (p: InboxMoment) => RawBuilder<unknown>;
  /** Fixed columns, so that an index gives the order. */
  order: string;
  uncovered?: string;
};

function search(name: string, parts: Parts): InboxSearch {
  const owned = parts.owner === 'e';
  const accountId = parts.owner === 'nobody' ? 'null' : `${parts.owner}.account_id`;
  const columns = sql.raw(`${parts.id} as id, ${parts.amount} as amount, ${parts.since} as since,
    ${accountId} as "accountId", ${parts.mode} as mode,
    ${owned ? 'e.reference' : 'null'} as reference, ${parts.note} as note,
    ${parts.uncovered ?? '0'} as uncovered, ${owned ? 'coalesce(e.amount_held, 0)' : '0'} as held`);
  const from = sql.raw(parts.from);
  return {
    list: statement(`inbox.${name}`, (db, p) => ({
      compile: () =>
        sql<InboxRow>`select ${columns} from ${from} where ${parts.where(p)}
          order by ${sql.raw(parts.order)} limit ${sql.lit(listedMax)}`.compile(db),
    })),
    count: statement(`inbox.${name}.count`, (db, p) => ({
      compile: () =>
        sql<{ count: number }>`select count(*) as count from ${from} where ${parts.where(p)}`.compile(db),
    })),
  };
}

/** How far the clock of a row's account is ahead of real time. */
const aheadOf = (row: string) =>
  sql.raw(`case when ${row}.mode = 'test'
    then coalesce((select account.clock_offset_ms from account where account.id = ${row}.account_id), 0)
    else 0 end`);

const everyMode = (row: string) => sql.raw(`${row}.mode in ('live', 'test')`);

const nothingSent = (row: string) =>
  sql.raw(`not exists (select 1 from attempt a where a.object_id = ${row}.id and a.state = 'sent')`);

type Kind = 'payout' | 'refund';

/** A refund may have no checkout; its credit tells whether a bank took the money back. */
const transferFrom = (kind: Kind) =>
  kind === 'payout'
    ? 'payout t join checkout e on e.id = t.checkout_id'
    : 'refund t join credit c on c.id = t.credit_id left join checkout e on e.id = t.checkout_id';

/** What waits for a receivable to be settled is listed with that, except what can be given back meanwhile. */
const stillOurs = (kind: Kind) =>
  sql.raw(kind === 'payout' ? "(e.amount_uncovered = 0 or t.status = 'failed')" : "c.status <> 'reversed'");

const transferParts = (kind: Kind) => ({
  ...{ id: 't.id', amount: 't.amount', mode: 't.mode', owner: 'e' as const },
  from: transferFrom(kind),
  since: 't.updated_at',
  note: 't.failure_reason',
  order: 't.created_at, t.id',
});

/** Payouts or refunds that stand in a status. */
export function inStatus(kind: Kind, status: string): InboxSearch {
  return search(`${kind}.${status}`, {
    ...transferParts(kind),
    // One that needs details is with the partner, whatever became of its credit.
    where: () => sql`${everyMode('t')} and t.status = ${sql.lit(status)}
      and ${status === 'needs_details' ? sql.raw('1 = 1') : stillOurs(kind)}`,
  });
}

const unpayable = (p: InboxMoment) => sql`t.updated_at <= ${p.monthAgo} + ${aheadOf('t')}
  and e.kind = 'escrow' and e.status = 'released'`;

/** Payouts the bank refused, those that may be given back by now apart from the others. */
export const payoutsRefused = search('payout.failed', {
  ...transferParts('payout'),
  where: (p) => sql`${everyMode('t')} and t.status = 'failed' and not (${unpayable(p)})`,
});

export const payoutsUnpayable = search('payout.unpayable', {
  ...transferParts('payout'),
  where: (p) => sql`${everyMode('t')} and t.status = 'failed' and ${unpayable(p)}`,
});

/** Payouts or refunds whose alarm has been put off for over an hour, and of which no try is under way. */
export function stuck(kind: Kind): InboxSearch {
  return search(`${kind}.stuck`, {
    ...transferParts(kind),
    from: transferFrom(kind).replace(`${kind} t`, `job j join ${kind} t on t.id = j.subject`),
    note: 'j.last_error',
    since: 'j.created_at',
    order: 'j.created_at, t.id',
    where: (p) => sql`j.kind = ${sql.lit(`${kind}.run`)} and j.created_at <= ${p.hourAgo}
      and j.last_error is not null and t.status in ('pending', 'reversed')
      and ${nothingSent('t')} and ${stillOurs(kind)}`,
  });
}

/** Payouts or refunds of which a try has been with the bank for over an hour. */
export function unknownOutcome(kind: Kind): InboxSearch {
  return search(`${kind}.unknown`, {
    ...transferParts(kind),
    from: transferFrom(kind).replace(`${kind} t`, `attempt a join ${kind} t on t.id = a.object_id`),
    since: 'a.sent_at',
    order: 'a.sent_at, t.id',
    where: (p) => sql`a.state = 'sent' and a.object_kind = ${sql.lit(kind)} and t.status <> 'needs_details'
      and a.sent_at <= ${p.hourAgo} + ${aheadOf('t')}`,
  });
}

/** Payouts or refunds that were paid though no longer owed. */
export function paidLate(kind: Kind): InboxSearch {
  return search(`${kind}.paid_late`, {
    ...transferParts(kind),
    amount: 't.amount_uncovered',
    uncovered: 't.amount_uncovered',
    note: "'paid though no longer owed'",
    where: () => sql.raw('t.amount_uncovered > 0'),
  });
}

/** Refunds whose payer's bank has given him the money already. */
export const refundsTakenBack = search('refund.taken_back', {
  ...transferParts('refund'),
  since: 'c.reversed_at',
  note: "'his bank took the payment back'",
  uncovered: 'coalesce(e.amount_uncovered, c.amount_uncovered)',
  where: () => sql`${everyMode('t')} and t.status in ('pending', 'failed', 'below_minimum')
    and c.status = 'reversed' and ${nothingSent('t')}`,
});

export const unmatchedCredits = search('credit.unmatched', {
  ...{ id: 'c.id', amount: 'c.amount', since: 'c.created_at', mode: 'c.mode', owner: 'nobody' },
  from: 'credit c',
  note: 'c.payer_name',
  order: 'c.created_at, c.id',
  where: () => sql.raw("c.checkout_id is null and c.status = 'credited' and c.amount_refunded = 0"),
});

/** Credits a bank took back after they were returned; while their refund can be dropped, that comes first. */
export const returnedTakenBack = search('credit.taken_back', {
  ...{ id: 'c.id', amount: 'c.amount_uncovered', since: 'c.reversed_at', mode: 'c.mode', owner: 'nobody' },
  from: 'credit c',
  note: 'c.payer_name',
  uncovered: 'c.amount_uncovered',
  order: 'c.created_at, c.id',
  where: () =>
    sql.raw(`c.checkout_id is null and c.amount_uncovered > 0 and not exists (
    select 1 from refund r where r.credit_id = c.id and r.status not in ('paid', 'cancelled'))`),
});

const checkoutParts = {
  ...{ id: 'e.id', amount: 'e.amount', since: 'e.created_at', mode: 'e.mode', owner: 'e' as const },
  from: 'checkout e',
  note: 'null',
  order: 'e.created_at, e.id',
} as const;

export const checkoutsUncovered = search('checkout.uncovered', {
  ...checkoutParts,
  amount: 'e.amount_uncovered',
  since: '(select max(c.reversed_at) from credit c where c.checkout_id = e.id)',
  note: "case when e.status = 'disputed' then 'disputed' else null end",
  uncovered: 'e.amount_uncovered',
  where: () => sql.raw('e.amount_uncovered > 0'),
});

export const disputesWaiting = search('dispute.waiting', {
  ...checkoutParts,
  id: 'd.id',
  from: 'dispute d join checkout e on e.id = d.checkout_id',
  amount: 'e.amount_held',
  since: 'd.updated_at',
  note: 'd.reason',
  order: 'd.created_at, d.id',
  where: () => sql.raw("d.status = 'waiting_for_operator' and e.amount_uncovered = 0"),
});

export const expiriesUnanswered = search('checkout.unanswered', {
  ...checkoutParts,
  from: 'job j join checkout e on e.id = j.subject',
  since: 'e.payment_deadline_at',
  note: 'j.last_error',
  order: 'j.created_at, e.id',
  where: (p) => sql`j.kind = 'checkout.expire' and j.last_error is not null
    and e.status in ('awaiting_payment', 'pending')
    and e.payment_deadline_at + ${p.graceMs} <= ${p.now} + ${aheadOf('e')}`,
});

/** Mails that were given up. */
export const mailsFailed = search('mail.failed', {
  ...{ id: 'm.id', amount: '0', since: 'm.updated_at', mode: 'm.mode', owner: 'm' },
  ...{ from: 'mail m', note: 'm.failure', order: 'm.created_at, m.id' },
  where: () => sql.raw("m.status = 'failed'"),
});

export const fundedWithoutClock = search('checkout.idle', {
  ...checkoutParts,
  amount: 'e.amount_held',
  where: (p) => sql`e.status = 'funded' and e.auto_release_at is null
    and e.created_at <= ${p.monthAgo} + ${aheadOf('e')}`,
});
