import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inviteOwner } from '../../../server/src/features/staff/invite-owner.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { newOwner, StaffUser, wordsOf } from '../../harness/staff.js';
import { mailsSent } from '../../harness/visitor.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`the first owner of a merchant that the operator created, on ${engine}`, {
    timeout: 60_000,
  }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
      service.deps.services.config.SIGN_UP = 'closed';
    });
    afterAll(() => service.stop());

    const invite = (accountId: string, email: string) => inviteOwner(service.deps.services, accountId, email);

    it('gets in by the mailed link, and owns the account in both modes', async () => {
      const { accountId } = await service.newMerchant();
      const url = await invite(accountId, 'Ngozi@example.com');
      await mailsSent(service);
      const mails = await service.deps.services.sandboxMailer.list();
      const mail = mails.find(({ subject }) => subject.startsWith('You are invited'));
      expect(mail?.text).toContain(url);
      expect(mail?.text).toContain('The operator of this service invites you');
      const owner = new StaffUser(service, 'ngozi@example.com');
      await owner.signIn();
      const path = url.slice(new URL(url).origin.length);
      expect(wordsOf(await owner.get(path))).toContain('The operator of this service invites you');
      const token = new URL(url).searchParams.get('token') ?? '';
      expect((await owner.post('/dashboard/invitation', { token })).status).toBe(303);
      for (const mode of ['test', 'live']) {
        expect((await owner.get(`/dashboard/${accountId}/${mode}/settings/members`)).status).toBe(200);
      }
      expect((await owner.post('/dashboard/invitation', { token })).status).toBe(404);
    });

    it('is nobody else, with or without the link', async () => {
      const { accountId } = await service.newMerchant();
      const url = await invite(accountId, 'real@example.com');
      service.deps.services.config.SIGN_UP = 'open';
      const thief = new StaffUser(service, 'thief@example.com');
      await thief.signIn();
      const token = new URL(url).searchParams.get('token') ?? '';
      expect((await thief.post('/dashboard/invitation', { token })).status).toBe(404);
      const member = await newOwner(service);
      service.deps.services.config.SIGN_UP = 'closed';
      await expect(invite(member.accountId, member.user.email)).rejects.toThrow('member already');
      await expect(invite('nothing', 'real@example.com')).rejects.toThrow('no account');
      await expect(invite(accountId, 'nothing')).rejects.toThrow('no e-mail address');
    });

    it('is not invited where no mail reaches them', async () => {
      const { accountId } = await service.newMerchant();
      const { config } = service.deps.services;
      const { siteUrl } = config;
      config.siteUrl = 'https://pay.example.com';
      await expect(invite(accountId, 'far@example.com')).rejects.toThrow('MAIL_URL');
      config.siteUrl = siteUrl;
    });
  });
});
