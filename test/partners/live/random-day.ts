import type { Random } from '../../simulation/random.js';
import { defined } from '../money/world.js';
import type { LiveEscrow, LiveShop } from './shop.js';

/**
 * Lets about as many operations happen as asked, with everything that a bank does to their money: each call
 * of the merchant counts, and each thing that happens at the bank.
 */
export async function randomDay(shop: LiveShop, random: Random, operations: number): Promise<void> {
  shop.side.topUp(operations * 100_000);
  for (let done = 0; done < operations; ) {
    const escrow = await shop.escrow();
    const [count, end] = random.pick(ends);
    await end(shop, escrow);
    done += count;
  }
  await shop.hear();
}

type End = (shop: LiveShop, escrow: LiveEscrow) => Promise<unknown>;

/** How a sale may end, and how many operations it has taken by then. */
const ends: readonly (readonly [operations: number, end: End])[] = [
  [1, async () => undefined],
  [2, (_shop, escrow) => escrow.funded()],
  [6, (_shop, escrow) => escrow.released()],
  [7, (shop, escrow) => paidOut(shop, escrow, 'paid')],
  [7, (shop, escrow) => paidOut(shop, escrow, 'failed')],
  [8, (shop, escrow) => paidOut(shop, escrow, 'paid', 'reversed')],
  [4, (shop, escrow) => givenBack(shop, escrow, false)],
  [5, (shop, escrow) => givenBack(shop, escrow, true)],
  [
    3,
    async (shop, escrow) => {
      await escrow.funded();
      shop.side.clawBack(escrow.partnerReference());
      await escrow.poll();
    },
  ],
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
