import type { Mode } from '../../../server/src/domain/records.js';
import type { Store } from '../../../server/src/ports/store.js';
import { groupBy } from '../../audit/arithmetic.js';
import { rawStatement } from '../../store/fixtures.js';

/** A sum that is owed once, however often a restore takes its decision back. */
export interface OwedSum {
  /** Names it by what it is owed for, and never by an id or a reference. */
  name: string;
  amount: number;
  accountId: string;
  /** Null for a merchant that is its own seller, and for a refund. */
  sellerEmail: string | null;
  /** The checkouts it is paid for; none for a refund of an unmatched credit. */
  shares: readonly Share[];
}

/** The part of a sum that is paid for one checkout, which is named by merchant, mode and reference. */
export interface Share {
  checkout: string;
  amount: number;
}

/** An attempt of our books, with the sum that it pays. */
export interface OwedAttempt {
  reference: string;
  mode: Mode;
  state: string;
  /** Null if the operator paid manually. */
  leaseToken: string | null;
  difference: string | null;
  bankCode: string | null;
  accountNumberSealed: string | null;
  accountId: string;
  sellerEmail: string | null;
  sum: OwedSum;
}

interface Row extends Omit<OwedAttempt, 'sum'> {
  objectId: string;
  amount: number;
  /** The merchant's reference of the checkout. */
  checkout: string | null;
  partner: string | null;
  /** The partner's id of the credit that a refund returns. */
  partnerCreditId: string | null;
  /** The ordinal of a combined payout. */
  ordinal: number | null;
}

const listRows = rawStatement(
  `select a.reference, a.state, a.difference, a.lease_token as "leaseToken", a.bank_code as "bankCode",
     a.account_number_sealed as "accountNumberSealed", a.object_id as "objectId",
     coalesce(p.mode, c.mode, r.mode) as mode,
     coalesce(p.amount, c.amount, r.amount) as amount,
     coalesce(p.account_id, c.account_id, r.account_id, '') as "accountId",
     coalesce(p.seller_email, c.seller_email) as "sellerEmail",
     e.reference as checkout, k.partner as partner, k.partner_credit_id as "partnerCreditId", c.ordinal
   from attempt a
   left join payout p on p.id = a.object_id
   left join combined_payout c on c.id = a.object_id
   left join refund r on r.id = a.object_id
   left join credit k on k.id = r.credit_id
   left join checkout e on e.id = coalesce(p.checkout_id, r.checkout_id)
   order by a.id`,
  'simulation.owed_attempts',
);

/** Each payout and refund with the checkout or credit it is of, in the order of their first postings. */
const listDecided = rawStatement(
  `select p.id as id, p.checkout_id as owner, x.position as position, m.n as n
   from payout p join movement m on m.credit_account = 'payout:' || p.id
   join change x on x.id = m.change_id
   union all
   select r.id, r.credit_id, x.position, m.n
   from refund r join movement m on m.credit_account = 'refund:' || r.id
   join change x on x.id = m.change_id
   order by position, n`,
  'simulation.decided',
);

const listMembers = rawStatement(
  `select p.combined_payout_id as "combinedId", p.account_id as "accountId", p.mode, p.amount, e.reference
   from payout p join checkout e on e.id = p.checkout_id
   where p.combined_payout_id is not null order by p.id`,
  'simulation.members',
);

interface Member {
  combinedId: string;
  accountId: string;
  mode: Mode;
  amount: number;
  reference: string;
}

export function checkoutName({
  accountId,
  mode,
  reference,
}: Pick<Member, 'accountId' | 'mode' | 'reference'>): string {
  return `${accountId} ${mode} ${reference}`;
}

/** Reads every attempt of our books, with the sum that it pays. */
export async function readOwedAttempts(store: Store): Promise<OwedAttempt[]> {
  const all = async <Found>(text: typeof listRows) => (await store.all(text, {})) as unknown as Found[];
  const rows = await all<Row>(listRows);
  const ordinals = ordinalsOf(await all<{ id: string; owner: string }>(listDecided));
  const membersOf = groupBy(await all<Member>(listMembers), ({ combinedId }) => combinedId);
  return rows.map((row) => ({
    ...row,
    sum: {
      name: nameOf(row, ordinals.get(row.objectId) ?? 0),
      amount: row.amount,
      accountId: row.accountId,
      sellerEmail: row.sellerEmail,
      shares: sharesOf(row, membersOf(row.objectId)),
    },
  }));
}

/** The place of each payout among those of its checkout, and of each refund among those of its credit. */
function ordinalsOf(decided: readonly { id: string; owner: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  const ordinals = new Map<string, number>();
  for (const { id, owner } of decided) {
    if (ordinals.has(id)) continue;
    const ordinal = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, ordinal);
    ordinals.set(id, ordinal);
  }
  return ordinals;
}

function nameOf(
  { accountId, mode, sellerEmail, checkout, partner, partnerCreditId, ordinal }: Row,
  nth: number,
): string {
  if (partnerCreditId !== null) return `refund ${nth} of ${partner} ${mode} ${partnerCreditId}`;
  if (ordinal !== null) return `combined payout ${ordinal} of ${accountId} ${mode} ${sellerEmail ?? ''}`;
  return `payout ${nth} of ${checkoutName({ accountId, mode, reference: checkout ?? '' })}`;
}

function sharesOf({ accountId, mode, checkout, amount, ordinal }: Row, members: readonly Member[]): Share[] {
  if (ordinal !== null) {
    return members.map((member) => ({ checkout: checkoutName(member), amount: member.amount }));
  }
  return checkout === null
    ? []
    : [{ checkout: checkoutName({ accountId, mode, reference: checkout }), amount }];
}
