import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { phone } from './page-states.js';
import type { Service } from './service.js';
import { mailsSent, newestCode, type Place, Visitor } from './visitor.js';

/** Where somebody signs in, and with which address. */
export interface Door {
  /** The page's whole address. */
  url: string;
  email: string;
  /** What the button says that takes the code. */
  button: 'Open my order' | 'Open my sale';
}

/** Signs somebody in by the forms of a page. */
export async function signInAt(page: Page, service: Service, { url, email, button }: Door): Promise<void> {
  await page.goto(url);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill(await newestCode(service));
  await page.getByRole('button', { name: button }).click();
}

/**
 * Opens the newest mail to somebody with such a subject out of the sandbox's inbox, as people do who try
 * things out, once every mail that is on its way has arrived.
 */
export async function openMail(
  page: Page,
  service: Service,
  { to, subject }: { to: string; subject: RegExp },
): Promise<string> {
  await mailsSent(service);
  await page.goto(new URL('/sandbox/inbox', service.url).href);
  await page.getByRole('row').filter({ hasText: to }).getByRole('link', { name: subject }).first().click();
  return (await page.locator('pre').textContent()) ?? '';
}

/** A browser's context in which somebody is signed in already. */
export async function signedInContext(
  browser: Browser,
  service: Service,
  who: { place: Place; email: string },
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const visitor = new Visitor(service);
  await visitor.signIn(who.place, who.email);
  const context = await browser.newContext({ ...phone, ...options });
  const value = visitor.cookies.get('session') ?? '';
  await context.addCookies([{ name: 'session', value, url: new URL(service.url).origin }]);
  return context;
}

/** What a page complains of from now on, as its developer tools show it. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/**
 * Opens a page as if for the first time, and fails where it asks for much, asks others, or waits for a script
 * before it is painted.
 */
export async function expectLight(page: Page, url: string, stream: RegExp | null): Promise<void> {
  await page.goto('about:blank');
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  const streamed = stream === null ? null : page.waitForResponse(stream);
  await page.goto(url, { waitUntil: 'load' });
  await streamed;
  const asked = [...finished];
  const sizes = await Promise.all(asked.map((request) => request.sizes()));
  const bytes = sizes.map(
    ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
  );
  // The stream is the one that is never finished.
  expect(asked.length + 1).toBeLessThanOrEqual(5);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(30_000);
  const hosts = new Set(asked.map((request) => new URL(request.url()).host));
  expect([...hosts]).toEqual([new URL(url).host]);
  expect(await page.evaluate("document.querySelectorAll('script:not([defer])').length")).toBe(0);
}
