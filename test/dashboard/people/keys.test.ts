import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPlan } from '../../../server/src/features/accounts/manage.js';
import { keysOf } from '../../../server/src/features/keys/manage.js';
import { writeKeyUses } from '../../../server/src/features/keys/use.js';
import { type ReadEntry, readEntries } from '../../../server/src/features/operator/audit.js';
import { audit } from '../../audit/audit.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { newOwner, type Owner, wordsOf } from '../../harness/staff.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`API keys in the dashboard on ${engine}`, { timeout: 60_000 }, () => {
    let databaseUrl: string;
    let service: Service;
    let owner: Owner;
    beforeAll(async () => {
      databaseUrl = await freshDatabase();
      service = await startService(databaseUrl);
      owner = await newOwner(service);
    });
    afterAll(() => service.stop());

    const ofAll = ['read', 'escrows', 'charges', 'refunds_and_releases', 'payout_details', 'webhooks'];
    const scopes = [...ofAll, 'delivery', 'sandbox'];
    const create = async (fields: Record<string, string | string[]> = {}, mode = 'test') => {
      const intention = service.deps.services.newId();
      const form = { name: 'shop', scopes, networks: '', days: '', intention, ...fields };
      return owner.user.post(owner.at(mode, '/developers/keys/new'), form);
    };
    const keyIn = (text: string) => /svc_(?:test|live)_\w{36}/.exec(text)?.[0] ?? null;
    const rows = () => keysOf(service.deps.services, owner.accountId);
    const active = async () => (await rows()).filter(({ revokedAt }) => revokedAt === null);
    const entries = async (): Promise<ReadEntry[]> => {
      const filter = {
        mode: 'test',
        accountId: owner.accountId,
        subject: undefined,
        since: undefined,
      } as const;
      return [
        ...(await readEntries(service.deps.services.store, filter, { before: null, count: 100 })).items,
      ];
    };
    const call = (key: string, path = '/account') => service.call('GET', path, { key });

    it('are created with limits, shown once, and noted by whom', async () => {
      const page = await create({ name: 'reports', scopes: ['read'], days: '30' });
      const key = keyIn(page.text) as string;
      const answer = await call(key);
      expect([page.status, answer.status, answer.body.key.scopes]).toEqual([200, 200, ['read']]);
      const listed = await owner.user.get(owner.at('test', '/developers/keys'));
      expect(listed.text).not.toContain(key);
      const row = new RegExp(`reports …${key.slice(-4)}\\s+read anywhere not seen yet`);
      expect(wordsOf(listed)).toMatch(row);
      const [newest] = await entries();
      const id = await owner.user.personId();
      expect(newest).toMatchObject({
        action: 'api_key.created',
        author: { kind: 'staff', id, network: '127.0.0.0/24' },
      });
      expect(JSON.stringify(await entries())).not.toContain(key);
    });

    it('are made once by a form that is sent twice', async () => {
      const intention = service.deps.services.newId();
      const first = await create({ intention });
      const again = await create({ intention });
      expect([keyIn(first.text) !== null, again.status, keyIn(again.text)]).toEqual([true, 303, null]);
    });

    it('show when they were last used, to the hour, without a write of the request', async () => {
      const key = keyIn((await create({ name: 'used' })).text) as string;
      await call(key);
      await writeKeyUses(service.deps.services);
      const { now } = service.deps.services.clock;
      const hour = new Date(now() - (now() % 3_600_000)).toISOString();
      const { text } = await owner.user.get(owner.at('test', '/developers/keys'));
      expect(text).toContain(`datetime="${hour.slice(0, 14)}`);
      // A second use in the same hour is nothing new.
      await call(key);
      expect(service.deps.services.keyUses.take()).toEqual([]);
    });

    it('are at most three in test mode, and one is replaced in one commit', async () => {
      expect(await active()).toHaveLength(3);
      const full = await create();
      expect([full.status, wordsOf(full)]).toEqual([422, expect.stringContaining('3 active test keys')]);
      const old = (await active()).find(({ name }) => name === 'reports');
      const intention = service.deps.services.newId();
      const path = owner.at('test', `/developers/keys/${old?.id}/replace`);
      expect((await owner.user.get(path)).text).toContain('Replace this key?');
      const page = await owner.user.post(path, { intention });
      const key = keyIn(page.text) as string;
      expect((await call(key)).body.key.scopes).toEqual(['read']);
      const now = await active();
      expect([now.length, now.some(({ id }) => id === old?.id)]).toEqual([3, false]);
      const [newest] = await entries();
      expect(newest).toMatchObject({ action: 'api_key.created', after: { replaces: old?.id } });
      // It is active no longer, so it frees no second place.
      expect((await owner.user.post(path, { intention: service.deps.services.newId() })).status).toBe(303);
      expect(await active()).toHaveLength(3);
    });

    it('stop working when they are revoked', async () => {
      const [first] = await active();
      const path = owner.at('test', `/developers/keys/${first?.id}/revoke`);
      expect((await owner.user.get(path)).text).toContain('Revoke this key?');
      expect((await owner.user.post(path)).status).toBe(303);
      expect((await active()).map(({ id }) => id)).not.toContain(first?.id);
    });

    it.each([
      ['a name', { name: ' ' }, 'Name the key'],
      ['networks', { networks: '203.0.113.0/99' }, 'is no address'],
      ['something to do', { scopes: [] }, 'Tick at least one'],
      ['a lifetime of ours', { days: '12345' }, 'not complete'],
    ])('need %s', async (_what, fields, problem) => {
      const before = (await rows()).length;
      const page = await create(fields);
      expect([page.status, wordsOf(page)]).toEqual([422, expect.stringContaining(problem)]);
      expect(await rows()).toHaveLength(before);
    });

    it('of another account, or of the other mode, are not there', async () => {
      const other = await newOwner(service);
      const [own] = await active();
      for (const action of ['revoke', 'replace']) {
        for (const path of [
          other.at('test', `/developers/keys/${own?.id}/${action}`),
          owner.at('test', `/developers/keys/nothing/${action}`),
        ]) {
          const user = path.includes(other.accountId) ? other.user : owner.user;
          expect([path, (await user.get(path)).status]).toEqual([path, 404]);
          expect([path, (await user.post(path)).status]).toEqual([path, 404]);
        }
      }
      expect((await active()).map(({ id }) => id)).toContain(own?.id);
    });

    it('of live mode need a plan, an approval and a second factor, which the page says', async () => {
      const listed = wordsOf(await owner.user.get(owner.at('live', '/developers/keys')));
      expect(listed).toContain('The business plan');
      expect(listed).toContain('Approval. Tell whoever runs this service');
      await setPlan(service.deps.services, owner.accountId, 'business');
      expect(wordsOf(await owner.user.get(owner.at('live', '/developers/keys')))).not.toContain(
        'business plan',
      );
      const page = await create({}, 'live');
      expect([page.status, wordsOf(page)]).toEqual([403, expect.stringContaining('needs a second factor')]);
      expect((await rows()).some(({ mode }) => mode === 'live')).toBe(false);
    });

    it('need a proof that is not older than ten minutes, in this session', async () => {
      await owner.user.endProof();
      const before = (await rows()).length;
      const page = await create();
      expect([page.status, wordsOf(page)]).toEqual([200, expect.stringContaining('Is it you?')]);
      expect(page.text).toContain(`name="next" value="${owner.at('test', '/developers/keys/new')}"`);
      expect(await rows()).toHaveLength(before);
      await owner.user.prove();
      const asked = await owner.user.get(owner.at('test', '/developers/keys/new'));
      expect(asked.status).toBe(200);
      // What one browser proves is worth nothing in another.
      await owner.user.endProof();
      const elsewhere = owner.user.elsewhere();
      await elsewhere.signIn();
      expect(wordsOf(await create())).toContain('Is it you?');
    });

    it('leaves books that the auditor finds sound', async () => {
      expect(await audit(databaseUrl, 'ab'.repeat(32))).toEqual([]);
    });
  });
});
