import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approve, listApprovalRequests } from '../../../server/src/features/accounts/approval.js';
import { memberRoutes } from '../../../server/src/features/dashboard/people/members.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { newOwner, type Owner, wordsOf } from '../../harness/staff.js';
import type { Page } from '../../harness/visitor.js';

const details = {
  business_name: 'Adire Market Ltd',
  registration_number: 'RC 123456',
  address: '12 Allen Avenue, Ikeja, Lagos',
  payout_bank: 'Guaranty Trust Bank',
  payout_account_number: '0123456789',
};

const modes = ['test', 'live'] as const;

forEachDatabase((engine, freshDatabase) => {
  describe(`what concerns the whole account on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    let owner: Owner;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());
    beforeEach(async () => {
      owner = await newOwner(service);
    });

    const actions = () => [
      ...memberRoutes(service.deps.services)
        .filter(({ method }) => method === 'post')
        .map(({ path }) => path.replace(':id', 'nothing')),
      '/settings/approval',
    ];
    const statusesIn = async (by: Owner) => {
      const found: Record<string, number> = {};
      for (const mode of modes) {
        for (const path of actions()) {
          const { status, text } = await by.user.post(by.at(mode, path));
          found[`${mode} ${path}`] = status === 403 && text.includes('/dashboard/me/factor') ? status : 0;
        }
      }
      return Object.entries(found);
    };

    it('needs no second factor while the account is not approved, in either mode', async () => {
      for (const [name, status] of await statusesIn(owner)) expect([name, status]).toEqual([name, 0]);
      await owner.user.endProof();
      for (const mode of modes) {
        const page = await owner.user.post(owner.at(mode, '/settings/members/invite'));
        expect([mode, page.location]).toEqual([mode, expect.stringContaining('/dashboard/proof?next=')]);
      }
    });

    it('needs one in either mode once the account is approved', async () => {
      await approve(service.deps.services, owner.accountId);
      for (const [name, status] of await statusesIn(owner)) expect([name, status]).toEqual([name, 403]);
    });

    it('needs one in either mode once the account has a live key', async () => {
      const merchant = await service.newMerchant();
      await merchant.key('live');
      await owner.user.join(merchant.accountId, 'owner');
      const at = (mode: string, path = '') => `/dashboard/${merchant.accountId}/${mode}${path}`;
      const old = { ...owner, accountId: merchant.accountId, at };
      for (const [name, status] of await statusesIn(old)) expect([name, status]).toEqual([name, 403]);
    });

    it('keeps the second factor for live keys, approved or not', async () => {
      const page = await owner.user.get(owner.at('live', '/developers/keys/new'));
      expect(page.status).toBe(403);
    });

    it('lets a new merchant ask for live mode by clicking alone', async () => {
      const { user } = owner;
      const click = (page: Page, pattern: RegExp) => user.get(pattern.exec(page.text)?.[1] ?? 'nowhere');
      const keys = await user.get(owner.at('live', '/developers/keys'));
      await user.endProof();
      const asked = await click(keys, /class="button" href="([^"]+\/settings\/approval)"/);
      expect(asked.location).toContain('/dashboard/proof?next=');
      await user.get(asked.location ?? '');
      await user.prove();
      const form = await click(keys, /class="button" href="([^"]+\/settings\/approval)"/);
      const action = /action="([^"]+\/settings\/approval)"/.exec(form.text)?.[1] ?? 'nowhere';
      const sent = await user.post(action, details);
      expect(sent.status).toBe(303);
      expect((await user.get(sent.location ?? '')).status).toBe(200);
      const requests = await listApprovalRequests(service.deps.services);
      expect(requests.find(({ accountId }) => accountId === owner.accountId)?.details).toEqual(details);
      expect(wordsOf(await user.get(owner.at('live', '/developers/keys')))).toContain('What is missing');
    });
  });
});
