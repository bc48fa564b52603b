import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { codeMails, codesDecided, newestCode, Order, Visitor } from '../../harness/visitor.js';

const right = 'Pay ₦2,500 by bank transfer';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const shortCode = /^\d{6}$/;
const longCode = /^\d{4} \d{4} \d{4}$/;
/** Another code of the same length. */
const wrongOf = (code: string) => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

const from = (service: Service, network: string) => new Visitor(service, { 'X-Forwarded-For': network });

async function open(service: Service, email: string): Promise<Order> {
  return Order.of((await (await TestEscrow.open(service, { customer_email: email })).read()).checkout_url);
}

/** Strangers at many networks ask for codes at once, and enter wrong ones. */
async function burn(service: Service, order: Order, email: string, networks: readonly string[]) {
  const ask = async (network: string, tries: number) => {
    const stranger = from(service, network);
    await stranger.post(order.at('sign-in'), { email });
    for (let count = 0; count < tries; count++) await stranger.post(order.at('code'), { code: '000000' });
  };
  // The tries of a day first: five for each of two codes.
  for (const tries of [5, 5, 0, 0, 0, 0]) await Promise.all(networks.map((network) => ask(network, tries)));
}

const networksOf = (block: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${block}.${n + 1}`);

/** Asks for a code; returns the newest of the kind that the page names, and how it is entered. */
async function ask(visitor: Visitor, order: Order, email: string) {
  expect((await visitor.post(order.at('sign-in'), { email })).status).toBe(303);
  const { text } = await visitor.get(order.at('code'));
  const [kind = ''] = /a code of (six|twelve) digits/.exec(text) ?? [];
  const pattern = kind.includes('six') ? /^ {2}(\d{6})$/m : /^ {2}(\d{4} \d{4} \d{4})$/m;
  const found = (await codeMails(visitor.service)).flatMap(({ recipient, text: mailed }) => {
    const code = recipient === email ? pattern.exec(mailed)?.[1] : undefined;
    return code === undefined ? [] : [code];
  });
  const [code = ''] = found;
  return { code, enter: (typed: string) => visitor.post(order.at('code'), { code: typed }) };
}

/** Sets the clock to the beginning of a day, so that no period of a limit ends within a suite. */
async function startAtMidnight(databaseUrl: string, settings: Record<string, string>): Promise<Service> {
  const service = await startService(databaseUrl, { PROXY_HOPS: '1', ...settings });
  const { clock } = service.deps.services;
  const begun = clock.now();
  const midnight = begun - (begun % dayMs) + dayMs;
  // However long the suite runs, it ends within the first ten minutes.
  service.deps.services.clock = { now: () => midnight + Math.min(clock.now() - begun, 599_000) };
  return service;
}

/** Ends once every code is decided: what were still due then would wait for its time ever after. */
async function atLater(service: Service, ms: number, act: () => Promise<void>): Promise<void> {
  const { services } = service.deps;
  const { clock } = services;
  services.clock = { now: () => clock.now() + ms };
  await act()
    .then(() => codesDecided(service))
    .finally(() => {
      services.clock = clock;
    });
}

forEachDatabase((engine, freshDatabase) => {
  describe(`an address that strangers attack on ${engine}`, { timeout: 90_000 }, () => {
    let service: Service;
    let order: Order;
    const email = 'wanted@example.com';
    const home = '203.0.113.7';
    let known: Visitor;
    beforeAll(async () => {
      service = await startService(await freshDatabase(), {
        PROXY_HOPS: '1',
        SIGN_IN_PER_NETWORK_HOUR: '40',
      });
      order = await open(service, email);
      known = from(service, home);
      await known.signIn(order, email);
      await known.post(order.at('sign-out'));
      await burn(service, order, email, [...networksOf('198.51.100', 20), home]);
      const orderOfHome = new Order('ORD-NONE', null);
      for (const name of ['a', 'b', 'c']) await burn(service, orderOfHome, `${name}@example.com`, [home]);
    });
    afterAll(() => service.stop());

    it('costs the owner nothing in a browser that has signed in to it before', async () => {
      const network = await from(service, home).post(order.at('sign-in'), { email });
      expect(network.text).toContain('Too many codes were asked for from your network');
      const { code, enter } = await ask(known, order, email);
      expect(code).toMatch(shortCode);
      expect((await enter(wrongOf(code))).text).toContain('That code is not right');
      expect(await enter(code)).toMatchObject({ status: 303, location: order.at() });
      expect((await known.get(order.at())).text).toContain(right);
    });

    it('costs the owner six more digits in an unknown browser', async () => {
      const unknown = from(service, '192.0.2.1');
      const { code, enter } = await ask(unknown, order, email);
      expect(code).toMatch(longCode);
      expect((await enter('123456')).text).toContain('That code is not right');
      expect((await enter(code)).status).toBe(303);
      expect((await unknown.get(order.at())).text).toContain(right);
    });

    it('costs an unknown browser in the network of a stranger an hour', async () => {
      const unknown = from(service, home);
      expect((await unknown.post(order.at('sign-in'), { email })).status).toBe(429);
      await atLater(service, hourMs, async () => {
        expect((await unknown.signIn(order, email)).text).toContain(right);
      });
    });

    it('is attacked in vain: a short code that was asked for before takes no more tries', async () => {
      const other = 'early@example.com';
      const orderOfOther = await open(service, other);
      const early = from(service, '192.0.2.2');
      const { code, enter } = await ask(early, orderOfOther, other);
      expect(code).toMatch(shortCode);
      await burn(service, orderOfOther, other, networksOf('198.18.0', 21));
      expect((await enter(code)).text).toContain('Too many tries at that code. Ask for a new one.');
      const again = await ask(early, orderOfOther, other);
      expect(again.code).toMatch(longCode);
      expect((await again.enter(again.code)).status).toBe(303);
    });
  });

  describe(`a long code on ${engine}`, { timeout: 120_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startAtMidnight(await freshDatabase(), { SIGN_IN_SHORT_CODES_PER_HOUR: '1' });
      await from(service, '192.0.2.9').post((await open(service, 'first@example.com')).at('sign-in'), {
        email: 'first@example.com',
      });
    });
    afterAll(() => service.stop());

    it('takes over for every unknown browser beyond the limit of the service', async () => {
      const email = 'everybody@example.com';
      const order = await open(service, email);
      const { code, enter } = await ask(from(service, '192.0.2.10'), order, email);
      expect(code).toMatch(longCode);
      expect(await enter(code.replaceAll(' ', ''))).toMatchObject({ status: 303 });
    });

    it('is mailed once, however many ask, and works in each of their browsers until used', async () => {
      const email = 'shared@example.com';
      const order = await open(service, email);
      const before = (await codeMails(service)).length;
      const visitors = Array.from({ length: 30 }, (_, n) => from(service, `192.0.2.${100 + n}`));
      await Promise.all(visitors.map((visitor) => visitor.post(order.at('sign-in'), { email })));
      expect(await codeMails(service)).toHaveLength(before + 1);
      const code = await newestCode(service);
      const [owner, ...strangers] = visitors;
      expect((await owner?.post(order.at('code'), { code }))?.status).toBe(303);
      const late = await Promise.all(strangers.map((each) => each.post(order.at('code'), { code })));
      for (const { status, text } of late) {
        expect(status).toBe(403);
        expect(text).toContain('That code is no longer valid');
      }
      const next = await ask(from(service, '192.0.2.99'), order, email);
      expect(next.code).not.toBe(code);
      expect((await next.enter(code)).text).toContain('That code is not right');
      expect((await next.enter(next.code)).status).toBe(303);
    });

    it('takes five attempts in each browser, even if they are concurrent', async () => {
      const email = 'tries@example.com';
      const { code, enter } = await ask(from(service, '192.0.2.11'), await open(service, email), email);
      const pages = await Promise.all(Array.from({ length: 12 }, () => enter(wrongOf(code))));
      expect(pages.filter(({ text }) => text.includes('That code is not right'))).toHaveLength(5);
      expect((await enter(code)).text).toContain('Too many tries at that code');
    });

    it('is of one order: another order of the same address has another', async () => {
      const email = 'orders@example.com';
      const [one, other] = [await open(service, email), await open(service, email)];
      const first = await ask(from(service, '192.0.2.12'), one, email);
      const second = await ask(from(service, '192.0.2.13'), other, email);
      expect(second.code).not.toBe(first.code);
      expect((await second.enter(first.code)).text).toContain('That code is not right');
    });

    it('is sent to nobody but the address of the order', async () => {
      const order = await open(service, 'owner@example.com');
      const before = (await codeMails(service)).length;
      const stranger = from(service, '192.0.2.14');
      await stranger.post(order.at('sign-in'), { email: 'stranger@example.com' });
      expect(await codeMails(service)).toHaveLength(before);
      expect((await stranger.post(order.at('code'), { code: '000000000000' })).status).toBe(403);
    });
  });

  describe(`a known browser on ${engine}`, { timeout: 120_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startAtMidnight(await freshDatabase(), { SIGN_IN_PER_NETWORK_HOUR: '3' });
    });
    afterAll(() => service.stop());

    /** Returns a visitor who has signed in, from a network that has no requests left. */
    const signedIn = async (email: string, network: string) => {
      const order = await open(service, email);
      const visitor = from(service, network);
      await visitor.signIn(order, email);
      await from(service, network).post(order.at('sign-in'), { email: 'nobody@example.com' });
      const askAgain = (as = email) => visitor.post(order.at('sign-in'), { email: as });
      return { visitor, askAgain, order };
    };
    const nameOf = (visitor: Visitor) =>
      [...visitor.cookies.keys()].find((key) => key.startsWith('known')) ?? '';

    it('is known to its address alone', async () => {
      const { askAgain } = await signedIn('one@example.com', '203.0.113.1');
      expect((await askAgain('other@example.com')).status).toBe(429);
      expect((await askAgain(' ONE@example.com ')).status).toBe(303);
    });

    it('has a cookie that no script reads, that names no address and lasts for half a year', async () => {
      const order = await open(service, 'cookie@example.com');
      const { enter, code } = await ask(from(service, '203.0.113.2'), order, 'cookie@example.com');
      const cookies = (await enter(code)).headers.getSetCookie();
      expect(cookies.at(-1)).toMatch(
        /^known_[0-9a-f]{12}=\w{16}_\d{10}_[0-9a-f]{32}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
      );
    });

    it('is a stranger with a cookie that was changed, or whose time is over', async () => {
      const { visitor, askAgain } = await signedIn('forged@example.com', '203.0.113.3');
      const name = nameOf(visitor);
      const value = visitor.cookies.get(name) ?? '';
      const forgeries = [
        value.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
        value.replace(/_(\d)/, (_, digit) => `_${(Number(digit) + 1) % 10}`),
        value.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        value.slice(0, 28),
        'x'.repeat(60),
      ];
      for (const forgery of forgeries) {
        visitor.cookies.set(name, forgery);
        expect((await askAgain()).status, forgery).toBe(429);
      }
      visitor.cookies.set(name, value);
      expect((await askAgain()).status).toBe(303);
      const halfAYear = 180 * 24 * hourMs;
      await atLater(service, halfAYear + hourMs, async () => {
        for (const _time of [1, 2, 3]) expect((await askAgain()).status).toBe(303);
        expect((await askAgain()).status).toBe(429);
      });
    });

    it('has six short codes an hour of its own, and ten wrong tries a day', async () => {
      const { visitor, order } = await signedIn('often@example.com', '203.0.113.4');
      const codes: string[] = [];
      for (let asked = 0; asked < 2; asked++) {
        const { code, enter } = await ask(visitor, order, 'often@example.com');
        codes.push(code);
        for (let tries = 0; tries < 5; tries++) {
          expect((await enter(wrongOf(code))).text).toContain('That code is not right');
        }
        expect((await enter(code)).text).toContain('Too many tries at that code');
      }
      const { code, enter } = await ask(visitor, order, 'often@example.com');
      expect([...codes, code].every((each) => shortCode.test(each))).toBe(true);
      // Beyond its own tries it counts like any browser, whose network has none left.
      expect((await enter(code)).text).toContain('Too many tries from your network');
      for (let asked = 0; asked < 3; asked++) await ask(visitor, order, 'often@example.com');
      const beyond = await visitor.post(order.at('sign-in'), { email: 'often@example.com' });
      expect(beyond.status).toBe(429);
    });

    it('is known to eight addresses at most', async () => {
      const visitor = from(service, '203.0.113.5');
      const kept = () => [...visitor.cookies.keys()].filter((key) => key.startsWith('known')).length;
      for (let n = 0; n < 12; n++) visitor.cookies.set(`known_${n}`, 'x'.repeat(20));
      const order = await open(service, 'many@example.com');
      await visitor.signIn(order, 'many@example.com');
      expect(kept()).toBe(8);
    });
  });
});
