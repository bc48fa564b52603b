import { findCarriage } from '../../server/src/features/delivery/shipment-queries.js';
import { found } from '../audit/found.js';
import type { Shop } from '../audit/shop.js';
import { sendSmall } from '../audit/small-payouts.js';
import { run } from './operator.js';
import { bookedParcel, pursue } from './parcel-stories.js';

/** A command that no item of the inbox names, and what it is tried on. */
export interface Case {
  name: string;
  words(shop: Shop): Promise<string>;
  /** Ends what the command begins. */
  after?(shop: Shop, id: string): Promise<unknown>;
}

async function fundedEscrow(shop: Shop): Promise<string> {
  const escrow = await shop.initiate(250_000);
  await shop.pay(escrow, 250_000);
  return escrow;
}

async function heldRefund(shop: Shop): Promise<string> {
  const escrow = await fundedEscrow(shop);
  const { refunds } = await shop.act(escrow, { command: 'refund', amount: null, reason: null });
  const { id } = found(refunds[0]);
  await shop.operate('refund', id, { command: 'hold' });
  return id;
}

/** A combined payout that the bank refused. */
async function refusedCombined(shop: Shop): Promise<string> {
  const { attempts } = await sendSmall(shop);
  const attempt = found(attempts[0]);
  await shop.end(attempt, 'failed');
  return attempt.objectId;
}

async function heldCombined(shop: Shop): Promise<string> {
  const id = await refusedCombined(shop);
  await shop.operate('payout', id, { command: 'hold' });
  return id;
}

const carriageOf = async ({ accountId, deps }: Shop) =>
  found(await deps.services.store.one(findCarriage, { accountId, mode: 'test' }));

let transfers = 0;
const carriage = (words: string) => `carriage ${words} --session-id CARRIAGE-${++transfers} --mode test`;

/** Has the merchant pay all carriage, and then cancels a pickup that they paid for. */
async function paidAndCancelled(shop: Shop): Promise<number> {
  const parcel = await bookedParcel(shop);
  const { amountOwed } = await carriageOf(shop);
  await run(shop, carriage(`settle ${shop.accountId} ${amountOwed}`));
  await shop.act(parcel.escrow, { command: 'refund', amount: null, reason: null });
  await pursue(shop, parcel);
  return -(await carriageOf(shop)).amountOwed;
}

/** The commands that the inbox does not offer, or not first. */
export const cases: readonly Case[] = [
  { name: 'checkout release', words: async (shop) => `checkout release ${await fundedEscrow(shop)}` },
  { name: 'refund unhold', words: async (shop) => `refund unhold ${await heldRefund(shop)}` },
  {
    name: 'payout record-payment of a combined payout',
    words: async (shop) => `payout record-payment ${await heldCombined(shop)} --session-id COMBINED-1`,
  },
  {
    name: 'payout hold of a combined payout',
    words: async (shop) => `payout hold ${await refusedCombined(shop)}`,
    after: (shop, id) => run(shop, `payout record-payment ${id} --session-id COMBINED-2`),
  },
  {
    name: 'carriage settle',
    words: async (shop) => {
      await bookedParcel(shop);
      return carriage(`settle ${shop.accountId} 50000`);
    },
  },
  {
    name: 'carriage repay',
    words: async (shop) => carriage(`repay ${shop.accountId} ${await paidAndCancelled(shop)}`),
  },
  { name: 'carriage top-up', words: async () => carriage('top-up sandbox 30000') },
];
