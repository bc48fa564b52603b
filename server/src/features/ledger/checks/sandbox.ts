import {
  type Check,
  check,
  type Difference,
  differing,
  isKind,
  movedFromKind,
  movedToKind,
  netOf,
  sumOf,
} from '../check.js';

const bank = "'bank:sandbox:test'";
const own = "'bank:operator:test'";
const isOurs = (column: string) => `${column} in (${bank}, ${own})`;

const ourCredit = "c.partner = 'sandbox' and c.mode = 'test' and c.partner_credit_id = s.id";
const ourAttempt = 'a.reference = s.reference';
const isDuplicatePayment = "coalesce(a.failure_reason, '') in ('paid_twice', 'paid_twice_settled')";

/** The partner's balance: credits that stayed less transfers it paid. */
const statement = `${sumOf("sandbox_credit where status = 'credited'")}
  - ${sumOf("sandbox_transfer where status = 'paid'")}`;

/**
 * What the partner has recorded and the ledger has not yet: new credits, credits let through after a
 * rejection, reversed credits, paid transfers and returned transfers.
 */
const notRecorded = `
  - ${sumOf(
    `sandbox_credit s
     where s.status = 'credited'
       and not exists (select 1 from credit c where ${ourCredit} and c.status <> 'rejected')`,
    's.amount',
  )}
  + ${sumOf(
    `sandbox_credit s join credit c on ${ourCredit}
     where s.status = 'reversed' and c.status = 'credited'`,
    's.amount',
  )}
  + ${sumOf(
    `sandbox_transfer s join attempt a on ${ourAttempt}
     where s.status = 'paid' and (a.state = 'sent' or (a.state = 'failed' and not ${isDuplicatePayment}))`,
    's.amount',
  )}
  - ${sumOf(
    `sandbox_transfer s join attempt a on ${ourAttempt}
     where s.status <> 'paid' and (a.state = 'paid' or (a.state = 'failed' and ${isDuplicatePayment}))`,
    's.amount',
  )}`;

/** Money that an operator recovered for a checkout or a returned credit; the partner does not see it. */
const recovered = sumOf(
  `movement m where ${isOurs('m.debit_account')} and ${isKind('m.credit_account', 'receivable:')}
   and exists (
     select 1 from (select id from checkout union all select id from credit) e
     where e.id = substr(m.credit_account, ${'receivable:'.length + 1}))`,
  'm.amount',
);

/**
 * Recovered duplicate payments. The bank may have sent the money back as well, which the partner does see.
 * The amount that came back is what is no longer marked as a duplicate, less what settled the receivable
 * itself.
 */
const recoveredDuplicates = `(${sumOf(
  `(select t.receivable, t.amount * (
      select count(*) from attempt a
      where a.object_id = t.id and a.state = 'failed' and ${isDuplicatePayment}) as late
    from (
      select id, 'receivable:' || id as receivable, amount from payout where mode = 'test'
      union all select id, 'receivable:' || id, amount from combined_payout where mode = 'test'
      union all select id, 'receivable:' || id, amount from refund where mode = 'test'
    ) t where exists (select 1 from movement m where m.debit_account = t.receivable)) x`,
  `${sumOf(`movement m where ${isOurs('m.debit_account')} and m.credit_account = x.receivable`, 'm.amount')}
    - ${sumOf(
      `movement m where m.debit_account = x.receivable and ${isOurs('m.credit_account')}`,
      'm.amount',
    )}
    + ${sumOf(
      `movement m where m.credit_account = x.receivable
       and (${isKind('m.debit_account', 'payout:')} or ${isKind('m.debit_account', 'refund:')})`,
      'm.amount',
    )}
    + x.late`,
)})`;

const isManual = `coalesce(a.lease_token, 'manual') = 'manual'
  and (a.state = 'paid' or ${isDuplicatePayment})`;

