import { sql } from 'kysely';
import { literals } from '../../adapters/store/literals.js';
import { awaitingStatuses } from '../../domain/checkout/invariants.js';
import { isUndeliveredSql } from '../delivery/shipment-queries.js';
import { sendsSuspendedReason } from '../restores/queries.js';
import { awaitingFloatSql, payerHasMoneySql } from '../transfers/float-queries.js';
import { aheadOf, type InboxCutoffs, type InboxSearch, search } from './inbox-search.js';

/** For searches whose index begins with the mode. */
export const ofMode = (row: string, p: InboxCutoffs) => sql`${sql.raw(row)}.mode = ${p.mode}`;

const nothingSent = (row: string) =>
  sql.raw(`not exists (select 1 from attempt a where a.object_id = ${row}.id and a.state = 'sent')`);

/** No call under the reference of the attempt `a` can have had an effect. */
const isUnsent = 'a.call_count = 0 and a.difference is null';

type Kind = 'payout' | 'combined_payout' | 'refund';

/**
 * A payout that is paid by a combined one is listed as that. A refund may have no checkout; its credit says
 * whether the bank reversed it.
 */
const tables: Readonly<Record<Kind, string>> = {
  payout: 'payout t join checkout e on e.id = t.checkout_id and t.combined_payout_id is null',
  combined_payout: 'combined_payout t',
  refund: 'refund t join credit c on c.id = t.credit_id left join checkout e on e.id = t.checkout_id',
};

/** Whether the bank reversed the money that a transfer would be paid from. */
const sourceReversed: Readonly<Record<Kind, string>> = {
  payout: 'e.amount_receivable > 0',
  combined_payout: `exists (select 1 from payout p join checkout o on o.id = p.checkout_id
    where p.combined_payout_id = t.id and o.amount_receivable > 0)`,
  refund: payerHasMoneySql,
};

/**
 * A transfer that waits for a receivable is listed as the receivable, except a failed payout, which can be
 * returned to the payers meanwhile.
 */
export const stillOurs = (kind: Kind) =>
  sql.raw(`(not (${sourceReversed[kind]}) ${kind === 'refund' ? '' : "or t.status = 'failed'"})`);

export const transferParts = (kind: Kind) => ({
  id: 't.id',
  amount: 't.amount',
  mode: 't.mode',
  owner: kind === 'combined_payout' ? ('t' as const) : ('e' as const),
  from: tables[kind],
  since: 't.updated_at',
  note: 't.failure_reason',
  order: 't.created_at, t.id',
});

export function inStatus(kind: Kind, status: string): InboxSearch {
  return search(`${kind}.${status}`, {
    ...transferParts(kind),
    // A refund that needs details is with the partner, even if its credit was reversed.
    where: (p) => sql`${ofMode('t', p)} and t.status = ${sql.lit(status)}
      and ${status === 'needs_details' ? sql.raw('1 = 1') : stillOurs(kind)}`,
  });
}

/** Whether `return_to_payer` of a failed payout is possible. */
const unpayable = (p: InboxCutoffs) => sql`t.updated_at <= ${p.unpayableBefore} + ${aheadOf('t')}
  and e.kind = 'escrow' and e.status = 'released'`;

const receivableOfRefund = `case
    when c.checkout_id is null or (c.amount_applied = 0 and c.amount_receivable = 0)
    then c.amount_own_receivable else e.amount_receivable end`;

export const payoutsRefused = search('payout.failed', {
  ...transferParts('payout'),
  isBlocked: sourceReversed.payout,
  where: (p) => sql`${ofMode('t', p)} and t.status = 'failed' and not (${unpayable(p)})`,
});

export const payoutsUnpayable = search('payout.unpayable', {
  ...transferParts('payout'),
  isBlocked: sourceReversed.payout,
  where: (p) => sql`${ofMode('t', p)} and t.status = 'failed' and ${unpayable(p)}`,
});

/** Counts, since PostgreSQL would read all sellers to answer `exists` for many escrows. */
export const hasBankAccount = `case when e.seller_key is null
    then (select count(*) from merchant_bank_account o
      where o.account_id = e.account_id and o.mode = e.mode) > 0
    else (select count(*) from seller s where s.account_id = e.account_id and s.mode = e.mode
      and s.email_key = e.seller_key and s.bank_code is not null) > 0 end`;

