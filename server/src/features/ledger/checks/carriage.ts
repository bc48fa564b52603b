import { type Check, check, type Difference, differing, netOf, sumOf } from '../check.js';

const accountOf = "'carriage:' || c.account_id || ':' || c.mode";
const walletOf = "'carrier:' || s.aggregator || ':' || s.mode";

/** What the aggregator took beyond the price of the rate, which the operator bears. */
export const beyondPrice = 'case when s.cost > s.amount then s.cost - s.amount else 0 end';

const ofCarriage = 's.account_id = c.account_id and s.mode = c.mode';

/** Moved out of a wallet for bookings, less what came back from them. */
const paid =
  sumOf(
    `movement m where m.credit_account = ${walletOf}
       and (substr(m.debit_account, 1, 9) = 'carriage:' or m.debit_account = 'partner_fees')`,
    'm.amount',
  ) +
  ' - ' +
  sumOf(
    `movement m where m.debit_account = ${walletOf}
       and (substr(m.credit_account, 1, 9) = 'carriage:' or m.credit_account = 'partner_fees')`,
    'm.amount',
  );

/** What each shipment moved on its merchant's account for carriage, less what the merchant has paid. */
const charged = (owner: string) =>
  sumOf(`movement m where m.debit_account = ${owner} and substr(m.credit_account, 1, 8) = 'carrier:'`) +
  ' - ' +
  sumOf(`movement m where m.credit_account = ${owner} and substr(m.debit_account, 1, 8) = 'carrier:'`);

/** Checks what merchants owe for carriage, and what was paid for it, against the shipments. */
export const carriageChecks: readonly Check[] = [
  check<Difference>(
    'carriage_owed',
    differing(
      `select c.mode as mode, ${accountOf} as id, c.amount_owed as says, -${netOf(accountOf)} as posted
       from carriage c`,
    ),
    ({ id, says, posted }) => `account ${id}: its row says ${says} kobo is owed, the movements say ${posted}`,
  ),
  check<Difference>(
    'carriage_charged',
    differing(
      `select c.mode as mode, ${accountOf} as id,
         ${sumOf(`shipment s where ${ofCarriage}`, 's.amount_charged')} as says,
         ${charged(accountOf)} as posted
       from carriage c`,
    ),
    ({ id, says, posted }) =>
      `account ${id}: its shipments were charged ${says} kobo, the movements say ${posted}`,
  ),
  check<Difference>(
    'carriage_reserved',
    differing(
      `select c.mode as mode, ${accountOf} as id, c.amount_reserved as says,
         ${sumOf(`shipment s where ${ofCarriage} and s.status = 'booking'`, 's.amount')} as posted
       from carriage c`,
    ),
    ({ id, says, posted }) =>
      `account ${id}: its row reserves ${says} kobo, its bookings under way may cost ${posted}`,
  ),
  check<Difference>(
    'carrier_wallet',
    differing(
      `select s.mode as mode, ${walletOf} as id,
         cast(sum(s.amount_charged + ${beyondPrice}) as bigint) as says, ${paid} as posted
       from shipment s group by s.aggregator, s.mode`,
    ),
    ({ id, says, posted }) => `account ${id}: its shipments cost ${says} kobo, the movements say ${posted}`,
  ),
  check<{ id: string; mode: string }>(
    'carriage_unowned',
    `select used.id as id, used.mode as mode from (
       select debit_account as id, mode from movement where substr(debit_account, 1, 9) = 'carriage:'
       union select credit_account as id, mode from movement where substr(credit_account, 1, 9) = 'carriage:'
     ) used where used.id not in (select ${accountOf} from carriage c) order by id`,
    ({ id }) => `account ${id}: no row says what is owed on it`,
  ),
];
