import { describe, expect, it } from 'vitest';
import { step } from '../../../server/src/adapters/store/statement.js';
import { createAccount } from '../../../server/src/features/accounts/manage.js';
import { recordAttempt } from '../../../server/src/features/mail/queries.js';
import { purgeOldMails } from '../../../server/src/features/mail/send-mail.js';
import { mailToAccount } from '../../../server/src/features/mail/write.js';
import { dismissMail, retryMail } from '../../../server/src/features/operator/mails.js';
import { sweepMails } from '../../../server/src/jobs/sweep.js';
import { createWorker } from '../../../server/src/jobs/worker.js';
import type { MailOutcome, OutgoingMail } from '../../../server/src/ports/mailer.js';
import type { Store } from '../../../server/src/ports/store.js';
import { claimAny } from '../../harness/claims.js';
import { createTestServices, type TestServices } from '../../harness/services.js';
import { forEachStore } from '../../harness/stores.js';
import { mailsOf } from './mails.js';

const hourMs = 3_600_000;
const data = {
  account: 'Adire Market',
  mode: 'live' as const,
  endpointId: 'e',
  address: 'https://shop.example.com/',
  failingSince: 0,
  lastFailure: 'gone' as const,
  lastStatus: 410,
  apiUrl: 'https://api.example.com',
  reason: 'gone' as const,
  replaySince: 0,
};