/** When the mail to the seller of a payout without a bank account was sent, in account time; null if not. */
const noticeSentAt = `(select t.reminded_at + n.updated_at - n.created_at from mail n
    where n.template = 'seller.bank_account_missing' and n.cause = t.id and n.status = 'sent')`;

/** Blocked if it cannot be returned: a direct charge's, or one whose seller was told too late, or not. */
export const payoutsWaiting = search('payout.waiting', {
  ...transferParts('payout'),
  since: 't.created_at',
  note: `case when t.seller_email is null or ${noticeSentAt} is not null then null
    else 'the mail to its seller was not sent' end`,
  isBlocked: (p) => sql`not (e.kind = 'escrow' and (t.seller_email is null
    or coalesce(${sql.raw(noticeSentAt)} <= ${p.noticeSentBefore} + ${aheadOf('t')}, 1 = 0)))`,
  where: (p) => sql`${ofMode('t', p)} and t.status = 'waiting_details' and ${stillOurs('payout')}
    and not (${sql.raw(hasBankAccount)})
    and t.created_at <= ${p.unpayableBefore} + ${aheadOf('t')}`,
});

/** Combined payouts are never returned to the payers: each of them pays several sales. */
export const combinedRefused = search('combined_payout.failed', {
  ...transferParts('combined_payout'),
  isBlocked: sourceReversed.combined_payout,
  where: (p) => sql`${ofMode('t', p)} and t.status = 'failed'`,
});

const lookBeforePaying =
  "'the database was restored: look for it in the statement of the bank before you pay it'";

/** The note of a transfer on hold: one that a restore took back may be paid already. */
const heldNote = `case when exists (select 1 from restore r where r.mode = t.mode and r.released_at is null)
  then ${lookBeforePaying} else t.failure_reason end`;

/** The note of a transfer that its job \`j\` does not send. */
const unsentNote = `case when j.last_error = '${sendsSuspendedReason}' then ${lookBeforePaying}
  else j.last_error end`;

/** Payouts or refunds that wait for the operator's manual payment. */
export function onHold(kind: Kind): InboxSearch {
  return search(`${kind}.manual`, {
    ...transferParts(kind),
    note: heldNote,
    isBlocked: kind === 'refund' ? `${payerHasMoneySql} and ${receivableOfRefund} > 0` : sourceReversed[kind],
    where: (p) => sql`${ofMode('t', p)} and t.status = 'manual'`,
  });
}

/** Payouts or refunds whose job has failed for over an hour while the bank has no attempt. */
export function stuck(kind: Kind): InboxSearch {
  return search(`${kind}.stuck`, {
    ...transferParts(kind),
    from: tables[kind].replace(`${kind} t`, `job j join ${kind} t on t.id = j.subject`),
    note: unsentNote,
    since: 'j.created_at',
    order: 'j.created_at, t.id',
    where: (p) => sql`j.kind = ${sql.lit(`${objectKindOf(kind)}.run`)} and j.created_at <= ${p.waitingBefore}
      and j.last_error is not null and t.status in ('pending', 'reversed')
      and ${nothingSent('t')} and ${stillOurs(kind)}
      ${sql.raw(kind === 'payout' ? 'and t.scheduled_for is null' : '')}`,
  });
}

/** Payouts whose daily transfer has been due for over an hour; only a combined payout sends them. */
export const overdueForTheDay = search('payout.overdue', {
  ...transferParts('payout'),
  isBlocked: '1 = 1',
  since: 't.scheduled_for',
  note: `(select ${unsentNote} from job j where j.kind = 'payout.combine'
    and j.subject = t.account_id || ':' || t.mode || ':')`,
  where: (p) => sql`${ofMode('t', p)} and t.status = 'pending' and t.scheduled_for is not null
    and t.scheduled_for <= ${p.waitingBefore} + ${aheadOf('t')} and ${stillOurs('payout')}`,
});

/** The kind of its jobs and attempts. */
const objectKindOf = (kind: Kind) => (kind === 'refund' ? 'refund' : 'payout');

