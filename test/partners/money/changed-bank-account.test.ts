import { describe, expect, it } from 'vitest';
import { commitChange } from '../../../server/src/adapters/store/commit.js';
import { decideSaveSeller } from '../../../server/src/domain/payee.js';
import { findSeller } from '../../../server/src/features/checkouts/queries.js';
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

/** A live escrow that is funded, accepted and delivered. */
async function deliveredLive(world: World): Promise<string> {
  const { id } = (await world.initiate({ mode: 'live' })).escrow;
  await world.act(id, {
    command: 'credit',
    credit: {
      partner: 'sandbox',
      partnerCreditId: id,
      partnerReference: null,
      accountNumber: null,
      amount: 250_000,
      payerName: 'Ada',
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
});
