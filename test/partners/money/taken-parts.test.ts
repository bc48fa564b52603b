import { describe, expect, test } from 'vitest';
import { applyTakenBack } from '../../../server/src/features/credits/apply-taken-back.js';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { readInbox } from '../../../server/src/features/operator/inbox.js';
import { settleReceivable } from '../../../server/src/features/operator/receivables.js';
import { actOnTransfer } from '../../../server/src/features/operator/transfers.js';
import { forEachStore } from '../../harness/stores.js';
import { endNewest } from './attempts.js';
import { countOrders } from './books.js';
import { createWorld, defined, hourMs, minuteMs, price, type World } from './world.js';

const late = 50_000;
const part = 20_000;

/** The payer's bank takes back a part of the newest payment; returns the payment. */
async function take({ services, load }: World, id: string, takenBack: number): Promise<string> {
  const { credits } = await load(id);
  const { id: creditId, partnerCreditId } = defined(credits.at(-1));
  const source = { bank: services.sandboxBank, mode: 'test' } as const;
  await applyTakenBack(services, source, { partnerCreditId, takenBack });
  return creditId;
}

/** Lets the worker try for a day; returns how many transfers and refunds the bank was to make by then. */
async function ordersIn(world: World): Promise<number> {
  for (const ms of [0, 2 * minuteMs, hourMs, 23 * hourMs]) await world.pass(ms);
  expect((await verifyLedger(world.services)).discrepancies).toEqual([]);
  return countOrders(world.services.store);
}

async function kindsOf({ services }: World, id: string): Promise<string[]> {
  const groups = await readInbox(services, 'test');
  return groups.filter(({ rows }) => rows.some((row) => row.id === id)).map(({ kind }) => kind.kind);
}

async function statuses({ load }: World, id: string): Promise<string[]> {
  return (await load(id)).refunds.map(({ status }) => status);
}

forEachStore((_engine, open) => {
  describe('a part that a bank takes of a payment on its way back', () => {
    test('holds the refund of what was too much, and disputes nothing', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      await world.fund(id);
      await world.fund(id, { amount: late });
      const creditId = await take(world, id, part);
      expect(await ordersIn(world)).toBe(0);
      expect(await statuses(world, id)).toEqual(['pending']);
      const { escrow, dispute } = await world.load(id);
      expect([escrow.status, escrow.amountReceivable, dispute]).toEqual(['funded', 0, null]);
      expect(await kindsOf(world, creditId)).toEqual(['receivable_credit_part']);
      await settleReceivable(world.services, creditId, { amount: part, from: 'not_taken' });
      expect(await kindsOf(world, creditId)).toEqual([]);
      expect(await ordersIn(world)).toBe(1);
    });

    test('holds the refund of a late payment, which the operator pays less the part', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      await world.act(id, { command: 'cancel' });
      await world.fund(id, { amount: late });
      const creditId = await take(world, id, part);
      const refund = defined((await world.load(id)).refunds[0]).id;
      expect(await ordersIn(world)).toBe(0);
      const lost = settleReceivable(world.services, creditId, { amount: part, from: 'written_off' });
      await expect(lost).rejects.toThrow(new RegExp(`pay refund ${refund} manually`));
      const transfer = { sessionId: `PAID-${refund}`, transferAmount: null };
      await settleReceivable(world.services, creditId, { amount: part, from: 'recovered', ...transfer });
      expect(await ordersIn(world)).toBe(0);
      expect(await kindsOf(world, refund)).toEqual(['refund_reversed']);
      const paid = { command: 'record_payment', sessionId: transfer.sessionId } as const;
      await actOnTransfer(world.services, 'refund', refund, paid);
      expect(await ordersIn(world)).toBe(0);
      expect(await statuses(world, id)).toEqual(['paid']);
    });

    test('disputes the escrow once the rest of its price has arrived', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      await world.fund(id, { amount: 100_000 });
      await take(world, id, part);
      await world.fund(id);
      const { escrow, dispute } = await world.load(id);
      expect(escrow).toMatchObject({ status: 'disputed', amountHeld: price, amountReceivable: part });
      expect(dispute).toMatchObject({ openedBy: 'operator', reason: 'payment_reversed' });
      await settleReceivable(world.services, id, { amount: part, from: 'written_off' });
      expect((await world.load(id)).escrow.status).toBe('funded');
      expect(await ordersIn(world)).toBe(0);
    });

    test('holds the refund that a cancellation makes after it', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      await world.fund(id, { amount: 100_000 });
      await take(world, id, part);
      expect((await world.load(id)).escrow).toMatchObject({ amountHeld: 100_000, amountReceivable: part });
      await world.act(id, { command: 'cancel' });
      expect(await ordersIn(world)).toBe(0);
      expect(await statuses(world, id)).toEqual(['pending']);
    });

    test('holds no other refund once one was cancelled against it', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      await world.fund(id);
      await world.act(id, { command: 'refund', amount: 150_000, reason: null });
      await world.act(id, { command: 'refund', amount: 100_000, reason: null });
      await take(world, id, 150_000);
      const { refunds } = await world.load(id);
      const [first, second] = [150_000, 100_000].map(
        (owed) => refunds.find(({ amount }) => amount === owed)?.id,
      );
      expect(await ordersIn(world)).toBe(0);
      await actOnTransfer(world.services, 'refund', defined(first), { command: 'cancel' });
      expect(await ordersIn(world)).toBe(1);
      await endNewest(world, 'refund', defined(second), 'paid');
      expect(await statuses(world, id)).toEqual(expect.arrayContaining(['cancelled', 'paid']));
      expect((await world.load(id)).escrow).toMatchObject({ amountRefunded: price, amountReceivable: 0 });
    });
  });
});
