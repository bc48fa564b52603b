import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '../../../server/src/domain/staff/rights.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { newOwner, type Owner, StaffUser } from '../../harness/staff.js';

const hrefs = (text: string) => [...text.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href ?? '');

/** Links to pages of the service, each once; an anchor is of the page that it is on. */
const pathsOf = (text: string) =>
  new Set(
    hrefs(text)
      .filter((href) => href.startsWith('/'))
      .map((href) => href.replaceAll('&amp;', '&').replace(/#.*/, '')),
  );

forEachDatabase((engine, freshDatabase) => {
  describe(`the links of the dashboard on ${engine}`, { timeout: 120_000 }, () => {
    let service: Service;
    let owner: Owner;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
      owner = await newOwner(service);
    });
    afterAll(() => service.stop());

    /** Follows every link from a page on, and returns the status of each page by its path. */
    const follow = async (user: StaffUser, start: string, isFollowed: (path: string) => boolean) => {
      const statuses = new Map<string, number>();
      const waiting = [start];
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (statuses.has(path)) continue;
        const { status, text, location } = await user.get(path);
        statuses.set(path, status);
        const found = location === null ? [...pathsOf(text)] : [location];
        waiting.push(...found.filter(isFollowed));
      }
      return statuses;
    };

    it.each(roles)('lead nowhere that is missing or refused, in test mode: %s', async (role) => {
      let { user } = owner;
      if (role !== 'owner') {
        user = new StaffUser(service, `${role}-of-links@example.com`);
        await user.signIn();
        await user.join(owner.accountId, role);
      }
      const isOfTest = (path: string) => path.startsWith('/dashboard') && !path.startsWith(owner.at('live'));
      const statuses = await follow(user, owner.at('test'), isOfTest);
      for (const [path, status] of statuses) expect([path, status < 400]).toEqual([path, true]);
      const seen = [...statuses.keys()];
      expect(seen).toContain(owner.at('test', '/escrows'));
      expect(seen).toContain('/dashboard/me');
      expect(seen.includes(owner.at('test', '/developers/keys/new'))).toBe(
        role === 'owner' || role === 'developer',
      );
    });

    it.each(roles)('of the navigation and of the switch open in live mode: %s', async (role) => {
      const user = new StaffUser(service, `${role}-in-live@example.com`);
      await user.signIn();
      await user.join(owner.accountId, role);
      const { text } = await user.get(owner.at('live'));
      const sections = [...pathsOf(text)].filter((path) => path.startsWith(owner.at('live')));
      expect(sections.length).toBeGreaterThan(5);
      for (const path of sections) expect([path, (await user.get(path)).status]).toEqual([path, 200]);
      const inTest = [...pathsOf((await user.get(owner.at('test'))).text)];
      for (const path of inTest.filter((each) => each.startsWith(owner.at('test')))) {
        const page = await user.get(path);
        const crossing = [...pathsOf(page.text)].filter((each) => each.startsWith(owner.at('live')));
        for (const live of crossing) expect([live, (await user.get(live)).status]).toEqual([live, 200]);
      }
    });

    it('"Change account" shows the list, also to whoever has one account', async () => {
      const { text } = await owner.user.get(owner.at('test'));
      const href = /<a href="([^"]+)">Change account/.exec(text)?.[1] ?? '';
      expect(href).toBe('/dashboard?all');
      expect((await owner.user.get(href)).status).toBe(200);
    });

    it('the file of a list is a statement, which support has no right to', async () => {
      const user = new StaffUser(service, 'files@example.com');
      await user.signIn();
      await user.join(owner.accountId, 'support');
      for (const kind of ['escrows', 'charges']) {
        expect((await user.get(owner.at('test', `/${kind}.csv`))).status).toBe(403);
        expect((await user.get(owner.at('test', `/${kind}`))).text).not.toContain('.csv');
        expect((await owner.user.get(owner.at('test', `/${kind}.csv`))).status).toBe(200);
      }
    });
  });
});
