import { limits } from '@escrow-checkout/contract';
import { sql } from 'kysely';
import { selectNewestOfCheckout } from '../../adapters/store/row-statements.js';
import { readByKey } from '../../adapters/store/statement.js';
import type { CheckoutAggregate } from '../../domain/aggregate.js';
import { checkoutOf, isChargeAggregate } from '../../domain/checkout/decide.js';
import type { Mode } from '../../domain/records.js';
import type { Reader } from '../../ports/reports.js';
import { loadCheckout, loadCheckoutByReference, loadOneVersion, type Money, type ReadMoney } from './load.js';
import { findById } from './queries.js';

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

const { transfersShownMax } = limits;
const newestCredits = selectNewestOfCheckout('credit.newest_of_checkout', 'credit', transfersShownMax);
const newestRefunds = selectNewestOfCheckout('refund.newest_of_checkout', 'refund', transfersShownMax);
const newestPayouts = selectNewestOfCheckout('payout.newest_of_checkout', 'payout', transfersShownMax);

const countOf = (table: 'credit' | 'refund' | 'payout', checkoutId: unknown) =>
  sql<number>`(select cast(count(*) as integer) from ${sql.table(table)} where checkout_id = ${checkoutId})`;

const countMoney = readByKey<OfCheckout, MoneyCounts & { version: number }>('checkout.count_money', (db, p) =>
  db
    .selectFrom('checkout')
    .select([
      'version',
      countOf('credit', p.checkoutId).as('credits'),
      countOf('refund', p.checkoutId).as('refunds'),
      countOf('payout', p.checkoutId).as('payouts'),
    ])
    .where('id', '=', p.checkoutId),
);

/** Loads what a checkout shows: its newest credits, refunds and payouts, and how many there are. */
export function loadShown(store: Reader, id: string): Promise<Shown | undefined> {
  return loadConsistentlyShown(store, (read) => loadCheckout(store, id, read));
}

export function loadShownByReference(
  store: Reader,
  accountId: string,
  mode: Mode,
  reference: string,
): Promise<Shown | undefined> {
  return loadConsistentlyShown(store, (read) =>
    loadCheckoutByReference(store, accountId, mode, reference, read),
  );
}

function loadConsistentlyShown(
  store: Reader,
  load: (read: ReadMoney) => Promise<CheckoutAggregate | undefined>,
): Promise<Shown | undefined> {
  return loadOneVersion('busy', async () => {
    let shown = nothing;
    const aggregate = await load(async (reader, checkoutId) => {
      const { money, ...others } = await readNewest(reader, checkoutId);
      shown = others;
      return money;
    });
    if (!aggregate) return undefined;
    const { counts, versions } = shown;
    return (await isOfOneVersion(store, aggregate, versions)) ? { ...aggregate, counts } : null;
  });
}

/**
 * Money says the version of its checkout in its own snapshot, and a list that is empty later was empty
 * before, since no row goes while its checkout stays. So only a dispute or a shipment takes another
 * statement.
 */
async function isOfOneVersion(
  store: Reader,
  aggregate: CheckoutAggregate,
  versions: readonly number[],
): Promise<boolean> {
  const { id, version } = checkoutOf(aggregate);
  if (versions.some((each) => each !== version)) return false;
  if (isChargeAggregate(aggregate)) return true;
  if (aggregate.dispute === null && aggregate.shipment === null) return true;
  return (await store.one(findById, { id }))?.version === version;
}

/** The newest money of a checkout, how much there is, and the versions of the checkout in what was read. */
interface ShownMoney {
  money: Money;
  counts: MoneyCounts;
  versions: readonly number[];
}

const nothing: Omit<ShownMoney, 'money'> = { counts: { credits: 0, refunds: 0, payouts: 0 }, versions: [] };

async function readNewest(store: Reader, checkoutId: string): Promise<ShownMoney> {
  const [credits, refunds, payouts] = await Promise.all([
    store.all(newestCredits, { checkoutId }),
    store.all(newestRefunds, { checkoutId }),
    store.all(newestPayouts, { checkoutId }),
  ]);
  const versions = [...credits, ...refunds, ...payouts].map(({ checkoutVersion }) => checkoutVersion);
  const counts = { credits: credits.length, refunds: refunds.length, payouts: payouts.length };
  // No view shows which refunds are with the partner.
  const money = {
    credits: credits.reverse(),
    refunds: refunds.reverse(),
    payouts: payouts.reverse(),
    refundsInFlight: [],
  };
  // Few checkouts have more than are shown: only those are counted.
  if (Math.max(...Object.values(counts)) < transfersShownMax) return { money, counts, versions };
  const { version, ...all } = (await store.one(countMoney, { checkoutId })) ?? { version: 0, ...counts };
  return { money, counts: all, versions: [...versions, version] };
}
