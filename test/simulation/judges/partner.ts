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
  amount: number;
  checkoutId: string;
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
      .leftJoin('refund', 'refund.id', 'attempt.object_id')
      .select(['attempt.reference as reference', 'attempt.object_id as objectId'])
      .select('payout.seller_email as sellerEmail')
      .select((eb) => [
        eb.fn.coalesce('payout.amount', 'refund.amount').as('amount'),
        eb.fn.coalesce('payout.checkout_id', 'refund.checkout_id').as('checkoutId'),
        eb.fn.coalesce('payout.account_id', 'refund.account_id').as('accountId'),
      ]) as never,
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
  for (const [object, list] of groupBy(counted, ({ owed }) => owed?.objectId ?? '')) {
    const references = list.map(({ transfer }) => `${transfer.reference} ${transfer.status}`).join(', ');
    hold(list.length <= 1, 'nothing is paid twice', `${object}: ${references}`);
  }
  await judgeCheckouts(
    world,
    mode,
    groupBy(counted, ({ owed }) => owed?.checkoutId ?? ''),
  );
}

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
  orders: ReadonlyMap<string, readonly { transfer: SandboxTransfer }[]>,
): Promise<void> {
  const owners = (await world.store.all(listOwnCredits, {})).filter((credit) => credit.mode === mode);
  const ownerOf = new Map(owners.map(({ partnerCreditId, checkoutId }) => [partnerCreditId, checkoutId]));
  const credits = await booksOf(world, mode).all(listPartnerCredits, {});
  const arrived = credits.filter(({ status }) => status !== 'rejected');
  for (const [checkoutId, list] of orders) {
    const came = sum(arrived.filter(({ id }) => ownerOf.get(id) === checkoutId).map(({ amount }) => amount));
    const went = sum(list.map(({ transfer }) => transfer.amount));
    hold(went <= came, 'no more goes out than came in', `${checkoutId}: ${went} of ${came}`);
  }
}

function isOut({ status }: SandboxTransfer): boolean {
  return status === 'paid' || status === 'pending' || status === 'needs_details';
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
