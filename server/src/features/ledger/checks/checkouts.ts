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

const account = "e.kind || ':' || e.id";

type Finding = Difference & { kind: 'escrow' | 'charge' };
const credited = `${movedFromKind('bank:', account)} + ${movedFromKind('credit:', account)}`;

/** Movements to its own payouts or refunds; those of another checkout do not count. */
const toIts = (table: 'payout' | 'refund') =>
  sumOf(
    `movement m join ${table} o on m.credit_account = '${table}:' || o.id and o.checkout_id = e.id
     where m.debit_account = ${account}`,
    'm.amount',
  );

const returnedToPayer = sumOf(
  `payout p join refund r on r.checkout_id = e.id
   join movement m on m.debit_account = 'payout:' || p.id and m.credit_account = 'refund:' || r.id
   where p.checkout_id = e.id`,
  'm.amount',
);

/** Compares a column of the row with the movements. */
function column(name: string, posted: string, words: string): Check {
  return check<Finding>(
    `checkout_${name}`,
    differing(
      `select e.mode as mode, e.kind as kind, e.id as id, e.${name} as says, ${posted} as posted
       from checkout e`,
    ),
    (row) => `${row.kind} ${row.id}: the row says ${row.says} kobo ${words}, the movements say ${row.posted}`,
  );
}

/** What its bank took back of a credit, so that it became a receivable of its checkout, not its own. */
const reversedOfCredit = `c.amount_receivable
  + case when c.amount_applied > 0 then c.amount_taken_back + c.amount_not_taken else 0 end`;

/** Checks the amounts of every escrow and charge against the movements. */
export const checkoutChecks: readonly Check[] = [
  column('amount_held', netOf(account), 'are held'),
  column('amount_released', `${toIts('payout')} - ${returnedToPayer}`, 'were released'),
  column('amount_refunded', `${toIts('refund')} + ${returnedToPayer}`, 'were refunded'),
  column(
    'amount_received',
    `${credited} - ${movedToKind(account, 'bank:')} - ${movedToKind(account, 'receivable:')}`,
    'were received',
  ),
  column('amount_receivable', `-${netOf("'receivable:' || e.id")}`, 'are not covered'),
  check<Finding>(
    'checkout_credits_receivable',
    differing(
      `select e.mode as mode, e.kind as kind, e.id as id,
        ${sumOf('credit c where c.checkout_id = e.id', reversedOfCredit)} as says,
        ${movedToKind("'receivable:' || e.id", 'bank:')} as posted
       from checkout e`,
    ),
    (row) =>
      `${row.kind} ${row.id}: its credits say ${row.says} kobo were reversed and are not covered, ` +
      `the movements say ${row.posted}`,
  ),
  check<Finding>(
    'checkout_parts',
    differing(
      `select mode, kind, id, amount_received as says,
         amount_held + amount_released + amount_refunded as posted
       from checkout`,
    ),
    (row) => `${row.kind} ${row.id}: ${row.says} kobo were received, but the row accounts for ${row.posted}`,
  ),
  check<Finding>(
    'checkout_excess',
    differing(
      `select e.mode as mode, e.kind as kind, e.id as id, e.amount_excess as says,
        ${sumOf("refund r where r.checkout_id = e.id and r.origin = 'excess'", 'r.amount')} as posted
       from checkout e`,
    ),
    (row) =>
      `${row.kind} ${row.id}: the row says ${row.says} kobo came in excess, its refunds say ${row.posted}`,
  ),
  check<Finding>(
    'checkout_credits_applied',
    differing(
      `select e.mode as mode, e.kind as kind, e.id as id, ${credited} as posted,
        ${sumOf("credit c where c.checkout_id = e.id and c.status <> 'rejected'", 'c.amount_applied')} as says
       from checkout e`,
    ),
    (row) =>
      `${row.kind} ${row.id}: its credits say ${row.says} kobo counted, the movements say ${row.posted}`,
  ),
];
