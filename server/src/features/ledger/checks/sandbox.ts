import { type Check, check, type Difference, differing, isKind, netOf, sumOf } from '../check.js';

const bank = "'bank:sandbox:test'";

const ourCredit = "c.partner = 'sandbox' and c.mode = 'test' and c.partner_credit_id = s.id";
const ourAttempt = 'a.reference = s.reference';
const isPaidLate = "coalesce(a.failure_reason, '') = 'paid_late'";

/** What the partner says is there: what arrived and stayed, less what it sent out. */
const statement = `${sumOf("sandbox_credit where status = 'credited'")}
  - ${sumOf("sandbox_transfer where status = 'paid'")}`;

/**
 * What the partner knows and the ledger does not yet, by which the ledger may be ahead: credits nobody
 * reported, credits taken back, transfers that paid and transfers that came back, each until it is heard of.
 */
const notTakenIn = `
  - ${sumOf(
    `sandbox_credit s
     where s.status = 'credited' and not exists (select 1 from credit c where ${ourCredit})`,
    's.amount',
  )}
  + ${sumOf(
    `sandbox_credit s join credit c on ${ourCredit}
     where s.status = 'reversed' and c.status = 'credited'`,
    's.amount',
  )}
  + ${sumOf(
    `sandbox_transfer s join attempt a on ${ourAttempt}
     where s.status = 'paid' and (a.state = 'sent' or (a.state = 'failed' and not ${isPaidLate}))`,
    's.amount',
  )}
  - ${sumOf(
    `sandbox_transfer s join attempt a on ${ourAttempt}
     where s.status <> 'paid' and (a.state = 'paid' or (a.state = 'failed' and ${isPaidLate}))`,
    's.amount',
  )}`;

/** Money an operator recovered reached us without the partner's knowledge. */
const recovered = sumOf(
  `movement m where m.debit_account = ${bank} and ${isKind('m.credit_account', 'receivable:')}
   and exists (select 1 from checkout e where e.id = substr(m.credit_account, ${'receivable:'.length + 1}))`,
  'm.amount',
);

/** The test bank's own books against ours. */
export const sandboxChecks: readonly Check[] = [
  check<Difference>(
    differing(
      `select s.id as id, s.amount as says, c.amount as posted
       from sandbox_credit s join credit c on ${ourCredit}`,
    ),
    ({ id, says, posted }) =>
      `sandbox credit ${id}: the partner says ${says} kobo, the credit's row ${posted}`,
  ),
  check<Difference>(
    differing(
      `select s.reference as id, s.amount as says, coalesce(p.amount, r.amount, 0) as posted
       from sandbox_transfer s left join attempt a on ${ourAttempt}
       left join payout p on p.id = a.object_id left join refund r on r.id = a.object_id`,
    ),
    ({ id, says, posted }) => `sandbox transfer ${id}: the partner was told ${says} kobo, ${posted} are owed`,
  ),
  check<{ says: number; posted: number }>(
    `select says, posted from (
       select cast(${statement} ${notTakenIn} + ${recovered} as bigint) as says, -${netOf(bank)} as posted
     ) compared where says <> posted`,
    ({ says, posted }) =>
      `account bank:sandbox:test: the partner's statement, less what is not taken in yet, ` +
      `says ${says} kobo, the movements say ${posted}`,
  ),
];
