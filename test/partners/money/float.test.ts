import { expect, test } from 'vitest';
import { createAccount } from '../../../server/src/features/accounts/manage.js';
import { readInbox } from '../../../server/src/features/operator/inbox.js';
import { actOnTransfer } from '../../../server/src/features/operator/transfers.js';
import { PartnerPostponed } from '../../../server/src/ports/bank.js';
import type { Store } from '../../../server/src/ports/store.js';
import { forEachStore } from '../../harness/stores.js';
import { loadPayout, loadRefund } from './attempts.js';
import { countOrders, expectBooksToAgree } from './books.js';
import { createWorld, defined, hourMs, minuteMs, price, type World, worldOf } from './world.js';

/** A bank that makes a transfer or refund only if the balance covers it. */
interface Float {
  kobo: number;
  /** The amounts that the bank has taken, in order. */
  taken: number[];
}

/** A world whose bank has nothing to pay from. */
async function worldWithoutFloat(store: Store): Promise<{ world: World; float: Float }> {
  const world = await createWorld(store);
  const float: Float = { kobo: 0, taken: [] };
  const { bank } = world;
  const draw = (amount: number) => {
    if (amount > float.kobo) throw new PartnerPostponed('The balance is not enough', 'float');
    float.kobo -= amount;
    float.taken.push(amount);
  };
  world.services.useBank({
    ...bank,
    transfer: async (request) => {
      draw(request.amount);
      return bank.transfer(request);
    },
    refund: async (request) => {
      draw(request.amount);
      return bank.refund(request);
    },
  });
  await world.saveBankAccount();
  return { world, float };
}

/** A released payout of this amount, which the bank was asked for. */
async function askedFor(world: World, amount: number): Promise<string> {
  const { id } = (await world.delivered({ amount })).escrow;
  const { payouts } = await world.act(id, { command: 'release', amount: null });
  await world.pass(1_000);
  return defined(payouts[0]).id;
}

async function listedIn({ services }: World, kind: string) {
  const group = (await readInbox(services, 'test')).find((each) => each.kind.kind === kind);
  return (group?.rows ?? []).map(({ id, note }) => ({ id, note }));
}

