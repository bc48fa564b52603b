import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { newOwner, type Owner, StaffUser, wordsOf } from '../../harness/staff.js';
import { mailsSent } from '../../harness/visitor.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`members of an account on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    let owner: Owner;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
      owner = await newOwner(service);
    });
    afterAll(() => service.stop());

    const path = (name = '') => owner.at('test', `/settings/members${name}`);
    /** Invites an address, and returns the path of the link in its mail. */
    const invite = async (email: string, role = 'support', by = owner): Promise<string> => {
      const at = by.at('test', '/settings/members/invite');
      expect((await by.user.post(at, { email, role })).status).toBe(303);
      await mailsSent(service);
      const mails = await service.deps.services.sandboxMailer.list();
      const mail = mails.find(
        ({ recipient, subject }) => recipient === email && /^You are inv/.test(subject),
      );
      const url = /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      return url.slice(new URL(url).origin.length);
    };
    const accept = async (user: StaffUser, link: string) => {
      const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
      return user.post('/dashboard/invitation', { token });
    };

    it('join by an invitation, once, and with its own address only', async () => {
      const link = await invite('ada@example.com');
      const thief = new StaffUser(service, 'thief@example.com');
      await thief.signIn();
      expect((await thief.get(link)).status).toBe(404);
      expect((await accept(thief, link)).status).toBe(404);
      const ada = new StaffUser(service, 'ada@example.com');
      await ada.signIn();
      expect(wordsOf(await ada.get(link))).toContain('Your role will be “support”');
      expect((await accept(ada, link)).location).toBe(owner.at('test'));
      expect((await ada.get(path())).status).toBe(403);
      // The link is used up, also for whoever was removed since.
      const at = path(`/${await ada.personId()}/remove`);
      expect((await owner.user.post(at)).status).toBe(303);
      expect((await ada.get(path())).status).toBe(404);
      expect((await accept(ada, link)).status).toBe(404);
    });

    it('can be invited where nobody else may sign up', async () => {
      const link = await invite('bola@example.com');
      service.deps.services.config.SIGN_UP = 'closed';
      const bola = new StaffUser(service, 'bola@example.com');
      await bola.signIn();
      expect((await accept(bola, link)).status).toBe(303);
      service.deps.services.config.SIGN_UP = 'open';
    });

    it('are not invited by a withdrawn or replaced invitation, nor twice', async () => {
      const first = await invite('chi@example.com');
      const page = await owner.user.get(path());
      const withdrawal = /action="([^"]+\/withdraw)"/.exec(page.text)?.[1] ?? '';
      expect((await owner.user.post(withdrawal)).status).toBe(303);
      expect((await owner.user.post(withdrawal)).status).toBe(404);
      const chi = new StaffUser(service, 'chi@example.com');
      await chi.signIn();
      expect((await accept(chi, first)).status).toBe(404);
      expect((await accept(chi, await invite('chi@example.com', 'finance'))).status).toBe(303);
      const again = await owner.user.post(path('/invite'), { email: 'chi@example.com', role: 'owner' });
      expect([again.status, wordsOf(again)]).toEqual([422, expect.stringContaining('a member already')]);
    });

    it('lose what their role loses at once, on the page that is open', async () => {
      const deve = new StaffUser(service, 'deve@example.com');
      await deve.signIn();
      await deve.join(owner.accountId, 'developer');
      const keys = owner.at('test', '/developers/keys/new');
      expect((await deve.get(keys)).status).toBe(200);
      const form_token = await deve.formToken();
      const at = path(`/${await deve.personId()}/role`);
      expect((await owner.user.post(at, { role: 'support' })).status).toBe(303);
      const fields = { form_token, name: 'late', scopes: ['read'], intention: service.deps.services.newId() };
      const page = await deve.visitor.post(keys, { ...fields, networks: '', days: '' });
      expect([page.status, wordsOf(page)]).toEqual([403, expect.stringContaining('manage API keys')]);
    });

    it('always have an owner, also when two owners demote each other at the same moment', async () => {
      const other = await newOwner(service);
      const alone = other.at('test', `/settings/members/${await other.user.personId()}`);
      for (const [name, fields] of [
        ['role', { role: 'finance' }],
        ['remove', {}],
      ] as const) {
        const page = await other.user.post(`${alone}/${name}`, fields as Record<string, string>);
        expect([name, page.status, wordsOf(page)]).toEqual([
          name,
          422,
          expect.stringContaining('needs an owner'),
        ]);
      }
      await owner.user.join(other.accountId, 'owner');
      const demote = async (by: StaffUser, whom: StaffUser) => {
        const at = other.at('test', `/settings/members/${await whom.personId()}/role`);
        return by.visitor.post(at, { form_token: await by.formToken(), role: 'support' });
      };
      const pages = await Promise.all([demote(owner.user, other.user), demote(other.user, owner.user)]);
      expect(pages.filter(({ status }) => status === 303).length).toBe(1);
    });

    it.each([
      ['remove', {}],
      ['role', { role: 'finance' }],
    ] as const)('leave no invitation behind after: %s', async (name, fields) => {
      const shop = await newOwner(service);
      const leaver = new StaffUser(service, `leaver-${name}@example.com`);
      await leaver.signIn();
      await leaver.join(shop.accountId, 'owner');
      const accomplice = new StaffUser(service, `accomplice-${name}@example.com`);
      const kept = new StaffUser(service, `kept-${name}@example.com`);
      const link = await invite(accomplice.email, 'owner', { ...shop, user: leaver });
      const other = await invite(kept.email, 'support', shop);
      const at = shop.at('test', `/settings/members/${await leaver.personId()}/${name}`);
      expect((await shop.user.post(at, fields as Record<string, string>)).status).toBe(303);
      await accomplice.signIn();
      expect((await accept(accomplice, link)).status).toBe(404);
      await kept.signIn();
      expect((await accept(kept, other)).status).toBe(303);
    });

    it('are invited at most twenty times a day', async () => {
      const busy = await newOwner(service);
      const at = busy.at('test', '/settings/members/invite');
      for (let n = 0; n < 20; n++) {
        expect((await busy.user.post(at, { email: `many-${n}@example.com`, role: 'support' })).status).toBe(
          303,
        );
      }
      const page = await busy.user.post(at, { email: 'more@example.com', role: 'support' });
      expect([page.status, wordsOf(page)]).toEqual([422, expect.stringContaining('20 invitations')]);
    });

    it('see their sessions, and end stolen ones by signing out everywhere', async () => {
      const eve = new StaffUser(service, 'eve@example.com');
      await eve.signIn();
      const elsewhere = eve.elsewhere();
      await elsewhere.signIn();
      expect(wordsOf(await eve.get('/dashboard/me'))).toContain('2 browsers');
      const stolen = eve.visitor.cookies.get('staff') as string;
      expect((await elsewhere.post('/dashboard/me/sign-out-everywhere')).status).toBe(303);
      eve.visitor.cookies.set('staff', stolen);
      expect((await eve.get('/dashboard/me')).location).toContain('/dashboard/sign-in');
      expect((await elsewhere.get('/dashboard/me')).location).toContain('/dashboard/sign-in');
    });
  });
});
