import { randomUUID } from 'node:crypto';
import { commitChange } from '../../../server/src/adapters/store/commit.js';
import { plainChange } from '../../../server/src/domain/change-builder.js';
import { decideSaveSeller } from '../../../server/src/domain/payee.js';
import { bankAccount, contextAt } from '../../../server/src/domain/testing/fixtures.js';
import { sealChanges } from '../../../server/src/features/ledger/seal.js';
import { recordOf } from '../../../server/src/pipeline/kept-answers.js';
import { changesSettled } from '../../harness/settled-events.js';
import { found } from '../found.js';
import type { Shop } from '../shop.js';
import { sellSmall } from '../small-payouts.js';
import { type SoldEscrow, sellOnce } from '../stories.js';

/** The ids of checkouts in every state, for tests that tamper with their rows. */
export interface Market {
  sold: SoldEscrow;
  funded: string;
  disputed: string;
  released: string;
  refunded: string;
  /** The payout of `released`, which is pending. */
  pending: string;
  refund: string;
  /** The newest event and the virtual account of `funded`. */
  event: string;
  virtualAccount: string;
  /** The second event of `refunded`. */
  secondEvent: string;
  dispute: string;
  /** The attempt that paid the payout of `sold`. */
  attempt: string;
  /** A paid combined payout, and one of the payouts that it pays. */
  combined: string;
  member: string;
  seller: string;
  account: string;
  settlement: string;
  /** Two credits of the same amount, of two checkouts. */
  credits: readonly [string, string];
  /** Two keys with a kept answer. */
  keys: readonly [string, string];
}

/** Plays one checkout into each state. */
export async function openMarket(shop: Shop): Promise<Market> {
  const sold = await sellOnce(shop);
  const [funded, disputed, released, refunded] = await Promise.all([
    pay(shop),
    pay(shop),
    pay(shop),
    pay(shop),
  ]);
  const evidence: string[] = [];
  const dispute = { reason: 'damaged', description: null, evidence, side: 'buyer' } as const;
  await shop.act(disputed, { command: 'dispute', ...dispute });
  const { payouts } = await shop.act(released, { command: 'release', amount: null });
  const { refunds } = await shop.act(refunded, { command: 'refund', amount: null, reason: null });
  const creditOf = async (id: string) => found((await shop.read(id)).credits[0]).id;
  return {
    sold,
    funded,
    disputed,
    released,
    refunded,
    pending: found(payouts[0]).id,
    refund: found(refunds[0]).id,
    event: await eventOf(shop, funded, 'order by sequence desc limit 1'),
    virtualAccount: await idOf(
      shop,
      `select partner_reference as id from virtual_account where checkout_id = '${funded}'`,
    ),
    secondEvent: await eventOf(shop, refunded, 'and sequence = 1'),
    dispute: await idOf(shop, `select id from dispute where checkout_id = '${disputed}'`),
    attempt: await idOf(shop, `select id from attempt where object_id = '${sold.payout}'`),
    ...(await combine(shop)),
    seller: await saveSeller(shop),
    account: shop.accountId,
    settlement: await shop.settle('to_operator', 1_000),
    credits: [await creditOf(funded), await creditOf(released)],
    keys: [await keepAnswer(shop, 'paid'), await keepAnswer(shop, 'refused')],
  };
}

async function combine(shop: Shop): Promise<{ combined: string; member: string }> {
  const { payout, members } = await sellSmall(shop);
  return { combined: found(payout).id, member: found(members[0]).payout.id };
}

async function idOf({ deps: { services } }: Shop, sql: string): Promise<string> {
  const rows = await services.store.list<{ id: string }>({ compile: () => ({ sql, values: [] }) });
  return found(rows[0]).id;
}

function eventOf(shop: Shop, checkout: string, which: string): Promise<string> {
  return idOf(shop, `select id from event where checkout_id = '${checkout}' ${which}`);
}

async function pay(shop: Shop): Promise<string> {
  const escrow = await shop.initiate(250_000);
  await shop.pay(escrow, 250_000);
  return escrow;
}

async function saveSeller({ deps: { services }, accountId }: Shop): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const input = { accountId, mode: 'test', email, name: 'Bola', bankAccount, savedBy: 'seller' } as const;
  const context = { ...contextAt(Date.now()), changeId: services.newId(), newId: services.newId };
  const decision = decideSaveSeller(null, input, context);
  if ('refused' in decision) throw new Error(`Not saved: ${decision.code}`);
  await commitChange(services.store, decision.change, { evidence: services });
  return decision.after.id;
}

async function keepAnswer({ deps: { services }, accountId }: Shop, body: string): Promise<string> {
  const key = randomUUID();
  const request = {
    accountId,
    mode: 'test',
    key,
    fingerprint: 'f',
    success: () => ({ status: 200, body }),
    refusal: () => null,
  } as const;
  const idempotency = recordOf(services, request, { status: 200, body }, Date.now());
  const context = { ...contextAt(Date.now()), changeId: services.newId() };
  const change = plainChange({ accountId, mode: 'test' }, context, { idempotency });
  await commitChange(services.store, change, { evidence: services });
  return key;
}

/** Seals every change; on PostgreSQL it waits for transactions of other tests, which delay the newest. */
export async function seal({ deps: { services } }: Pick<Shop, 'deps'>): Promise<void> {
  await changesSettled(services.store);
  await sealChanges(services);
}
