import { expect, test } from 'vitest';
import { readInbox } from '../../../server/src/features/operator/inbox.js';
import { actOnTransfer } from '../../../server/src/features/operator/transfers.js';
import { forEachStore } from '../../harness/stores.js';
import { loadPayout, loadRefund, releasedPayout } from './attempts.js';
import { countOrders, expectBooksToAgree } from './books.js';
import { createWorld, defined, hourMs, minuteMs, price, type World } from './world.js';

const number = '0123456789';

/** Sends another transfer under the reference that ours would have, as before a restore. */
async function standsAtBank(world: World, reference: string, fields: object): Promise<void> {
  const { services, accountId } = world;
  const account = { bankCode: '058', accountNumber: number, accountName: 'ADA SELLER' };
  const order = { reference, accountId, amount: price, ...account, now: services.clock.now() };
  await services.sandboxBank.transfer({ ...order, ...fields });
}

/** Lets the sending begin without the bank, and returns the reference that is asked for. */
async function beginWithoutBank(world: World, id: string): Promise<string> {
  world.bank.silence('transfer', true);
  world.bank.silence('findTransfer', true);
  await world.pass(0);
  world.bank.silence('transfer', false);
  world.bank.silence('findTransfer', false);
  return defined((await loadPayout(world, id)).attempts[0]).reference;
}

async function notesInInbox(world: World) {
  const groups = await readInbox(world.services, 'test');
  return groups.flatMap(({ kind, rows }) => rows.map(({ id, note }) => ({ kind: kind.kind, id, note })));
}

forEachStore((_engine, open) => {
  test('a transfer that stands at the bank as we would send it is taken for ours', async () => {
    const world = await createWorld(await open());
    const id = await releasedPayout(world);
    await standsAtBank(world, await beginWithoutBank(world, id), {});
    await world.pass(minuteMs);
    await world.pass(minuteMs);
    expect((await loadPayout(world, id)).payout.status).toBe('paid');
    expect(await countOrders(world.services.store)).toBe(1);
    expect(await notesInInbox(world)).toEqual([]);
    await expectBooksToAgree(world.services.store);
  });

  test.each([
    ['amount', { amount: price - 10_000 }, 'the bank has ₦2,400.00 instead of ₦2,500.00'],
    [
      'bank account',
      { accountNumber: '0123456799' },
      'the bank has to 058 ···6799 instead of to 058 ···6789',
    ],
  ])(
    'a transfer of another %s is not booked as paid, not sent again, and in the inbox',
    async (_, fields, note) => {
      const world = await createWorld(await open());
      const id = await releasedPayout(world);
      await standsAtBank(world, await beginWithoutBank(world, id), fields);
      for (let count = 0; count < 5; count += 1) await world.pass(hourMs);
      const { payout, attempts } = await loadPayout(world, id);
      expect(payout.status).toBe('pending');
      expect(attempts).toMatchObject([{ state: 'sent', difference: note }]);
      expect(await notesInInbox(world)).toEqual([{ kind: 'payout_unknown', id, note }]);
      expect(world.bank.calls('transfer')).toBe(1);
    },
  );

  test('a transfer of another amount that the bank sends back makes room for what is owed', async () => {
    const world = await createWorld(await open());
    const id = await releasedPayout(world);
    const reference = await beginWithoutBank(world, id);
    await standsAtBank(world, reference, { amount: price - 10_000 });
    await world.pass(hourMs);
    await world.services.sandboxBank.settle(reference, 'reversed');
    await world.pass(hourMs);
    expect((await loadPayout(world, id)).attempts).toMatchObject([{ state: 'failed' }]);
    await actOnTransfer(world.services, 'payout', id, { command: 'retry' });
    await world.pass(0);
    await world.pass(minuteMs);
    expect((await loadPayout(world, id)).attempts).toMatchObject([{ state: 'failed' }, { state: 'paid' }]);
  });

  test('a transfer that was different is not sent again when the bank forgets it', async () => {
    const world = await createWorld(await open());
    const id = await releasedPayout(world);
    const reference = await beginWithoutBank(world, id);
    await standsAtBank(world, reference, { amount: price - 10_000 });
    await world.pass(hourMs);
    const calls = world.bank.calls('transfer');
    world.services.useBank({ ...world.bank, findTransfer: async () => null });
    for (let count = 0; count < 5; count += 1) await world.pass(hourMs);
    expect(world.bank.calls('transfer')).toBe(calls);
    expect((await loadPayout(world, id)).attempts).toMatchObject([{ state: 'sent' }]);
  });

  test('a late answer about an earlier attempt is compared with where that one went', async () => {
    const world = await createWorld(await open());
    const id = await releasedPayout(world);
    await world.pass(0);
    await world.saveBankAccount('0123456799');
    await world.pass(minuteMs);
    const { payout, attempts } = await loadPayout(world, id);
    expect(payout.status).toBe('paid');
    expect(attempts).toMatchObject([{ state: 'paid', difference: null }]);
  });

  test('a refund that stands for another credit is not booked as paid', async () => {
    const world = await createWorld(await open());
    const { id } = (await world.initiate()).escrow;
    await world.fund(id);
    const { id: otherId } = (await world.initiate()).escrow;
    const { credits } = await world.fund(otherId);
    const { refunds } = await world.act(id, { command: 'refund', amount: null, reason: null });
    const refundId = defined(refunds[0]).id;
    world.bank.silence('refund', true);
    await world.pass(0);
    world.bank.silence('refund', false);
    const { reference } = defined((await loadRefund(world, refundId)).attempts[0]);
    const { partnerCreditId } = defined(credits[0]);
    const now = world.services.clock.now();
    await world.services.sandboxBank.refund({ reference, partnerCreditId, amount: price, now });
    for (let count = 0; count < 5; count += 1) await world.pass(hourMs);
    const { refund, attempts } = await loadRefund(world, refundId);
    expect(refund.status).toBe('pending');
    expect(attempts).toMatchObject([{ state: 'sent', difference: expect.stringContaining(partnerCreditId) }]);
  });
});
