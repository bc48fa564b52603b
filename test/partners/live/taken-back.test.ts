import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readInbox } from '../../../server/src/features/operator/inbox.js';
import type { InboxRow } from '../../../server/src/features/operator/inbox-search.js';
import { settleReceivable } from '../../../server/src/features/operator/receivables.js';
import { expectSoundLedger, expectVerifiedLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { defined } from '../money/world.js';
import { compareDay } from './compare-day.js';
import { type LiveEscrow, LiveShop } from './shop.js';
import type { PartnerSide } from './side.js';
import { sides } from './sides.js';

forEachDatabase((engine, freshDatabase) => {
  describe.each(sides)(
    `a part of a payment that a bank took back, on ${engine} at %s`,
    (_name, startSide) => {
      let shop: LiveShop;
      let side: PartnerSide;
      beforeAll(async () => {
        side = await startSide();
        shop = await LiveShop.open(await freshDatabase(), side);
        side.topUp(10_000_000);
      });
      afterAll(async () => {
        await expectSoundLedger(shop.service);
        await shop.close();
      });

      const services = () => shop.service.deps.services;

      /** An escrow of 250,000 kobo, 100,000 of which we refunded, and whose payer's bank took the rest. */
      async function takenBack(): Promise<LiveEscrow> {
        const escrow = await (await shop.escrow()).funded();
        await escrow.post('refund', { amount: 100_000 });
        await shop.runDue();
        side.finishRefund(defined(side.refunds().at(-1)).reference);
        await shop.hear();
        expect(await escrow.read()).toMatchObject({ status: 'funded', refunds: [{ status: 'paid' }] });
        side.takeBackRest(escrow.partnerReference(), 150_000);
        await escrow.poll();
        return escrow;
      }

      async function waiting({ reference }: LiveEscrow): Promise<InboxRow[]> {
        const groups = await readInbox(services(), 'live');
        const group = groups.find(({ kind }) => kind.kind === 'receivable_part');
        return (group?.rows ?? []).filter((row) => row.reference === reference);
      }

      const named = async () => {
        const { items } = await compareDay(shop);
        return items.filter(({ kind }) => kind === 'taken_back');
      };

      async function settle(escrow: LiveEscrow, from: 'held' | 'not_taken'): Promise<void> {
        await settleReceivable(services(), (await escrow.read()).escrow_id, { from, amount: 150_000 });
        await shop.runDue();
        await expectVerifiedLedger(shop.service);
      }

      test('is a receivable beside our refund, and holds what the seller would get', async () => {
        const escrow = await takenBack();
        const stands = { status: 'disputed', amount_held: 150_000, amount_receivable: 150_000 };
        expect(await escrow.read()).toMatchObject(stands);
        expect((await escrow.post('release')).status).toBe(409);
        expect(await waiting(escrow)).toMatchObject([{ amount: 150_000, receivable: 150_000 }]);
        expect(await named()).toEqual([]);
        // Said again, it is nothing new.
        await escrow.poll();
        expect(await escrow.read()).toMatchObject(stands);
        await settle(escrow, 'held');
        expect(await escrow.read()).toMatchObject({ status: 'refunded', amount_held: 0, payouts: [] });
        expect(await waiting(escrow)).toEqual([]);
        expect(side.transfers()).toEqual([]);
      });

      test('leaves no refund of a late payment to be sent that would pay it twice', async () => {
        const escrow = await shop.escrow();
        await escrow.post('cancel');
        // The worker waits until the part is reported as well.
        await shop.service.deps.worker.stop();
        escrow.pay();
        await escrow.poll();
        side.takeBackRest(escrow.partnerReference(), 100_000);
        await escrow.poll();
        await shop.runDue();
        const { status, credits } = await escrow.read();
        expect({ status, credits }).toMatchObject({ status: 'cancelled', credits: [{ amount: 250_000 }] });
        // A lost dispute is a refund of its own at Paystack.
        expect(side.refunds().filter(({ amount }) => amount > 150_000)).toEqual([]);
        await expectVerifiedLedger(shop.service);
        shop.service.deps.worker.start();
      });

      test('is put back if the operator finds that nothing was taken, and stays named', async () => {
        const escrow = await takenBack();
        await settle(escrow, 'not_taken');
        await escrow.poll();
        const goesOn = { status: 'funded', amount_held: 150_000, amount_receivable: 0 };
        expect(await escrow.read()).toMatchObject(goesOn);
        expect(await waiting(escrow)).toEqual([]);
        const open = { disagreement: 'theirs_only', difference: -150_000 };
        expect(await named()).toMatchObject([open]);
        expect(await escrow.read()).toMatchObject(goesOn);
      });
    },
  );
});