/** Returns a store that fails every write. */
function dying(store: Store): Store {
  const transact = () => Promise.reject(new Error('the process died'));
  return new Proxy(store, {
    get: (target, name) => {
      if (name === 'transact') return transact;
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

forEachStore((engine, openStore) => {
  describe(`the outbox of mails on ${engine}`, () => {
    /** Opens a merchant in live mode with a mail server whose answers the test sets. */
    const open = async (email: string | null = 'ada@example.com') => {
      const services: TestServices = createTestServices(await openStore());
      const sent: OutgoingMail[] = [];
      const mailServer = { answer: async (): Promise<MailOutcome> => ({ outcome: 'accepted' }) };
      services.mailerFor = () => ({
        send: async (mail) => {
          sent.push(mail);
          return mailServer.answer();
        },
        close: async () => {},
      });
      const { account } = await createAccount(services, 'Adire Market', 'business', email);
      const write = async (cause: string) => {
        const mail = {
          accountId: account.id,
          mode: 'live',
          template: 'webhook.disabled',
          cause,
          data,
        } as const;
        await services.store.transact([mailToAccount(services, mail)]);
      };
      const mailWorker = createWorker(services, { line: 'mail' });
      const only = async () => {
        const [mail, ...others] = await mailsOf({ deps: { services } } as never, account.id);
        if (!mail || others.length > 0) throw new Error('There is not one mail');
        return mail;
      };
      return { services, sent, mailServer, write, mailWorker, only };
    };

    it('sends one mail for each cause, even if it is committed several times', async () => {
      const { sent, write, mailWorker, only } = await open();
      await write('event-1');
      await write('event-1');
      await mailWorker.runDue();
      await write('event-1');
      await mailWorker.runDue();
      expect(sent.map(({ to, id }) => [to, id])).toEqual([['ada@example.com', (await only()).id]]);
      expect(await only()).toMatchObject({ status: 'sent', attempts: 1, failure: null });
    });

    it('is not written with a commit that does not happen', async () => {
      const { services, mailWorker, sent } = await open();
      const guard = step(recordAttempt, {
        id: 'nothing',
        recipient: '',
        status: 'sent',
        failure: null,
        updatedAt: 0,
      });
      const mail = {
        accountId: 'nobody',
        mode: 'live',
        template: 'webhook.disabled',
        cause: 'c',
        data,
      } as const;
      const outcome = await services.store.transact([guard, mailToAccount(services, mail)]);
      expect(outcome.outcome).toBe('lost_race');
      await mailWorker.runDue();
      expect(sent).toEqual([]);
    });

    it('retries while the server is unreachable, and gives up after three days', async () => {
      const { services, sent, mailServer, write, mailWorker, only } = await open();
      mailServer.answer = async () => ({ outcome: 'unavailable', reason: 'no connection' });
      await write('event-1');
      await mailWorker.runDue();
      expect(await only()).toMatchObject({ status: 'pending', attempts: 1, failure: 'no connection' });
      for (let hours = 0; hours < 71; hours++) {
        services.clock.advance(hourMs + 1);
        await mailWorker.runDue();
      }
      expect(sent.length).toBeGreaterThan(50);
      expect((await only()).status).toBe('pending');
      services.clock.advance(hourMs + 1);
      await mailWorker.runDue();
      expect(await only()).toMatchObject({ status: 'failed', failure: 'no connection' });
      expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    });

    it('ends a refused mail, until the operator sets another address or dismisses it', async () => {
      const { services, sent, mailServer, write, mailWorker, only } = await open();
      mailServer.answer = async () => ({ outcome: 'refused', reason: '550 no such user' });
      await write('event-1');
      await mailWorker.runDue();
      services.clock.advance(hourMs);
      await mailWorker.runDue();
      expect(sent).toHaveLength(1);
      const { id } = await only();
      expect(await only()).toMatchObject({ status: 'failed', failure: '550 no such user' });
      mailServer.answer = async () => ({ outcome: 'accepted' });
      await expect(retryMail(services, id, 'nowhere')).rejects.toThrow('must be an e-mail address');
      await retryMail(services, id, ' bola@example.com ');
      await mailWorker.runDue();
      expect(sent[1]).toMatchObject({ id, to: 'bola@example.com' });
      expect(await only()).toMatchObject({ status: 'sent' });
      await expect(dismissMail(services, id)).rejects.toThrow('It was sent already');
    });

    it('retries a waiting mail when the operator says so, and never a dismissed one', async () => {
      const { services, sent, mailServer, write, mailWorker, only } = await open();
      mailServer.answer = async () => ({ outcome: 'unavailable', reason: 'no connection' });
      await write('event-1');
      await mailWorker.runDue();
      await mailWorker.runDue();
      expect(sent).toHaveLength(1);
      const { id } = await only();
      await retryMail(services, id);
      await mailWorker.runDue();
      expect(sent).toHaveLength(2);
      expect(await dismissMail(services, id)).toEqual({ isRepeat: false });
      expect(await dismissMail(services, id)).toEqual({ isRepeat: true });
      services.clock.advance(2 * hourMs);
      await mailWorker.runDue();
      expect(sent).toHaveLength(2);
    });

    it('is not recorded as sent to an address that was set during an attempt', async () => {
      const { services, sent, mailServer, write, mailWorker, only } = await open();
      await write('event-1');
      mailServer.answer = async () => {
        mailServer.answer = async () => ({ outcome: 'accepted' });
        await retryMail(services, (await only()).id, 'bola@example.com');
        return { outcome: 'accepted' };
      };
      await mailWorker.runDue();
      await mailWorker.runDue();
      expect(sent.map(({ to }) => to)).toEqual(['ada@example.com', 'bola@example.com']);
      expect(await only()).toMatchObject({ status: 'sent', recipient: 'bola@example.com', attempts: 1 });
    });

    it('repeats, under the same id, a mail that the server accepted when the worker died', async () => {
      const { services, sent, mailServer, write, mailWorker, only } = await open();
      const { store } = services;
      await write('event-1');
      mailServer.answer = async () => {
        services.store = dying(store);
        return { outcome: 'accepted' };
      };
      await mailWorker.runDue().catch(() => undefined);
      services.store = store;
      expect(await only()).toMatchObject({ status: 'pending', attempts: 0 });
      mailServer.answer = async () => ({ outcome: 'accepted' });
      services.clock.advance(61_000);
      await mailWorker.runDue();
      expect(sent).toHaveLength(2);
      expect(sent[1]).toEqual(sent[0]);
      expect(await only()).toMatchObject({ status: 'sent' });
    });

    it('waits in live mode while there is no mail server', async () => {
      const { services, write, mailWorker, only } = await open();
      services.mailerFor = () => null;
      await write('event-1');
      await mailWorker.runDue();
      expect(await only()).toMatchObject({
        status: 'pending',
        failure: expect.stringMatching(/^No MAIL_URL/),
      });
      expect(await services.sandboxMailer.list()).toEqual([]);
    });

    it('ignores mails for a merchant without an address', async () => {
      const { write, mailWorker, sent } = await open(null);
      await write('event-1');
      await mailWorker.runDue();
      expect(sent).toEqual([]);
    });

    it('has its own worker, so that a hanging mail server delays no money', async () => {
      const { services, write } = await open();
      await write('event-1');
      await write('event-2');
      await sweepMails(services);
      const claim = { now: services.clock.now(), limit: 10, token: 'suite', mode: 'live' as const };
      expect(await claimAny(services.store, claim)).toEqual([]);
      expect(await claimAny(services.store, { ...claim, line: 'mail' })).toHaveLength(2);
    });

    it('is purged 30 days after it was sent; a failed mail is kept', async () => {
      const { services, mailServer, write, mailWorker, only } = await open();
      await write('event-1');
      await mailWorker.runDue();
      mailServer.answer = async () => ({ outcome: 'refused', reason: '550' });
      await write('event-2');
      await mailWorker.runDue();
      services.clock.advance(31 * 24 * hourMs);
      await purgeOldMails(services);
      expect(await only()).toMatchObject({ cause: 'event-2', status: 'failed' });
    });
  });
});
