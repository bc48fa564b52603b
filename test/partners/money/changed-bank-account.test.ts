import { describe, expect, it } from 'vitest';
import { commitChange } from '../../../server/src/adapters/store/commit.js';
import { adHoc, step } from '../../../server/src/adapters/store/statement.js';
import type { InitiateInput } from '../../../server/src/domain/escrow/initiate.js';
import { decideSaveMerchantBankAccount, decideSaveSeller } from '../../../server/src/domain/payee.js';
import { findSeller } from '../../../server/src/features/checkouts/queries.js';
import { confirmClock, recordLeap } from '../../../server/src/features/clock/service-clock.js';
import { findMerchantBankAccount } from '../../../server/src/features/sellers/queries.js';
import { sweep } from '../../../server/src/jobs/sweep.js';
import { systemContext } from '../../../server/src/pipeline/context.js';
import { isRefusal } from '../../../server/src/pipeline/retry.js';
import { sealedPlaces } from '../../../server/src/ports/sealed-places.js';
import { forEachStore } from '../../harness/stores.js';
import { createWorld, hourMs, minuteMs, proof, type World } from './world.js';

const email = 'seller@example.com';

/** Saves a live seller's bank account, or replaces it. */
async function saveLive({ services, accountId }: World, last4: string): Promise<void> {
  const key = { accountId, mode: 'live', emailKey: email } as const;
  const seller = (await services.store.one(findSeller, key)) ?? null;
  const bankAccount = {
    bankCodePartner: 'sandbox',
    bankCode: '058',
    bankName: 'Guaranty Trust Bank',
    accountName: 'ADA SELLER',
    accountLast4: last4,
    accountNumberSealed: services.sealer.seal(
      sealedPlaces.accountNumber({ accountId, mode: 'live', sellerKey: email }),
      `012345${last4}`,
    ),
  };
  const fundRequest = {
    accountId,
    mode: 'live',
    email,
    name: null,
    bankAccount,
    savedBy: 'merchant',
  } as const;
  const time = { now: services.clock.now(), clockOffsetMs: 0 };
  const decision = decideSaveSeller(seller, fundRequest, systemContext(services, time, services.newId()));
  if (isRefusal(decision)) throw new Error('The details were not saved');
  expect(await commitChange(services.store, decision.change, { evidence: services })).toBe('committed');
}

/** Saves the bank account that the merchant itself is paid to in live mode, or replaces it. */
async function saveOwnLive({ services, accountId }: World, last4: string): Promise<void> {
  const owner = { accountId, mode: 'live' } as const;
  const onFile = (await services.store.one(findMerchantBankAccount, owner)) ?? null;
  const bankAccount = {
    bankCodePartner: 'sandbox',
    bankCode: '058',
    bankName: 'Guaranty Trust Bank',
    accountName: 'SHOP',
    accountLast4: last4,
    accountNumberSealed: services.sealer.seal(
      sealedPlaces.accountNumber({ ...owner, sellerKey: null }),
      `012345${last4}`,
    ),
  };
  const time = { now: services.clock.now(), clockOffsetMs: 0 };
  const context = systemContext(services, time, services.newId());
  const decision = decideSaveMerchantBankAccount(onFile, { ...owner, bankAccount }, context);
  if (isRefusal(decision)) throw new Error('The details were not saved');
  expect(await commitChange(services.store, decision.change, { evidence: services })).toBe('committed');
}

/** Lets the sandbox bank serve live mode. */
function openLiveBank({ services, bank }: World): void {
  const partners = { defaultOf: () => bank, find: () => bank, listOf: () => [bank] };
  Object.assign(services, { partners });
}

/** A live escrow that is funded, accepted and delivered. */
async function deliveredLive(world: World, fields: Partial<InitiateInput> = {}): Promise<string> {
  const { id } = (await world.initiate({ mode: 'live', ...fields })).escrow;
  await world.act(id, {
    command: 'credit',
    credit: {
      partner: 'sandbox',
      partnerCreditId: id,
      partnerReference: null,
      accountNumber: null,
      amount: 250_000,
      payerName: 'Ada',
      payerBankName: null,
      sessionId: null,
      failureReason: null,
      paidAt: world.services.clock.now(),
      isToEndedNumber: false,
    },
  });
  await world.act(id, { command: 'accept' });
  await world.act(id, { command: 'deliver', proof });
  return id;
}

