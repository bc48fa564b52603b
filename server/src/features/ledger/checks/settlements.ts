import { type Check, check, type Difference, differing, isKind, sumOf } from '../check.js';

const own = "'bank:operator:' || x.mode";
const atPartner = "'bank:' || x.partner || ':' || x.mode";

const moved = (where: string) => sumOf(`movement m where ${where}`, 'm.amount');
const settled = (where: string) =>
  sumOf(`partner_settlement s where s.mode = x.mode and ${where}`, 's.amount');

const toOperator = settled("s.direction = 'to_operator'");
const toPartner = settled("s.direction = 'to_partner'");
const isOfPartner = 's.partner = x.partner';

/** Checks what moved between the partners and the operator's bank account against the settlements. */
export const settlementChecks: readonly Check[] = [
  check<Difference>(
    'settlement_partner',
    differing(
      `select x.mode, x.partner as id,
         ${settled(`s.direction = 'to_operator' and ${isOfPartner}`)}
           - ${settled(`s.direction = 'to_partner' and ${isOfPartner}`)} as says,
         ${moved(`m.credit_account = ${atPartner} and m.debit_account = ${own}`)}
           - ${moved(`m.debit_account = ${atPartner} and m.credit_account = ${own}`)} as posted
       from (select distinct partner, mode from partner_settlement) x`,
    ),
    ({ id, says, posted }) =>
      `partner ${id}: its settlements come to ${says} kobo for the operator, the movements say ${posted}`,
  ),
  check<Difference>(
    'settlement_total',
    differing(
      `select x.mode, x.mode as id, ${toOperator} - ${toPartner} as says,
         ${moved(`m.debit_account = ${own} and ${isKind('m.credit_account', 'bank:')}`)}
           - ${moved(`m.credit_account = ${own} and ${isKind('m.debit_account', 'bank:')}`)} as posted
       from (select 'live' as mode union all select 'test') x`,
    ),
    ({ id, says, posted }) =>
      `account bank:operator:${id}: settlements come to ${says} kobo, the movements say ${posted}`,
  ),
];
