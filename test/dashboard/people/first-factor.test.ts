import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anyRows, statement } from '../../../server/src/adapters/store/statement.js';
import { approve } from '../../../server/src/features/accounts/approval.js';
import { appCode } from '../../harness/authenticator.js';
import { forEachDatabase } from '../../harness/databases.js';
import { SoftwarePasskey } from '../../harness/passkey.js';
import { type Service, startService } from '../../harness/service.js';
import { newOwner, type Owner, StaffUser, wordsOf } from '../../harness/staff.js';
import { mailsSent } from '../../harness/visitor.js';

const factorPath = '/dashboard/me/factor';
const passkeysPath = '/dashboard/me/passkeys';
const dayMs = 24 * 3_600_000;

const setRecoveredAt = statement<{ personId: string; at: number }, unknown>('suite.rested_at', (db, p) =>
  db.updateTable('staff_person').set({ recovered_at: p.at }).where('id', '=', p.personId),
);

let count = 0;

forEachDatabase((engine, freshDatabase) => {
  describe(`a first factor on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    let site: string;
    let owner: Owner;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
      const { config } = service.deps.services;
      config.siteUrl = config.siteUrl.replace('127.0.0.1', 'localhost');
      site = config.siteUrl;
    });
    afterAll(() => service.stop());
    beforeEach(async () => {
      owner = await newOwner(service, site);
    });

    const services = () => service.deps.services;
    const approved = () => approve(services(), owner.accountId);
    const memberOf = async (role: 'owner' | 'support') => {
      const user = new StaffUser(service, `first-factor-${++count}@example.com`, {}, site);
      await user.signIn();
      await user.join(owner.accountId, role);
      return user;
    };
    const addApp = async (user: StaffUser) => {
      const secret = /<code>([A-Z2-7]{32})<\/code>/.exec((await user.get(factorPath)).text)?.[1] ?? '';
      return user.post(factorPath, { code: appCode(secret, services().clock.now()) });
    };
    const addPasskey = async (user: StaffUser) => {
      const options = SoftwarePasskey.optionsIn((await user.get(`${passkeysPath}/new`)).text);
      return user.post(passkeysPath, { name: 'Phone', answer: new SoftwarePasskey(site).make(options) });
    };
    const subjectsTo = async (email: string) => {
      await mailsSent(service);
      const mails = await services().sandboxMailer.list();
      return mails.filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
    };
    const restAgo = async (user: StaffUser, ms: number) => {
      const at = services().clock.now() - ms;
      await services().store.transact([anyRows(setRecoveredAt, { personId: await user.personId(), at })]);
    };
    const newKey = (user: StaffUser) => user.get(owner.at('live', '/developers/keys/new'));
    const invite = (user: StaffUser) => user.post(owner.at('test', '/settings/members/invite'), {});
    const added = expect.stringContaining('has added a second factor');

    for (const [kind, add] of [
      ['app', addApp],
      ['passkey', addPasskey],
    ] as const) {
      it(`rests in live mode if the mailbox alone has added the ${kind}, and owners are told`, async () => {
        await approved();
        const user = await memberOf('owner');
        expect((await add(user)).status).toBe(200);
        const resting = [await newKey(user), await invite(user)];
        resting.push(await user.post(owner.at('live', '/settings/payout')));
        for (const page of resting) {
          expect([page.status, wordsOf(page)]).toEqual([
            403,
            expect.stringContaining('or have only now added one'),
          ]);
        }
        // Nothing in test mode is real.
        expect((await user.get(owner.at('test', '/developers/keys/new'))).status).toBe(200);
        expect(await subjectsTo(owner.user.email)).toContainEqual(added);
        expect(await subjectsTo(user.email)).not.toContainEqual(added);
        await restAgo(user, dayMs - 1_000 * 60);
        expect((await newKey(user)).status).toBe(403);
        await restAgo(user, dayMs);
        expect((await newKey(user)).status).toBe(200);
      });
    }

    it('rests nobody again who adds another', async () => {
      await approved();
      await addApp(owner.user);
      await restAgo(owner.user, dayMs);
      expect((await addPasskey(owner.user)).status).toBe(303);
      expect((await newKey(owner.user)).status).toBe(200);
    });

    it('is no rest for the owner of an account that has no live mode yet', async () => {
      const other = await memberOf('owner');
      await addApp(owner.user);
      expect((await invite(owner.user)).status).toBe(422);
      expect(await subjectsTo(other.email)).not.toContainEqual(added);
      await approved();
      expect((await newKey(owner.user)).status).toBe(200);
    });

    it('is counted as the first after all factors were removed', async () => {
      await approved();
      await addApp(owner.user);
      await restAgo(owner.user, dayMs);
      await owner.user.prove();
      expect((await owner.user.post(`${factorPath}/remove`)).status).toBe(303);
      await addApp(owner.user);
      expect((await newKey(owner.user)).status).toBe(403);
    });
  });
});
