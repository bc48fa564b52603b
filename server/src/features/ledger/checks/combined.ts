import { type Check, check, type Difference, differing, netOf, originIn, sumOf } from '../check.js';

const attemptsIn = (condition: string) =>
  `(select count(*) from attempt a
    where a.object_kind = 'payout' and a.object_id = c.id and ${condition})`;

/** Compares a combined payout with its members, its attempts or the movements. */
function comparing(
  code: string,
  says: string,
  posted: string,
  words: (row: Difference & { status: string }) => string,
): Check {
  return check<Difference & { status: string }>(
    code,
    differing(
      `select c.mode as mode, c.id as id, c.status as status, cast(${says} as bigint) as says,
         cast(${posted} as bigint) as posted from combined_payout c`,
    ),
    (row) => `combined payout ${row.id}: ${words(row)}`,
  );
}

/** Checks what every combined payout says about its members, its attempts and the movements. */
export const combinedChecks: readonly Check[] = [
  comparing(
    'combined_amount',
    'c.amount',
    sumOf('payout p where p.combined_payout_id = c.id', 'p.amount'),
    ({ says, posted }) => `the row says ${says} kobo, the payouts that it pays make ${posted}`,
  ),
  comparing(
    'combined_status',
    "case when c.status = 'paid' then 1 else 0 end",
    `${attemptsIn("a.state in ('paid', 'reversed')")} - ${attemptsIn("a.state = 'reversed'")}`,
    ({ status, posted }) => `it is ${status}, and ${posted} of its attempts have paid`,
  ),
  comparing(
    'combined_receivable',
    'c.amount_receivable - c.amount_came_back',
    `-${netOf("'receivable:' || c.id")}`,
    ({ says, posted }) =>
      `the row says ${says} kobo were paid twice and are not settled, less what came back, ` +
      `the movements say ${posted}`,
  ),
  check<{ id: string; payout: string; status: string }>(
    'combined_member',
    `select c.mode as mode, c.id as id, c.status as status, p.id as payout
     from payout p join combined_payout c on c.id = p.combined_payout_id
     where p.status <> c.status or p.account_id <> c.account_id or p.mode <> c.mode
       or coalesce(p.seller_email, '') <> coalesce(c.seller_email, '')
       or p.bank_code <> c.bank_code
       or ${originIn('p.account_number_sealed')} <> ${originIn('c.account_number_sealed')}
     order by c.id, p.id`,
    ({ id, payout, status }) =>
      `combined payout ${id}: it is ${status}; payout ${payout} has another status, payee or bank account`,
  ),
  check<{ id: string }>(
    'scheduled_time',
    `select p.mode as mode, p.id as id from payout p
     where p.scheduled_for is not null and (p.seller_email is not null
       or p.scheduled_for <= p.created_at or p.scheduled_for > p.created_at + 86400000
       or (p.scheduled_for + 3600000) % 86400000 <> 0)
     order by p.id`,
    ({ id }) => `payout ${id}: it waits for the daily transfer of another payee or day`,
  ),
  check<{ id: string }>(
    'scheduled_sent',
    `select p.mode as mode, p.id as id from payout p
     where p.scheduled_for is not null and (
       exists (select 1 from attempt a where a.object_kind = 'payout' and a.object_id = p.id
         and coalesce(a.lease_token, 'manual') <> 'manual')
       or exists (select 1 from combined_payout c where c.id = p.combined_payout_id
         and c.created_at < p.scheduled_for))
     order by p.id`,
    ({ id }) => `payout ${id}: it was sent alone, or before the time of its daily transfer`,
  ),
];
