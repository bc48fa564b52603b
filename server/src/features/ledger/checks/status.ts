import { type Check, check, type Difference, differing, sumOf } from '../check.js';
import { beyondPrice } from './carriage.js';

interface Found {
  kind: 'escrow' | 'charge';
  id: string;
  status: string;
}

/** Whether a checkout of that status holds money: `some`, `none`, or less than its price. */
const holdsAsItShould = `case
  when e.status in ('funded', 'disputed') then e.amount_held > 0
  when e.status in ('awaiting_payment', 'pending') then e.amount_held < e.amount and e.amount_released = 0
  else e.amount_held = 0 end`;

const open = "(select count(*) from dispute d where d.checkout_id = e.id and d.status <> 'resolved')";

/** A charge that is opened again records no event. */
const isReopened = "e.kind = 'charge' and e.status = 'pending' and v.status = 'expired'";

const newest = `every_event v on v.checkout_id = e.id and v.sequence = e.sequence`;

const feesMoved = (side: string) =>
  sumOf(`movement m where m.${side} = 'partner_fees' and m.mode = modes.mode`, 'm.amount');

const fees = (mode: string) =>
  `${sumOf(
    `(select p.mode, a.fee from attempt a join payout p on a.object_kind = 'payout' and p.id = a.object_id
      union all
      select c.mode, a.fee from attempt a join combined_payout c
        on a.object_kind = 'payout' and c.id = a.object_id
      union all
      select r.mode, a.fee from attempt a join refund r on a.object_kind = 'refund' and r.id = a.object_id
      union all
      select mode, fee from credit
      union all
      select s.mode, ${beyondPrice} from shipment s) f
     where f.mode = ${mode}`,
    'f.fee',
  )}`;

/** The operator matches a credit while nobody knows its account, which a restore may have taken back. */
const isMatchedByOperator = `exists (select 1 from every_event m
  where m.checkout_id = c.checkout_id and m.type = 'credit.matched' and m.actor_kind = 'operator'
    and m.extras_json like '%"' || c.id || '"%')`;

/** Checks a checkout's status against its amounts, disputes, events and virtual accounts. */
export const statusChecks: readonly Check[] = [
  check<Found & { held: number; released: number }>(
    'status_amounts',
    `select e.mode as mode, e.kind as kind, e.id as id, e.status as status, e.amount_held as held,
       e.amount_released as released
     from checkout e where not (${holdsAsItShould}) order by e.id`,
    ({ kind, id, status, held, released }) =>
      `${kind} ${id}: it is ${status}, but ${held} kobo are held and ${released} released`,
  ),
  check<Found & { count: number }>(
    'dispute_count',
    `select e.mode as mode, e.kind as kind, e.id as id, e.status as status, cast(${open} as bigint) as count
     from checkout e where ${open} <> case when e.status = 'disputed' then 1 else 0 end order by e.id`,
    ({ kind, id, status, count }) => `${kind} ${id}: it is ${status} and has ${count} open disputes`,
  ),
  check<Found & { says: string }>(
    'event_status',
    `select e.mode as mode, e.kind as kind, e.id as id, e.status as status, v.status as says
     from checkout e join ${newest} where v.status <> e.status and not (${isReopened}) order by e.id`,
    ({ kind, id, status, says }) => `${kind} ${id}: it is ${status}, its newest event says ${says}`,
  ),
  check<Difference & Found>(
    'event_amount',
    `select e.mode as mode, e.kind as kind, e.id as id, e.amount as says, v.amount as posted
     from checkout e join ${newest} where v.amount <> e.amount order by e.id`,
    ({ kind, id, says, posted }) =>
      `${kind} ${id}: its price is ${says} kobo, its newest event says ${posted}`,
  ),
  check<{ id: string; kind: string; checkout: string }>(
    'event_order',
    `select e.mode as mode, v.id as id, e.kind as kind, e.id as checkout
     from every_event v join every_event before on before.checkout_id = v.checkout_id
       and before.sequence = v.sequence - 1 and before.position > v.position
     join checkout e on e.id = v.checkout_id order by v.id`,
    ({ id, kind, checkout }) =>
      `event ${id}: ${kind} ${checkout} recorded it before the event that precedes it`,
  ),
  check<{ mode: string; says: number; posted: number }>(
    'partner_fees',
    differing(
      `select modes.mode as id, modes.mode as mode, ${fees('modes.mode')} as says,
         ${feesMoved('debit_account')} - ${feesMoved('credit_account')} as posted
       from (select 'live' as mode union all select 'test') modes`,
    ),
    ({ mode, says, posted }) =>
      `account partner_fees: credits, attempts and bookings of ${mode} mode cost ${says} kobo, ` +
      `the movements say ${posted}`,
  ),
  check<{ id: string; says: string; posted: string }>(
    'credit_virtual_account',
    `select c.mode as mode, c.id as id, c.checkout_id as says, v.checkout_id as posted
     from credit c join virtual_account v
       on v.partner_reference = c.partner_reference and v.partner = c.partner and v.mode = c.mode
     where c.checkout_id <> v.checkout_id and not ${isMatchedByOperator} order by c.id`,
    ({ id, says, posted }) =>
      `credit ${id}: it counts for checkout ${says}, but its virtual account is of ${posted}`,
  ),
  check<{ id: string; checkout: string }>(
    'virtual_account_owner',
    `select v.mode as mode, v.partner_reference as id, v.checkout_id as checkout
     from virtual_account v left join checkout e on e.id = v.checkout_id
     where e.id is null or e.account_id <> v.account_id or e.mode <> v.mode
       or (v.attempt = e.virtual_account_attempt and v.account_number <> e.account_number)
     order by v.partner_reference`,
    ({ id, checkout }) => `virtual account ${id}: checkout ${checkout} names another account`,
  ),
  check<Found & { attempt: number }>(
    'checkout_virtual_account',
    `select e.mode as mode, e.kind as kind, e.id as id, e.status as status,
       e.virtual_account_attempt as attempt
     from checkout e where not exists (
       select 1 from virtual_account v
       where v.checkout_id = e.id and v.attempt = e.virtual_account_attempt) order by e.id`,
    ({ kind, id, attempt }) => `${kind} ${id}: its virtual account ${attempt} is missing`,
  ),
];
