import { expect } from 'vitest';
import { maskAddress } from '../../server/src/features/pages/signed-in/masked-address.js';
import { noted } from './noted-store.js';
import type { Service } from './service.js';
import { type Page, type Place, Visitor } from './visitor.js';

/** Text that would become part of a page if it were not escaped. */
export const script = `"'><script src=//evil.example></script><img src=x onerror=alert(1)>`;

/** The headers of forms from other sites. */
export const strangers: [name: string, heads: Record<string, string>][] = [
  ['from another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['from a site beside ours', { 'Sec-Fetch-Site': 'same-site' }],
  ['from nowhere', { Origin: 'null' }],
  ['that does not say from where', { Origin: '' }],
  ['from our own host under another scheme', { Origin: 'https://127.0.0.1' }],
];

/** Checks that foreign text is only text on a page. */
export function expectEscaped(pages: readonly Page[]): void {
  for (const { text } of pages) {
    expect(text).not.toMatch(/<script src=\/\/|<img/);
    // Within attributes, too, nothing ends its quotes.
    expect(text).not.toMatch(/"\s*(onclick|onmouseover|onerror)=/);
    expect(text).not.toMatch(/(href|src|action)="\s*(javascript|data:text)/i);
  }
}

/** A page that cannot be framed, indexed or cached, and that loads and sends nothing elsewhere. */
export function expectGuarded(page: Page, ownLinks = /https?:\/\//): void {
  const policy = page.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'/);
  expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'");
  expect(policy).not.toContain('unsafe');
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.text).not.toMatch(/<style|style="|<script>|\bon\w+="/);
  expect(page.text).not.toMatch(ownLinks);
}

/** A request without a session, and its address. */
export interface Question {
  place: Place;
  email: string;
  /** The request's own texts, which a response may repeat. */
  said: readonly string[];
}

/**
 * Returns what each question gets, with the statements the store ran for it. Nothing else runs meanwhile.
 *
 * @param names of pages below the place that are asked for too
 */
export async function askEach(
  service: Service,
  questions: readonly Question[],
  names: readonly string[],
): Promise<string[]> {
  const { worker, deliverer, mailWorker, apiRequestWriter } = service.deps;
  await Promise.all([worker, deliverer, mailWorker, apiRequestWriter].map((each) => each.stop()));
  const { deps } = service;
  const kept = deps.services.store;
  const seen: string[] = [];
  for (const { place, email, said } of questions) {
    const { store, notes } = noted(kept);
    deps.services.store = store;
    const eve = new Visitor(service);
    const pages = [
      await eve.get(place.at()),
      await eve.post(place.at('sign-in'), { email }),
      await eve.get(place.at('code')),
      await eve.post(place.at('code'), { code: '123456' }),
    ];
    for (const name of ['status', 'stream', ...names]) pages.push(await eve.get(place.at(name)));
    const own = [...said, maskAddress(email)];
    seen.push(JSON.stringify([notes, pages.map((page) => neutral(page, own))]));
  }
  deps.services.store = kept;
  deps.worker.start();
  deps.deliverer.start();
  deps.mailWorker.start();
  return seen;
}

/** Returns a page without the request's own texts and without random values. */
function neutral({ status, headers, text, location }: Page, said: readonly string[]) {
  const plain = (value: string) => said.reduce((rest, each) => rest.replaceAll(each, ''), value);
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id', 'location'].includes(name));
  const heads = kept.map(
    ([name, value]) =>
      `${name}: ${value.replace(/browser=\w{32}/, 'browser=TOKEN').replace(/typed=\w+/, 'typed=ADDRESS')}`,
  );
  const lengthless = heads.filter((head) => !head.startsWith('content-length'));
  return { status, heads: lengthless, text: plain(text), location: location && plain(location) };
}
