import { limits } from '@escrow-checkout/contract';
import { sql } from 'kysely';
import { selectNewest } from '../../adapters/store/row-statements.js';
import { readByKey } from '../../adapters/store/statement.js';
import type { CheckoutAggregate } from '../../domain/aggregate.js';
import type { Mode } from '../../domain/records.js';
import type { Reader } from '../../ports/reports.js';
import { loadCheckout, loadCheckoutByReference, type Money, type ReadMoney } from './load.js';

/** How many credits, refunds and payouts a checkout has in all. */
export interface MoneyCounts {
  credits: number;
  refunds: number;
  payouts: number;
}

/** A checkout with the newest of each list, for showing; rules need all of them. */
export type Shown<Aggregate = CheckoutAggregate> = Aggregate & { counts: MoneyCounts };

/** What a response is made from: all of a checkout after a decision, or what is shown of it. */
export type Presented<Aggregate = CheckoutAggregate> = Aggregate & { counts?: MoneyCounts };

type OfCheckout = { checkoutId: string };

const newestCredits = selectNewest(
  'credit.newest_of_checkout',
  'credit',
  ['checkoutId'],
  limits.transfersShownMax,
);

const newestRefunds = selectNewest(
  'refund.newest_of_checkout',
  'refund',
  ['checkoutId'],
  limits.transfersShownMax,
);

const newestPayouts = selectNewest(
  'payout.newest_of_checkout',
  'payout',
  ['checkoutId'],
  limits.transfersShownMax,
);

const countOf = (table: 'credit' | 'refund' | 'payout', checkoutId: unknown) =>
  sql<number>`(select cast(count(*) as integer) from ${sql.table(table)} where checkout_id = ${checkoutId})`;

const countMoney = readByKey<OfCheckout, MoneyCounts>('checkout.count_money', (db, p) =>
  db
    .selectFrom('checkout')
    .select([
      countOf('credit', p.checkoutId).as('credits'),
      countOf('refund', p.checkoutId).as('refunds'),
      countOf('payout', p.checkoutId).as('payouts'),
    ])
    .where('id', '=', p.checkoutId),
);

/** Loads what a checkout shows: its newest credits, refunds and payouts, and how many there are. */
export function loadShown(store: Reader, id: string): Promise<Shown | undefined> {
  return counted((read) => loadCheckout(store, id, read));
}

export function loadShownByReference(
  store: Reader,
  accountId: string,
  mode: Mode,
  reference: string,
): Promise<Shown | undefined> {
  return counted((read) => loadCheckoutByReference(store, accountId, mode, reference, read));
}

async function counted(
  load: (read: ReadMoney) => Promise<CheckoutAggregate | undefined>,
): Promise<Shown | undefined> {
  let counts: MoneyCounts = { credits: 0, refunds: 0, payouts: 0 };
  const aggregate = await load(async (store, checkoutId) => {
    const money = await readNewest(store, checkoutId);
    counts = await countsOf(store, checkoutId, money);
    return money;
  });
  return aggregate && { ...aggregate, counts };
}

async function readNewest(store: Reader, checkoutId: string): Promise<Money> {
  const [credits, refunds, payouts] = await Promise.all([
    store.all(newestCredits, { checkoutId }),
    store.all(newestRefunds, { checkoutId }),
    store.all(newestPayouts, { checkoutId }),
  ]);
  // No view shows which refunds are with the partner.
  return {
    credits: credits.reverse(),
    refunds: refunds.reverse(),
    payouts: payouts.reverse(),
    refundsInFlight: [],
  };
}

/** Few checkouts have more than are shown: only those are counted. */
async function countsOf(store: Reader, checkoutId: string, money: Money): Promise<MoneyCounts> {
  const shown = {
    credits: money.credits.length,
    refunds: money.refunds.length,
    payouts: money.payouts.length,
  };
  if (Math.max(...Object.values(shown)) < limits.transfersShownMax) return shown;
  return (await store.one(countMoney, { checkoutId })) ?? shown;
}
