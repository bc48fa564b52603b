import {
  type Check,
  check,
  type Difference,
  differing,
  movedFromKind,
  movedToKind,
  netOf,
  sumOf,
} from '../check.js';

/** Checks each credit against the refunds and movements that it caused. */
export const creditChecks: readonly Check[] = [
  check<Difference>(
    'credit_parts',
    differing(
      `select mode, id, amount as says, amount_applied + amount_excess as posted
       from credit where status = 'credited'`,
    ),
    ({ id, says, posted }) => `credit ${id}: ${says} kobo arrived, but its parts are ${posted}`,
  ),
  check<Difference>(
    'credit_unmatched_applied',
    `select mode, id, amount_applied as says, 0 as posted from credit
     where amount_applied > 0 and (status = 'rejected' or checkout_id is null) order by id`,
    ({ id, says }) => `credit ${id}: ${says} kobo of it count, but it never reached a checkout`,
  ),
  check<Difference>(
    'credit_excess',
    differing(
      `select c.mode as mode, c.id as id,
        case when c.status = 'rejected' or (c.checkout_id is null and c.amount_refunded = 0) then 0
          else c.amount_excess end as says,
        ${sumOf("refund r where r.credit_id = c.id and r.origin = 'excess'", 'r.amount')} as posted
       from credit c`,
    ),
    ({ id, says, posted }) => `credit ${id}: ${says} kobo of it are excess, its refunds say ${posted}`,
  ),
  check<Difference>(
    'credit_refunded',
    differing(
      `select c.mode as mode, c.id as id, c.amount_refunded as says,
        ${sumOf('refund r where r.credit_id = c.id', 'r.amount')} as posted from credit c`,
    ),
    ({ id, says, posted }) =>
      `credit ${id}: the row says ${says} kobo were refunded, its refunds say ${posted}`,
  ),
  check<{ id: string; refund: string }>(
    'refund_of_other_checkout',
    `select c.mode as mode, c.id as id, r.id as refund from refund r join credit c on c.id = r.credit_id
     where coalesce(c.checkout_id, '') <> coalesce(r.checkout_id, '') order by r.id`,
    ({ id, refund }) => `refund ${refund}: it returns credit ${id} of another checkout`,
  ),
  ...unmatchedChecks(),
];

/** Credits that were unmatched when they arrived have a ledger account of their own. */
function unmatchedChecks(): Check[] {
  const account = "'credit:' || c.id";
  const rested = `credit c join ledger_account a on a.id = ${account}`;
  const toRefunds = movedToKind(account, 'refund:');
  const toCheckout = sumOf(
    `movement m join checkout e on e.id = c.checkout_id and m.credit_account = e.kind || ':' || e.id
     where m.debit_account = ${account}`,
    'm.amount',
  );
  return [
    check<Difference>(
      'credit_amount',
      differing(
        `select c.mode as mode, c.id as id, c.amount as says,
          ${movedFromKind('bank:', account)} as posted from ${rested}`,
      ),
      ({ id, says, posted }) => `credit ${id}: the row says ${says} kobo, the movements say ${posted}`,
    ),
    check<Difference>(
      'credit_unmatched',
      differing(
        `select c.mode as mode, c.id as id, ${netOf(account)} as posted,
          case when c.checkout_id is null and c.status = 'credited' and c.amount_refunded = 0
            then c.amount else 0 end as says
         from ${rested}`,
      ),
      ({ id, says, posted }) => `credit ${id}: ${says} kobo of it are unmatched, the movements say ${posted}`,
    ),
    check<Difference>(
      'credit_applied',
      differing(
        `select c.mode as mode, c.id as id, c.amount_applied as says, ${toCheckout} as posted
         from ${rested} where c.checkout_id is not null`,
      ),
      ({ id, says, posted }) => `credit ${id}: ${says} kobo of it count, the movements say ${posted}`,
    ),
    check<Difference>(
      'credit_unmatched_excess',
      differing(
        `select c.mode as mode, c.id as id, c.amount_excess as says, ${toRefunds} as posted
         from ${rested} where c.checkout_id is not null`,
      ),
      ({ id, says, posted }) => `credit ${id}: ${says} kobo of it are excess, the movements say ${posted}`,
    ),
    check<Difference>(
      'credit_returned',
      differing(
        `select c.mode as mode, c.id as id, c.amount_refunded as says, ${toRefunds} as posted
         from ${rested} where c.checkout_id is null`,
      ),
      ({ id, says, posted }) => `credit ${id}: ${says} kobo of it were returned, the movements say ${posted}`,
    ),
    check<Difference>(
      'credit_receivable',
      differing(
        `select c.mode as mode, c.id as id, c.amount_own_receivable as says,
           -${netOf("'receivable:' || c.id")} as posted
         from credit c`,
      ),
      ({ id, says, posted }) =>
        `credit ${id}: ${says} kobo of it are not covered, the movements say ${posted}`,
    ),
  ];
}
