import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyRow } from '../../server/src/features/notifications/apply.js';
import { dismissNotification, readStored } from '../../server/src/features/operator/notifications.js';
import { Shop } from '../audit/shop.js';
import { forEachDatabaseAtOnce } from '../harness/databases.js';
import { unapplied } from './notification-stories.js';
import { actorsOf, expectSound, refused, run, waiting } from './operator.js';
import { anotherDelivery, bookedParcel, failedParcel } from './parcel-stories.js';

forEachDatabaseAtOnce((engine, freshDatabase) => {
  describe(`operator commands on ${engine}`, { timeout: 60_000 }, () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await Shop.open(await freshDatabase());
    });
    afterAll(async () => {
      await expectSound(shop);
      await shop.close();
    });

    it.each([
      ['payout show nothing', 'There is no payout nothing: see escrow-server payout list.'],
      ['refund cancel nothing', 'There is no refund nothing: see escrow-server refund list.'],
      ['credit return nothing', 'There is no credit nothing: see escrow-server inbox.'],
      ['checkout refund nothing', 'There is no checkout nothing: see escrow-server inbox.'],
      ['delivery clear nothing', 'There is no delivery nothing: see escrow-server inbox.'],
      ['dispute show nothing', 'There is no dispute nothing: see escrow-server dispute list.'],
      ['receivable settle nothing --from held --amount 1', 'Nothing is owed to us under nothing'],
      ['dispute resolve nothing --to-seller KOBO', 'The amount is whole kobo, such as 250000'],
      ['dispute resolve nothing --to-seller 0 --reason REASON', 'The reason is 1 to 2000 characters'],
      ['payout record-payment nothing --session-id SESSION_ID', "The session id is the bank's own number"],
    ])('%s is refused in one sentence', async (words, sentence) => {
      expect(await refused(shop, words)).toContain(sentence);
    });

    it('a delivery is cleared only once it has failed, and only then its escrow is released', async () => {
      const sound = await bookedParcel(shop);
      expect(await refused(shop, `delivery clear ${sound.shipment}`)).toContain(
        'Its delivery has not failed, or has been cleared',
      );
      const failed = await failedParcel(shop);
      expect(await run(shop, `delivery show ${failed.shipment}`)).toMatch(
        /^delivery \S+: failed with [\s\S]* "booked"\n[\s\S]* "failed"\n$/,
      );
      expect(await refused(shop, `checkout release ${failed.escrow}`)).toMatch(/parcel|deliver/);
      await run(shop, `delivery clear ${failed.shipment}`);
      expect(await refused(shop, `delivery clear ${failed.shipment}`)).toContain('has been cleared');
      await run(shop, `checkout release ${failed.escrow}`);
    });

    it('a delivery is not cleared by the name of the one before it', async () => {
      const { escrow, shipment } = await failedParcel(shop);
      const newer = await anotherDelivery(shop, escrow);
      for (const words of [`delivery clear ${shipment}`, `delivery book ${shipment}`]) {
        expect(await refused(shop, words)).toContain(`The escrow has a newer delivery, ${newer}`);
      }
      expect(await refused(shop, `checkout release ${escrow}`)).toMatch(/parcel|deliver/);
    });

    it('a notification that is applied while it is dismissed is shown as applied', async () => {
      const { services } = shop.deps;
      const id = await unapplied(shop);
      const { notification } = await readStored(services, id);
      await dismissNotification(services, id, 'Compared with the dashboard');
      expect(await applyRow(services, notification, false)).toBe(true);
      expect((await readStored(services, id)).notification.dismissedReason).toBeNull();
    });

    it('a matched credit stays matched: a repeat changes nothing, another match is refused', async () => {
      const credit = await shop.credit(await shop.pay(null, 60_000));
      const { escrow } = await shop.read(await shop.initiate(60_000));
      const match = `credit match ${credit.id} --account ${shop.accountId} --reference`;
      expect(await refused(shop, `${match} NO-SUCH-SALE`)).toContain('has no test checkout "NO-SUCH-SALE"');
      await run(shop, `${match} ${escrow.reference}`);
      expect(await run(shop, `${match} ${escrow.reference}`)).toContain('(it was so already');
      expect(await refused(shop, `credit return ${credit.id}`)).toContain('belongs to a checkout already');
      const other = await shop.read(await shop.initiate(60_000));
      expect(await refused(shop, `${match} ${other.escrow.reference}`)).toContain(
        'belongs to a checkout already',
      );
      expect(await actorsOf(shop, 'credit.matched')).toEqual(['operator command']);
      expect((await shop.read(escrow.id)).escrow.status).toBe('funded');
    });

    it('a returned credit stays returned: a repeat changes nothing, its refund is paid once', async () => {
      const credit = await shop.credit(await shop.pay(null, 70_000));
      const first = await run(shop, `credit return ${credit.id}`);
      const refund = /refund (\S+) is/.exec(first)?.[1] as string;
      expect(await run(shop, `credit return ${credit.id}`)).toContain(refund);
      const { reference } = (await shop.read(await shop.initiate(70_000))).escrow;
      const match = `credit match ${credit.id} --account ${shop.accountId} --reference ${reference}`;
      expect(await refused(shop, match)).toContain('on its way back to its payer');
      await shop.transfer('refund', refund, 'paid');
      expect(await run(shop, `refund show ${refund}`)).toMatch(
        /\(paid\), ₦700\.00[^\n]*\nsale +of nobody, test/,
      );
    });

    it('a dispute is shown in full, decided once, and the timeline names the operator', async () => {
      const id = await shop.initiate(250_000);
      await shop.pay(id, 250_000);
      const evidence = ['https://example.com/broken.jpg'];
      const { dispute } = await shop.act(id, {
        command: 'dispute',
        reason: 'damaged',
        description: 'It came broken.',
        evidence,
        side: 'buyer',
      });
      await shop.act(id, { command: 'evidence', side: 'seller', text: 'It left whole.', links: [] });
      expect(await run(shop, 'dispute list --test')).toContain(dispute?.id);
      expect(await run(shop, 'dispute list')).toBe('No dispute of live mode waits for you.\n');
      const shown = await run(shop, `dispute show ${dispute?.id}`);
      const sides = ['"It came broken."', evidence[0], '"It left whole."'];
      for (const said of [...sides, '₦2,500.00 (250000 kobo)']) {
        expect(shown).toContain(said);
      }
      const resolve = `dispute resolve ${dispute?.id} --to-seller`;
      expect(await refused(shop, `${resolve} 250001 --reason Proved`)).toContain('more than what is held');
      expect(await refused(shop, `${resolve} 5000 --reason Proved`)).toContain('A part, and what it leaves');
      await run(shop, `${resolve} 250000 --reason Proved`);
      expect(await run(shop, `${resolve} 250000 --reason Proved`)).toContain('(it was so already');
      for (const other of ['0 --reason Proved', '250000 --reason Else']) {
        const recorded = 'has ended already (resolved, ₦2,500.00 to the seller, because "Proved")';
        expect(await refused(shop, `${resolve} ${other}`)).toContain(recorded);
      }
      expect(await run(shop, `dispute show ${dispute?.id}`)).toMatch(
        /because {3}"Proved"[\s\S]*operator \(command\)/,
      );
      expect(await actorsOf(shop, 'dispute.resolved')).toEqual(['operator command']);
      const { payouts } = await shop.read(id);
      await shop.transfer('payout', payouts[0]?.id ?? '', 'paid');
    });

    it('a manual payment is refused while the bank may pay, and a second one is a receivable', async () => {
      const id = await shop.initiate(250_000);
      await shop.pay(id, 250_000);
      const { payouts } = await shop.act(id, { command: 'release', amount: null });
      const payout = payouts[0]?.id ?? '';
      const attempt = await shop.send('payout', payout);
      const pay = `payout record-payment ${payout} --session-id`;
      expect(await refused(shop, `${pay} DESK-1`)).toContain('has an attempt under way');
      expect(await refused(shop, `payout retry ${payout}`)).toContain('has an attempt under way');
      expect(await refused(shop, `payout hold ${payout}`)).toContain('has an attempt under way');
      await shop.end(attempt, 'failed');
      await run(shop, `${pay} DESK-1`);
      expect(await run(shop, `${pay} DESK-1`)).toContain('(it was so already');
      expect(await run(shop, `${pay} DESK-2`)).toContain('was paid already: your payment is a receivable');
      expect(await run(shop, `${pay} DESK-2`)).toContain('(it was so already');
      await run(shop, `receivable settle ${payout} --from recovered --amount 250000 --session-id BACK-1`);
      expect(await run(shop, `payout show ${payout}`)).toMatch(/attempt 2 [^\n]*paid {2}manual {2}"DESK-1"/);
      expect(await refused(shop, `payout return-to-payer ${payout}`)).toContain('failed for 30 days');
      expect(await refused(shop, `payout look-up ${payout}`)).toContain(
        'no attempt of this payout under way',
      );
    });

    it('a transfer that recovered a receivable counts once, at the same time too', async () => {
      const escrow = async () => {
        const id = await shop.initiate(250_000);
        const credit = await shop.pay(id, 250_000);
        await shop.act(id, { command: 'release', amount: null });
        await shop.reverse(credit);
        return id;
      };
      const [first, second] = [await escrow(), await escrow()];
      const settle = (id: string, amount: number, sessionId: string) =>
        `receivable settle ${id} --from recovered --amount ${amount} --session-id ${sessionId}`;
      const once = settle(first, 100_000, 'BACK-2');
      const outputs = await Promise.all([run(shop, once), run(shop, once)]);
      expect(outputs.filter((output) => output.includes('is settled (recovered)'))).toHaveLength(1);
      const already = outputs.filter((output) => output.includes('is recorded for this transfer already'));
      expect(already).toHaveLength(1);
      for (const output of [...outputs, await run(shop, once)]) {
        expect(output).toContain('₦1,500.00 (150000 kobo) is left');
      }
      for (const other of [settle(first, 150_000, 'BACK-2'), settle(second, 100_000, 'BACK-2')]) {
        expect(await refused(shop, other)).toContain(
          `The transfer BACK-2 is recorded already: it recovered ₦1,000.00 (100000 kobo) of ${first}.`,
        );
      }
      expect(await refused(shop, settle(second, 100_000, 'back-2'))).toContain('is recorded already');
      expect(await run(shop, settle(first, 100_000, '\tBack-2\t'))).toContain(
        'is recorded for this transfer',
      );
      await run(shop, settle(first, 150_000, 'BACK-3'));
      expect(await run(shop, once)).toContain('is recorded for this transfer already');
      await run(shop, settle(second, 250_000, 'BACK-4'));
      for (const id of [first, second]) expect((await shop.read(id)).escrow.amountReceivable).toBe(0);
    });

    it('a transfer that repays two receivables counts for no more than it brought', async () => {
      const escrow = async (amount: number) => {
        const id = await shop.initiate(amount);
        const credit = await shop.pay(id, amount);
        await shop.act(id, { command: 'release', amount: null });
        await shop.reverse(credit);
        return id;
      };
      const ids = [await escrow(250_000), await escrow(150_000), await escrow(120_000)] as const;
      const settle = (id: string, amount: number, brought = '') =>
        `receivable settle ${id} --from recovered --amount ${amount} --session-id BOTH-1 ${brought}`.trim();
      const all = '--transfer-amount 450000';
      await run(shop, settle(ids[0], 250_000));
      const without = await refused(shop, settle(ids[1], 150_000));
      expect(without).toContain(`it recovered ₦2,500.00 (250000 kobo) of ${ids[0]}.`);
      expect(without).toContain('add --transfer-amount with what it brought in all');
      const both = [settle(ids[1], 150_000, all), settle(ids[2], 120_000, all)];
      const settled = await Promise.allSettled(both.map((words) => run(shop, words)));
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const beaten = settled.findIndex(({ status }) => status === 'rejected');
      expect(await refused(shop, both[beaten] ?? '')).toMatch(
        /The transfer BOTH-1 has ₦\S+ \(\d+ kobo\) left/,
      );
      expect(await run(shop, both[1 - beaten] ?? '')).toContain('is recorded for this transfer already');
      const owed = await Promise.all(ids.map(async (id) => (await shop.read(id)).escrow.amountReceivable));
      expect(owed).toEqual(beaten === 0 ? [0, 150_000, 0] : [0, 0, 120_000]);
      const unpaid = `receivable settle ${ids[1 + beaten]} --from written-off --amount ${owed[1 + beaten]}`;
      await run(shop, unpaid);
    });

    it('only a recovered receivable names a transfer, and always does', async () => {
      const settle = 'receivable settle any --amount 100 --from';
      expect(await refused(shop, `${settle} recovered`)).toContain('Add --session-id');
      const writeOff = await refused(shop, `${settle} written-off --session-id BACK-5`);
      expect(writeOff).toContain('Only --from recovered takes a --session-id');
      const brought = await refused(shop, `${settle} held --transfer-amount 100`);
      expect(brought).toContain('Only --from recovered takes a --transfer-amount');
      const placeholder = await refused(shop, `${settle} recovered --session-id SESSION_ID`);
      expect(placeholder).toContain("The session id is the bank's own number");
    });

    it('what came back after it was settled is repaid once, and the books say so', async () => {
      const id = await shop.initiate(250_000);
      await shop.pay(id, 250_000);
      const { payouts } = await shop.act(id, { command: 'release', amount: null });
      const payout = payouts[0]?.id ?? '';
      const first = await shop.transfer('payout', payout, 'failed');
      await shop.transfer('payout', payout, 'paid');
      await shop.end(first, 'paid');
      await run(shop, `receivable settle ${payout} --from recovered --amount 100000 --session-id TWICE-1`);
      await run(shop, `receivable settle ${payout} --from written-off --amount 30000`);
      await shop.end(first, 'reversed');
      await expectSound(shop);
      expect(await run(shop, `payout show ${payout}`)).toContain('came back ₦1,300.00 (130000 kobo)');
      expect(Object.keys(await waiting(shop))).toEqual(['came_back_payout']);
      const repay = `receivable repay ${payout} --amount`;
      expect(await refused(shop, `${repay} 100000 --to payee`)).toContain('Add --session-id');
      expect(await refused(shop, `${repay} 131000 --to loss`)).toContain('more than what came back');
      const paid = `${repay} 100000 --to payee --session-id AGAIN-1`;
      expect(await run(shop, paid)).toContain('is recorded (payee).');
      expect(await run(shop, paid)).toContain('nothing was done');
      const other = `${repay} 30000 --to payee --session-id again-1`;
      expect(await refused(shop, other)).toContain('recorded for something else');
      expect(await run(shop, `${repay} 30000 --to loss`)).toContain('₦0.00 (0 kobo) is left');
      expect(await waiting(shop)).toEqual({});
      await expectSound(shop);
    });

    it('a refund of reversed money is cancelled before the rest is written off', async () => {
      const id = await shop.initiate(250_000);
      const credit = await shop.pay(id, 250_000);
      const { refunds } = await shop.act(id, { command: 'refund', amount: null, reason: null });
      const refund = refunds[0]?.id ?? '';
      expect(await refused(shop, `refund cancel ${refund}`)).toContain('has not reversed its credit');
      await shop.reverse(credit);
      const writeOff = `receivable settle ${id} --from written-off --amount 250000`;
      expect(await refused(shop, writeOff)).toContain(`run escrow-server refund cancel ${refund} first`);
      expect(await refused(shop, `refund retry ${refund}`)).toContain('has this money already');
      await run(shop, `refund cancel ${refund}`);
      expect(await run(shop, `refund cancel ${refund}`)).toContain('(it was so already');
      expect(await refused(shop, writeOff)).toContain('more than the receivable');
      expect(await waiting(shop)).toEqual({});
      expect(await actorsOf(shop, 'refund.cancelled')).toEqual(['operator command']);
    });
  });
});
