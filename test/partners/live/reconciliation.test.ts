import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anyRows, step } from '../../../server/src/adapters/store/statement.js';
import { recordLeap } from '../../../server/src/features/clock/service-clock.js';
import { readInbox } from '../../../server/src/features/operator/inbox.js';
import { acceptRecord } from '../../../server/src/features/operator/reconciliations.js';
import { dueReconciliations } from '../../../server/src/features/reconciliation/daily.js';
import { expectSoundLedger, expectVerifiedLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { createRandom } from '../../simulation/random.js';
import { rawStatement } from '../../store/fixtures.js';
import { defined, hourMs } from '../money/world.js';
import { compareDay } from './compare-day.js';
import { type PaystackSide, startPaystackSide } from './paystack-side.js';
import { randomDay } from './random-day.js';
import { LiveShop } from './shop.js';
import { sides } from './sides.js';

/** `RECONCILED_OPERATIONS=10000` lets a longer day happen. */
const operations = Number(process.env.RECONCILED_OPERATIONS ?? 100);

const patience = { timeout: 60_000 + operations * 400 };

forEachDatabase((engine, freshDatabase) => {
  describe.each(sides)(`the books beside those of %s, on ${engine}`, patience, (name, startSide) => {
    test('agree after a day of everything that a bank does', async () => {
      const shop = await LiveShop.open(await freshDatabase(), await startSide());
      try {
        await randomDay(shop, createRandom(20_261_123), operations);
        const report = await compareDay(shop);
        expect(report.items).toEqual([]);
        expect(report).toMatchObject({ itemCount: 0, difference: 0 });
        expect(report.ledgerBreaks).toEqual(name === 'paystack' ? [] : null);
        expect(report.recordCount).toBeGreaterThan(operations / 5);
        const { matchedCount, inFlightCount, waitingCount } = report;
        expect(report.recordCount).toBe(matchedCount + inFlightCount + waitingCount);
        await expectSoundLedger(shop.service);
      } finally {
        await shop.close();
      }
    });
  });

  describe(`what does not agree with Paystack, on ${engine}`, patience, () => {
    let shop: LiveShop;
    let side: PaystackSide;
    beforeAll(async () => {
      side = await startPaystackSide();
      shop = await LiveShop.open(await freshDatabase(), side);
    });
    afterEach(async () => {
      await expectVerifiedLedger(shop.service);
    });
    afterAll(async () => {
      await expectSoundLedger(shop.service);
      await shop.close();
    });

    const services = () => shop.service.deps.services;
    const named = async () => {
      const { items } = await compareDay(shop);
      return items
        .map(({ kind, disagreement, settledAt, acceptedAt, difference }) => {
          const end = acceptedAt === null ? 'agrees now' : 'accepted';
          const open = `differs by ${difference}`;
          return `${kind}: ${disagreement}, ${settledAt === null && acceptedAt === null ? open : end}`;
        })
        .sort();
    };

    test('is named, exactly as it was planted in a random day, until it is settled', patience, async () => {
      const { control, notifier } = side.fake;
      await randomDay(shop, createRandom(20_261_124), operations);
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
      const [group] = (await readInbox(services(), 'live')).filter(({ kind }) => kind.noun === 'record');
      expect(group?.rows.map(({ amount }) => amount).sort()).toEqual([1, left].sort());
      // A second comparison names nothing twice.
      expect(await named()).toHaveLength(4);

      control.misstateAmount(misstated.partnerReference(), 250_000);
      const unknown = (await compareDay(shop)).items.find(({ reference }) => reference === foreign.reference);
      await acceptRecord(services(), defined(unknown).id, 'a sale of our other shop');
      const settled = await compareDay(shop);
      expect(settled).toMatchObject({ itemCount: 0, difference: 0 });
      expect((await readInbox(services(), 'live')).filter(({ kind }) => kind.noun === 'record')).toEqual([]);
      expect(await named()).toContain('credit: theirs_only, accepted');

      // What was accepted is named again once it changes.
      control.misstateAmount(foreign.reference, 70_001);
      expect(await named()).toContain(`credit: theirs_only, differs by ${left + 1}`);
      control.misstateAmount(foreign.reference, 70_000);
      await acceptRecord(services(), defined(unknown).id, 'a sale of our other shop');
    });

    test('is no part that a lost dispute took, which is booked even if only a list shows it', async () => {
      const { control, settings } = side.fake;
      settings.doesPartialRefundReverse = false;
      const escrow = await (await shop.escrow()).funded();
      control.topUp(1_000_000);
      control.resolveDispute(control.openDispute(escrow.partnerReference(), 40_000).id, true);
      await shop.hear();
      expect(await escrow.read()).toMatchObject({ status: 'funded', amount_receivable: 0 });
      expect(await named()).toContain('taken_back: theirs_only, agrees now');
      expect(await escrow.read()).toMatchObject({ status: 'disputed', amount_receivable: 40_000 });
      settings.doesPartialRefundReverse = true;
      expect(await named()).not.toContain('taken_back: theirs_only, differs by -40000');
    });

    test('is a part that a dispute took no longer', async () => {
      const { control } = side.fake;
      const escrow = await (await shop.escrow()).funded();
      control.topUp(1_000_000);
      control.resolveDispute(control.openDispute(escrow.partnerReference(), 30_000).id, true);
      await shop.hear();
      expect(await escrow.read()).toMatchObject({ status: 'disputed', amount_receivable: 30_000 });
      expect(await named()).not.toContain('taken_back: theirs_only, differs by -30000');
      const refund = defined(control.business.refunds.at(-1));
      refund.status = 'failed';
      expect(await named()).toContain('taken_back: states_differ, differs by 30000');
      refund.status = 'processed';
    });

    test('is nothing if a lost dispute took a whole payment that was not seen before', async () => {
      const { control, notifier } = side.fake;
      const escrow = await shop.escrow();
      escrow.pay();
      control.topUp(1_000_000);
      control.resolveDispute(control.openDispute(escrow.partnerReference()).id, true);
      for (const each of notifier.waiting()) notifier.drop(each);
      const open = (await named()).filter((each) => each.startsWith('taken_back'));
      expect(open).not.toContain('taken_back: theirs_only, differs by -250000');
      const [credit] = (await escrow.read()).credits;
      expect(credit).toMatchObject({ status: 'rejected', failure_reason: 'reversed' });
    });

    test('is named if a refund was made twice under one reference', async () => {
      const { control } = side.fake;
      const escrow = await (await shop.escrow()).funded();
      await escrow.post('refund', {});
      await shop.runDue();
      const refund = defined(control.business.refunds.at(-1));
      side.finishRefund(refund.merchantNote);
      await shop.hear();
      control.business.refunds.push({ ...refund, id: refund.id + 1_000_000 });
      expect(await named()).toContain('refund: theirs_only, differs by -250000');
      control.business.refunds.pop();
    });

    test('is no settlement, which is booked once, unless it changes', async () => {
      const { control } = side.fake;
      await (await shop.escrow()).funded();
      control.settleCollections();
      const before = (await compareDay(shop)).books;
      expect((await compareDay(shop)).books).toBe(before);
      const settlement = defined(control.business.settlements.at(-1));
      settlement.paidOut += 3;
      expect(await named()).toContain('settlement: amounts_differ, differs by -3');
      settlement.paidOut -= 3;
    });

    test('is a ledger that does not continue, and nothing else is named for it', async () => {
      const { control } = side.fake;
      expect((await compareDay(shop)).ledgerBreaks).toEqual([]);
      const { items } = await compareDay(shop);
      control.topUp(100);
      const [earlier] = control.business.ledger.slice(-1);
      control.moveBalance(-30);
      const end = { earlierId: String(earlier?.id), left: earlier?.balance, laterId: null };
      const begunWith = (earlier?.balance ?? 0) - 30;
      expect((await compareDay(shop)).ledgerBreaks).toEqual([{ ...end, begunWith }]);
      control.topUp(200);
      const later = control.business.ledger.at(-1);
      const report = await compareDay(shop);
      expect(report.ledgerBreaks).toEqual([{ ...end, laterId: String(later?.id), begunWith }]);
      expect(report.items).toEqual(items);
    });

    test('is looked for by the worker, once for each day', async () => {
      await shop.runDue();
      expect(await dueReconciliations(services())).toEqual([]);
    });

    test('is not looked for on days of a leap of the clock, and on those after it', async () => {
      const { store, clock } = services();
      const dueAfter = (days: number) =>
        dueReconciliations({
          ...services(),
          clock: { ...clock, now: () => clock.now() + days * 24 * hourMs },
        });
      const later = await dueAfter(3);
      expect(later).not.toEqual([]);
      await store.transact([step(recordLeap, { from: clock.now(), to: clock.now() + 60 * 24 * hourMs })]);
      expect(await dueAfter(60)).toEqual([]);
      await store.transact([
        step(rawStatement('update service_clock set leapt_from = null, leapt_to = null'), {}),
      ]);
      // An earlier version has compared days of a leap.
      const ofLeap = `update reconciliation set day = '2099-01-01'
        where day = (select max(day) from reconciliation)`;
      await store.transact([anyRows(rawStatement(ofLeap), {})]);
      expect((await dueAfter(3)).at(-1)).toBe(later.at(-1));
    });
  });
});
