import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';
import { newestCode, type Page, Visitor } from '../../harness/visitor.js';

const email = 'dots@example.com';

/** Returns all checkout addresses that a page links to, resolved as a browser does. */
function addressesOn({ text }: Page, service: Service): string[] {
  const found = [...text.matchAll(/(?:href|action|data-\w+)="(\/checkout[^"]*)"/g)];
  return found.map(([, path = '']) => new URL(path.replaceAll('&amp;', '&'), service.url).href);
}

/** Returns the address with this name. */
function named(page: Page, name: string, service: Service): string {
  const address = addressesOn(page, service).find((each) => new URL(each).pathname.endsWith(`/${name}`));
  if (address === undefined) throw new Error(`The page leads to no ${name}`);
  return address;
}

forEachDatabase((engine, freshDatabase) => {
  describe(`checkout pages of references that browsers remove from paths, on ${engine}`, {
    timeout: 60_000,
  }, () => {
    let service: Service;
    const opened = new Map<string, string>();
    beforeAll(async () => {
      service = await startService(await freshDatabase());
      for (const [reference, amount] of [
        ['.', 11_100],
        ['..', 22_200],
        ['-', 33_300],
      ] as const) {
        const body = initiateBody({ reference, amount, customer_email: email });
        const answer = await service.call('POST', '/escrow/initiate', { body });
        opened.set(reference, answer.body.checkout_url);
      }
    });
    afterAll(() => service.stop());

    it.each([
      ['.', '₦111.00'],
      ['..', '₦222.00'],
      ['-', '₦333.00'],
    ])('"%s" is opened and paid by the links and forms of its own pages', async (reference, naira) => {
      const address = opened.get(reference) ?? '';
      expect(new URL(address).href).toBe(address);
      const ada = new Visitor(service);
      const atSignIn = await ada.get(address);
      const asked = await ada.post(named(atSignIn, 'sign-in', service), { email });
      expect(asked.status).toBe(303);
      const atCode = await ada.get(asked.location ?? '');
      const entered = await ada.post(named(atCode, 'code', service), { code: await newestCode(service) });
      expect(new URL(entered.location ?? '', service.url).href).toBe(address);
      const waiting = await ada.get(entered.location ?? '');
      expect(waiting.text).toContain(naira);
      const kobo = naira.replace(/\D/g, '');
      const fields = { amount: kobo, intention: 'intention-1' };
      const simulated = await ada.post(named(waiting, 'simulate', service), fields);
      const paid = await ada.get(simulated.location ?? '');
      for (const page of [waiting, paid])
        for (const each of addressesOn(page, service)) {
          const { pathname, searchParams } = new URL(each);
          expect(pathname).toMatch(/^\/checkout\/-(\/|$)/);
          expect(searchParams.get('reference')).toBe(reference === '-' ? null : reference);
        }
      expect((await ada.get(named(paid, 'receipt', service))).text).toContain(naira);
      expect((await ada.get(named(paid, 'status', service))).status).toBe(200);
    });

    it('takes a reference from the query only if a path cannot hold it', async () => {
      const ada = new Visitor(service);
      const { search } = new URL(opened.get('-') ?? '');
      for (const written of ['ORD-1', '', '...', '.&reference=..'])
        expect((await ada.get(`/checkout/-${search}&reference=${written}`)).text).toContain(
          '/checkout/-/sign-in?key=',
        );
      expect((await ada.get(`/checkout/ORD-1${search}&reference=..`)).text).toContain(
        '/checkout/ORD-1/sign-in',
      );
    });
  });
});
