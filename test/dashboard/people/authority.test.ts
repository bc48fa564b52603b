import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeAccount } from '../../../server/src/features/accounts/close.js';
import { findAccount } from '../../../server/src/features/accounts/queries.js';
import { findAccountSetting, requireFactor } from '../../../server/src/features/accounts/settings.js';
import { actingFor } from '../../../server/src/features/dashboard/people/acting.js';
import { createKey, KeyRefused, keysOf } from '../../../server/src/features/keys/manage.js';
import { changeRole, listMembers, removeMember } from '../../../server/src/features/staff/members.js';
import { forEachDatabase } from '../../harness/databases.js';
import { beforeCommit } from '../../harness/late-store.js';
import { type Service, startService } from '../../harness/service.js';
import { newOwner, type Owner, StaffUser } from '../../harness/staff.js';

let count = 0;

forEachDatabase((engine, freshDatabase) => {
  describe(`whoever changes an account on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    let owner: Owner;
    let other: StaffUser;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());
    beforeEach(async () => {
      owner = await newOwner(service);
      other = new StaffUser(service, `other-${++count}@example.com`);
      await other.signIn();
      await other.join(owner.accountId, 'owner');
    });

    const services = () => service.deps.services;
    const accountOf = async () => {
      const account = await services().store.one(findAccount, { id: owner.accountId });
      if (!account) throw new Error('There is no account');
      return account;
    };
    /** The services of a form of the owner that was let in; something happens before its commit. */
    const actingLate = async (act: () => Promise<unknown>) => {
      const person = { id: await owner.user.personId(), email: owner.user.email };
      const visit = { person, account: await accountOf(), role: 'owner', network: '203.0.113.0/24' } as const;
      return actingFor({ ...services(), store: beforeCommit(services().store, act) }, visit);
    };
    const activeKeys = async () =>
      (await keysOf(services(), owner.accountId)).filter(({ revokedAt }) => revokedAt === null);
    const demote = async () => {
      const who = { accountId: owner.accountId, personId: await owner.user.personId() };
      expect(await changeRole(services(), { ...who, role: 'support' })).toBeNull();
    };
    const close = async () => expect(await closeAccount(services(), owner.accountId, [])).toEqual([]);

    it('leaves no key that the closing of the account has not revoked', async () => {
      const tools = { ...services(), store: beforeCommit(services().store, close) };
      const made = createKey(tools, await accountOf(), 'test', 'late');
      await expect(made).rejects.toThrow('The account is closed');
      expect(await activeKeys()).toEqual([]);
    });

    it('leaves none when both happen at the same moment', async () => {
      const account = await accountOf();
      const makings = [1, 2, 3].map((n) => createKey(services(), account, 'test', `key ${n}`));
      await Promise.allSettled([...makings, close(), createKey(services(), account, 'test', 'last')]);
      expect(await activeKeys()).toEqual([]);
    });

    it('creates no key once they are an owner no longer', async () => {
      const made = createKey(await actingLate(demote), await accountOf(), 'test', 'late');
      await expect(made).rejects.toThrow(KeyRefused);
      expect(await activeKeys()).toEqual([]);
    });

    it.each(['role', 'remove'] as const)('changes no other member by then: %s', async (name) => {
      // Another owner stays, so that the account keeps one either way.
      const third = new StaffUser(service, `third-${count}@example.com`);
      await third.signIn();
      await third.join(owner.accountId, 'owner');
      const [accountId, personId] = [owner.accountId, await other.personId()];
      const acting = await actingLate(demote);
      const refused =
        name === 'role'
          ? await changeRole(acting, { accountId, personId, role: 'support' })
          : await removeMember(acting, { accountId, personId });
      expect(refused).toBe('last_owner');
      const members = await services().store.all(listMembers, { accountId });
      expect(members.find((member) => member.personId === personId)?.role).toBe('owner');
    });

    it('changes no setting by then, and one before', async () => {
      const { accountId } = owner;
      const read = () => services().store.one(findAccountSetting, { accountId });
      await requireFactor(await actingLate(async () => undefined), accountId, true);
      expect((await read())?.requiresFactor).toBe(1);
      await requireFactor(await actingLate(demote), accountId, false);
      expect((await read())?.requiresFactor).toBe(1);
    });

    it('leaves the account by their own step', async () => {
      const personId = await owner.user.personId();
      const acting = await actingLate(async () => undefined);
      expect(await removeMember(acting, { accountId: owner.accountId, personId })).toBeNull();
    });
  });
});
