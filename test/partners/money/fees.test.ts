import { describe, expect, test } from 'vitest';
import { findByPartnerId } from '../../../server/src/features/credits/queries.js';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { recordSettlement } from '../../../server/src/features/settlements/record.js';
import type { Store } from '../../../server/src/ports/store.js';
import { forEachStore } from '../../harness/stores.js';
import { rawStatement } from '../../store/fixtures.js';
import { createWorld, defined, hourMs, price, type World } from './world.js';

const listBalances = rawStatement(
  `select account, sum(amount) as balance from (
     select debit_account as account, amount from movement
     union all select credit_account, -amount from movement
   ) moved group by account order by account`,
  'suite.asset_balances',
);

/** What each asset and expense account has by the movements, in kobo. */
async function balances(store: Store): Promise<Record<string, number>> {
  const rows = (await store.all(listBalances, {})) as unknown as { account: string; balance: number }[];
  const isOurs = ({ account }: { account: string }) => /^(bank:|partner_fees)/.test(account);
  return Object.fromEntries(rows.filter(isOurs).map(({ account, balance }) => [account, Number(balance)]));
}

async function paid(world: World): Promise<{ id: string; partnerCreditId: string }> {
  const { id } = (await world.initiate()).escrow;
  const { credits } = await world.fund(id);
  return { id, partnerCreditId: defined(credits[0]).partnerCreditId };
}

async function expectSound(world: World): Promise<void> {
  expect((await verifyLedger(world.services)).discrepancies).toEqual([]);
}

const settlement = { partner: 'sandbox', mode: 'test', partnerSettlementId: 'set-1', settledAt: 1 } as const;

forEachStore((_engine, open) => {
  describe('what a partner keeps of a payment', () => {
    test('is found by a poll, booked once, and changes nothing that is owed', async () => {
      const world = await createWorld(await open());
      const { id, partnerCreditId } = await paid(world);
      await world.services.sandboxBank.nameFee(partnerCreditId, 3_500);
      await world.pass(hourMs);
      await world.pass(hourMs);
      expect(await balances(world.services.store)).toEqual({
        'bank:sandbox:test': price - 3_500,
        partner_fees: 3_500,
      });
      const { escrow, credits } = await world.load(id);
      expect(escrow).toMatchObject({ status: 'funded', amountHeld: price });
      expect(credits).toMatchObject([{ amount: price, fee: 3_500 }]);
      await expectSound(world);
    });

    test('follows the partner when it says more of it later', async () => {
      const world = await createWorld(await open());
      const { partnerCreditId } = await paid(world);
      for (const fee of [3_500, 8_500]) {
        await world.services.sandboxBank.nameFee(partnerCreditId, fee);
        await world.pass(hourMs);
      }
      const key = { partner: 'sandbox', mode: 'test', partnerCreditId } as const;
      expect(await world.services.store.one(findByPartnerId, key)).toMatchObject({ fee: 8_500 });
      expect(await balances(world.services.store)).toMatchObject({ partner_fees: 8_500 });
      await expectSound(world);
    });
  });

  describe('a settlement between a partner and the operator', () => {
    test('moves money between their accounts once, however often it is reported', async () => {
      const world = await createWorld(await open());
      await paid(world);
      const { services } = world;
      const reported = { ...settlement, direction: 'to_operator', amount: 200_000 } as const;
      const outcomes = [
        await recordSettlement(services, reported),
        await recordSettlement(services, reported),
      ];
      const other = await recordSettlement(services, { ...reported, amount: 199_999 });
      expect([...outcomes, other]).toEqual(['recorded', 'known', 'differs']);
      expect(await balances(services.store)).toEqual({
        'bank:operator:test': 200_000,
        'bank:sandbox:test': price - 200_000,
      });
      await expectSound(world);
    });

    test('is recorded once when two workers find it at the same time', async () => {
      const world = await createWorld(await open());
      const reported = { ...settlement, direction: 'to_partner', amount: 50_000 } as const;
      const outcomes = await Promise.all([1, 2, 3].map(() => recordSettlement(world.services, reported)));
      expect(outcomes.sort()).toEqual(['known', 'known', 'recorded']);
      expect(await balances(world.services.store)).toEqual({
        'bank:operator:test': -50_000,
        'bank:sandbox:test': 50_000,
      });
    });
  });
});
