import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { newOwner, type Owner, StaffUser, wordsOf } from '../../harness/staff.js';
import { mailsSent, newestCode } from '../../harness/visitor.js';

let count = 0;

forEachDatabase((engine, freshDatabase) => {
  describe(`the address of a person on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    let owner: Owner;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());
    beforeEach(async () => {
      owner = await newOwner(service);
    });

    const mailsTo = async (email: string) => {
      await mailsSent(service);
      const mails = await service.deps.services.sandboxMailer.list();
      return mails.filter(({ recipient }) => recipient === email);
    };

    it('is changed by a code to the new one, and the old one is told', async () => {
      const { user } = owner;
      const [before, after] = [user.email, `moved-${++count}@example.com`];
      const elsewhere = user.elsewhere();
      await elsewhere.signIn();
      const path = '/dashboard/me/address';
      expect((await user.post(path, { email: 'nothing' })).status).toBe(422);
      expect((await user.post(path, { email: after })).location).toBe(`${path}/code`);
      expect((await user.post(`${path}/code`, { code: '000000' })).status).toBe(403);
      expect((await user.post(`${path}/code`, { code: await newestCode(service) })).status).toBe(303);
      expect(wordsOf(await user.get('/dashboard/me'))).toContain(`Signed in as ${after}`);
      expect((await elsewhere.get('/dashboard/me')).location).toContain('/dashboard/sign-in');
      const notices = (await mailsTo(before)).map(({ text }) => text);
      expect(notices).toContainEqual(expect.stringContaining('address that you sign in with was changed'));
      const renamed = new StaffUser(service, after);
      await renamed.signIn();
      expect((await renamed.get(owner.at('test'))).status).toBe(200);
    });

    it('is not the one of somebody else, which only that mailbox learns', async () => {
      const other = await newOwner(service);
      const path = '/dashboard/me/address';
      const { user } = owner;
      const asked = await user.post(path, { email: other.user.email });
      const unknown = await user.post(path, { email: `unknown-${++count}@example.com` });
      expect([asked.status, asked.location]).toEqual([unknown.status, unknown.location]);
      await user.post(path, { email: other.user.email });
      const page = await user.post(`${path}/code`, { code: await newestCode(service) });
      expect([page.status, wordsOf(page)]).toEqual([403, expect.stringContaining('already')]);
      expect(wordsOf(await user.get('/dashboard/me'))).toContain(`Signed in as ${user.email}`);
    });

    it('keep what was typed where a proof is missing', async () => {
      const { user } = owner;
      await user.endProof();
      const fields = { email: 'carried@example.com', role: 'support' };
      const asked = await user.post(owner.at('test', '/settings/members/invite'), fields);
      const carried = (text: string) =>
        (/name="carried" value="([^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&quot;', '"');
      expect(JSON.parse(carried(asked.text))).toMatchObject({ fields: Object.entries(fields) });
      const sent = await user.post('/dashboard/proof/code', { carried: carried(asked.text) });
      expect(carried(sent.text)).toBe(carried(asked.text));
      const wrong = await user.post('/dashboard/proof', {
        by: 'code',
        code: '1',
        carried: carried(sent.text),
      });
      expect([wrong.status, carried(wrong.text)]).toEqual([403, carried(sent.text)]);
      const code = await newestCode(service);
      const going = await user.post('/dashboard/proof', { by: 'code', code, carried: carried(sent.text) });
      expect(going.text).toContain('name="email" value="carried@example.com"');
      const action = /action="([^"]+\/invite)"/.exec(going.text)?.[1] ?? '';
      expect((await user.post(action, fields)).status).toBe(303);
    });

    it('carry no form to another site, and none that is malformed', async () => {
      const { user } = owner;
      const forged = [
        { action: 'https://evil.example/', fields: [] },
        { action: '//evil.example', fields: [] },
        { action: '/dashboard', fields: [] },
        { action: '/dashboard/x/../y', fields: [] },
        { action: '/dashboard/me', fields: 'x' },
      ];
      for (const each of forged) {
        const page = await user.post('/dashboard/proof/code', { carried: JSON.stringify(each) });
        expect([each, page.location]).toEqual([each, expect.stringContaining('/dashboard/proof?next=')]);
      }
    });
  });
});
