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

interface TransferDifference extends Difference {
  kind: 'payout' | 'refund';
  status: string;
}

/**
 * Payouts and refunds in one table, with the number of attempts that paid and of those that came back. The
 * attempts of a combined payout are those of each payout that it pays.
 */
const transfers = `(
  select t.*, t.kind || ':' || t.id as account, ${countAttempts("state in ('paid', 'reversed')")} as paid,
    ${countAttempts("state = 'reversed'")} as returned
  from (
    select 'payout' as kind, mode, id, combined_payout_id, checkout_id, null as credit_id, amount, status,
      'held' as origin, amount_receivable, amount_came_back from payout
    union all
    select 'refund', mode, id, null, checkout_id, credit_id, amount, status, origin,
      amount_receivable, amount_came_back from refund
  ) t
) x`;

function countAttempts(condition: string): string {
  return `(select count(*) from attempt where object_kind = t.kind
    and object_id in (t.id, t.combined_payout_id) and ${condition})`;
}

const fromBank = movedFromKind('bank:', 'x.account');
const returned = 'x.amount * x.returned';
/** A cancelled refund covers the reversal of its credit. */
const dropped = "case when x.status = 'cancelled' then 1 else 0 end";

/** Excess was never the checkout's: it comes from the bank, or from the account of an unmatched credit. */
const fromExcess = `${fromBank} - ${returned} + ${movedFrom("'credit:' || x.credit_id")}`;

const fromCheckout = sumOf(
  `checkout e join movement m on m.debit_account = e.kind || ':' || e.id
   where e.id = x.checkout_id and m.credit_account = x.account`,
  'm.amount',
);
const fromPayouts = sumOf(
  `payout p join movement m on m.debit_account = 'payout:' || p.id
   where p.checkout_id = x.checkout_id and x.kind = 'refund' and m.credit_account = x.account`,
  'm.amount',
);

function movedFrom(account: string): string {
  return sumOf(`movement where debit_account = ${account} and credit_account = x.account`);
}

/** Checks that two expressions over a transfer agree. */
function agreeing(
  code: string,
  says: string,
  posted: string,
  words: (row: TransferDifference) => string,
  where = 'true',
) {
  return check<TransferDifference>(
    code,
    differing(
      `select x.mode, x.kind, x.id, x.status, cast(${says} as bigint) as says,
         cast(${posted} as bigint) as posted
       from ${transfers} where ${where}`,
    ),
    (row) => `${row.kind} ${row.id}: ${words(row)}`,
  );
}

/** Checks what every payout and refund received, paid, got back and still owes. */
export const transferChecks: readonly Check[] = [
  agreeing(
    'transfer_amount',
    'x.amount',
    `case when x.origin = 'excess' then ${fromExcess} else ${fromCheckout} + ${fromPayouts} end`,
    ({ says, posted }) => `the row says ${says} kobo, the movements say ${posted}`,
  ),
  agreeing(
    'transfer_paid',
    `x.amount * (x.paid + ${dropped})`,
    `${movedToKind('x.account', 'bank:')} + ${movedToKind('x.account', 'receivable:')}`,
    ({ says, posted }) => `its attempts say ${says} kobo were paid, the movements say ${posted}`,
  ),
  agreeing(
    'transfer_came_back',
    returned,
    fromBank,
    ({ says, posted }) => `its attempts say ${says} kobo came back, the movements say ${posted}`,
    "x.origin = 'held'",
  ),
  agreeing(
    'transfer_owed',
    "case when x.status in ('paid', 'returned_to_payer', 'cancelled') then 0 else x.amount end",
    netOf('x.account'),
    ({ says, posted, status }) => `it is ${status}, so ${says} kobo are owed; the movements say ${posted}`,
  ),
  agreeing(
    'transfer_status',
    "case when x.status = 'paid' then 1 else 0 end",
    'x.paid - x.returned',
    ({ status, posted }) => `it is ${status}, and ${posted} of its attempts have paid`,
  ),
  agreeing(
    'transfer_receivable',
    'x.amount_receivable - x.amount_came_back',
    `-${netOf("'receivable:' || x.id")}`,
    ({ says, posted }) =>
      `the row says ${says} kobo were paid twice and are not settled, less what came back, ` +
      `the movements say ${posted}`,
  ),
];
