import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { phone } from './page-states.js';
import type { Service } from './service.js';
import { mailsSent, newestCode, type Place, Visitor } from './visitor.js';

/** The page to sign in to, and the address to sign in with. */
export interface Door {
  /** The page's whole address. */
  url: string;
  email: string;
  /** The text of the button that submits the code. */
  button: 'Open my order' | 'Open my sale';
}

/** Signs in by the forms of a page. */
export async function signInAt(page: Page, service: Service, { url, email, button }: Door): Promise<void> {
  await page.goto(url);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill(await newestCode(service));
  await page.getByRole('button', { name: button }).click();
}

/**
 * Opens the newest mail to an address with this subject in the sandbox's inbox, after every due mail has
 * arrived.
 */
export async function openMail(
  page: Page,
  service: Service,
  { to, subject }: { to: string; subject: RegExp },
): Promise<string> {
  await mailsSent(service);
  await page.goto(new URL('/sandbox/inbox', service.url).href);
  const mails = page.getByRole('listitem').filter({ hasText: to });
  await mails.getByRole('link', { name: subject }).first().click();
  return (await page.locator('pre').textContent()) ?? '';
}

/** A browser's context that is signed in. */
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

/** Collects the errors of a page from now on, as its developer tools show them. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/**
 * Opens a page with an empty cache. Fails if it loads too much, loads from another host, or waits for a
 * script before it is painted.
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
  // The event stream never finishes.
  expect(asked.length + 1).toBeLessThanOrEqual(5);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(30_000);
  const hosts = new Set(asked.map((request) => new URL(request.url()).host));
  expect([...hosts]).toEqual([new URL(url).host]);
  expect(await page.evaluate("document.querySelectorAll('script:not([defer])').length")).toBe(0);
}