forEachStore((_engine, open) => {
  test('a payout waits for the float, shows since when, and is paid once there is enough', async () => {
    const { world, float } = await worldWithoutFloat(await open());
    const id = await askedFor(world, 250_000);
    const since = (await loadPayout(world, id)).payout.awaitingFloatSince;
    expect(since).not.toBeNull();
    await world.pass(hourMs);
    expect((await loadPayout(world, id)).payout.awaitingFloatSince).toBe(since);
    float.kobo = 250_000;
    await world.pass(hourMs);
    await world.pass(minuteMs);
    expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'paid', awaitingFloatSince: null });
    expect(await countOrders(world.services.store)).toBe(1);
    await expectBooksToAgree(world.services.store);
  });

  test('a later, smaller payout does not use up what an earlier one waits for', async () => {
    const { world, float } = await worldWithoutFloat(await open());
    const large = await askedFor(world, 250_000);
    float.kobo = 100_000;
    const small = await askedFor(world, 40_000);
    for (let n = 0; n < 5; n += 1) await world.pass(hourMs);
    expect(float.taken).toEqual([]);
    expect((await loadPayout(world, small)).payout.awaitingFloatSince).not.toBeNull();
    float.kobo = 300_000;
    await actOnTransfer(world.services, 'payout', large, { command: 'retry' });
    await world.pass(0);
    expect(float.taken).toEqual([250_000, 40_000]);
    await expectBooksToAgree(world.services.store);
  });

  test('a refund waits in the same queue as the payouts', async () => {
    const { world, float } = await worldWithoutFloat(await open());
    const { id } = (await world.initiate()).escrow;
    const { refunds } = await world.fund(id, { amount: price + 60_000 });
    await world.pass(1_000);
    float.kobo = 50_000;
    await askedFor(world, 40_000);
    expect(float.taken).toEqual([]);
    float.kobo = 100_000;
    await world.pass(hourMs);
    await world.pass(minuteMs);
    expect(float.taken).toEqual([60_000, 40_000]);
    expect((await loadRefund(world, defined(refunds[0]).id)).refund).toMatchObject({ status: 'paid' });
  });

  test('a refund whose payment is reversed meanwhile is listed as that, and cancelled at once', async () => {
    const { world, float } = await worldWithoutFloat(await open());
    const { id } = (await world.initiate()).escrow;
    const { refunds, credits } = await world.fund(id, { amount: price + 60_000 });
    await world.pass(1_000);
    const refund = defined(refunds[0]).id;
    expect(await listedIn(world, 'refund_awaiting_float')).toMatchObject([{ id: refund }]);
    await world.act(id, { command: 'credit_reversed', creditId: defined(credits[0]).id });
    await world.pass(2 * hourMs);
    expect(await listedIn(world, 'refund_awaiting_float')).toEqual([]);
    expect(await listedIn(world, 'refund_unknown')).toEqual([]);
    expect(await listedIn(world, 'refund_reversed')).toMatchObject([{ id: refund }]);
    await actOnTransfer(world.services, 'refund', refund, { command: 'cancel' });
    const after = await loadRefund(world, refund);
    expect(after.refund).toMatchObject({ status: 'cancelled', awaitingFloatSince: null });
    expect(after.attempts).toMatchObject([{ state: 'failed', callCount: 0 }]);
    float.kobo = 100_000;
    await world.pass(24 * hourMs);
    expect(float.taken).toEqual([]);
    expect(await listedIn(world, 'refund_reversed')).toEqual([]);
  });

  test('a refund of which the bank returned a part meanwhile keeps no later payout waiting', async () => {
    const { world, float } = await worldWithoutFloat(await open());
    const { id } = (await world.initiate()).escrow;
    const { credits } = await world.fund(id);
    await world.act(id, { command: 'refund', amount: price - 50_000, reason: null });
    await world.pass(1_000);
    const later = await askedFor(world, 40_000);
    const part = {
      command: 'credit_part_reversed',
      creditId: defined(credits[0]).id,
      amount: 60_000,
    } as const;
    await world.act(id, part);
    float.kobo = 50_000;
    await world.pass(hourMs);
    await world.pass(minuteMs);
    expect((await loadPayout(world, later)).payout).toMatchObject({ status: 'paid' });
    expect(float.taken).toEqual([40_000]);
  });

  test('the inbox says how much all that wait need, the oldest first', async () => {
    const { world } = await worldWithoutFloat(await open());
    const ids = [await askedFor(world, 250_000), await askedFor(world, 40_000)];
    const note = '290000 kobo wait for the balance at sandbox';
    expect(await listedIn(world, 'payout_awaiting_float')).toEqual(ids.map((id) => ({ id, note })));
    await world.pass(2 * hourMs);
    expect(await listedIn(world, 'payout_unknown')).toEqual([]);
  });

  test('what the operator pays manually leaves the queue, and is not sent', async () => {
    const { world, float } = await worldWithoutFloat(await open());
    const large = await askedFor(world, 250_000);
    await askedFor(world, 40_000);
    await actOnTransfer(world.services, 'payout', large, { command: 'hold' });
    await actOnTransfer(world.services, 'payout', large, { command: 'record_payment', sessionId: 'DESK-1' });
    float.kobo = 400_000;
    for (let n = 0; n < 3; n += 1) await world.pass(hourMs);
    expect(float.taken).toEqual([40_000]);
    expect((await loadPayout(world, large)).payout).toMatchObject({ status: 'paid', sessionId: 'DESK-1' });
  });

  test('in test mode one merchant does not wait for the float of another', async () => {
    const { world, float } = await worldWithoutFloat(await open());
    await askedFor(world, 250_000);
    const { account } = await createAccount(world.services, 'Stall', 'business');
    const other = worldOf({ ...world.services, useBank: () => {} }, account.id);
    await other.saveBankAccount();
    float.kobo = 100_000;
    await askedFor(other, 40_000);
    expect(float.taken).toEqual([40_000]);
  });
});
