import { describe, expect, test } from 'vitest';
import { commitChange } from '../../../server/src/adapters/store/commit.js';
import type { ChargeAggregate } from '../../../server/src/domain/aggregate.js';
import { matchCredit } from '../../../server/src/domain/credit.js';
import { decideSaveMerchantBankAccount } from '../../../server/src/domain/payee.js';
import { findByPartnerId } from '../../../server/src/features/credits/queries.js';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { systemContext } from '../../../server/src/pipeline/context.js';
import { isRefusal } from '../../../server/src/pipeline/retry.js';
import { sealedPlaces } from '../../../server/src/ports/sealed-places.js';
import { DirectCharge, type Transfer } from '../../harness/direct-charge.js';
import { forEachStore } from '../../harness/stores.js';
import { countOrders, expectBooksToAgree } from './books.js';
import { createWorld, defined, hourMs, minuteMs, type World } from './world.js';

const price = 100_000;

function contextOf(world: World) {
  const { services } = world;
  const time = { now: services.clock.now(), clockOffsetMs: 0 };
  return systemContext(services, time, `suite:${services.newId()}`);
}

/** Saves the merchant's own bank account and runs the jobs that waited for it. */
async function saveMerchantBankAccount(world: World): Promise<void> {
  const { services, accountId } = world;
  const bankAccount = {
    bankCodePartner: 'sandbox',
    bankCode: '058',
    bankName: 'Guaranty Trust Bank',
    accountName: 'SHOP',
    accountLast4: '6789',
    accountNumberSealed: services.sealer.seal(
      sealedPlaces.accountNumber({ accountId, mode: 'test', sellerKey: null }),
      '0123456789',
    ),
  };
  const decision = decideSaveMerchantBankAccount(
    null,
    { accountId, mode: 'test', bankAccount },
    contextOf(world),
  );
  if (isRefusal(decision)) throw new Error('The details were not saved');
  expect(await commitChange(services.store, decision.change, { evidence: services })).toBe('committed');
  await world.pass(0);
}

async function expectSoundBooks(world: World): Promise<void> {
  await expectBooksToAgree(world.services.store);
  expect((await verifyLedger(world.services)).discrepancies).toEqual([]);
}

async function unmatched(world: World, partnerCreditId: string) {
  const source = { partner: 'sandbox', mode: 'test' as const };
  return defined(await world.services.store.one(findByPartnerId, { ...source, partnerCreditId }));
}

/** Makes the bank open every account under the same number, as with recycled numbers. */
function recycleNumbers({ services }: World): void {
  const bank = defined(services.partners.defaultOf('test'));
  const bankName = 'Sandbox Bank';
  const openVirtualAccount = async ({ now }: { now: number }) => ({
    accountNumber: '9900000001',
    bankName,
    accountName: null,
    expiresAt: now + 8 * hourMs,
  });
  services.useBank({ ...bank, openVirtualAccount });
}

