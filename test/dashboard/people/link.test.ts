import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adHoc, anyRows, statement } from '../../../server/src/adapters/store/statement.js';
import { createDemo, ensureDemo } from '../../../server/src/commands/demo.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { wordsOf } from '../../harness/staff.js';
import { Visitor } from '../../harness/visitor.js';

const expireLinks = statement<{ now: number; purpose: 'link' }, unknown>('suite.expire_links', (db, p) =>
  db.updateTable('staff_code').set({ expires_at: p.now }).where('purpose', '=', p.purpose),
);

forEachDatabase((engine, freshDatabase) => {
  describe(`the demo's link on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    let accountId: string;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
      accountId = (await createDemo(service.deps.services)).account.id;
    });
    afterAll(() => service.stop());

    /** Starts the demo once more, and returns the path of the link that it prints. */
    const start = async (isTerminal = true) => {
      const said: string[] = [];
      const output = { say: (line: string) => void said.push(line), isTerminal, secretsFile: '/dev/null' };
      await ensureDemo(service.deps.services, service.url, output);
      expect(said.join('\n')).toContain('The data of the last start is kept');
      return /(\/dashboard\/link\?token=\w+)/.exec(said.join('\n'))?.[1];
    };

    it('signs the owner in, once, however many browsers open it', async () => {
      const link = (await start()) ?? '';
      const head = await fetch(new URL(link, service.deps.services.config.siteUrl), { method: 'HEAD' });
      expect(head.status).toBe(404);
      const visitors = [1, 2, 3].map(() => new Visitor(service));
      const answers = await Promise.all(visitors.map((visitor) => visitor.get(link)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404, 404]);
      const one = visitors.find((visitor) => visitor.cookies.has('staff')) as Visitor;
      expect((await one.get('/dashboard')).location).toBe(`/dashboard/${accountId}/test`);
      const home = await one.get(`/dashboard/${accountId}/test/settings`);
      expect(wordsOf(home)).toContain('Signed in as demo@example.com');
      expect((await new Visitor(service).get(link)).status).toBe(404);
    });

    it('proves no mailbox: what matters needs a code all the same', async () => {
      const visitor = new Visitor(service);
      await visitor.get((await start()) ?? '');
      const asked = await visitor.get(`/dashboard/${accountId}/test/developers/keys/new`);
      expect(asked.location).toContain('/dashboard/proof?next=');
      expect((await visitor.get('/dashboard/me/factor')).location).toContain('/dashboard/proof?next=');
    });

    it('opens nothing once it has expired, from another machine, or with another token', async () => {
      const link = (await start()) ?? '';
      const far = new Visitor(service, { 'X-Forwarded-For': '203.0.113.7' });
      expect((await far.get(link)).status).toBe(404);
      expect((await new Visitor(service).get(`${link}x`)).status).toBe(404);
      const { store, clock } = service.deps.services;
      await store.transact([anyRows(expireLinks, { now: clock.now(), purpose: 'link' })]);
      const late = new Visitor(service);
      expect([(await late.get(link)).status, late.cookies.has('staff')]).toEqual([404, false]);
    });

    it('is stored as a hash', async () => {
      const token = (await start())?.split('=')[1] ?? '';
      const rows = await service.deps.services.store.list(
        adHoc((db) => db.selectFrom('staff_code').selectAll()),
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(token).toMatch(/^\w{32}$/);
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('is printed on a terminal of a server on loopback only', async () => {
      const { config } = service.deps.services;
      expect(await start(false)).toBeUndefined();
      const { siteUrl } = config;
      config.siteUrl = 'https://escrow.example.com';
      expect(await start()).toBeUndefined();
      config.siteUrl = siteUrl;
      expect(await start()).toBeDefined();
    });
  });
});
