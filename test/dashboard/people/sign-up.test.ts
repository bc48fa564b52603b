import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approve, decline, listApprovalRequests } from '../../../server/src/features/accounts/approval.js';
import { accounts } from '../../../server/src/features/accounts/manage.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { newOwner, StaffUser, wordsOf } from '../../harness/staff.js';

const details = {
  business_name: 'Adire Market Ltd',
  registration_number: 'RC 123456',
  address: '12 Allen Avenue, Ikeja, Lagos',
  payout_bank: 'Guaranty Trust Bank',
  payout_account_number: '0123456789',
};

forEachDatabase((engine, freshDatabase) => {
  describe(`becoming a merchant on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    it('opens at most three accounts for a person, also at the same moment', async () => {
      const user = new StaffUser(service, 'three@example.com');
      expect(wordsOf(await user.signIn())).toContain('You can open 3 more');
      const form_token = await user.formToken();
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map((n) =>
          user.visitor.post('/dashboard/accounts', { name: `Shop ${n}`, form_token }),
        ),
      );
      const opened = pages.filter(({ location }) => location !== null);
      expect(opened.length).toBeLessThanOrEqual(3);
      expect(pages.filter(({ status }) => status >= 500)).toEqual([]);
      for (let n = opened.length; n < 3; n++) {
        expect((await user.post('/dashboard/accounts', { name: `More ${n}` })).status).toBe(303);
      }
      const fourth = await user.post('/dashboard/accounts', { name: 'Fourth' });
      expect([fourth.status, wordsOf(fourth)]).toEqual([429, expect.stringContaining('which is the most')]);
      const own = (await accounts(service.deps.services)).filter(({ email }) => email === user.email);
      expect(own.map(({ plan }) => plan)).toEqual(['free', 'free', 'free']);
    });

    it('refuses a name that no account has', async () => {
      const user = new StaffUser(service, 'nameless@example.com');
      await user.signIn();
      expect((await user.post('/dashboard/accounts', { name: ' ' })).status).toBe(422);
      expect((await user.get('/dashboard')).status).toBe(200);
    });

    it.each([
      'Win at https://evil.example',
      'WWW.evil.example',
      'Shop\nClick here',
      'Shop\rX',
      'Shop\u2028X',
    ])('refuses a name that a mail would show as a link or a second line: %j', async (name) => {
      const user = new StaffUser(service, 'linked@example.com');
      await user.signIn();
      const page = await user.post('/dashboard/accounts', { name });
      expect([page.status, wordsOf(page)]).toEqual([422, expect.stringContaining('on one line')]);
    });

    it('is limited for a network', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 4; n++) {
        const user = new StaffUser(service, `network-${n}@example.com`);
        await user.signIn();
        for (let each = 0; each < 3; each++) {
          statuses.push((await user.post('/dashboard/accounts', { name: `Shop ${n}${each}` })).status);
        }
      }
      // Ten a day; three were opened above.
      expect(statuses.filter((status) => status === 303).length).toBeLessThanOrEqual(7);
      expect(statuses.at(-1)).toBe(429);
    });
  });

  describe(`a merchant on ${engine} that asks for live mode`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    it('is asked everything of the table, decided by the operator, and told the reason', async () => {
      const owner = await newOwner(service);
      const { services } = service.deps;
      const path = owner.at('test', '/settings/approval');
      for (const name of Object.keys(details)) {
        const page = await owner.user.post(path, { ...details, [name]: '' });
        expect([name, page.status]).toEqual([name, 422]);
      }
      expect((await owner.user.post(path, details)).status).toBe(303);
      const [request] = await listApprovalRequests(services);
      expect(request).toMatchObject({ accountId: owner.accountId, details });
      await decline(services, owner.accountId, 'The number is of another business.');
      const declined = wordsOf(await owner.user.get(path));
      expect(declined).toContain('They say: The number is of another business.');
      expect((await owner.user.post(path, details)).status).toBe(303);
      await approve(services, owner.accountId);
      expect(wordsOf(await owner.user.get(path))).toContain('approved for live mode');
      expect(await listApprovalRequests(services)).toEqual([]);
      await expect(approve(services, owner.accountId)).rejects.toThrow('approved already');
    });

    it('counts as approved if it holds a live key already', async () => {
      const merchant = await service.newMerchant();
      await merchant.key('live');
      const owner = new StaffUser(service, 'old@example.com');
      await owner.signIn();
      await owner.join(merchant.accountId, 'owner');
      const page = await owner.get(`/dashboard/${merchant.accountId}/live/developers/keys`);
      expect(wordsOf(page)).not.toContain('What is missing');
    });
  });

  describe(`where sign-up is closed, on ${engine}`, { timeout: 60_000 }, () => {
    it('opens no account, whoever asks', async () => {
      const service = await startService(await freshDatabase());
      const user = new StaffUser(service, 'early@example.com');
      await user.signIn();
      service.deps.services.config.SIGN_UP = 'closed';
      expect(wordsOf(await user.get('/dashboard'))).not.toContain('Open a test account');
      expect((await user.post('/dashboard/accounts', { name: 'Shop' })).status).toBe(403);
      await service.stop();
    });
  });
});