const notCalled = "case when a.call_count = 0 then 'no call has reached the bank yet' end";
/** Of a transfer `t` and its attempt `a`: it waits for the balance, and no call has been made. */
export const isAwaitingFloat = sql.raw('(t.awaiting_float_since is not null and a.call_count = 0)');

const partnerOf: Readonly<Record<Kind, string>> = {
  payout: 'e.partner',
  combined_payout: 't.partner',
  refund: 'c.partner',
};

/** Payouts or refunds that the partner's balance does not cover, with the sum of all that wait for it. */
export function awaitingFloat(kind: Kind): InboxSearch {
  const partner = partnerOf[kind];
  return search(`${kind}.awaiting_float`, {
    ...transferParts(kind),
    from: tables[kind].replace(`${kind} t`, `attempt a join ${kind} t on t.id = a.object_id`),
    since: 't.awaiting_float_since',
    note: `(select sum(w.amount) from (${awaitingFloatSql}) w where w.mode = t.mode and w.partner = ${partner}
        and (w.mode = 'live' or w.account_id = t.account_id))
      || ' kobo wait for the balance at ' || ${partner}`,
    order: 'a.sent_at, t.id',
    where: () => sql`a.state = 'sent' and ${isAwaitingFloat} and ${stillOurs(kind)}`,
  });
}

/**
 * Payouts or refunds with an attempt that has been with the bank for over an hour, or whose reference stands
 * at the bank for another transfer. It can be ended a day after the last call.
 */
export function unknownOutcome(kind: Kind): InboxSearch {
  return search(`${kind}.unknown`, {
    ...transferParts(kind),
    from: tables[kind].replace(`${kind} t`, `attempt a join ${kind} t on t.id = a.object_id`),
    since: 'a.sent_at',
    note: `case when ${sourceReversed[kind]} then 'the payment was reversed: it is only looked up'
      else coalesce(a.difference, a.refusal_reason, t.failure_reason, ${notCalled}) end`,
    isBlocked: (p) => sql`a.called_at > ${p.calledBefore} + ${aheadOf('t')}`,
    order: 'a.sent_at, t.id',
    where: (p) => sql`a.state = 'sent' and a.object_kind = ${sql.lit(objectKindOf(kind))}
      and t.status <> 'needs_details' and not (${isAwaitingFloat} and ${stillOurs(kind)})
      ${sql.raw(kind === 'refund' ? `and not (${payerHasMoneySql} and ${isUnsent})` : '')}
      and (a.difference is not null or a.sent_at <= ${p.waitingBefore} + ${aheadOf('t')})`,
  });
}

export function paidTwice(kind: Kind): InboxSearch {
  return search(`${kind}.paid_twice`, {
    ...transferParts(kind),
    amount: 't.amount_receivable',
    receivable: 't.amount_receivable',
    note: "'paid though no longer owed'",
    where: () => sql.raw('t.amount_receivable > 0'),
  });
}

/** Duplicate payments that the bank sent back after they were settled. */
export function cameBack(kind: Kind): InboxSearch {
  return search(`${kind}.came_back`, {
    ...transferParts(kind),
    amount: 't.amount_came_back',
    note: "'came back after it was settled'",
    where: () => sql.raw('t.amount_came_back > 0'),
  });
}

/**
 * Refunds of credits that the payer's bank reversed. A refund larger than the remaining receivable can be
 * neither cancelled nor paid until the receivable is settled, so it is listed after that.
 */
export const refundsReversed = search('refund.reversed', {
  ...transferParts('refund'),
  since: 'coalesce(c.reversed_at, c.taken_back_at)',
  note: `case when c.status = 'reversed' then 'their bank reversed the payment'
    else 'their bank may have taken a part of the payment' end`,
  receivable: receivableOfRefund,
  where: (p) => sql`${ofMode('t', p)} and t.status in ('pending', 'failed', 'below_minimum')
    and ${sql.raw(payerHasMoneySql)} and not exists (select 1 from attempt a
      where a.object_id = t.id and a.state = 'sent' and not (${sql.raw(isUnsent)}))
    and (${sql.raw(receivableOfRefund)} = 0 or ${sql.raw(receivableOfRefund)} >= t.amount)`,
});

