import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeptMail } from '../../../server/src/adapters/mail/sandbox/index.js';
import { setEmail } from '../../../server/src/features/accounts/manage.js';
import { Shop } from '../../api/webhooks/shop.js';
import { forEachDatabase } from '../../harness/databases.js';
import { headOf, MailServer } from '../../harness/mail-server.js';
import { Receiver, reaching } from '../../harness/receiver.js';
import { type Service, startService } from '../../harness/service.js';
import { eventsSettled } from '../../harness/settled-events.js';
import { mailsOf, sentNow } from './mails.js';

const dayMinutes = 24 * 60;

forEachDatabase((engine, freshDatabase) => {
  describe(`mails about webhook endpoints on ${engine}`, () => {
    let receiver: Receiver;
    let server: MailServer;
    let service: Service;
    beforeAll(async () => {
      receiver = await Receiver.start();
      server = await MailServer.start();
      const { settings, outgoing } = reaching(receiver);
      const mail = { MAIL_URL: `smtp://${server.host}`, MAIL_FROM: 'mail@service.example' };
      service = await startService(await freshDatabase(), { ...settings, ...mail }, outgoing);
      for (const path of ['/gone', '/gone?token=secret']) {
        receiver.on(path, (response) => response.writeHead(410).end());
      }
      receiver.on('/failing', (response) => response.writeHead(400).end());
    });
    afterAll(async () => {
      await service.stop();
      await receiver.stop();
      await server.stop();
    });

    const open = async (email: string | null): Promise<Shop> => {
      const shop = await Shop.open(service);
      await setEmail(service.deps.services, shop.accountId, email);
      return shop;
    };
    const test = async (shop: Shop, id: string): Promise<void> => {
      const { body } = await shop.call('POST', `/webhooks/${id}/test`);
      const read = async () => (await shop.call('GET', `/webhook-deliveries/${body.id}`)).body;
      while ((await read()).status === 'pending') await shop.turn();
    };
    const switchedOff = async (shop: Shop, id: string): Promise<void> => {
      while ((await shop.call('GET', `/webhooks/${id}`)).body.active) await shop.turn();
    };
    const kept = async (to: string): Promise<KeptMail[]> => {
      await sentNow(service);
      return (await service.deps.services.sandboxMailer.list()).filter(({ recipient }) => recipient === to);
    };

    it('one that is gone is mailed about once, besides its event, only to the sandbox inbox', async () => {
      const shop = await open('gone@example.com');
      const { id } = await shop.endpoint(receiver.url('/gone?token=secret'));
      await Promise.all([test(shop, id), test(shop, id), test(shop, id)]);
      await switchedOff(shop, id);
      await eventsSettled(service);
      const events = (await shop.call('GET', '/events?type=webhook.disabled')).body.data;
      expect(events).toMatchObject([{ webhook_id: id, disabled_reason: 'gone' }]);
      const mails = await kept('gone@example.com');
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Your webhook endpoint was switched off \(Shop .*, test\)$/),
      ]);
      expect(mails[0]?.text).toContain(`Endpoint: ${id}`);
      expect(mails[0]?.text).toContain('it is gone (410)');
      expect(mails[0]?.text).not.toContain('secret');
      expect(server.taken).toEqual([]);
      expect(mails[0]?.text.replaceAll(/\s+/g, ' ')).toContain('nobody gets their events');
      const since = /--since (\S+)/.exec(mails[0]?.text ?? '')?.[1];
      await shop.call('PATCH', `/webhooks/${id}`, { active: true });
      const replay = { since, events: ['webhook.test'], dry_run: true };
      expect((await shop.call('POST', `/webhooks/${id}/replay`, replay)).body.count).toBe(3);
    });

    it('one that only fails causes a warning after a day and a mail after five, once each', async () => {
      const shop = await open('failing@example.com');
      const { id } = await shop.endpoint(receiver.url('/failing'));
      for (let count = 0; count < 10; count++) await test(shop, id);
      expect(await kept('failing@example.com')).toEqual([]);
      await shop.advance(dayMinutes + 1);
      await test(shop, id);
      await test(shop, id);
      const warned = await kept('failing@example.com');
      expect(warned.map(({ subject }) => subject)).toEqual([expect.stringContaining('is failing')]);
      expect((await shop.call('GET', `/webhooks/${id}`)).body.active).toBe(true);
      await shop.advance(4 * dayMinutes);
      await test(shop, id);
      await switchedOff(shop, id);
      await test(shop, id);
      const all = (await kept('failing@example.com')).map(({ subject }) => subject).sort();
      expect(all).toEqual([
        expect.stringContaining('is failing'),
        expect.stringContaining('was switched off'),
      ]);
    });

    it('one with rare deliveries causes a warning too, after any time', async () => {
      const shop = await open('seldom@example.com');
      const { id } = await shop.endpoint(receiver.url('/failing'));
      await test(shop, id);
      await shop.advance(6 * dayMinutes);
      await test(shop, id);
      await test(shop, id);
      const warned = await kept('seldom@example.com');
      expect(warned.map(({ subject }) => subject)).toEqual([expect.stringContaining('is failing')]);
      expect((await shop.call('GET', `/webhooks/${id}`)).body.active).toBe(true);
    });

    it('without an address on file no mail is written, and nothing waits for the operator', async () => {
      const shop = await open(null);
      const { id } = await shop.endpoint(receiver.url('/gone'));
      await test(shop, id);
      await switchedOff(shop, id);
      expect(await mailsOf(service, shop.accountId)).toEqual([]);
    });

    it('in live mode the mail goes to the mail server and not into the sandbox inbox', async () => {
      const { accountId, key } = await service.newMerchant();
      await setEmail(service.deps.services, accountId, 'live@example.com');
      const live = await key('live');
      const call = (method: string, path: string, body?: unknown) =>
        service.call(method, path, { key: live, body });
      const { body } = await call('POST', '/webhooks', { url: receiver.url('/gone') });
      await call('POST', `/webhooks/${body.id}/test`);
      const [taken] = await server.count(1);
      expect(taken?.to).toEqual(['live@example.com']);
      expect(taken && headOf(taken, 'Subject')).toMatch(/was switched off .*, live/);
      await sentNow(service);
      expect(await mailsOf(service, accountId)).toMatchObject([
        { status: 'sent', mode: 'live', attempts: 1 },
      ]);
      expect(await kept('live@example.com')).toEqual([]);
    });
  });
});
