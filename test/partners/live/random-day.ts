import type { Random } from '../../simulation/random.js';
import { defined } from '../money/world.js';
import type { LiveEscrow, LiveShop } from './shop.js';

/** Lets as many sales happen as asked, with everything that a bank does to their money. */
export async function randomDay(shop: LiveShop, random: Random, sales: number): Promise<void> {
  shop.side.topUp(sales * 500_000);
  for (let sale = 0; sale < sales; sale += 1) {
    const escrow = await shop.escrow();
    const end = random.pick(ends);
    await end(shop, escrow);
  }
  await shop.hear();
}

type End = (shop: LiveShop, escrow: LiveEscrow) => Promise<unknown>;

const ends: readonly End[] = [
  async () => undefined,
  (_shop, escrow) => escrow.funded(),
  (_shop, escrow) => escrow.released(),
  (shop, escrow) => paidOut(shop, escrow, 'paid'),
  (shop, escrow) => paidOut(shop, escrow, 'failed'),
  (shop, escrow) => paidOut(shop, escrow, 'paid', 'reversed'),
  (shop, escrow) => givenBack(shop, escrow, false),
  (shop, escrow) => givenBack(shop, escrow, true),
  async (shop, escrow) => {
    await escrow.funded();
    shop.side.clawBack(escrow.partnerReference());
    await escrow.poll();
  },
];

async function paidOut(
  shop: LiveShop,
  escrow: LiveEscrow,
  ...outcomes: ('paid' | 'failed' | 'reversed')[]
): Promise<void> {
  const before = shop.side.transfers().length;
  await escrow.released();
  const { reference } = defined(shop.side.transfers()[before]);
  for (const outcome of outcomes) {
    shop.side.settle(reference, outcome);
    await shop.hear();
  }
}

async function givenBack(shop: LiveShop, escrow: LiveEscrow, isFinished: boolean): Promise<void> {
  const before = shop.side.refunds().length;
  await escrow.funded();
  await escrow.post('refund', {});
  await shop.runDue();
  const { reference } = defined(shop.side.refunds()[before]);
  if (isFinished) shop.side.finishRefund(reference);
  await shop.hear();
}
