import { describe, expect, test } from 'vitest';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { applySigned } from '../../../server/src/features/notifications/apply.js';
import { forEachStore } from '../../harness/stores.js';
import { expectBooksToAgree } from './books.js';
import { createWorld, hourMs, price, type World } from './world.js';

const dayMs = 24 * hourMs;

interface Transfer {
  accountNumber: string;
  amount?: number;
  partnerReference?: string;
  /** Now, unless the bank reports it later. */
  paidAt?: number;
}

/** Makes a transfer arrive, and the bank report it now; without a reference unless one is named. */
async function pay(
  { services, accountId }: World,
  { accountNumber, amount = price, partnerReference, paidAt }: Transfer,
): Promise<void> {
  const { notification } = await services.sandboxBank.reportTransfer({
    accountId,
    partnerReference: partnerReference ?? null,
    accountNumber,
    amount,
    payerName: null,
    outcome: 'credited',
    partnerCreditId: null,
    now: paidAt ?? services.clock.now(),
  });
  await applySigned(services, 'sandbox', notification.headers, notification.rawBody);
}

/** Opens an escrow under a number of our choice: the sandbox takes it from the buyer's address. */
const under = (number: string) => ({ customerEmail: `buyer+${number}@example.com` });
const number = '1234567890';

async function expectSound({ services }: World): Promise<void> {
  await expectBooksToAgree(services.store);
  expect((await verifyLedger(services)).discrepancies).toEqual([]);
}

forEachStore((_engine, open) => {
  describe('a credit that names an account number alone', () => {
    test('funds the checkout whose account is open', async () => {
      const world = await createWorld(await open());
      const { escrow } = await world.initiate();
      await pay(world, { accountNumber: escrow.accountNumber });
      expect((await world.load(escrow.id)).escrow.status).toBe('funded');
      await expectSound(world);
    });

    test('funds it after the number has expired, while payment is awaited', async () => {
      const world = await createWorld(await open());
      const { escrow } = await world.initiate();
      await world.pass(escrow.accountExpiresAt - world.services.clock.now() + hourMs);
      await pay(world, { accountNumber: escrow.accountNumber });
      expect((await world.load(escrow.id)).escrow.status).toBe('funded');
    });

    test('counts as a part while the number is open', async () => {
      const world = await createWorld(await open());
      const { escrow } = await world.initiate();
      await pay(world, { accountNumber: escrow.accountNumber, amount: price - 20_000 });
      expect((await world.load(escrow.id)).escrow.amountHeld).toBe(price - 20_000);
      await expectSound(world);
    });

    test('goes back to its payer if it is another amount and the number has expired', async () => {
      const world = await createWorld(await open());
      const { escrow } = await world.initiate();
      await world.pass(escrow.accountExpiresAt - world.services.clock.now() + hourMs);
      await pay(world, { accountNumber: escrow.accountNumber, amount: price - 1 });
      const after = await world.load(escrow.id);
      expect(after.escrow).toMatchObject({ status: 'awaiting_payment', amountReceived: 0 });
      expect(after.refunds).toMatchObject([{ amount: price - 1, origin: 'excess', reason: 'not_asked' }]);
      await expectSound(world);
    });

    test('goes back to its payer up to 30 days after the end, and rests with the operator then', async () => {
      const world = await createWorld(await open());
      const { escrow } = await world.initiate();
      await world.pass(29 * dayMs);
      await pay(world, { accountNumber: escrow.accountNumber });
      const after = await world.load(escrow.id);
      expect(after.escrow).toMatchObject({ status: 'expired', amountExcess: price });
      expect(after.refunds).toMatchObject([{ amount: price, reason: 'late' }]);
      await world.pass(2 * dayMs);
      await pay(world, { accountNumber: escrow.accountNumber });
      expect((await world.load(escrow.id)).credits).toHaveLength(1);
      await expectSound(world);
    });

    test('finds the last holder of a number that others had before', async () => {
      const world = await createWorld(await open());
      const first = (await world.initiate(under(number))).escrow;
      await world.pass(9 * hourMs);
      const second = (await world.initiate(under(number))).escrow;
      await world.pass(9 * hourMs);
      await pay(world, { accountNumber: number });
      expect((await world.load(second.id)).escrow.status).toBe('funded');
      expect((await world.load(first.id)).credits).toEqual([]);
    });

    test('rests with the operator if the number was opened for somebody else since', async () => {
      const world = await createWorld(await open());
      const first = (await world.initiate(under(number))).escrow;
      await world.pass(9 * hourMs);
      const paidAt = world.services.clock.now();
      await world.pass(hourMs);
      const second = (await world.initiate(under(number))).escrow;
      await pay(world, { accountNumber: number, paidAt });
      expect((await world.load(first.id)).credits).toEqual([]);
      expect((await world.load(second.id)).credits).toEqual([]);
      await expectSound(world);
    });

    test('never finds the holder of the number if it carries the reference of another', async () => {
      const world = await createWorld(await open());
      const first = (await world.initiate(under(number))).escrow;
      const partnerReference = await world.partnerReference(first.id);
      await world.pass(9 * hourMs);
      const second = (await world.initiate(under(number))).escrow;
      await pay(world, { accountNumber: number, partnerReference });
      expect((await world.load(first.id)).escrow.status).toBe('funded');
      await pay(world, { accountNumber: number, partnerReference: 'esc-unknown' });
      expect((await world.load(second.id)).escrow.status).toBe('awaiting_payment');
      expect((await world.load(second.id)).credits).toEqual([]);
    });
  });
});