/** Who paid a credit, through which bank, and under which number banks trace it. */
const payerOf = `nullif(ltrim(coalesce(c.payer_name, '') || coalesce(' at ' || c.payer_bank_name, '')
  || coalesce(', session ID ' || c.session_id, ''), ' ,'), '')`;

export const unmatchedCredits = search('credit.unmatched', {
  id: 'c.id',
  amount: 'c.amount',
  since: 'c.created_at',
  mode: 'c.mode',
  owner: null,
  from: 'credit c',
  note: payerOf,
  order: 'c.created_at, c.id',
  where: () => sql.raw("c.checkout_id is null and c.status = 'credited' and c.amount_refunded = 0"),
});

const returnedParts = {
  id: 'c.id',
  amount: 'c.amount_own_receivable',
  since: 'c.reversed_at',
  mode: 'c.mode',
  owner: 'e',
  from: 'credit c left join checkout e on e.id = c.checkout_id',
  note: payerOf,
  receivable: 'c.amount_own_receivable',
  order: 'c.created_at, c.id',
} as const;

/** Unless a refund can be cancelled instead. */
const isOwnReceivable = `c.amount_own_receivable > 0 and not exists (
    select 1 from refund r where r.credit_id = c.id and r.status not in ('paid', 'cancelled')
      and r.amount <= c.amount_own_receivable)`;

/** Credits that never counted, reversed after their return. */
export const returnedReversed = search('credit.reversed', {
  ...returnedParts,
  where: () => sql.raw(`${isOwnReceivable} and c.status = 'reversed'`),
});

/** Credits that never counted, of which a bank took back a part: `amount` in all. */
export const returnedPartTaken = search('credit.part_taken_back', {
  ...returnedParts,
  amount: 'c.amount_taken_back',
  since: 'c.taken_back_at',
  where: () => sql.raw(`${isOwnReceivable} and c.status = 'credited'`),
});

const checkoutParts = {
  id: 'e.id',
  amount: 'e.amount',
  since: 'e.created_at',
  mode: 'e.mode',
  owner: 'e',
  from: 'checkout e',
  note: 'null',
  order: 'e.created_at, e.id',
} as const;

/**
 * Receivables from reversed credits. While a refund of the same money waits, the receivable can only be
 * settled as recovered: anything else would leave the refund owed to a payer who has the money.
 */
const receivableParts = {
  ...checkoutParts,
  isBlocked: `exists (select 1 from refund r join credit c on c.id = r.credit_id
    where r.checkout_id = e.id and ${payerHasMoneySql} and r.status not in ('paid', 'cancelled')
      and (c.status = 'reversed' or r.amount <= e.amount_receivable)
      and (c.amount_applied > 0 or c.amount_receivable > 0))`,
  amount: 'e.amount_receivable',
  since: `(select max(coalesce(c.reversed_at, c.taken_back_at)) from credit c where c.checkout_id = e.id)`,
  note: "case when e.status = 'disputed' then 'disputed' else null end",
  receivable: 'e.amount_receivable',
};

const partTaken = `(select coalesce(sum(c.amount_taken_back), 0) from credit c
  where c.checkout_id = e.id and c.status = 'credited' and c.amount_applied > 0)`;

export const checkoutReceivables = search('checkout.receivable', {
  ...receivableParts,
  where: () => sql.raw(`e.amount_receivable > 0 and ${partTaken} = 0`),
});

/** The same with payments that stay, of which a bank took back a part: `amount` in all. */
export const partsTakenBack = search('checkout.part_taken_back', {
  ...receivableParts,
  amount: partTaken,
  where: () => sql.raw(`e.amount_receivable > 0 and ${partTaken} > 0`),
});

export const disputesWaiting = search('dispute.waiting', {
  ...checkoutParts,
  id: 'd.id',
  from: 'dispute d join checkout e on e.id = d.checkout_id',
  amount: 'e.amount_held',
  since: 'd.updated_at',
  note: 'd.reason',
  order: 'd.created_at, d.id',
  where: () => sql.raw("d.status = 'waiting_for_operator' and e.amount_receivable = 0"),
});

