import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../harness/service.js';
import { databaseFolder } from '../../harness/stores.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { codeMails, Order, type Page, sellerPlace, Visitor } from '../../harness/visitor.js';
import { sentNow } from '../../partners/mail/mails.js';

const languageOf = ({ text }: Page) => /<html lang="([\w-]+)">/.exec(text)?.[1];

describe('the language of pages and mails', { timeout: 60_000 }, () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(`sqlite:${databaseFolder()}/language.db`);
  });
  afterAll(() => service.stop());

  const opened = async (fields: Record<string, unknown>) => {
    const escrow = await TestEscrow.open(service, { customer_email: 'ada@example.com', ...fields });
    const { checkout_url, escrow_id, locale } = await escrow.read();
    return { escrow, order: Order.of(checkout_url), sale: sellerPlace(escrow_id), locale };
  };

  it.each([
    ['fr', 'fr'],
    ['fr-CI,fr;q=0.9,en;q=0.8', 'fr'],
    ['en;q=0.2, fr;q=0.7', 'fr'],
    ['yo, fr;q=0.1', 'fr'],
    ['en-NG,en;q=0.9,fr;q=0.8', 'en-NG'],
    ['fr;q=0, en', 'en-NG'],
    ['yo,ha;q=0.5', 'en-NG'],
    ['*', 'en-NG'],
  ])('the browser that asks for %s reads %s before the sign-in', async (accepted, language) => {
    const { order } = await opened({ locale: accepted === '*' ? 'fr' : 'en' });
    const page = await new Visitor(service).get(order.at(), { 'Accept-Language': accepted });
    expect(languageOf(page)).toBe(language);
    expect(page.headers.get('content-language')).toBe(language);
    expect(page.headers.get('vary')).toBe('Accept-Language, Cookie');
  });

  it('a link on the page chooses another language, which the browser remembers', async () => {
    const { order } = await opened({});
    const visitor = new Visitor(service, { 'Accept-Language': 'en' });
    const link = /<a href="([^"]*)" lang="fr" hreflang="fr">Français</.exec(
      (await visitor.get(order.at())).text,
    )?.[1];
    const address = new URL(link?.replaceAll('&amp;', '&') ?? '', new URL(order.at(), service.url));
    expect(address.searchParams.get('key')).toBe(order.key);
    const chosen = await visitor.get(`${address.pathname}${address.search}`);
    expect([languageOf(chosen), chosen.text.includes('Connectez-vous à votre commande')]).toEqual([
      'fr',
      true,
    ]);
    expect(chosen.headers.getSetCookie()).toEqual([
      'lang=fr; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax',
    ]);
    expect(languageOf(await visitor.get(order.at('code')))).toBe('fr');
    expect(languageOf(await visitor.get('/chekout', { Accept: 'text/html' }))).toBe('fr');
    expect(languageOf(await visitor.post(order.at('sign-in'), { email: 'no' }))).toBe('fr');
    for (const unknown of ['?lang=xx', '?lang=fr&lang=en', '?lang=__proto__']) {
      expect(languageOf(await visitor.get(`/${unknown}`, { Accept: 'text/html' }))).toBe('fr');
    }
    expect(languageOf(await visitor.get('/?lang=en', { Accept: 'text/html' }))).toBe('en-NG');
    expect(visitor.cookies.get('lang')).toBe('en');
  });

  it('the merchant chooses it for the mails, and for visitors who ask for no language of ours', async () => {
    const { escrow, order, sale, locale } = await opened({ locale: 'fr', seller_email: 'bisi@example.com' });
    expect(locale).toBe('fr');
    const ada = new Visitor(service, { 'Accept-Language': 'yo' });
    expect(languageOf(await ada.get(order.at()))).toBe('en-NG');
    const page = await ada.signIn(order, 'ada@example.com');
    expect([languageOf(page), page.text.includes('2\u00a0500,00\u00a0₦')]).toEqual(['fr', true]);
    expect(page.text).toContain('data-copy="2500.00"');
    expect(languageOf(await ada.get(order.at(), { 'Accept-Language': 'en' }))).toBe('en-NG');
    const bisi = new Visitor(service, { 'Accept-Language': '*' });
    expect((await bisi.signIn(sale, 'bisi@example.com')).text).toContain('Voulez-vous cette vente\u00a0?');
    await escrow.fund();
    await sentNow(service);
    const mails = await service.deps.services.sandboxMailer.list();
    const own = mails.filter(({ text }) => text.includes(escrow.reference));
    expect(own.map(({ subject }) => subject).sort()).toEqual([
      expect.stringMatching(/^Votre code pour ouvrir votre commande chez /),
      expect.stringMatching(/^Votre code pour ouvrir votre vente via /),
      expect.stringMatching(/^Votre paiement à .* est arrivé$/),
      expect.stringMatching(/^Votre vente via .* est payée\u00a0: expédiez le colis maintenant$/),
      expect.stringMatching(/^Vous avez une vente via /),
    ]);
    for (const { html } of own) expect(html).toContain('<html lang="fr">');
    // A code speaks the language of the page on which it was asked for.
    await new Visitor(service, { 'Accept-Language': 'en' }).signIn(order, 'ada@example.com');
    expect((await codeMails(service))[0]?.subject).toMatch(/^Your code /);
  });

  it('is English where nobody asks for another, and no other than ours is taken', async () => {
    const { escrow, order, locale } = await opened({});
    expect([locale, languageOf(await new Visitor(service).get(order.at()))]).toEqual([null, 'en-NG']);
    expect((await escrow.initiate({ locale: 'fr' })).body.mismatch).toEqual(['locale']);
    const refused = await escrow.initiate({ locale: 'de' });
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(JSON.stringify(refused.body.errors)).toMatch(/\/locale.*en.*fr/);
    const direct = {
      reference: 'LANG-CHARGE',
      amount: 5000,
      customer_email: 'ada@example.com',
      locale: 'fr',
    };
    const charge = { ...direct, return_url: 'https://shop.example.com/', escrow: false };
    await service.call('POST', '/charge', { body: charge, headers: { 'Idempotency-Key': 'language' } });
    expect((await service.call('GET', '/charge/LANG-CHARGE')).body.locale).toBe('fr');
  });
});
