import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendRefund } from '../fakes/monnify/caller.js';
import { defined } from '../money/world.js';
import { type MonnifyWorld, startWorld } from './monnify-world.js';

const listRefunds = 'GET /api/v1/refunds';
/** Of this, Monnify keeps NGN 150: a refund may be smaller. */
const [amount, fee] = [1_000_000, 15_000];

let world: MonnifyWorld;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.stop());

const listedTimes = () => world.fake.exchanges.filter(({ route }) => route === listRefunds).length;
const feeOf = async (reference: string) => defined((await world.bank.findCredits(reference))[0]).fee;
const refund = (reference: string, naira: number) =>
  sendRefund(world.fake, reference, { refundReference: `theirs-${reference}`, refundAmount: naira });

async function paid(count: number, each = amount): Promise<string[]> {
  const references = Array.from({ length: count }, (_, n) => `esc-${n}`);
  for (const reference of references) await world.pay(reference, each);
  return references;
}

describe('The fee of a payment at Monnify', () => {
  it.each([10_000, 160])('is certain after a refund of NGN %d, which it cannot contain', async (naira) => {
    await paid(1);
    world.fake.faults.add({ on: listRefunds, kind: 'error_before', times: 2 });
    expect(await feeOf('esc-0')).toBeNull();
    await refund('esc-0', naira);
    expect(await feeOf('esc-0')).toBe(fee);
  });

  it('is not certain if a refund may be in it', async () => {
    await paid(1);
    await refund('esc-0', 150);
    expect(await feeOf('esc-0')).toBeNull();
  });

  it.each(['PAID', 'REVERSED'] as const)('is certain if a refund made its payment %s', async (status) => {
    world.fake.settings.statusAfterRefund = status;
    await paid(1);
    await refund('esc-0', 9_000);
    world.fake.control.moveRefund('theirs-esc-0', 'COMPLETED');
    expect(await feeOf('esc-0')).toBe(fee);
  });
});

describe('The refunds at Monnify', () => {
  it('are not read once for each of many payments that are looked up at once, and then never', async () => {
    const references = await paid(20);
    expect(await Promise.all(references.map(feeOf))).toEqual(references.map(() => fee));
    expect(listedTimes()).toBeLessThan(references.length);
    const before = listedTimes();
    for (const reference of references) expect(await feeOf(reference)).toBe(fee);
    expect(listedTimes()).toBe(before);
  });

  it('are not read for fees that are smaller than any refund', async () => {
    const references = await paid(5, 500_000);
    expect(await Promise.all(references.map(feeOf))).toEqual(references.map(() => 7_500));
    expect(listedTimes()).toBe(0);
  });

  it('that were read before a look-up tell nothing of its fee', async () => {
    world.fake.settings.doRefundsLowerSettlement = true;
    await paid(2);
    const held = world.fake.faults.add({ on: listRefunds, kind: 'hold_after' });
    const first = feeOf('esc-0');
    await held.reached;
    await refund('esc-1', 5_000);
    const second = feeOf('esc-1');
    held.release();
    expect(await Promise.all([first, second])).toEqual([fee, null]);
  });
});
