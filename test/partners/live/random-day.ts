import type { Random } from '../../simulation/random.js';
import type { LiveEscrow, LiveShop } from './shop.js';

/** Lets as many sales happen as asked, with everything that a bank does to their money. */
export async function randomDay(shop: LiveShop, random: Random, sales: number): Promise<void> {
  const { control } = shop.fake;
  control.topUp(sales * 500_000);
  for (let sale = 0; sale < sales; sale += 1) {
    const escrow = await shop.escrow();
    const end = random.pick(ends);
    await end(shop, escrow);
    if (random.chance(0.2)) control.settleCollections();
  }
  await shop.hear();
}

type End = (shop: LiveShop, escrow: LiveEscrow) => Promise<unknown>;

const ends: readonly End[] = [
  async () => undefined,
  (_shop, escrow) => escrow.funded(),
  (_shop, escrow) => escrow.released(),
  (shop, escrow) => paidOut(shop, escrow, 'success'),
  (shop, escrow) => paidOut(shop, escrow, 'failed'),
  (shop, escrow) => paidOut(shop, escrow, 'success', 'reversed'),
  (shop, escrow) => givenBack(shop, escrow),
  (shop, escrow) => givenBack(shop, escrow, 'processing'),
  (shop, escrow) => givenBack(shop, escrow, 'processing', 'processed'),
  async (shop, escrow) => {
    await escrow.funded();
    shop.fake.control.clawBack(escrow.partnerReference());
    await escrow.poll();
  },
];

async function paidOut(
  shop: LiveShop,
  escrow: LiveEscrow,
  ...outcomes: ('success' | 'failed' | 'reversed')[]
): Promise<void> {
  await escrow.released();
  const transfer = [...shop.fake.control.business.transferByReference.values()].at(-1);
  for (const outcome of outcomes) {
    shop.fake.control.settleTransfer(transfer?.reference ?? '', outcome);
    await shop.hear();
  }
}

async function givenBack(
  shop: LiveShop,
  escrow: LiveEscrow,
  ...statuses: ('processing' | 'processed')[]
): Promise<void> {
  await escrow.funded();
  await escrow.post('refund', {});
  await shop.runDue();
  const refund = shop.fake.control.business.refunds.at(-1);
  for (const status of statuses) shop.fake.control.moveRefund(refund?.id ?? 0, status);
  await shop.hear();
}
