import { describe, expect, it } from 'vitest';
import { purgeOldMails } from '../../../server/src/features/mail/send-mail.js';
import { readMail } from '../../../server/src/features/operator/mails.js';
import { sweepMails } from '../../../server/src/jobs/sweep.js';
import { createWorker } from '../../../server/src/jobs/worker.js';
import type { MailOutcome } from '../../../server/src/ports/mailer.js';
import { forEachStore } from '../../harness/stores.js';
import { createWorld, hourMs } from '../money/world.js';
import { mailsOf } from './mails.js';

forEachStore((engine, openStore) => {
  describe(`mails that are sent late on ${engine}`, () => {
    /** Opens a world whose mail server can be unreachable. */
    const open = async () => {
      const world = await createWorld(await openStore());
      const { services } = world;
      const mailServer: { answer: MailOutcome } = { answer: { outcome: 'accepted' } };
      const sent: string[] = [];
      const post = createWorker(services, { line: 'mail' });
      services.mailerFor = () => ({
        send: async ({ letter }) => {
          if (mailServer.answer.outcome === 'accepted') sent.push(letter.subject);
          return mailServer.answer;
        },
        close: async () => {},
      });
      const all = () => mailsOf({ deps: { services } } as never, world.accountId);
      const written = async () => new Map((await all()).map((mail) => [mail.template, mail]));
      const pass = async (hours: number) => {
        await world.pass(hours * hourMs);
        await post.runDue();
      };
      await world.saveBankAccount();
      return { ...world, mailServer, sent, all, written, pass };
    };
    const silent: MailOutcome = { outcome: 'unavailable', reason: 'no connection' };

    it('a reminder that is too late is dismissed, and every other mail is sent', async () => {
      const { delivered, mailServer, sent, written, pass } = await open();
      await delivered();
      await pass(1);
      expect(sent).toHaveLength(4);
      mailServer.answer = silent;
      await pass(18);
      expect((await written()).get('checkout.reminder')).toMatchObject({ status: 'pending', attempts: 1 });
      await pass(6);
      mailServer.answer = { outcome: 'accepted' };
      await pass(2);
      const dropped = { status: 'dismissed', failure: 'it came too late' };
      expect((await written()).get('checkout.reminder')).toMatchObject(dropped);
      expect(sent.slice(4).toSorted()).toEqual([
        'We have paid you for your sale at Shop',
        'Your money from your sale at Shop is on its way',
        'Your money goes to the seller of your order from Shop',
      ]);
    });

    it('a delivery mail after the end of the inspection is dismissed', async () => {
      const { delivered, act, mailServer, sent, written, pass } = await open();
      mailServer.answer = silent;
      const first = await delivered();
      await pass(1);
      await act(first.escrow.id, { command: 'release', amount: null });
      mailServer.answer = { outcome: 'accepted' };
      await pass(2);
      const dropped = { status: 'dismissed', failure: 'it came too late' };
      expect((await written()).get('checkout.delivered')).toMatchObject(dropped);
      expect(sent).toContain('Your money goes to the seller of your order from Shop');
    });

    it('a reminder that is still in time is sent once, even if its job runs again', async () => {
      const { delivered, mailServer, sent, written, pass, services } = await open();
      await delivered();
      await pass(1);
      mailServer.answer = silent;
      await pass(18);
      mailServer.answer = { outcome: 'accepted' };
      await pass(2);
      await pass(1);
      expect(sent.slice(4)).toEqual(['Please check your order from Shop']);
      expect((await written()).get('checkout.reminder')).toMatchObject({ status: 'sent', attempts: 2 });
      expect(await sweepMails(services)).toBe(0);
    });

    it('describes a part as it was then, after later payments and refunds', async () => {
      const { initiate, fund, act, mailServer, all, written, pass, services } = await open();
      mailServer.answer = silent;
      const { id } = (await initiate()).escrow;
      await fund(id);
      await act(id, { command: 'accept' });
      await act(id, { command: 'refund', amount: 50_000, reason: 'One was missing' });
      await act(id, { command: 'release', amount: 80_000 });
      await pass(0);
      await act(id, { command: 'refund', amount: null, reason: null });
      await pass(1);
      const refunds = (await all()).filter(({ template }) => template === 'checkout.refunded');
      const texts = await Promise.all(
        refunds.map(async ({ id }) => (await readMail(services, id)).words.text),
      );
      expect(texts.toSorted().map((text) => text.match(/₦[\d,.]+|One was missing/g))).toEqual([
        ['₦1,200.00'],
        ['₦500.00', 'One was missing', '₦2,000.00'],
      ]);
      const over = (await written()).get('seller.over');
      const ended = (await readMail(services, over?.id ?? '')).words.text;
      expect(ended).toContain('The ₦800.00 that we released to you stays yours.');
      expect(ended).not.toContain('Nothing is paid out');
      const released = (await written()).get('seller.released');
      const { text } = (await readMail(services, released?.id ?? '')).words;
      expect(text.match(/₦[\d,.]+/g)).toEqual(['₦800.00', '₦1,200.00']);
    });

    it('gives the shop’s reason for a part, though the escrow was declined since', async () => {
      const { initiate, fund, act, mailServer, all, services } = await open();
      mailServer.answer = silent;
      const { id } = (await initiate()).escrow;
      await fund(id);
      await act(id, { command: 'refund', amount: 50_000, reason: 'One was missing' });
      await act(id, { command: 'decline', reason: 'Sold out' });
      const refunds = (await all()).filter(({ template }) => template === 'checkout.refunded');
      const texts = await Promise.all(
        refunds.map(async ({ id }) => (await readMail(services, id)).words.text),
      );
      expect(texts.toSorted().map((text) => text.match(/₦[\d,.]+|has declined|Why: .*/g))).toEqual([
        ['₦2,000.00', 'has declined', 'Why: Sold out'],
        ['₦500.00', 'Why: One was missing', '₦2,000.00'],
      ]);
    });

    it('is purged a month after it was sent, and is not written again', async () => {
      const { delivered, sent, written, pass, services } = await open();
      await delivered();
      await pass(40);
      await pass(1);
      const count = sent.length;
      const keptAfter = async (days: number) => {
        services.clock.advance(days * 24 * hourMs);
        await purgeOldMails(services);
        return (await written()).size;
      };
      expect(await keptAfter(29)).toBeGreaterThan(0);
      expect(await keptAfter(2)).toBe(0);
      await pass(1);
      expect(sent).toHaveLength(count);
    });
  });
});