forEachStore((_engine, open) => {
  const openCharge = async (fields = {}): Promise<{ world: World; charge: DirectCharge }> => {
    const world = await createWorld(await open());
    return { world, charge: await DirectCharge.open(world.services, world.accountId, fields) };
  };

  describe('a direct charge', () => {
    test('is paid by several payers concurrently, and the excess is refunded', async () => {
      const { world, charge } = await openCharge();
      const parts: Transfer[] = [{ amount: 40_000 }, { amount: 35_000 }, { amount: 45_000 }];
      await Promise.all(parts.map((part) => charge.pay(part)));
      const paid = await charge.read();
      expect(paid.charge).toMatchObject({
        status: 'succeeded',
        amountReceived: price,
        amountHeld: 0,
        amountReleased: price,
        amountExcess: 20_000,
      });
      expect(paid.payouts).toMatchObject([{ amount: price, status: 'waiting_details' }]);
      await saveMerchantBankAccount(world);
      await world.pass(2 * minuteMs);
      const settled = await charge.read();
      expect([...settled.payouts, ...settled.refunds].map(({ status }) => status)).toEqual(['paid', 'paid']);
      await expectSoundBooks(world);
    });

    test('with an unreported payment succeeds instead of expiring', async () => {
      const { world, charge } = await openCharge();
      const { charge: row } = await charge.read();
      const partnerReference = await world.partnerReference(charge.id);
      await world.services.sandboxBank.reportTransfer({
        accountId: world.accountId,
        partnerReference,
        accountNumber: row.accountNumber,
        amount: price,
        payerName: null,
        outcome: 'credited',
        partnerCreditId: null,
        now: world.services.clock.now(),
      });
      await world.pass(24 * hourMs + 30 * minuteMs);
      expect((await charge.read()).charge.status).toBe('succeeded');
      await expectSoundBooks(world);
    });

    test('does not expire before its grace is over, nor while the partner does not answer', async () => {
      const { world, charge } = await openCharge();
      await charge.pay({ amount: 40_000 });
      await world.pass(24 * hourMs + 29 * minuteMs);
      expect((await charge.read()).charge.status).toBe('pending');
      world.bank.silence('findCredits', true);
      await world.pass(hourMs);
      expect((await charge.read()).charge.status).toBe('pending');
      world.bank.silence('findCredits', false);
      await world.pass(hourMs);
      await world.pass(2 * minuteMs);
      expect(await charge.read()).toMatchObject({
        charge: { status: 'expired', amountRefunded: 40_000 },
        refunds: [{ amount: 40_000, status: 'paid' }],
      });
      await expectSoundBooks(world);
    });

    test('no longer counts a credit reversed before it succeeded', async () => {
      const { world, charge } = await openCharge();
      const first = await charge.pay({ amount: 60_000 });
      await charge.reverse(first);
      expect((await charge.read()).charge).toMatchObject({ status: 'pending', amountReceived: 0 });
      await charge.pay({ amount: 60_000 });
      expect((await charge.read()).charge).toMatchObject({ status: 'pending', amountHeld: 60_000 });
      await expectSoundBooks(world);
    });

    test('stays succeeded when its payment is reversed, and shows the receivable', async () => {
      const { world, charge } = await openCharge();
      const credit = await charge.pay({ amount: price });
      await charge.reverse(credit);
      expect((await charge.read()).charge).toMatchObject({ status: 'succeeded', amountReceivable: price });
      await expectSoundBooks(world);
    });

    test('that is too small for a transfer succeeds, and its payout is not sent', async () => {
      const { world, charge } = await openCharge({ amount: 9_000 });
      await charge.pay({ amount: 9_000 });
      await saveMerchantBankAccount(world);
      await world.pass(48 * hourMs);
      expect(await charge.read()).toMatchObject({
        charge: { status: 'succeeded', amountReleased: 9_000 },
        payouts: [{ status: 'below_minimum', amount: 9_000 }],
      });
      expect(await countOrders(world.services.store)).toBe(0);
      await expectSoundBooks(world);
    });
  });

  describe('money for a recycled account number', () => {
    test('belongs to the charge whose account was open when it was paid', async () => {
      const world = await createWorld(await open());
      recycleNumbers(world);
      const { services, accountId } = world;
      const older = await DirectCharge.open(services, accountId);
      const openedAt = services.clock.now();
      services.clock.advance(9 * hourMs);
      const newer = await DirectCharge.open(services, accountId);
      await newer.pay({ amount: 30_000, isReferenced: false });
      await newer.pay({ amount: 20_000, isReferenced: false, paidAt: openedAt + hourMs });
      expect((await newer.read()).charge.amountHeld).toBe(30_000);
      expect((await older.read()).charge.amountHeld).toBe(20_000);
      await expectSoundBooks(world);
    });

    test('matches nothing while two are open, or none, until the operator matches it', async () => {
      const world = await createWorld(await open());
      recycleNumbers(world);
      const { services, accountId } = world;
      const charge = await DirectCharge.open(services, accountId);
      const other = await DirectCharge.open(services, accountId);
      const id = await charge.pay({ amount: price, isReferenced: false });
      expect((await other.read()).charge.version + (await charge.read()).charge.version).toBe(2);
      const late = await charge.pay({
        amount: 5_000,
        isReferenced: false,
        paidAt: services.clock.now() + 9 * hourMs,
      });
      expect(await unmatched(world, late)).toMatchObject({ checkoutId: null, amountExcess: 5_000 });
      const matched = matchCredit<ChargeAggregate>(
        await charge.read(),
        await unmatched(world, id),
        contextOf(world),
      );
      if (isRefusal(matched) || matched.kind !== 'change') throw new Error('A match changes something');
      expect(await commitChange(services.store, matched.change, { evidence: services })).toBe('committed');
      expect(await charge.read()).toMatchObject({
        charge: { status: 'succeeded' },
        credits: [{ amount: price }],
      });
      await expectSoundBooks(world);
    });
  });
});
