import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { localDayOf, startOfDay } from '../../../server/src/domain/reconciliation/day.js';
import { readInbox } from '../../../server/src/features/operator/inbox.js';
import { acceptRecord } from '../../../server/src/features/operator/reconciliations.js';
import { dueReconciliations } from '../../../server/src/features/reconciliation/daily.js';
import { reconcile } from '../../../server/src/features/reconciliation/reconcile.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { createRandom } from '../../simulation/random.js';
import { defined } from '../money/world.js';
import { randomDay } from './random-day.js';
import { LiveShop } from './shop.js';

/** `RECONCILED_SALES=1000` lets a longer day happen. */
const sales = Number(process.env.RECONCILED_SALES ?? 40);

forEachDatabase((engine, freshDatabase) => {
  describe(`the books beside those of Paystack, on ${engine}`, { timeout: 60_000 + sales * 2_000 }, () => {
    let shop: LiveShop;
    beforeAll(async () => {
      shop = await LiveShop.open(await freshDatabase());
    });
    afterEach(async () => {
      await expectSoundLedger(shop.service);
    });
    afterAll(async () => {
      await shop.close();
    });

    const services = () => shop.service.deps.services;
    const compare = async () => {
      const bank = defined(services().partners.defaultOf('live'));
      const day = localDayOf(Date.now());
      return reconcile(services(), { bank, mode: 'live', day, start: defined(startOfDay(day)) });
    };
    const named = async () => {
      const { items } = await compare();
      return items
        .map(({ kind, disagreement, settledAt, acceptedAt, difference }) => {
          const end = acceptedAt === null ? 'agrees now' : 'accepted';
          const open = `differs by ${difference}`;
          return `${kind}: ${disagreement}, ${settledAt === null && acceptedAt === null ? open : end}`;
        })
        .sort();
    };

    test('agree after a day of everything that a bank does', async () => {
      await randomDay(shop, createRandom(20_261_123), sales);
      const report = await compare();
      expect(report.items).toEqual([]);
      expect(report).toMatchObject({ itemCount: 0, difference: 0 });
      expect(report.recordCount).toBeGreaterThan(sales);
      expect(report.recordCount).toBe(report.matchedCount + report.inFlightCount + report.waitingCount);
      expect(report.balance).toBe(shop.fake.control.business.balance);
    });

    test('name exactly what was planted, and agree once that is settled', async () => {
      const { control, notifier } = shop.fake;
      const missed = await shop.escrow();
      missed.pay();
      for (const each of notifier.waiting()) notifier.drop(each);
      const changed = await (await shop.escrow()).funded();
      const misstated = await (await shop.escrow()).funded();
      const duplicate = await (await shop.escrow()).funded();
      const { fee = 0 } = control.transaction(changed.partnerReference()).paid ?? {};
      control.correctFee(changed.partnerReference(), fee + 500);
      control.misstateAmount(misstated.partnerReference(), 250_001);
      control.business.transactions.push(control.transaction(duplicate.partnerReference()));
      const foreign = control.transaction(control.creditUnknownPayment(70_000));
      await shop.hear();

      const left = 70_000 - (foreign.paid?.fee ?? 0);
      expect(await named()).toEqual([
        'credit: amounts_differ, differs by 1',
        'credit: fees_differ, agrees now',
        'credit: theirs_only, agrees now',
        `credit: theirs_only, differs by ${left}`,
      ]);
      expect(await missed.read()).toMatchObject({ status: 'funded', amount_held: 250_000 });
      const [group] = (await readInbox(services())).filter(({ kind }) => kind.noun === 'record');
      expect(group?.rows.map(({ amount }) => amount).sort()).toEqual([1, left].sort());
      // A second comparison names nothing twice.
      expect(await named()).toHaveLength(4);

      control.misstateAmount(misstated.partnerReference(), 250_000);
      const unknown = (await compare()).items.find(({ reference }) => reference === foreign.reference);
      await acceptRecord(services(), defined(unknown).id, 'a sale of our other shop');
      const settled = await compare();
      expect(settled).toMatchObject({ itemCount: 0, difference: 0 });
      expect((await readInbox(services())).filter(({ kind }) => kind.noun === 'record')).toEqual([]);
      expect(await named()).toContain('credit: theirs_only, accepted');

      // What was accepted is named again once it changes.
      control.misstateAmount(foreign.reference, 70_001);
      expect(await named()).toContain(`credit: theirs_only, differs by ${left + 1}`);
      control.misstateAmount(foreign.reference, 70_000);
      await acceptRecord(services(), defined(unknown).id, 'a sale of our other shop');
    });

    test('name a part of a payment that a lost dispute took', async () => {
      const { control } = shop.fake;
      const escrow = await (await shop.escrow()).funded();
      control.topUp(1_000_000);
      control.resolveDispute(control.openDispute(escrow.partnerReference(), 40_000).id, true);
      await shop.hear();
      expect(await named()).toContain('taken_back: theirs_only, differs by -40000');
    });

    test('book settlements once, and name one that changes', async () => {
      const { control } = shop.fake;
      await (await shop.escrow()).funded();
      control.settleCollections();
      const before = (await compare()).books;
      expect((await compare()).books).toBe(before);
      const settlement = defined(control.business.settlements.at(-1));
      settlement.paidOut += 3;
      expect(await named()).toContain('settlement: amounts_differ, differs by -3');
      settlement.paidOut -= 3;
    });

    test('are compared by the worker, once for each day', async () => {
      await shop.runDue();
      expect(await dueReconciliations(services())).toEqual([]);
    });
  });
});
