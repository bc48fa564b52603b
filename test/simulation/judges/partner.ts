import type { SandboxTransfer } from '../../../server/src/adapters/store/rows.js';
import { statement } from '../../../server/src/adapters/store/statement.js';
import type { Mode } from '../../../server/src/domain/records.js';
import { listPartnerCredits, listPartnerTransfers } from '../commands/partner.js';
import { payeePrefix } from '../payee.js';
import { booksOf, type World } from '../world.js';
import { hold } from './violation.js';

/** The purpose of an attempt. */
interface Owed {
  reference: string;
  objectId: string;
  leaseToken: string | null;
  state: string;
  mode: Mode;
  amount: number;
  /** Null for a combined payout, which pays those of several checkouts. */
  checkoutId: string | null;
  accountId: string;
  /** Null for a merchant that is its own seller, and for a refund. */
  sellerEmail: string | null;
}

interface OwnCredit {
  partnerCreditId: string;
  mode: Mode;
  checkoutId: string | null;
}

const listAttempts = statement<Record<never, never>, Owed>(
  'simulation.owed_attempts',
  (db) =>
    db
      .selectFrom('attempt')
      .leftJoin('payout', 'payout.id', 'attempt.object_id')
      .leftJoin('combined_payout', 'combined_payout.id', 'attempt.object_id')
      .leftJoin('refund', 'refund.id', 'attempt.object_id')
      .select(['attempt.reference as reference', 'attempt.object_id as objectId'])
      .select(['attempt.lease_token as leaseToken', 'attempt.state as state'])
      .select((eb) => [
        eb.fn.coalesce('payout.seller_email', 'combined_payout.seller_email').as('sellerEmail'),
        eb.fn.coalesce('payout.amount', 'combined_payout.amount', 'refund.amount').as('amount'),
        eb.fn.coalesce('payout.checkout_id', 'refund.checkout_id').as('checkoutId'),
        eb.fn
          .coalesce('payout.account_id', 'combined_payout.account_id', 'refund.account_id')
          .as('accountId'),
        eb.fn.coalesce('payout.mode', 'combined_payout.mode', 'refund.mode').as('mode'),
      ]) as never,
);

/** What a combined payout pays, by checkout. */
interface Member {
  combinedId: string;
  checkoutId: string;
  amount: number;
}

const listMembers = statement<Record<never, never>, Member>('simulation.combined_members', (db) =>
  db
    .selectFrom('payout')
    .select((eb) => eb.ref('combined_payout_id').$notNull().as('combinedId'))
    .select(['checkout_id as checkoutId', 'amount'])
    .where('combined_payout_id', 'is not', null),
);

const listOwnCredits = statement<Record<never, never>, OwnCredit>('simulation.own_credits', (db) =>
  db
    .selectFrom('credit')
    .select(['partner_credit_id as partnerCreditId', 'mode', 'checkout_id as checkoutId'])
    .where('checkout_id', 'is not', null),
);

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Judges by the partner's own books, which show where the money really went. */
export async function judgePartner(world: World, mode: Mode): Promise<void> {
  const books = booksOf(world, mode);
  const transfers = await books.all(listPartnerTransfers, {});
  if (transfers.length === 0) return;
  const attempts = new Map((await world.store.all(listAttempts, {})).map((owed) => [owed.reference, owed]));
  const { maximumTransfer } = world.services.policy;
  for (const { reference, amount, accountId } of attempts.values()) {
    const says = `${reference} of ${accountId}: ${amount}`;
    hold(amount <= maximumTransfer, 'no transfer exceeds the maximum', says);
  }
  const orders = transfers.map((transfer) => ({ transfer, owed: attempts.get(transfer.reference) }));
  for (const { transfer, owed } of orders) {
    const says = `${transfer.reference}: ${transfer.amount}, owed ${owed?.amount ?? 'nothing'}`;
    hold(owed?.amount === transfer.amount, 'the partner pays only what our books know of', says);
    if (owed && transfer.accountNumber !== null) judgePayee(world, mode, owed, transfer.accountNumber);
  }
  // The partner answers for transfers it paid after reporting them failed.
  const counted = orders.filter(
    ({ transfer }) => isOut(transfer) && !world.resurrected.has(transfer.reference),
  );
  const manual = [...attempts.values()].filter((owed) => owed.mode === mode && isPaidManually(owed));
  for (const [object, list] of groupBy(counted, ({ owed }) => owed?.objectId ?? '')) {
    const byOperator = manual.filter(({ objectId }) => objectId === object);
    const references = [
      ...list.map(({ transfer }) => `${transfer.reference} ${transfer.status}`),
      ...byOperator.map(({ reference }) => `${reference} by the operator`),
    ].join(', ');
    hold(list.length + byOperator.length <= 1, 'nothing is paid twice', `${object}: ${references}`);
  }
  const membersOf = groupBy(await world.store.all(listMembers, {}), ({ combinedId }) => combinedId);
  const shares = counted.flatMap(({ transfer, owed }): Share[] => {
    const { checkoutId = '', objectId = '' } = owed ?? {};
    return checkoutId === null ? (membersOf.get(objectId) ?? []) : [{ checkoutId, amount: transfer.amount }];
  });
  await judgeCheckouts(
    world,
    mode,
    groupBy(shares, ({ checkoutId }) => checkoutId),
  );
}

/** The part of a transfer that is paid for one checkout. */
type Share = Pick<Member, 'checkoutId' | 'amount'>;

/** Money only goes to an account that its own payee has named. */
function judgePayee(world: World, mode: Mode, owed: Owed, accountNumber: string): void {
  const account = world.accounts.indexOf(owed.accountId);
  const isOwn = accountNumber.startsWith(payeePrefix({ account, mode }, owed.sellerEmail ?? ''));
  hold(
    isOwn,
    'money goes to nobody else',
    `${owed.reference} of ${owed.sellerEmail} went to ${accountNumber}`,
  );
}

/** No checkout pays out more than ever arrived for it. */
async function judgeCheckouts(
  world: World,
  mode: Mode,
  orders: ReadonlyMap<string, readonly Share[]>,
): Promise<void> {
  const owners = (await world.store.all(listOwnCredits, {})).filter((credit) => credit.mode === mode);
  const ownerOf = new Map(owners.map(({ partnerCreditId, checkoutId }) => [partnerCreditId, checkoutId]));
  const credits = await booksOf(world, mode).all(listPartnerCredits, {});
  const arrived = credits.filter(({ status }) => status !== 'rejected');
  for (const [checkoutId, list] of orders) {
    const came = sum(arrived.filter(({ id }) => ownerOf.get(id) === checkoutId).map(({ amount }) => amount));
    const went = sum(list.map(({ amount }) => amount));
    hold(went <= came, 'no more goes out than came in', `${checkoutId}: ${went} of ${came}`);
  }
}

/** What the operator paid because it was owed; a payment recorded a second time is not. */
function isPaidManually({ leaseToken, state }: Owed): boolean {
  return leaseToken === null && state === 'paid';
}

function isOut({ status }: SandboxTransfer): boolean {
  return status === 'paid' || status === 'pending' || status === 'needs_details';
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
