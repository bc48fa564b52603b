import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approve } from '../../../server/src/features/accounts/approval.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Forgery, SoftwarePasskey } from '../../harness/passkey.js';
import { type Service, startService } from '../../harness/service.js';
import { newOwner, type Owner, type StaffUser, wordsOf } from '../../harness/staff.js';
import { mailsSent } from '../../harness/visitor.js';

const enrolPath = '/dashboard/me/passkeys/new';

forEachDatabase((engine, freshDatabase) => {
  describe(`passkeys on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    let owner: Owner;
    let user: StaffUser;
    let site: string;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());
    beforeEach(async () => {
      const { config } = service.deps.services;
      config.siteUrl = config.siteUrl.replace('127.0.0.1', 'localhost');
      site = config.siteUrl;
      owner = await newOwner(service, site);
      user = owner.user;
      await approve(service.deps.services, owner.accountId);
    });

    const add = async (device: SoftwarePasskey, forgery: Forgery = {}, by = user) => {
      const options = SoftwarePasskey.optionsIn((await by.get(enrolPath)).text);
      return by.post('/dashboard/me/passkeys', { name: 'Phone', answer: device.make(options, forgery) });
    };
    const enrolled = async (by = user) => {
      const device = new SoftwarePasskey(site);
      const page = await add(device, {}, by);
      const codes = [...page.text.matchAll(/<code>([\w-]{14})<\/code>/g)].map(([, code]) => code ?? '');
      expect([page.status, codes.length]).toEqual([200, 10]);
      return { device, codes };
    };
    const offered = async (by = user) => SoftwarePasskey.optionsIn((await by.get('/dashboard/proof')).text);
    const prove = (answer: string, by = user) => by.post('/dashboard/proof', { by: 'passkey', answer });
    /** An empty form is answered with 422 by a page that lets somebody in. */
    const liveForm = (by = user) => by.post(owner.at('live', '/settings/approval'));

    it('are added, open live mode, and are removed, which is mailed', async () => {
      expect((await liveForm()).status).toBe(403);
      const { device } = await enrolled();
      expect((await liveForm()).status).toBe(422);
      await user.endProof();
      expect((await liveForm()).location).toContain('/dashboard/proof?next=');
      expect((await prove(device.use(await offered()))).location).toBe('/dashboard');
      expect((await liveForm()).status).toBe(422);
      await user.prove();
      const me = await user.get('/dashboard/me');
      expect(wordsOf(me)).toContain('Phone');
      const remove = /action="([^"]+passkeys[^"]+\/remove)"/.exec(me.text)?.[1] ?? '';
      expect((await user.post(remove)).location).toBe('/dashboard/me');
      expect((await liveForm()).status).toBe(403);
      await mailsSent(service);
      const mails = await service.deps.services.sandboxMailer.list();
      const notices = mails.filter(({ recipient }) => recipient === user.email).map(({ text }) => text);
      expect(notices).toContainEqual(expect.stringContaining('passkey was added'));
      expect(notices).toContainEqual(expect.stringContaining('passkey was removed'));
    });

    it('are not added by a forged answer, another origin, or a challenge of something else', async () => {
      const device = new SoftwarePasskey(site);
      const elsewhere = user.elsewhere();
      await elsewhere.signIn();
      const foreign = SoftwarePasskey.optionsIn((await elsewhere.get(enrolPath)).text).challenge;
      const forgeries: Forgery[] = [
        { origin: 'https://evil.example' },
        { rpId: 'evil.example' },
        { type: 'webauthn.get' },
        { challenge: Buffer.from('1.2.3').toString('base64url') },
        { challenge: foreign },
      ];
      for (const forgery of forgeries) {
        expect([forgery, (await add(device, forgery)).status]).toEqual([forgery, 422]);
      }
      for (const answer of ['', '{}', 'null', '{"id":1}', '[]']) {
        expect((await user.post('/dashboard/me/passkeys', { name: 'x', answer })).status).toBe(422);
      }
      expect((await liveForm()).status).toBe(403);
    });

    it('need a fresh code from a mail, and the factor there is', async () => {
      await user.endProof();
      expect((await user.get(enrolPath)).location).toContain('&by=code');
      await user.prove();
      const { device } = await enrolled();
      await user.endProof();
      await user.prove();
      expect((await user.get(enrolPath)).location).toBe(
        `/dashboard/proof?next=${encodeURIComponent(enrolPath)}`,
      );
      await prove(device.use(await offered()));
      expect((await user.get(enrolPath)).status).toBe(200);
    });

    it('refuse a replayed answer, also of concurrent requests', async () => {
      const { device } = await enrolled();
      await user.endProof();
      const answer = device.use(await offered());
      const pages = await Promise.all([prove(answer), prove(answer), prove(answer)]);
      expect(pages.map(({ status }) => status).toSorted()).toEqual([303, 403, 403]);
      await user.endProof();
      expect((await prove(answer)).status).toBe(403);
      expect((await liveForm()).location).toContain('/dashboard/proof?next=');
    });

    it('refuse another origin, another session, an old count, and the passkey of somebody else', async () => {
      const { device } = await enrolled();
      const stranger = await newOwner(service, site);
      const { device: foreign } = await enrolled(stranger.user);
      await user.endProof();
      await prove(device.use(await offered()));
      await user.endProof();
      const elsewhere = user.elsewhere();
      await elsewhere.signIn();
      const theirs = await offered(elsewhere);
      const answers = {
        origin: device.use(await offered(), { origin: 'https://evil.example' }),
        site: device.use(await offered(), { rpId: 'evil.example' }),
        type: device.use(await offered(), { type: 'webauthn.create' }),
        session: device.use(theirs),
        count: device.use(await offered(), { counter: 1 }),
        credential: foreign.use(await offered()),
        disguise: foreign.use(await offered(), { credentialId: device.id, counter: 99 }),
      };
      for (const [attack, answer] of Object.entries(answers)) {
        expect([attack, (await prove(answer)).status]).toEqual([attack, 403]);
      }
      expect((await liveForm()).location).toContain('/dashboard/proof?next=');
      expect((await prove(device.use(await offered()))).status).toBe(303);
    });

    it('are replaced by a recovery code where the device is lost', async () => {
      const { codes } = await enrolled();
      await user.endProof();
      const page = await user.get('/dashboard/proof');
      expect(wordsOf(page)).toContain('Recovery code');
      const entered = { by: 'factor', code: codes[0] ?? '' };
      expect((await user.post('/dashboard/proof', entered)).status).toBe(303);
      expect((await liveForm()).status).toBe(422);
    });

    it('are offered nowhere but over https and on localhost', async () => {
      const { config } = service.deps.services;
      config.siteUrl = config.siteUrl.replace('localhost', '127.0.0.1');
      const plain = await newOwner(service);
      const page = await plain.user.get(enrolPath);
      expect([wordsOf(page), page.text.includes('data-options')]).toEqual([
        expect.stringContaining('Passkeys need https'),
        false,
      ]);
      config.siteUrl = site;
      const there = await plain.user.get(enrolPath);
      expect(wordsOf(there)).toContain(`Passkeys work at ${site}/dashboard alone`);
    });
  });
});
