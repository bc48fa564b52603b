import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyRows, statement } from '../../../server/src/adapters/store/statement.js';
import { KeyRefused } from '../../../server/src/features/keys/manage.js';
import { removeFactorsOfAddress } from '../../../server/src/features/staff/lost-factor.js';
import { requestRecovery, runRecovery } from '../../../server/src/features/staff/owner-recovery.js';
import { findOpenRecovery } from '../../../server/src/features/staff/owner-recovery-queries.js';
import { appCode } from '../../harness/authenticator.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { newOwner, type Owner, StaffUser, wordsOf } from '../../harness/staff.js';
import { mailsSent } from '../../harness/visitor.js';

const dayMs = 24 * 3_600_000;

const setRecoveredAt = statement<{ personId: string; at: number }, unknown>('suite.recovered_at', (db, p) =>
  db.updateTable('staff_person').set({ recovered_at: p.at }).where('id', '=', p.personId),
);

const setDueAt = statement<{ accountId: string; at: number }, unknown>('suite.recovery_due', (db, p) =>
  db.updateTable('owner_recovery').set({ due_at: p.at }).where('account_id', '=', p.accountId),
);

let count = 0;

forEachDatabase((engine, freshDatabase) => {
  describe(`what is lost on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    const services = () => service.deps.services;
    const factorPath = '/dashboard/me/factor';
    const enrol = async (user: StaffUser): Promise<string[]> => {
      const secret = /<code>([A-Z2-7]{32})<\/code>/.exec((await user.get(factorPath)).text)?.[1] ?? '';
      const added = await user.post(factorPath, { code: appCode(secret, services().clock.now()) });
      return [...added.text.matchAll(/<code>([\w-]{14})<\/code>/g)].map(([, code]) => code ?? '');
    };
    const memberOf = async (owner: Owner, role: 'owner' | 'support' | 'finance' = 'support') => {
      const user = new StaffUser(service, `lost-${++count}@example.com`);
      await user.signIn();
      await user.join(owner.accountId, role);
      return user;
    };
    const mailsTo = async (email: string) => {
      await mailsSent(service);
      const mails = await services().sandboxMailer.list();
      return mails.filter(({ recipient }) => recipient === email);
    };
    const removeFactor = async (owner: Owner, user: StaffUser) =>
      owner.user.post(owner.at('test', `/settings/members/${await user.personId()}/remove-factor`));

    it('is a factor that an owner removes for a member, who signs in anew and is told', async () => {
      const owner = await newOwner(service);
      const user = await memberOf(owner);
      expect((await removeFactor(owner, user)).status).toBe(422);
      await enrol(user);
      expect((await owner.user.get(owner.at('test', '/settings/members'))).text).toContain('Remove lost');
      expect((await removeFactor(owner, user)).status).toBe(303);
      expect((await user.get('/dashboard/me')).location).toContain('/dashboard/sign-in');
      await user.signIn();
      expect(wordsOf(await user.get('/dashboard/me'))).toContain('You have added no app.');
      const said = (await mailsTo(user.email)).map(({ text }) => text);
      expect(said).toContainEqual(expect.stringContaining('second factors were removed'));
      const subjects = (await mailsTo(owner.user.email)).map(({ subject }) => subject);
      expect(subjects).toContainEqual(expect.stringContaining('has lost a second factor'));
    });

    it('is no factor of their own, and none of whoever works for others, too', async () => {
      const owner = await newOwner(service);
      const other = await newOwner(service);
      const user = await memberOf(owner, 'owner');
      await enrol(user);
      await user.join(other.accountId, 'support');
      const page = await removeFactor(owner, user);
      expect([page.status, wordsOf(page)]).toEqual([422, expect.stringContaining('not yours, too')]);
      await enrol(owner.user);
      expect((await removeFactor(owner, owner.user)).status).toBe(422);
      expect((await removeFactor(other, owner.user)).status).toBe(404);
    });

    it('is a factor that the operator removes, and nobody who never had one', async () => {
      const owner = await newOwner(service);
      await enrol(owner.user);
      const other = await memberOf(owner, 'owner');
      await removeFactorsOfAddress(services(), ` ${owner.user.email.toUpperCase()} `);
      await owner.user.signIn();
      expect(wordsOf(await owner.user.get('/dashboard/me'))).toContain('You have added no app.');
      const subjects = (await mailsTo(other.email)).map(({ subject }) => subject);
      expect(subjects).toContainEqual(expect.stringContaining('has lost a second factor'));
      await expect(removeFactorsOfAddress(services(), owner.user.email)).rejects.toThrow(KeyRefused);
      await expect(removeFactorsOfAddress(services(), 'nobody@example.com')).rejects.toThrow('Nobody');
    });

    it('keeps whoever came in by a recovery code from members and live keys for a day', async () => {
      const owner = await newOwner(service);
      const codes = await enrol(owner.user);
      await owner.user.endProof();
      await owner.user.post('/dashboard/proof', { by: 'factor', code: codes[0] ?? '' });
      const invite = () => owner.user.post(owner.at('test', '/settings/members/invite'), { email: '' });
      const resting = [
        await invite(),
        await owner.user.get(owner.at('live', '/developers/keys/new')),
        await owner.user.post(owner.at('live', '/settings/payout')),
        await owner.user.post(owner.at('test', '/settings/close')),
      ];
      for (const page of resting) {
        expect([page.status, wordsOf(page)]).toEqual([403, expect.stringContaining('This has to wait')]);
      }
      // Nothing in test mode is real.
      expect((await owner.user.get(owner.at('test', '/developers/keys/new'))).status).toBe(200);
      const personId = await owner.user.personId();
      const recoveredAt = (hours: number) => services().clock.now() - dayMs + hours * 3_600_000;
      await services().store.transact([anyRows(setRecoveredAt, { personId, at: recoveredAt(1) })]);
      expect((await invite()).status).toBe(403);
      await services().store.transact([anyRows(setRecoveredAt, { personId, at: recoveredAt(-1) })]);
      expect((await invite()).status).toBe(422);
    });

    it('is an owner, whom the operator replaces after 72 hours that every member reads of', async () => {
      const owner = await newOwner(service);
      const member = await memberOf(owner);
      const dueAt = await requestRecovery(services(), owner.accountId, 'heir@example.com');
      expect(Math.round((dueAt - services().clock.now()) / 3_600_000)).toBe(72);
      for (const { email } of [owner.user, member]) {
        const [mail] = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Somebody asks'));
        expect(mail?.text).toContain(owner.at('test', '/settings/recovery'));
      }
      await expect(requestRecovery(services(), owner.accountId, 'x@example.com')).rejects.toThrow(
        'under way',
      );
      const open = await services().store.one(findOpenRecovery, { accountId: owner.accountId });
      const job = { subject: open?.id } as never;
      expect(await runRecovery(services(), job)).toEqual({ outcome: 'later', dueAt });
      expect(await mailsTo('heir@example.com')).toEqual([]);
      await services().store.transact([anyRows(setDueAt, { accountId: owner.accountId, at: 1 })]);
      await runRecovery(services(), job);
      await runRecovery(services(), job);
      const mails = await mailsTo('heir@example.com');
      expect(mails).toHaveLength(1);
      const token = /token=(\w+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
      const heir = new StaffUser(service, 'heir@example.com');
      await heir.signIn();
      expect((await heir.post('/dashboard/invitation', { token })).location).toBe(owner.at('test'));
      // The heir has come in around the owners, and waits like whoever used a recovery code.
      const members = owner.at('test', '/settings/members');
      expect((await heir.get(members)).status).toBe(200);
      expect((await heir.post(`${members}/invite`)).status).toBe(403);
    });

    it('is no owner whom any member says to be there', async () => {
      const owner = await newOwner(service);
      const member = await memberOf(owner);
      await requestRecovery(services(), owner.accountId, 'thief@example.com');
      const open = await services().store.one(findOpenRecovery, { accountId: owner.accountId });
      expect((await member.get(owner.at('live', '/settings'))).text).toContain('/settings/recovery');
      const page = await member.get(owner.at('live', '/settings/recovery'));
      const stop = /action="([^"]+\/stop)"/.exec(page.text)?.[1] ?? '';
      const stranger = await newOwner(service);
      expect((await stranger.user.post(stop)).status).toBe(404);
      expect((await member.post(stop)).status).toBe(303);
      const subjects = (await mailsTo(owner.user.email)).map(({ subject }) => subject);
      expect(subjects).toContainEqual(expect.stringContaining('gets no new owner'));
      await services().store.transact([anyRows(setDueAt, { accountId: owner.accountId, at: 1 })]);
      await runRecovery(services(), { subject: open?.id } as never);
      expect(await mailsTo('thief@example.com')).toEqual([]);
    });

    it('makes a member the owner who was one of less', async () => {
      const owner = await newOwner(service);
      const member = await memberOf(owner, 'finance');
      await requestRecovery(services(), owner.accountId, member.email);
      const open = await services().store.one(findOpenRecovery, { accountId: owner.accountId });
      await services().store.transact([anyRows(setDueAt, { accountId: owner.accountId, at: 1 })]);
      await runRecovery(services(), { subject: open?.id } as never);
      const mail = (await mailsTo(member.email)).find(({ subject }) => /^You are inv/.test(subject));
      const token = /token=(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';
      expect((await member.post('/dashboard/invitation', { token })).status).toBe(303);
      expect((await member.get(owner.at('test', '/settings/members'))).status).toBe(200);
      await expect(requestRecovery(services(), owner.accountId, member.email)).rejects.toThrow(
        'owner already',
      );
    });
  });
});
