import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appCode } from '../../harness/authenticator.js';
import { forEachDatabase } from '../../harness/databases.js';
import { whileAsked } from '../../harness/held-enquiry.js';
import { type Service, startService } from '../../harness/service.js';
import { newOwner, type Owner, StaffUser, wordsOf } from '../../harness/staff.js';
import { mailsSent } from '../../harness/visitor.js';

let count = 0;

forEachDatabase((engine, freshDatabase) => {
  describe(`settings of an account on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    let owner: Owner;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());
    beforeEach(async () => {
      owner = await newOwner(service);
    });

    const services = () => service.deps.services;
    const member = async (role: 'owner' | 'support' | 'finance' | 'developer') => {
      const user = new StaffUser(service, `settings-${++count}@example.com`);
      await user.signIn();
      await user.join(owner.accountId, role);
      return user;
    };
    const enrol = async (user: StaffUser) => {
      const page = '/dashboard/me/factor';
      const secret = /<code>([A-Z2-7]{32})<\/code>/.exec((await user.get(page)).text)?.[1] ?? '';
      expect((await user.post(page, { code: appCode(secret, services().clock.now()) })).status).toBe(200);
    };
    const mailsTo = async (email: string) => {
      await mailsSent(service);
      const mails = await services().sandboxMailer.list();
      return mails.filter(({ recipient }) => recipient === email);
    };
    const payout = (fields: Record<string, string> = {}, by = owner.user) =>
      by.post(owner.at('test', '/settings/payout'), { bank: '058', number: '0123456789', ...fields });

    it('save a payout account once its holder is confirmed, and note who did it', async () => {
      expect(wordsOf(await owner.user.get(owner.at('test', '/settings/payout')))).toContain('none yet');
      for (const [field, value] of [
        ['bank', 'no'],
        ['number', '123'],
      ] as const) {
        expect([field, (await payout({ [field]: value })).status]).toEqual([field, 422]);
      }
      const asked = await payout();
      const holder = /name="holder" value="([^"]+)"/.exec(asked.text)?.[1] ?? '';
      expect([asked.status, holder]).toEqual([200, expect.stringMatching(/\w/)]);
      expect((await payout({ holder: 'Somebody Else' })).status).toBe(200);
      expect(wordsOf(await owner.user.get(owner.at('test', '/settings/payout')))).toContain('none yet');
      expect((await payout({ holder })).status).toBe(303);
      expect(wordsOf(await owner.user.get(owner.at('test', '/settings/payout')))).toContain('ending in 6789');
      const log = wordsOf(await owner.user.get(owner.at('test', '/settings/audit')));
      expect(log).toContain('The payout account was saved');
      expect(log).toContain(`${owner.user.email} (in the dashboard)`);
    });

    it('keep a payout account that was saved while the bank was asked about an older one', async () => {
      const holderOf = async (number: string) =>
        /name="holder" value="([^"]+)"/.exec((await payout({ number })).text)?.[1] ?? '';
      const older = { number: '0123456780', holder: await holderOf('0123456780') };
      const newer = { number: '0123456789', holder: await holderOf('0123456789') };
      const asked = await whileAsked(
        service,
        () => payout(older),
        async () => expect((await payout(newer)).status).toBe(303),
      );
      expect(asked.status).toBe(409);
      expect(wordsOf(asked)).toContain('Another account was saved while we asked the bank.');
      expect(wordsOf(asked)).toContain('ending in 6789');
      expect((await payout(older)).status).toBe(303);
    });

    it('tell every owner of another payout account', async () => {
      const other = await member('owner');
      for (const number of ['0123456789', '0123456780']) {
        const holder = /name="holder" value="([^"]+)"/.exec((await payout({ number })).text)?.[1] ?? '';
        expect((await payout({ number, holder })).status).toBe(303);
      }
      await expect
        .poll(async () => (await mailsTo(other.email)).map(({ subject }) => subject))
        .toContainEqual(expect.stringContaining('is paid to another bank account'));
    });

    it('ask every member for a second factor, and refuse that to an owner without one', async () => {
      const path = owner.at('test', '/settings/security');
      await owner.user.post(path, { required: 'yes' });
      expect(wordsOf(await owner.user.get(path))).toContain('asked for in live mode');
    });

    it('send alerts to whom the role gets them, unless they chose otherwise', async () => {
      const [support, finance] = [await member('support'), await member('finance')];
      const path = owner.at('test', '/settings/alerts');
      const page = await owner.user.get(path);
      expect(page.text).toContain(`value="${await support.personId()}:disputes" checked`);
      const own = await support.get(path);
      expect(own.text).not.toContain(owner.user.email.concat('</'));
      const id = await finance.personId();
      await owner.user.post(path, { member: [id], on: [`${id}:failed_payouts`] });
      // A member changes nothing of others.
      const ownerId = await owner.user.personId();
      await support.post(path, { member: [ownerId], on: [] });
      const after = (await owner.user.get(path)).text;
      expect(after).toContain(`value="${ownerId}:disputes" checked`);
      expect(after).not.toContain(`value="${id}:disputes" checked`);
    });

    it('export the log of changes without formulas, and to nobody else', async () => {
      const name = '=cmd()';
      const intention = services().newId();
      const form = { name, scopes: ['read'], networks: '', days: '', intention };
      expect((await owner.user.post(owner.at('test', '/developers/keys/new'), form)).status).toBe(200);
      const csv = await owner.user.get(owner.at('test', '/settings/audit.csv'));
      expect(csv.headers.get('content-type')).toContain('text/csv');
      expect(csv.text).toContain('api_key.created');
      for (const line of csv.text.split('\r\n')) expect(line).not.toMatch(/(^|,)"?[=+@]/);
      const other = await newOwner(service);
      const foreign = /before=([0-9a-f-]{36})/.exec(csv.text)?.[1] ?? services().newId();
      const theirs = await other.user.get(other.at('test', `/settings/audit?before=${foreign}`));
      expect([theirs.status, theirs.text.includes('=cmd()')]).toEqual([200, false]);
    });

    it('close an account for good, with its name typed', async () => {
      const path = owner.at('test', '/settings/close');
      const name = /type its name: ([^<]+)</.exec((await owner.user.get(path)).text)?.[1] ?? '';
      const key = /svc_test_\w{36}/.exec(
        (
          await owner.user.post(owner.at('test', '/developers/keys/new'), {
            name: 'shop',
            scopes: ['read'],
            networks: '',
            days: '',
            intention: services().newId(),
          })
        ).text,
      )?.[0];
      expect((await service.call('GET', '/account', { key: key ?? '' })).status).toBe(200);
      expect((await owner.user.post(path, { name: 'Another' })).status).toBe(422);
      expect((await owner.user.post(path, { name })).status).toBe(200);
      expect((await service.call('GET', '/account', { key: key ?? '' })).status).toBe(401);
      const late = await owner.user.post(owner.at('test', '/settings/members/invite'), {
        email: 'late@example.com',
        role: 'owner',
      });
      expect([late.status, wordsOf(late)]).toEqual([403, expect.stringContaining('This account is closed')]);
      expect((await owner.user.get(owner.at('test', '/escrows'))).status).toBe(200);
      const subjects = (await mailsTo(owner.user.email)).map(({ subject }) => subject);
      expect(subjects).toContainEqual(expect.stringContaining('is closed'));
    });

    it('show nothing of an account that asks for a factor to a session without one', async () => {
      const user = await member('support');
      await enrol(owner.user);
      await owner.user.prove();
      const path = owner.at('test', '/settings/security');
      expect((await owner.user.post(path, { required: 'yes' })).status).toBe(303);
      expect(wordsOf(await owner.user.get(path))).toContain('Every member has to use');
      const refused = await user.get(owner.at('test'));
      expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('/me/passkeys/new')]);
      expect((await user.post(owner.at('test', '/settings/alerts'))).status).toBe(403);
      await enrol(user);
      expect((await user.get(owner.at('test'))).status).toBe(200);
      const elsewhere = user.elsewhere();
      await elsewhere.signIn();
      expect((await elsewhere.get(owner.at('test'))).location).toContain('/dashboard/proof?next=');
    });
  });
});
