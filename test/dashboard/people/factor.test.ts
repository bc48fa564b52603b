import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adHoc, anyRows, statement } from '../../../server/src/adapters/store/statement.js';
import { approve } from '../../../server/src/features/accounts/approval.js';
import { appCode, wrongAppCode } from '../../harness/authenticator.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { newOwner, type Owner, type StaffUser, wordsOf } from '../../harness/staff.js';
import { mailsSent } from '../../harness/visitor.js';

const page = '/dashboard/me/factor';

const passSteps = statement<{ personId: string }, unknown>('suite.pass_steps', (db, p) =>
  db
    .updateTable('staff_factor')
    .set(({ lit }) => ({ last_step: lit(0) }))
    .where('person_id', '=', p.personId),
);

const passEnrolment = statement<{ personId: string; at: number }, unknown>('suite.pass_enrolment', (db, p) =>
  db.updateTable('staff_factor').set({ created_at: p.at }).where('person_id', '=', p.personId),
);

forEachDatabase((engine, freshDatabase) => {
  describe(`an authenticator app on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    let owner: Owner;
    let user: StaffUser;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());
    beforeEach(async () => {
      owner = await newOwner(service);
      user = owner.user;
      await approve(service.deps.services, owner.accountId);
    });

    const now = () => service.deps.services.clock.now();
    const secretOf = (text: string) => /<code>([A-Z2-7]{32})<\/code>/.exec(text)?.[1] ?? '';
    const prove = (code: string) => user.post('/dashboard/proof', { code, by: 'factor' });
    /** Lets the steps of used codes pass. */
    const later = async () =>
      service.deps.services.store.transact([anyRows(passSteps, { personId: await user.personId() })]);
    const enrol = async () => {
      const secret = secretOf((await user.get(page)).text);
      const added = await user.post(page, { code: appCode(secret, now()) });
      const codes = [...added.text.matchAll(/<code>([\w-]{14})<\/code>/g)].map(([, code]) => code ?? '');
      expect([added.status, codes.length]).toEqual([200, 10]);
      return { secret, codes };
    };
    /** An empty form is answered with 422 by a page that lets somebody in. */
    const liveForm = (by = user) => by.post(owner.at('live', '/settings/approval'));
    const noticesOf = async () => {
      await mailsSent(service);
      const mails = await service.deps.services.sandboxMailer.list();
      return mails.filter(({ recipient }) => recipient === user.email).map(({ text }) => text);
    };
    const auditOf = async (personId: string) => {
      const rows = await service.deps.services.store.list(
        adHoc((db) =>
          db.selectFrom('audit_entry').select('action').where('subject', '=', personId).orderBy('id'),
        ),
      );
      return rows.map(({ action }) => action).filter((action) => action.startsWith('staff.'));
    };

    it('is added with a fresh code from a mail and one of the app, which is mailed and audited', async () => {
      await user.endProof();
      expect((await user.get(page)).location).toBe(
        `/dashboard/proof?next=${encodeURIComponent(page)}&by=code`,
      );
      await user.prove();
      const { text } = await user.get(page);
      const secret = secretOf(text);
      expect(text).toContain(`otpauth://totp/`);
      expect(text).toContain(`secret=${secret}`);
      const wrong = await user.post(page, { code: wrongAppCode(secret, now()) });
      expect([wrong.status, secretOf(wrong.text)]).toEqual([422, secret]);
      expect(wordsOf(await user.get('/dashboard/me'))).toContain('You have added no app.');
      await enrol();
      expect(wordsOf(await user.get('/dashboard/me'))).toContain('10 recovery codes are left');
      expect((await user.get(page)).text).not.toContain(secret);
      expect(await noticesOf()).toContainEqual(expect.stringContaining('app was added'));
      expect(await auditOf(await user.personId())).toEqual(['staff.factor_enrolled']);
    });

    it('is added in the session that was shown its secret, within ten minutes', async () => {
      const { clock, store } = service.deps.services;
      const seen = secretOf((await user.get(page)).text);
      const elsewhere = user.elsewhere();
      await elsewhere.signIn();
      const own = secretOf((await elsewhere.get(page)).text);
      expect(own).not.toBe(seen);
      const refused = await user.post(page, { code: appCode(own, clock.now()) });
      expect([refused.status, wordsOf(refused)]).toEqual([422, expect.stringContaining('another browser')]);
      for (const secret of [seen, own]) {
        expect((await user.post(page, { code: appCode(secret, clock.now()) })).status).toBe(422);
      }
      const shown = secretOf((await user.get(page)).text);
      const old = { personId: await user.personId(), at: clock.now() - 600_000 };
      await store.transact([anyRows(passEnrolment, old)]);
      const lapsed = await user.post(page, { code: appCode(shown, clock.now()) });
      expect([lapsed.status, secretOf(lapsed.text) === shown]).toEqual([422, false]);
      const added = await user.post(page, { code: appCode(secretOf(lapsed.text), clock.now()) });
      expect(added.status).toBe(200);
    });

    it('opens live mode, which no code from a mail does', async () => {
      const refused = await liveForm();
      expect([refused.status, refused.text]).toEqual([403, expect.stringContaining(`href="${page}"`)]);
      const { secret } = await enrol();
      await user.endProof();
      expect((await liveForm()).location).toContain('/dashboard/proof?next=');
      await user.prove();
      expect((await liveForm()).location).toContain('/dashboard/proof?next=');
      await later();
      expect((await prove(appCode(secret, now()))).status).toBe(303);
      expect((await liveForm()).status).toBe(422);
      const elsewhere = user.elsewhere();
      await elsewhere.signIn();
      expect((await liveForm(elsewhere)).location).toContain('/dashboard/proof?next=');
    });

    it('is asked for in test mode too, once it is added', async () => {
      await enrol();
      await user.endProof();
      await user.prove();
      const asked = await user.get(owner.at('test', '/developers/keys/new'));
      expect(asked.location).toContain('/dashboard/proof?next=');
      expect(wordsOf(await user.get(asked.location ?? ''))).toContain('Code of your authenticator app');
    });

    it('takes each code once, and none that is older than a used one', async () => {
      const { secret } = await enrol();
      await user.endProof();
      await later();
      const at = now();
      const code = appCode(secret, at);
      const answers = await Promise.all([prove(code), prove(code), prove(code)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 403, 403]);
      await user.endProof();
      const again = await prove(code);
      expect([again.status, wordsOf(again)]).toEqual([403, expect.stringContaining('used already')]);
      expect((await prove(appCode(secret, at - 30_000))).status).toBe(403);
      expect((await liveForm()).location).toContain('/dashboard/proof?next=');
    });

    it('is refused after five wrong codes, the right one included', async () => {
      const { secret, codes } = await enrol();
      await user.endProof();
      await later();
      const tried = await Promise.all(Array.from({ length: 8 }, () => prove(wrongAppCode(secret, now()))));
      expect(tried.filter(({ text }) => text.includes('Too many wrong codes'))).toHaveLength(3);
      for (const code of [appCode(secret, now()), codes[0] ?? '']) {
        const page = await prove(code);
        expect([page.status, wordsOf(page)]).toEqual([403, expect.stringContaining('Too many wrong')]);
      }
    });

    it('is replaced by a recovery code once, which is mailed', async () => {
      const { codes } = await enrol();
      const [code = '', other = ''] = codes;
      await user.endProof();
      const answers = await Promise.all([prove(code), prove(code)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 403]);
      expect((await liveForm()).status).toBe(422);
      await user.endProof();
      expect((await prove(code)).status).toBe(403);
      expect((await prove(other.replaceAll('-', ' '))).status).toBe(303);
      expect(wordsOf(await user.get('/dashboard/me'))).toContain('8 recovery codes are left');
      expect(await noticesOf()).toContainEqual(expect.stringContaining('recovery code was used'));
      const stranger = (await newOwner(service)).user;
      await stranger.get(page);
      const stolen = await stranger.post('/dashboard/proof', { code: codes[2] ?? '', by: 'factor' });
      expect(stolen.status).toBe(403);
    });

    it('is removed with both proofs only, which is mailed and audited', async () => {
      const { secret, codes } = await enrol();
      const remove = () => user.post(`${page}/remove`);
      await user.endProof();
      expect((await remove()).location).toContain('&by=code');
      await user.prove();
      expect((await remove()).location).toBe(`/dashboard/proof?next=${encodeURIComponent(page)}`);
      await later();
      expect((await prove(appCode(secret, now()))).status).toBe(303);
      expect((await remove()).location).toBe('/dashboard/me');
      expect((await liveForm()).status).toBe(403);
      expect((await prove(codes[0] ?? '')).status).toBe(403);
      expect(await noticesOf()).toContainEqual(expect.stringContaining('app was removed'));
      expect(await auditOf(await user.personId())).toEqual(['staff.factor_enrolled', 'staff.factor_removed']);
      const next = await enrol();
      expect(next.secret).not.toBe(secret);
    });

    it('cannot be added in place of the one there is', async () => {
      const { secret } = await enrol();
      await later();
      expect((await user.post(page, { code: appCode(secret, now()) })).text).not.toContain(
        'recovery codes apart',
      );
      expect(await auditOf(await user.personId())).toEqual(['staff.factor_enrolled']);
    });
  });
});