forEachStore((engine, open) => {
  describe(`a live payee on ${engine}`, () => {
    it('with a changed bank account is paid by the clock a day later, and not found before', async () => {
      const world = await createWorld(await open());
      await saveLive(world, '6789');
      const id = await deliveredLive(world);
      await world.pass(23 * hourMs);
      await saveLive(world, '0001');
      await world.pass(hourMs + minuteMs);
      expect((await world.load(id)).escrow.status).toBe('funded');
      expect(await sweep(world.services)).toBe(0);
      await world.pass(22 * hourMs);
      expect((await world.load(id)).escrow.status).toBe('funded');
      await world.pass(hourMs);
      const { escrow, payouts } = await world.load(id);
      expect(escrow.status).toBe('released');
      expect(payouts).toMatchObject([{ accountLast4: '0001' }]);
    });

    it('with a first bank account is paid at the end of the inspection', async () => {
      const world = await createWorld(await open());
      const id = await deliveredLive(world);
      await world.pass(23 * hourMs);
      await saveLive(world, '6789');
      await world.pass(hourMs + minuteMs);
      expect((await world.load(id)).escrow.status).toBe('released');
    });
  });

  describe(`a live seller on ${engine}`, () => {
    const statusOf = async (world: World, id: string) => (await world.load(id)).payouts[0]?.status;

    it('who replaced their bank account is paid a day later, although the buyer released', async () => {
      const world = await createWorld(await open());
      openLiveBank(world);
      await saveLive(world, '6789');
      const id = await deliveredLive(world);
      await saveLive(world, '0001');
      await world.act(id, { command: 'release', amount: null });
      expect((await world.load(id)).escrow.status).toBe('released');
      await world.pass(23 * hourMs + 50 * minuteMs);
      expect([await statusOf(world, id), world.bank.calls('transfer')]).toEqual(['pending', 0]);
      await world.pass(11 * minuteMs);
      expect(world.bank.calls('transfer')).toBe(1);
      expect((await world.load(id)).payouts).toMatchObject([{ accountLast4: '0001' }]);
    });

    it('rests too if an attempt has begun that had no effect', async () => {
      const world = await createWorld(await open());
      openLiveBank(world);
      await saveLive(world, '6789');
      const id = await deliveredLive(world);
      await world.act(id, { command: 'release', amount: null });
      world.bank.fail('transfer', 'no_float');
      await world.pass(0);
      await saveLive(world, '0001');
      await world.pass(23 * hourMs);
      expect(world.bank.calls('transfer')).toBe(1);
      await world.pass(hourMs + minuteMs);
      expect(world.bank.calls('transfer')).toBe(2);
      expect((await world.load(id)).payouts).toMatchObject([{ accountLast4: '0001' }]);
    });

    it('is paid at once to a first bank account', async () => {
      const world = await createWorld(await open());
      openLiveBank(world);
      const id = await deliveredLive(world);
      await saveLive(world, '6789');
      await world.act(id, { command: 'release', amount: null });
      await world.pass(0);
      expect(world.bank.calls('transfer')).toBe(1);
    });
  });

  describe(`a live merchant on ${engine}`, () => {
    const numbersSent = async ({ services }: World) => {
      const rows = await services.store.list(
        adHoc<{ accountNumberSealed: string | null; accountId: string }>((db) =>
          db
            .selectFrom('attempt')
            .innerJoin('payout', 'payout.id', 'attempt.object_id')
            .select([
              'attempt.account_number_sealed as accountNumberSealed',
              'payout.account_id as accountId',
            ])
            .orderBy('attempt.sent_at'),
        ),
      );
      return rows.map(({ accountNumberSealed, accountId }) =>
        services.sealer.open(
          sealedPlaces.accountNumber({ accountId, mode: 'live', sellerKey: null }),
          accountNumberSealed ?? '',
        ),
      );
    };
    const releasedLive = async (world: World) => {
      const id = await deliveredLive(world, { sellerEmail: null });
      await world.act(id, { command: 'release', amount: null });
      return id;
    };

    it('is paid at once to its first bank account', async () => {
      const world = await createWorld(await open());
      openLiveBank(world);
      await saveOwnLive(world, '6789');
      await releasedLive(world);
      await world.pass(0);
      expect(await numbersSent(world)).toEqual(['0123456789']);
    });

    it('that replaced it is paid a day later, although the money was released', async () => {
      const world = await createWorld(await open());
      openLiveBank(world);
      await saveOwnLive(world, '6789');
      await saveOwnLive(world, '0001');
      const id = await releasedLive(world);
      await world.pass(23 * hourMs);
      await world.pass(50 * minuteMs);
      expect(await numbersSent(world)).toEqual([]);
      expect((await world.load(id)).payouts).toMatchObject([{ status: 'pending' }]);
      await world.pass(11 * minuteMs);
      expect(await numbersSent(world)).toEqual(['0123450001']);
    });

    it('rests too if an attempt has begun, and nobody waits for the float behind it', async () => {
      const world = await createWorld(await open());
      openLiveBank(world);
      await saveOwnLive(world, '6789');
      const id = await releasedLive(world);
      world.bank.fail('transfer', 'no_float');
      await world.pass(0);
      const waits = async () => (await world.load(id)).payouts[0]?.awaitingFloatSince !== null;
      expect([await waits(), world.bank.calls('transfer')]).toEqual([true, 1]);
      await saveOwnLive(world, '0001');
      await world.pass(hourMs);
      expect([await waits(), world.bank.calls('transfer')]).toEqual([false, 1]);
      await world.pass(22 * hourMs);
      expect(world.bank.calls('transfer')).toBe(1);
      await world.pass(hourMs + minuteMs);
      expect((await world.load(id)).payouts).toMatchObject([{ accountLast4: '0001' }]);
      expect([await numbersSent(world), world.bank.calls('transfer')]).toEqual([['0123450001'], 2]);
    });

    it('is not paid sooner because the clock leapt', async () => {
      const world = await createWorld(await open());
      const { services } = world;
      openLiveBank(world);
      await saveOwnLive(world, '6789');
      await saveOwnLive(world, '0001');
      await releasedLive(world);
      const from = services.clock.now();
      const leap = { from, to: from + 30 * hourMs };
      await services.store.transact([step(recordLeap, leap)]);
      await world.pass(30 * hourMs);
      expect(await numbersSent(world)).toEqual([]);
      expect(await confirmClock(services)).not.toBeNull();
      await world.pass(minuteMs);
      expect(await numbersSent(world)).toEqual(['0123450001']);
    });

    it('rests again for an account that was replaced while a payout rested', async () => {
      const world = await createWorld(await open());
      openLiveBank(world);
      await saveOwnLive(world, '6789');
      await saveOwnLive(world, '0001');
      await releasedLive(world);
      await world.pass(23 * hourMs);
      await saveOwnLive(world, '0002');
      await world.pass(2 * hourMs);
      expect(await numbersSent(world)).toEqual([]);
      await world.pass(23 * hourMs);
      expect(await numbersSent(world)).toEqual(['0123450002']);
    });
  });
});
