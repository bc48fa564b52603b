import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { codeMails, newestCode, Order, Visitor } from '../../harness/visitor.js';

const buyer = 'buyer@example.com';
const right = 'Pay ₦2,500 by bank transfer';
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

forEachDatabase((engine, freshDatabase) => {
  describe(`signing in to a checkout page on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    const open = async (email: string, fields: Record<string, unknown> = {}) =>
      Order.of(
        (await (await TestEscrow.open(service, { customer_email: email, ...fields })).read()).checkout_url,
      );

    /** Requests a code; returns the visitor and the code. */
    const asking = async (email: string, as = email) => {
      const order = await open(email);
      const visitor = new Visitor(service);
      expect((await visitor.post(order.at('sign-in'), { email: as })).location).toBe(order.at('code'));
      return { order, visitor, enter: (code: string) => visitor.post(order.at('code'), { code }) };
    };

    it('opens the page with the code from the mail, whose subject does not contain it', async () => {
      const { order, visitor, enter } = await asking('one@example.com', ' ONE@Example.com ');
      const code = await newestCode(service);
      const [mail] = await codeMails(service);
      expect(mail).toMatchObject({ recipient: 'one@example.com' });
      expect(mail?.subject).not.toContain(code);
      const entered = await enter(`${code.slice(0, 3)} ${code.slice(3)}`);
      expect(entered).toMatchObject({ status: 303, location: order.at() });
      expect((await visitor.get(order.at())).text).toContain(right);
      expect([...visitor.cookies.keys()]).toEqual(['session', expect.stringMatching(/^known_[0-9a-f]{12}$/)]);
    });

    it('keeps its cookies from scripts, from other sites, and off plain http', async () => {
      const { order, visitor } = await asking('cookies@example.com');
      const again = () => visitor.post(order.at('sign-in'), { email: 'cookies@example.com' });
      const [plain] = (await again()).headers.getSetCookie();
      expect(plain).toMatch(/^browser=\w{32}; Path=\/; Max-Age=1200; HttpOnly; SameSite=Lax$/);
      const { config } = service.deps.services;
      const { siteUrl } = config;
      config.siteUrl = 'https://pay.example.com';
      const answer = await visitor.post(
        order.at('sign-in'),
        { email: 'cookies@example.com' },
        { Origin: config.siteUrl },
      );
      config.siteUrl = siteUrl;
      const [secure] = answer.headers.getSetCookie();
      expect(secure).toMatch(
        /^__Host-browser=\w{32}; Path=\/; Max-Age=1200; HttpOnly; SameSite=Lax; Secure$/,
      );
    });

    it('records a sign-in once, as an event and in the timeline', async () => {
      const escrow = await TestEscrow.open(service, { customer_email: 'twice@example.com' });
      const order = Order.of((await escrow.read()).checkout_url);
      for (const _time of [1, 2]) await new Visitor(service).signIn(order, 'twice@example.com');
      const { buyer_user_id: id } = await escrow.read();
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      const { entries } = await escrow.read('/timeline');
      const recorded = entries.filter(({ type }: { type: string }) => type === 'buyer.signed_in');
      expect(recorded).toMatchObject([{ actor: 'buyer', via: 'page', data: { buyer_user_id: id } }]);
      const other = await TestEscrow.open(service, { customer_email: 'Twice@example.com' });
      const others = Order.of((await other.read()).checkout_url);
      await new Visitor(service).signIn(others, 'twice@example.com');
      expect((await other.read()).buyer_user_id).toBe(id);
    });

    it('sends no code to another address, for which no code works', async () => {
      const before = (await codeMails(service)).length;
      const { order, visitor, enter } = await asking(buyer, 'stranger@example.com');
      expect(await codeMails(service)).toHaveLength(before);
      expect((await enter('000000')).text).toContain('That code is not right');
      expect((await visitor.get(order.at())).text).not.toContain(right);
    });

    it('takes five attempts at a code, not more, even if they are concurrent', async () => {
      const { enter } = await asking('tries@example.com');
      const code = await newestCode(service);
      const pages = await Promise.all(Array.from({ length: 12 }, () => enter(wrongOf(code))));
      const said = (text: string) => pages.filter((page) => page.text.includes(text)).length;
      expect(said('That code is not right')).toBe(5);
      expect(said('Too many tries at that code')).toBe(7);
      const late = await enter(code);
      expect(late).toMatchObject({ status: 403 });
      expect(late.text).toContain('Too many tries at that code');
    });

    it('does not count a right code as a failure', async () => {
      const order = await open('often@example.com');
      const { clock } = service.deps.services;
      for (let count = 0; count < 11; count++) {
        const later = { now: () => clock.now() + Math.floor(count / 6) * 3_600_000 };
        service.deps.services.clock = later;
        expect((await new Visitor(service).signIn(order, 'often@example.com')).text).toContain(right);
        service.deps.services.clock = clock;
      }
    });

    it('refuses a used or expired code, and one that another browser requested', async () => {
      const used = await asking('used@example.com');
      const code = await newestCode(service);
      expect((await used.enter(code)).status).toBe(303);
      const [token] = [...used.visitor.cookies.values()];
      const duplicate = await asking('used@example.com');
      const second = await newestCode(service);
      const stranger = new Visitor(service);
      const page = await stranger.post(duplicate.order.at('code'), { code: second });
      expect(page.text).toContain('This browser has not asked for a code');
      stranger.cookies.set('browser', token ?? '');
      const planted = await stranger.post(duplicate.order.at('code'), { code: second });
      expect(planted.text).toContain('This browser has not asked for a code');

      const kept = duplicate.visitor.cookies.get('browser') ?? '';
      expect((await duplicate.enter(second)).status).toBe(303);
      duplicate.visitor.cookies.set('browser', kept);
      expect((await duplicate.enter(second)).text).toContain('no longer valid');

      const old = await asking('old@example.com');
      const third = await newestCode(service);
      const { clock } = service.deps.services;
      service.deps.services.clock = { now: () => clock.now() + 10 * 60_000 };
      expect((await old.enter(third)).text).toContain('no longer valid');
      service.deps.services.clock = clock;
    });

    it('never adopts the session cookie of a browser, and ends its previous session', async () => {
      const { order, visitor, enter } = await asking('fixed@example.com');
      visitor.cookies.set('session', 'plantedplantedplantedplanted0000');
      await enter(await newestCode(service));
      const first = visitor.cookies.get('session') ?? '';
      expect(first).not.toContain('planted');
      await visitor.signIn(order, 'fixed@example.com');
      expect(visitor.cookies.get('session')).not.toBe(first);
      const thief = new Visitor(service);
      for (const token of [first, 'plantedplantedplantedplanted0000']) {
        thief.cookies.set('session', token);
        expect((await thief.get(order.at())).text).toContain('Sign in to your order');
      }
    });

    it('signs out on the server, not only in the browser', async () => {
      const { order, visitor, enter } = await asking('out@example.com');
      await enter(await newestCode(service));
      const token = visitor.cookies.get('session') ?? '';
      expect((await visitor.post(order.at('sign-out'))).status).toBe(303);
      expect(visitor.cookies.has('session')).toBe(false);
      visitor.cookies.set('session', token);
      expect((await visitor.get(order.at())).text).toContain('Sign in to your order');
    });

    it('signs out after two hours without a request', async () => {
      const { order, visitor, enter } = await asking('idle@example.com');
      await enter(await newestCode(service));
      const { clock } = service.deps.services;
      service.deps.services.clock = { now: () => clock.now() + 2 * 3_600_000 };
      expect((await visitor.get(order.at())).text).toContain('Sign in to your order');
      service.deps.services.clock = clock;
    });

    it('refuses an invalid address, and says so on the same page', async () => {
      const order = await open(buyer);
      for (const email of ['', 'nobody', 'a\0b@example.com', `${'a'.repeat(250)}@example.com`]) {
        const page = await new Visitor(service).post(order.at('sign-in'), {
          email: email.replace('\0', ' '),
        });
        expect(page.status).toBe(422);
        expect(page.text).toContain('Enter an e-mail address');
      }
    });
  });
});
