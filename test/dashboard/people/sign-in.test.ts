import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { StaffUser, wordsOf } from '../../harness/staff.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { codeMails, newestCode, Order, Visitor } from '../../harness/visitor.js';

let count = 0;
const freshEmail = () => `person-${++count}@example.com`;

forEachDatabase((engine, freshDatabase) => {
  describe(`signing in to the dashboard on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    const signedIn = async () => {
      const user = new StaffUser(service, freshEmail());
      await user.signIn();
      return user;
    };

    it('opens a session with a cookie of its own, which no script and no other site sends', async () => {
      const user = new StaffUser(service, freshEmail());
      await user.visitor.post('/dashboard/sign-in', { email: user.email });
      const code = await newestCode(service);
      const page = await user.visitor.post('/dashboard/sign-in/code', { code });
      const cookie = page.headers.getSetCookie().find((line) => line.startsWith('staff='));
      expect(cookie).toMatch(/^staff=\w{32}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/);
      expect(wordsOf(await user.get('/dashboard'))).toContain(`Signed in as ${user.email}`);
      expect((await codeMails(service))[0]?.recipient).toBe(user.email);
    });

    it('sends whoever is not signed in to the sign-in, and back to the page afterwards', async () => {
      const user = new StaffUser(service, freshEmail());
      const path = `/dashboard/proof`;
      const asked = await user.get(path);
      expect(asked.location).toBe(`/dashboard/sign-in?next=${encodeURIComponent(path)}`);
      const { text } = await user.get(asked.location ?? '');
      expect(text).toContain(`name="next" value="${path}"`);
      await user.visitor.post('/dashboard/sign-in', { email: user.email, next: path });
      const code = await newestCode(service);
      const page = await user.visitor.post('/dashboard/sign-in/code', { code, next: path });
      expect(page.location).toBe(path);
    });

    it.each(['https://evil.example', '//evil.example', '/docs', '/dashboard/../x', '/dashboard//evil'])(
      'never leads on to %s',
      async (next) => {
        const user = new StaffUser(service, freshEmail());
        const asked = await user.visitor.post('/dashboard/sign-in', { email: user.email, next });
        expect(asked.location).toBe('/dashboard/sign-in/code');
        const code = await newestCode(service);
        const page = await user.visitor.post('/dashboard/sign-in/code', { code, next });
        expect(page.location).toBe('/dashboard');
      },
    );

    it('never takes over the token that the browser had: session fixation', async () => {
      const user = new StaffUser(service, freshEmail());
      user.visitor.cookies.set('staff', 'x'.repeat(32));
      await user.signIn();
      expect(user.visitor.cookies.get('staff')).not.toBe('x'.repeat(32));
      const before = user.visitor.cookies.get('staff') as string;
      await user.signIn();
      const old = new Visitor(service);
      old.cookies.set('staff', before);
      expect((await old.get('/dashboard')).location).toBe('/dashboard/sign-in');
    });

    it('ends the session at sign-out', async () => {
      const user = await signedIn();
      const token = user.visitor.cookies.get('staff') as string;
      expect((await user.post('/dashboard/sign-out')).location).toBe('/dashboard/sign-in');
      expect(user.visitor.cookies.has('staff')).toBe(false);
      user.visitor.cookies.set('staff', token);
      expect((await user.get('/dashboard')).location).toBe('/dashboard/sign-in');
    });

    it('binds a code to the browser, the purpose and five attempts', async () => {
      const user = new StaffUser(service, freshEmail());
      await user.visitor.post('/dashboard/sign-in', { email: user.email });
      const code = await newestCode(service);
      const other = new Visitor(service);
      expect((await other.post('/dashboard/sign-in/code', { code })).status).toBe(403);
      const wrong = code === '000000' ? '000001' : '000000';
      for (let n = 0; n < 5; n++) {
        expect((await user.visitor.post('/dashboard/sign-in/code', { code: wrong })).status).toBe(403);
      }
      const page = await user.visitor.post('/dashboard/sign-in/code', { code });
      expect([page.status, user.visitor.cookies.has('staff')]).toEqual([403, false]);
    });

    it('uses a code once', async () => {
      const user = new StaffUser(service, freshEmail());
      await user.visitor.post('/dashboard/sign-in', { email: user.email });
      const browser = user.visitor.cookies.get('staff_browser') as string;
      const code = await newestCode(service);
      await user.visitor.post('/dashboard/sign-in/code', { code });
      const again = new Visitor(service);
      again.cookies.set('staff_browser', browser);
      expect((await again.post('/dashboard/sign-in/code', { code })).status).toBe(403);
    });

    it('refuses the session of a buyer, and gives buyers no session of the dashboard', async () => {
      const email = freshEmail();
      const escrow = await TestEscrow.open(service, { customer_email: email });
      const buyer = new Visitor(service);
      await buyer.signIn(Order.of((await escrow.read()).checkout_url), email);
      const session = buyer.cookies.get('session') as string;
      buyer.cookies.set('staff', session);
      expect((await buyer.get('/dashboard')).location).toBe('/dashboard/sign-in');
      // And the code of a buyer is no code for the dashboard.
      const order = Order.of((await escrow.read()).checkout_url);
      const asking = new Visitor(service);
      await asking.post(order.at('sign-in'), { email });
      asking.cookies.set('staff_browser', asking.cookies.get('browser') as string);
      const page = await asking.post('/dashboard/sign-in/code', { code: await newestCode(service) });
      expect([page.status, asking.cookies.has('staff')]).toEqual([403, false]);
    });

    it('refuses forms of other sites, and forms without the token of the session', async () => {
      const user = await signedIn();
      const formToken = await user.formToken();
      const foreign: Record<string, string>[] = [
        { Origin: 'https://evil.example' },
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
      ];
      for (const headers of foreign) {
        const page = await user.visitor.post('/dashboard/proof/code', { form_token: formToken }, headers);
        expect([headers, page.status]).toEqual([headers, 403]);
      }
      for (const form_token of ['', 'x', formToken.slice(1), `${formToken}x`]) {
        expect((await user.visitor.post('/dashboard/proof/code', { form_token })).status).toBe(403);
      }
      const other = await signedIn();
      const stolen = await other.formToken();
      expect((await user.visitor.post('/dashboard/proof/code', { form_token: stolen })).status).toBe(403);
      expect((await user.post('/dashboard/proof/code')).status).toBe(303);
    });
  });

  describe(`signing in where sign-up is closed, on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase(), { SIGN_UP: 'closed' });
    });
    afterAll(() => service.stop());

    it('tells nobody which addresses exist, and sends strangers nothing', async () => {
      service.deps.services.config.SIGN_UP = 'open';
      const known = new StaffUser(service, freshEmail());
      await known.signIn();
      service.deps.services.config.SIGN_UP = 'closed';
      const seen = async (email: string) => {
        const visitor = new Visitor(service);
        const asked = await visitor.post('/dashboard/sign-in', { email });
        const { text } = await visitor.get(asked.location ?? '');
        const tried = await visitor.post('/dashboard/sign-in/code', { code: '000000' });
        return [asked.status, asked.location, text, tried.status, tried.text, [...visitor.cookies.keys()]];
      };
      const stranger = freshEmail();
      expect(await seen(stranger)).toEqual(await seen(known.email));
      const recipients = (await codeMails(service)).map(({ recipient }) => recipient);
      expect(recipients).toContain(known.email);
      expect(recipients).not.toContain(stranger);
    });
  });

  describe(`signing in from another machine, on ${engine}`, () => {
    it('sends no code into an inbox that others read', async () => {
      const service = await startService(await freshDatabase(), {});
      const visitor = new Visitor(service, { 'X-Forwarded-For': '203.0.113.7' });
      expect((await visitor.get('/dashboard/sign-in')).text).toContain('no mail server');
      await visitor.post('/dashboard/sign-in', { email: 'far@example.com' });
      expect(await codeMails(service)).toEqual([]);
      await service.stop();
    });
  });
});
