import { describe, expect, test } from 'vitest';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { endAttempt } from '../../../server/src/features/operator/end-attempt.js';
import { actOnTransfer } from '../../../server/src/features/operator/transfers.js';
import { sweepPolls } from '../../../server/src/jobs/sweep.js';
import { forEachStore } from '../../harness/stores.js';
import {
  endNewest,
  executeFirst,
  loadPayout,
  loadRefund,
  refusedPayout,
  releasedPayout,
  reverse,
} from './attempts.js';
import { countOrders, expectBooksToAgree } from './books.js';
import { createWorld, defined, hourMs, minuteMs, price, type World } from './world.js';

const dayMs = 24 * hourMs;

/** Passes many hours, one by one, as a worker that never stops. */
async function passHours(world: World, hours: number): Promise<void> {
  for (let n = 0; n < hours; n += 1) await world.pass(hourMs);
}

/** A payout whose only call got no answer and had no effect. */
async function unansweredPayout(world: World): Promise<string> {
  const id = await releasedPayout(world);
  world.bank.fail('transfer', 'before');
  world.bank.silence('findTransfer', true);
  await world.pass(0);
  return id;
}

forEachStore((_engine, open) => {
  describe('a definite refusal', () => {
    test('ends the attempt two minutes later, and nothing goes to the same account by itself', async () => {
      const world = await createWorld(await open());
      const id = await releasedPayout(world);
      world.bank.fail('transfer', 'refused');
      await world.pass(0);
      await world.pass(2 * minuteMs - 1);
      expect((await loadPayout(world, id)).attempts).toMatchObject([{ state: 'sent', refusalCount: 1 }]);
      await world.pass(1);
      const { payout, attempts } = await loadPayout(world, id);
      expect(payout).toMatchObject({ status: 'failed', failureReason: 'refused' });
      expect(attempts).toMatchObject([{ state: 'failed', endedBy: 'refusal' }]);
      await passHours(world, 48);
      await world.pass(31 * dayMs);
      expect(world.bank.calls('transfer')).toBe(1);
      await world.saveBankAccount('0123456799');
      await world.pass(0);
      await world.pass(minuteMs);
      expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'paid', accountLast4: '6799' });
      await expectBooksToAgree(world.services.store);
    });

    test('of a refund ends its attempt as well', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      world.bank.fail('refund', 'refused');
      await world.fund(id, { amount: price + 50_000 });
      await world.pass(0);
      await world.pass(2 * minuteMs);
      await passHours(world, 24);
      expect((await world.load(id)).refunds).toMatchObject([{ status: 'failed', failureReason: 'refused' }]);
      expect(world.bank.calls('refund')).toBe(1);
    });

    test('after an unanswered call ends nothing and is not called again; the operator ends it', async () => {
      const world = await createWorld(await open());
      const id = await releasedPayout(world);
      world.bank.fail('transfer', 'before', 'refused');
      for (let n = 0; n < 3; n += 1) await world.pass(minuteMs);
      expect((await loadPayout(world, id)).attempts).toMatchObject([{ callCount: 2, refusalCount: 1 }]);
      await passHours(world, 23);
      await expect(endAttempt(world.services, 'payout', id, null)).rejects.toThrow('A day has to pass');
      await passHours(world, 25);
      expect((await loadPayout(world, id)).attempts).toMatchObject([{ state: 'sent' }]);
      expect(world.bank.calls('transfer')).toBe(2);
      await endAttempt(world.services, 'payout', id, null);
      expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'failed' });
      await expectBooksToAgree(world.services.store);
    });

    test('with a code that is not listed as definite is no refusal: it is called again', async () => {
      const world = await createWorld(await open());
      const id = await releasedPayout(world);
      world.bank.fail('transfer', 'unlisted');
      for (let n = 0; n < 5; n += 1) await world.pass(minuteMs);
      const { payout, attempts } = await loadPayout(world, id);
      expect(payout).toMatchObject({ status: 'paid' });
      expect(attempts).toMatchObject([{ n: 1, state: 'paid', refusalCount: 0 }]);
    });
  });

  describe('an ended attempt that the bank pays after all', () => {
    test('is found without a notification, and pays what is owed', async () => {
      const world = await createWorld(await open());
      const id = await refusedPayout(world);
      await executeFirst(world, id);
      await sweepPolls(world.services);
      await world.pass(0);
      expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'failed' });
      await world.pass(hourMs);
      await sweepPolls(world.services);
      await world.pass(0);
      expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'paid' });
      await expectBooksToAgree(world.services.store);
    });

    test('is found however late, ever less often', async () => {
      const world = await createWorld(await open());
      const id = await refusedPayout(world);
      for (let n = 0; n < 20; n += 1) {
        await world.pass(20 * dayMs);
        await sweepPolls(world.services);
        await world.pass(0);
      }
      const asked = world.bank.calls('findTransfer');
      expect(asked).toBeLessThan(25);
      await executeFirst(world, id);
      for (let n = 0; n < 2; n += 1) {
        await world.pass(30 * dayMs);
        await sweepPolls(world.services);
        await world.pass(0);
      }
      expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'paid' });
    });

    test('is found before another attempt begins, which is then not made', async () => {
      const world = await createWorld(await open());
      const id = await refusedPayout(world);
      await executeFirst(world, id);
      await world.saveBankAccount('0123456799');
      await world.pass(0);
      expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'paid' });
      expect(await countOrders(world.services.store)).toBe(1);
      await expectBooksToAgree(world.services.store);
    });

    test('is a receivable if another attempt has paid meanwhile', async () => {
      const world = await createWorld(await open());
      const id = await refusedPayout(world);
      await world.saveBankAccount('0123456799');
      await world.pass(0);
      await executeFirst(world, id);
      await world.pass(hourMs);
      await sweepPolls(world.services);
      await world.pass(0);
      const { payout, attempts } = await loadPayout(world, id);
      expect(payout).toMatchObject({ status: 'paid', amountReceivable: payout.amount });
      expect(attempts).toMatchObject([{ failureReason: 'paid_twice', nextPollAt: null }, { state: 'paid' }]);
      await expectBooksToAgree(world.services.store);
    });
  });

  describe('a sent attempt whose call may not have arrived', () => {
    test('is only looked up once its payment was reversed, and the operator ends it', async () => {
      const world = await createWorld(await open());
      const id = await unansweredPayout(world);
      const { checkout } = await loadPayout(world, id);
      const { credits } = await world.load(defined(checkout).id);
      await reverse(world, defined(credits[0]).partnerCreditId);
      world.bank.silence('findTransfer', false);
      await passHours(world, 25);
      expect(world.bank.calls('transfer')).toBe(1);
      expect((await loadPayout(world, id)).attempts).toMatchObject([{ state: 'sent', callCount: 1 }]);
      await endAttempt(world.services, 'payout', id, null);
      await passHours(world, 2);
      expect(await countOrders(world.services.store)).toBe(0);
      await expectBooksToAgree(world.services.store);
    });

    test('of a refund is only looked up once its payer has the money', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      world.bank.fail('refund', 'before');
      world.bank.silence('findRefund', true);
      await world.fund(id, { amount: price + 50_000 });
      await world.pass(0);
      const { credits, refunds } = await world.load(id);
      await reverse(world, defined(credits[0]).partnerCreditId);
      world.bank.silence('findRefund', false);
      await passHours(world, 25);
      expect(world.bank.calls('refund')).toBe(1);
      await endAttempt(world.services, 'refund', defined(refunds[0]).id, null);
      expect((await loadRefund(world, defined(refunds[0]).id)).refund).toMatchObject({ status: 'failed' });
    });

    test('never goes to an account that the payee has replaced', async () => {
      const world = await createWorld(await open());
      const id = await unansweredPayout(world);
      await world.saveBankAccount('0123456799');
      world.bank.silence('findTransfer', false);
      await passHours(world, 25);
      expect(world.bank.calls('transfer')).toBe(1);
      await endAttempt(world.services, 'payout', id, null);
      await world.pass(0);
      await world.pass(minuteMs);
      expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'paid', accountLast4: '6799' });
      expect(await countOrders(world.services.store)).toBe(1);
    });

    test('is not ended by silence, but by a statement of the bank', async () => {
      const world = await createWorld(await open());
      const id = await unansweredPayout(world);
      await passHours(world, 48);
      await expect(endAttempt(world.services, 'payout', id, null)).rejects.toThrow('silence ends nothing');
      await endAttempt(world.services, 'payout', id, 'Letter 7: never received.');
      const { payout, attempts } = await loadPayout(world, id);
      expect(payout).toMatchObject({ status: 'failed' });
      expect(attempts).toMatchObject([{ endedBy: 'statement', statement: 'Letter 7: never received.' }]);
    });

    test('is not ended while the bank knows it', async () => {
      const world = await createWorld(await open());
      const id = await releasedPayout(world);
      await world.pass(0);
      const ended = endAttempt(world.services, 'payout', id, 'Letter 7: never received.');
      await expect(ended).rejects.toThrow('The bank knows the attempt');
    });
  });

  test('a held payout is not sent, even to a new bank account, until it is released', async () => {
    const world = await createWorld(await open());
    const id = await refusedPayout(world);
    await actOnTransfer(world.services, 'payout', id, { command: 'hold' });
    await world.saveBankAccount('0123456799');
    await passHours(world, 24);
    expect(world.bank.calls('transfer')).toBe(1);
    await actOnTransfer(world.services, 'payout', id, { command: 'unhold' });
    await world.pass(0);
    await world.pass(minuteMs);
    expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'paid', accountLast4: '6799' });
    await expectBooksToAgree(world.services.store);
  });

  test('a manual payment of what was paid meanwhile is a receivable', async () => {
    const world = await createWorld(await open());
    const id = await releasedPayout(world);
    await world.pass(0);
    await world.pass(minuteMs);
    await actOnTransfer(world.services, 'payout', id, { command: 'record_payment', sessionId: 'DESK-1' });
    const { payout } = await loadPayout(world, id);
    expect(payout).toMatchObject({ status: 'paid', amountReceivable: payout.amount });
    expect((await verifyLedger(world.services)).discrepancies).toEqual([]);
  });

  test('a payout that came back three times rests until its payee saves another bank account', async () => {
    const world = await createWorld(await open());
    const id = await releasedPayout(world);
    for (let n = 0; n < 3; n += 1) {
      await world.pass(hourMs);
      await world.pass(minuteMs);
      await endNewest(world, 'payout', id, 'reversed');
    }
    await passHours(world, 24);
    expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'failed' });
    expect(await countOrders(world.services.store)).toBe(3);
    await world.saveBankAccount('0123456799');
    await world.pass(0);
    await world.pass(minuteMs);
    expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'paid' });
    await expectBooksToAgree(world.services.store);
  });

  test('a fee that the bank names later, or raises, is posted', async () => {
    const world = await createWorld(await open());
    const id = await releasedPayout(world);
    await world.pass(0);
    for (const fee of [undefined, 2_500, 5_000]) await endNewest(world, 'payout', id, 'paid', { fee });
    expect((await loadPayout(world, id)).attempts).toMatchObject([{ state: 'paid', fee: 5_000 }]);
    expect((await verifyLedger(world.services)).discrepancies).toEqual([]);
  });
});
