import { found } from '../audit/found.js';
import type { Shop } from '../audit/shop.js';
import type { Story } from './stories.js';

const amount = 250_000;

let transfers = 0;
/** The operator's transfer counts once, so each story has its own. */
const transferOnce = async () => ({ SESSION_ID: `00001326112120600${++transfers}` });

async function funded(shop: Shop): Promise<string> {
  const escrow = await shop.initiate(amount);
  await shop.pay(escrow, amount);
  return escrow;
}

async function released(shop: Shop): Promise<string> {
  const { payouts } = await shop.act(await funded(shop), { command: 'release', amount: null });
  return found(payouts[0]).id;
}

async function refunded(shop: Shop): Promise<string> {
  const { refunds } = await shop.act(await funded(shop), { command: 'refund', amount: null, reason: null });
  return found(refunds[0]).id;
}

/** Returns the attempt that paid though no longer owed. */
async function paidTwice(shop: Shop, kind: 'payout' | 'refund', id: string) {
  const first = await shop.transfer(kind, id, 'failed');
  const second = await shop.send(kind, id);
  await shop.end(first, 'paid');
  await shop.end(second, 'paid');
  return first;
}

/** The bank sends a duplicate payment back after it was settled. */
async function cameBack(shop: Shop, kind: 'payout' | 'refund', id: string): Promise<void> {
  const duplicate = await paidTwice(shop, kind, id);
  await shop.operate(kind, id, { command: 'settle_receivable', amount, from: 'recovered' });
  await shop.end(duplicate, 'reversed');
}

/** What was paid twice, and what came back of it. */
export const paidTwiceStories: readonly Story[] = [
  {
    kind: 'receivable_payout',
    prepare: async (shop) => void (await paidTwice(shop, 'payout', await released(shop))),
    fill: transferOnce,
    says: /is settled \(recovered\)/,
  },
  {
    kind: 'receivable_refund',
    prepare: async (shop) => void (await paidTwice(shop, 'refund', await refunded(shop))),
    nth: 1,
    says: /is settled \(written-off\)/,
  },
  {
    kind: 'came_back_payout',
    prepare: async (shop) => cameBack(shop, 'payout', await released(shop)),
    fill: transferOnce,
    says: /is recorded \(payee\)\.\n₦0\.00 \(0 kobo\) is left/,
  },
  {
    kind: 'came_back_refund',
    prepare: async (shop) => cameBack(shop, 'refund', await refunded(shop)),
    nth: 1,
    says: /is recorded \(loss\)/,
  },
];
