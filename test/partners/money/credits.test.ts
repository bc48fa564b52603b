import { describe, expect, test } from 'vitest';
import { applyCredit, applyCredits } from '../../../server/src/features/credits/apply.js';
import { findByPartnerId } from '../../../server/src/features/credits/queries.js';
import { applySigned } from '../../../server/src/features/notifications/apply.js';
import { forEachStore } from '../../harness/stores.js';
import { createWorld, defined, price } from './world.js';

forEachStore((_engine, open) => {
  describe('a credit', () => {
    test.each([
      { name: 'exact', sent: [price], status: 'funded', held: price, excess: 0 },
      { name: 'short', sent: [100_000], status: 'awaiting_payment', held: 100_000, excess: 0 },
      { name: 'in two parts', sent: [100_000, 150_000], status: 'funded', held: price, excess: 0 },
      { name: 'over', sent: [price + 40_000], status: 'funded', held: price, excess: 40_000 },
      { name: 'twice the price', sent: [price, price], status: 'funded', held: price, excess: price },
    ])('$name leaves $status with $held held and $excess to refund', async ({ sent, ...expected }) => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      for (const amount of sent) await world.fund(id, { amount });
      const { escrow, credits, refunds } = await world.load(id);
      expect(escrow).toMatchObject({
        status: expected.status,
        amountHeld: expected.held,
        amountReceived: expected.held,
        amountExcess: expected.excess,
      });
      expect(credits.map(({ amount }) => amount)).toEqual(sent);
      expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(expected.excess);
    });
  });

  test('the same credit reported many times concurrently counts once', async () => {
    const world = await createWorld(await open());
    const { id } = (await world.initiate()).escrow;
    const { escrow, credits } = await world.fund(id, { times: 20 });
    expect(escrow).toMatchObject({ status: 'funded', amountReceived: price, amountExcess: 0 });
    expect(credits).toHaveLength(1);
  });

  test('a simulated transfer with a name of its own is made once', async () => {
    const world = await createWorld(await open());
    const { id } = (await world.initiate()).escrow;
    const fundRequest = { partnerCreditId: 'the-one', outcome: 'reversed' as const, amount: 100_000 };
    await world.fund(id, fundRequest);
    const { escrow, credits } = await world.fund(id, fundRequest);
    expect(credits).toMatchObject([{ partnerCreditId: 'the-one', amount: 100_000, status: 'reversed' }]);
    expect(escrow.status).toBe('awaiting_payment');
    const another = { partnerCreditId: 'another', amount: price };
    await world.fund(id, another);
    const repeated = await world.fund(id, another);
    expect(repeated.escrow).toMatchObject({ status: 'funded', amountReceived: price, amountExcess: 0 });
  });

  test('a rejected credit leaves the escrow waiting', async () => {
    const world = await createWorld(await open());
    const { id } = (await world.initiate()).escrow;
    const { escrow, credits } = await world.fund(id, { outcome: 'rejected', times: 2 });
    expect(escrow).toMatchObject({ status: 'awaiting_payment', amountReceived: 0 });
    expect(credits.map(({ status }) => status)).toEqual(['rejected']);
  });

  test('what traces a credit stays, whatever a later answer says or leaves out', async () => {
    const world = await createWorld(await open());
    const { services } = world;
    const { id } = (await world.initiate()).escrow;
    const [first] = (await world.fund(id, { amount: 100_000 })).credits;
    expect(first).toMatchObject({
      payerBankName: expect.any(String),
      sessionId: expect.stringMatching(/^\d{30}$/),
    });
    const source = { bank: world.bank, mode: 'test' as const };
    const said = defined(await services.sandboxBank.findCredit(defined(first).partnerCreditId));
    await applyCredit(services, source, { ...said, payerBankName: null, sessionId: null });
    await applyCredit(services, source, {
      ...said,
      payerBankName: 'Another Bank',
      sessionId: '1'.repeat(30),
    });
    expect((await world.load(id)).credits).toEqual([first]);
    const later = {
      ...said,
      partnerCreditId: 'later',
      amount: 100_000,
      payerBankName: null,
      sessionId: null,
    };
    await applyCredit(services, source, later);
    await applyCredits(services, source, id, [{ ...later, sessionId: 'S-7654321' }]);
    const rejected = { ...later, status: 'rejected' as const, payerBankName: 'Another Bank' };
    await applyCredit(services, source, rejected);
    const [, second] = (await world.load(id)).credits;
    expect(second).toMatchObject({ amount: 100_000, payerBankName: null, sessionId: 'S-7654321' });
  });

  test('a reversed part no longer counts', async () => {
    const world = await createWorld(await open());
    const { id } = (await world.initiate()).escrow;
    const { escrow } = await world.fund(id, { amount: 100_000, outcome: 'reversed', times: 3 });
    expect(escrow).toMatchObject({ status: 'awaiting_payment', amountReceived: 0, amountHeld: 0 });
  });

  test('a reversed payment stops everything until the operator settles it', async () => {
    const world = await createWorld(await open());
    const { id } = (await world.initiate()).escrow;
    const { escrow, dispute } = await world.fund(id, { outcome: 'reversed', times: 2 });
    expect(escrow).toMatchObject({ status: 'disputed', amountReceivable: price });
    expect(dispute).toMatchObject({ reason: 'payment_reversed', status: 'waiting_for_operator' });
  });

  test('a credit after the end is refunded', async () => {
    const world = await createWorld(await open());
    const { id } = (await world.initiate()).escrow;
    await world.act(id, { command: 'cancel' });
    const { escrow, refunds } = await world.fund(id, { amount: price });
    expect(escrow).toMatchObject({ status: 'cancelled', amountHeld: 0, amountExcess: price });
    expect(refunds).toMatchObject([{ amount: price, status: 'pending', origin: 'excess' }]);
    await expect(world.fund(id)).rejects.toThrow('final');
  });

  test('an unmatched credit is kept once, for the operator', async () => {
    const world = await createWorld(await open());
    const { services, accountId } = world;
    const { credit, notification } = await services.sandboxBank.reportTransfer({
      accountId,
      partnerReference: 'esc-unknown',
      accountNumber: '1234567890',
      amount: price,
      payerName: null,
      outcome: 'credited',
      partnerCreditId: null,
      now: services.clock.now(),
    });
    const { headers, rawBody } = notification;
    const copies = [1, 2, 3].map(() => applySigned(services, 'sandbox', headers, rawBody));
    expect(await Promise.all(copies)).toEqual(['applied', 'applied', 'applied']);
    const { partnerCreditId } = credit;
    const kept = await services.store.one(findByPartnerId, {
      partner: 'sandbox',
      mode: 'test',
      partnerCreditId,
    });
    expect(kept).toMatchObject({ checkoutId: null, amount: price, amountExcess: price, status: 'credited' });
  });

  test('a notification that was not signed by the partner changes nothing', async () => {
    const world = await createWorld(await open());
    const { services, accountId } = world;
    const { escrow } = await world.initiate();
    const { notification } = await services.sandboxBank.reportTransfer({
      accountId,
      partnerReference: null,
      accountNumber: escrow.accountNumber,
      amount: price,
      payerName: null,
      outcome: 'credited',
      partnerCreditId: null,
      now: services.clock.now(),
    });
    const rawBody = Buffer.concat([notification.rawBody, Buffer.from(' ')]);
    expect(await applySigned(services, 'sandbox', notification.headers, rawBody)).toBe('forged');
    expect(await applySigned(services, 'another', notification.headers, notification.rawBody)).toBe('forged');
    expect((await world.load(escrow.id)).credits).toEqual([]);
  });
});