/** Manual payments by an operator, also of what was paid already; the partner does not see them. */
const manual = sumOf(
  `(select p.amount from attempt a join payout p on p.id = a.object_id
      where ${isManual} and p.mode = 'test'
    union all select c.amount from attempt a join combined_payout c on c.id = a.object_id
      where ${isManual} and c.mode = 'test'
    union all select r.amount from attempt a join refund r on r.id = a.object_id
      where ${isManual} and r.mode = 'test') h`,
  'h.amount',
);

/** The partner's fees, as far as they are posted. */
const fees = `(${sumOf(`attempt a join sandbox_transfer s on ${ourAttempt}`, 'a.fee')}
  + ${sumOf(`credit c join sandbox_credit s on ${ourCredit}`, 'c.fee')})`;

/** What payers' banks took back in parts; what the operator found not taken counts as recovered, too. */
const takenBack = sumOf(
  `(select case when c.status = 'credited' then c.amount_taken_back else 0 end + c.amount_not_taken as part
    from credit c where c.partner = 'sandbox') t`,
  't.part',
);

/** What merchants paid the operator for carriage, less what the operator repaid or paid into wallets. */
const carriage = ['carriage:', 'carrier:']
  .map((kind) => `(${movedToKind(own, kind)} - ${movedFromKind(kind, own)})`)
  .join(' + ');

const came = `${recovered} + ${recoveredDuplicates} + ${carriage}`;
const unseenByPartner = `${came} - ${manual} - ${fees} - ${takenBack}`;

/** Checks our books against the sandbox bank's own. */
export const sandboxChecks: readonly Check[] = [
  check<Difference>(
    'sandbox_credit_amount',
    differing(
      `select 'test' as mode, s.id as id, s.amount as says, c.amount as posted
       from sandbox_credit s join credit c on ${ourCredit}`,
    ),
    ({ id, says, posted }) =>
      `sandbox credit ${id}: the partner says ${says} kobo, the credit's row ${posted}`,
  ),
  check<Difference>(
    'sandbox_transfer_amount',
    differing(
      `select 'test' as mode, s.reference as id, s.amount as says, 
         coalesce(p.amount, c.amount, r.amount, 0) as posted
       from sandbox_transfer s left join attempt a on ${ourAttempt}
       left join payout p on p.id = a.object_id left join combined_payout c on c.id = a.object_id
       left join refund r on r.id = a.object_id`,
    ),
    ({ id, says, posted }) =>
      `sandbox transfer ${id}: the partner was asked for ${says} kobo, ${posted} are owed`,
  ),
  check<Difference>(
    'sandbox_transfer_fee',
    differing(
      `select 'test' as mode, s.reference as id, s.fee as says, a.fee as posted
       from sandbox_transfer s join attempt a on ${ourAttempt}
       where a.state in ('paid', 'reversed') and a.fee > s.fee`,
    ),
    ({ id, says, posted }) =>
      `sandbox transfer ${id}: the partner kept ${says} kobo, the attempt says ${posted}`,
  ),
  check<Difference>(
    'sandbox_credit_fee',
    differing(
      `select 'test' as mode, s.id as id, s.fee as says, c.fee as posted
       from sandbox_credit s join credit c on ${ourCredit} where c.fee > s.fee`,
    ),
    ({ id, says, posted }) =>
      `sandbox credit ${id}: the partner kept ${says} kobo, the credit says ${posted}`,
  ),
  check<{ says: number; posted: number }>(
    'sandbox_statement',
    `select 'test' as mode, says, posted from (
       select cast(${statement} ${notRecorded} + ${unseenByPartner} as bigint) as says,
         -(${netOf(bank)} + ${netOf(own)}) as posted
     ) compared where says <> posted`,
    ({ says, posted }) =>
      `accounts bank:sandbox:test and bank:operator:test: the partner's statement, less what is not ` +
      `recorded yet, says ${says} kobo, the movements say ${posted}`,
  ),
];
