import { type Check, check } from '../check.js';

/** The n-th event of a checkout has sequence n; the first place that differs is the missing event. */
const numbered = `select checkout_id, sequence,
  row_number() over (partition by checkout_id order by sequence) as place
  from every_event`;
const displaced = 'case when v.place <> v.sequence then v.place end';

/** Checks that every movement has a recorded change, and that no sequence of events has a gap. */
export const storyChecks: readonly Check[] = [
  check<{ id: string; debit: string; credit: string }>(
    'change_missing',
    `select m.mode as mode, m.change_id as id, m.debit_account as debit, m.credit_account as credit
     from movement m left join change c on c.id = m.change_id
     where c.id is null order by m.change_id, m.n`,
    ({ id, debit, credit }) => `change ${id}: it moved money from ${debit} to ${credit}, but is not recorded`,
  ),
  check<{ id: string; n: number }>(
    'movement_owner',
    `select m.mode as mode, m.change_id as id, m.n as n from movement m join change c on c.id = m.change_id
     where m.mode <> c.mode or m.account_id <> c.account_id or m.at <> c.at order by m.change_id, m.n`,
    ({ id, n }) => `change ${id}: its movement ${n} is of another account, mode or moment`,
  ),
  check<{ id: string; count: number; last: number }>(
    'movement_missing',
    `select min(mode) as mode, change_id as id, cast(count(*) as bigint) as count,
       cast(max(n) as bigint) as last
     from movement group by change_id having count(*) <> max(n) + 1 order by change_id`,
    ({ id, count, last }) => `change ${id}: its last movement is number ${last}, but ${count} are there`,
  ),
  check<{ kind: string; id: string; says: number; missing: number }>(
    'event_missing',
    `select e.mode as mode, e.kind as kind, e.id as id, e.sequence as says,
       cast(coalesce(min(${displaced}), count(v.place) + 1) as bigint) as missing
     from checkout e left join (${numbered}) v on v.checkout_id = e.id
     group by e.mode, e.kind, e.id, e.sequence
     having count(v.place) <> e.sequence or min(${displaced}) is not null order by e.id`,
    ({ kind, id, says, missing }) =>
      missing > says
        ? `${kind} ${id}: the row counts ${says} events, but event ${missing} is there`
        : `${kind} ${id}: event ${missing} of ${says} is missing`,
  ),
  check<{ id: string; kind: string; checkout: string }>(
    'event_owner',
    `select v.mode as mode, v.id as id, e.kind as kind, e.id as checkout
     from every_event v join checkout e on e.id = v.checkout_id
     where v.account_id <> e.account_id or v.mode <> e.mode or v.reference <> e.reference order by v.id`,
    ({ id, kind, checkout }) =>
      `event ${id}: it is recorded under another reference than ${kind} ${checkout}`,
  ),
];