export const expiriesUnanswered = search('checkout.unanswered', {
  ...checkoutParts,
  from: 'job j join checkout e on e.id = j.subject',
  since: 'e.payment_deadline_at',
  note: 'j.last_error',
  order: 'j.created_at, e.id',
  where: (p) => sql`j.kind = 'checkout.expire' and j.last_error is not null
    and e.status in (${sql.join(literals(awaitingStatuses))})
    and e.payment_deadline_at <= ${p.deadlineBefore} + ${aheadOf('e')}`,
});

/** Transfers of the bank that no row of a restored database stands for. */
export const restoredUnmatched = search('restore.unmatched', {
  id: 't.reference',
  amount: 't.amount',
  since: 't.sent_at',
  mode: 't.mode',
  owner: null,
  from: 'restore_transfer t',
  note: 'coalesce(t.difference, t.destination)',
  order: 't.sent_at, t.reference',
  where: () => sql.raw('t.accepted_at is null'),
});

/** What a partner and our books do not agree on. */
export const unreconciled = search('reconciliation', {
  id: 't.id',
  amount: 'abs(t.difference)',
  since: 't.found_at',
  mode: 't.mode',
  owner: null,
  from: 'reconciliation_item t',
  note: "t.partner || ' ' || t.kind || ' ' || t.record_id || ': ' || t.disagreement",
  order: 't.found_at, t.id',
  where: () => sql.raw('t.settled_at is null and t.accepted_at is null'),
});

export const mailsFailed = search('mail.failed', {
  id: 'm.id',
  amount: '0',
  since: 'm.updated_at',
  mode: 'm.mode',
  owner: 'm',
  from: 'mail m',
  note: 'm.failure',
  // A code goes to its own address alone.
  isBlocked: "m.template in ('sign_in.code', 'staff.code', 'staff.invitation')",
  order: 'm.created_at, m.id',
  where: () => sql.raw("m.status = 'failed'"),
});

export const clockLeapt = search('clock', {
  id: "'service'",
  amount: '0',
  since: 'k.leapt_from',
  mode: "'live'",
  owner: null,
  from: 'service_clock k',
  note: "((k.leapt_to - k.leapt_from) / 60000) || ' minutes ahead'",
  order: 'k.id',
  where: () => sql.raw('k.id = 1 and k.leapt_to is not null'),
});

/** Whether the newest delivery of `e` failed or was cancelled, and nothing has made good for it. */
const isDeliveryFailed = `exists (select 1 from shipment s
  where s.checkout_id = e.id and e.seller_delivered_at is null and ${isUndeliveredSql})`;

export const fundedWithoutClock = search('checkout.idle', {
  ...checkoutParts,
  amount: 'e.amount_held',
  // One that is blocked can be refunded; a failed delivery is listed as that as well.
  isBlocked: `(e.seller_accepted_at is null or not (${hasBankAccount}) or ${isDeliveryFailed})`,
  where: (p) => sql`e.status = 'funded' and e.auto_release_at is null
    and e.created_at <= ${p.idleBefore} + ${aheadOf('e')}`,
});

/**
 * Delivered escrows whose release has been blocked since their clock ran out. A receivable blocks, too, but
 * is listed as such.
 */
export const releasesBlocked = search('checkout.blocked', {
  ...checkoutParts,
  amount: 'e.amount_held',
  since: 'e.auto_release_at',
  note: `case when e.seller_accepted_at is not null then 'payout_details_missing'
    when ${hasBankAccount} then 'seller_not_accepted'
    else 'seller_not_accepted, payout_details_missing' end`,
  where: (p) => sql`e.status = 'funded' and e.auto_release_at is not null and e.amount_receivable = 0
    and e.auto_release_at <= ${p.idleBefore} + ${aheadOf('e')}
    and (e.seller_accepted_at is null or not (${sql.raw(hasBankAccount)}))`,
});

/** Notifications of partners that could not be applied for over an hour, and why. */
export const notificationsUnapplied = search('notification.unapplied', {
  id: 'n.id',
  amount: '0',
  since: 'n.received_at',
  mode: 'n.mode',
  owner: null,
  from: 'job j join partner_notification n on n.id = j.subject',
  note: "n.partner || ': ' || j.last_error",
  order: 'j.created_at, n.id',
  where: (p) => sql`j.kind = 'notification.apply' and j.last_error is not null
    and j.created_at <= ${p.waitingBefore} and n.applied_at is null`,
});
