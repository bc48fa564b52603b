import { join } from 'node:path';
import { events, limits, operations } from '@escrow-checkout/contract';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../site/src/reference/document.js';
import { chargeMachine, escrowMachine } from '../../../site/src/states/machine.js';
import { commandWords } from '../../../site/src/states/words.js';
import { type Service, startService } from '../../harness/service.js';
import { databaseFolder } from '../../harness/stores.js';
import { all, compressedSize, pageUrls, readServed, served } from './built-site.js';
import { type CollectedRequest, collectedRequests, collectionText, pathOf } from './collection.js';

const pageBytesMax = 30_000;
const requestsMax = 4;

/** Markup that a strict policy refuses, or that loads from elsewhere. */
const foreign = /<style|<script(?! src="\/docs)|<img|<iframe|\bon\w+="|style="|url\((?!#)/;

const idsOf = new Map(pageUrls.map((url) => [url, new Set(all(/ id="([^"]+)"/g, readServed(url)))]));
const elsewhere = ['/openapi.json', '/openapi.yaml', '/llms.txt', '/llms-full.txt'];

describe('Every page of the documentation', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // Written so on purpose: tables that become blocks on a phone have to say that they are tables.
      'no-redundant-role': 'off',
      // Events are named with a dot, and their anchors are their names.
      'valid-id': ['error', { relaxed: true }],
      'prefer-native-element': 'off',
      'long-title': 'off',
      'doctype-style': 'off',
      'no-inline-style': 'error',
      'require-sri': 'off',
      'no-raw-characters': 'off',
    },
  });

  it.each(pageUrls)('%s leads nowhere that does not exist', (url) => {
    const links = all(/<a\b[^>]* href="([^"]*)"/g, readServed(url));
    const lost = links.filter((link) => {
      if (/^https?:/.test(link) || elsewhere.includes(link)) return false;
      const [path, id] = link.startsWith('#') ? [url, link.slice(1)] : link.split('#');
      return !(served[path ?? ''] && (id === undefined || idsOf.get(path ?? '')?.has(id)));
    });
    expect(lost).toEqual([]);
  });

  it('is valid HTML', async () => {
    const wrong: string[] = [];
    for (const url of pageUrls) {
      const { results } = await validator.validateString(readServed(url));
      for (const { messages } of results)
        wrong.push(...messages.map(({ ruleId, message, line }) => `${url}:${line} ${ruleId}: ${message}`));
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('is light: few requests, few bytes, nothing from elsewhere and nothing inline', () => {
    for (const url of pageUrls) {
      const text = readServed(url);
      const loaded = all(/<(?:link rel="stylesheet" href|script src)="([^"]*)"/g, text);
      expect(
        loaded.every((asset) => served[asset]?.isLasting),
        url,
      ).toBe(true);
      expect(loaded.length + 1, url).toBeLessThanOrEqual(requestsMax);
      const bytes = [url, ...loaded].reduce((sum, one) => sum + compressedSize(one), 0);
      expect(bytes, url).toBeLessThan(pageBytesMax);
      expect(foreign.test(text), url).toBe(false);
    }
  });

  it('has the same text in Markdown and names no file of the repository', () => {
    for (const url of pageUrls) {
      const markdown = readServed(served[url]?.markdown ?? '');
      expect(markdown, url).toMatch(/^# \S/);
      expect(
        all(/\]\(([^)\s]+)\)/g, markdown).filter((link) => !/^(https?:|[/#])/.test(link)),
        url,
      ).toEqual([]);
      expect(markdown, url).not.toMatch(/\{#|@picture|<!-- (picture|first|try)/);
    }
  });

  it('is in the list for programs and in the one for people', () => {
    const [models, people] = [readServed('/llms.txt'), readServed('/docs/all')];
    for (const url of pageUrls.filter((one) => one !== '/docs/all')) {
      expect(models).toContain(`](${served[url]?.markdown})`);
      expect(people).toContain(`href="${url}"`);
    }
  });

  it('is in the one file that holds all of them', () => {
    const whole = readServed('/llms-full.txt');
    for (const url of pageUrls.filter((one) => one !== '/docs/all'))
      expect(whole).toContain(readServed(served[url]?.markdown ?? '').trimEnd());
  });
});

describe('The Postman collection', () => {
  it('has every operation, and a value for every variable but the key', () => {
    const shown = collectedRequests.map(
      ({ request: { method, url } }) => `${method} /${url.path.join('/').replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(shown.sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
    expect([...new Set(all(/\{\{(\$?\w+)\}\}/g, collectionText))].sort()).toEqual([
      '$guid',
      'apiKey',
      'baseUrl',
    ]);
    expect(collectedRequests.flatMap(({ request }) => request.url.variable).every(({ value }) => value)).toBe(
      true,
    );
  });
});

describe('The reference', () => {
  const allOperations = Object.values(operations).flatMap((group) => Object.values(group));

  it('has every operation, every event and every limit', () => {
    const overview = readServed('/docs/reference.md');
    for (const { method, path } of allOperations)
      expect(overview).toContain(`\`${method} ${path.replace(/:(\w+)/g, '{$1}')}\``);
    expect([...(idsOf.get('/docs/events') ?? [])]).toEqual(expect.arrayContaining(Object.keys(events)));
    const accepted = /<h2 id="escrow\.accepted">[\s\S]*?<pre/.exec(readServed('/docs/events'))?.[0];
    expect(accepted).toContain('No fields beside those of every event.');
    for (const name of Object.keys(limits))
      expect(readServed('/docs/limits')).toContain(`<code>${name}</code>`);
  });

  it('shows a stream as it arrives', () => {
    const page = readServed('/docs/reference/stream-events');
    expect(page).toMatch(/<code>retry: 1000\nid: \S+\n\nid: \S+\nevent: escrow\.funded\ndata: /);
    expect(page).toContain('<code>text/event-stream</code>');
  });

  it('says of each refusal of an operation what to do', () => {
    const page = readServed('/docs/reference/release-escrow');
    expect(page).toContain('href="/docs/errors#seller_not_accepted"');
    expect(page).toMatch(/<code>Idempotency-Key<\/code> <em>text · optional/);
  });
});

describe('The pictures', () => {
  it.each([
    ['/docs/escrows', escrowMachine],
    ['/docs/charges', chargeMachine],
  ])('%s shows every rule of its table', (url, { statuses, transitions }) => {
    const page = readServed(url);
    for (const { command } of transitions) expect(page).toContain(`>${commandWords[command]}</td>`);
    const [picture = ''] = all(/(<svg[\s\S]*?<\/svg>)/g, page);
    for (const status of statuses) expect(picture).toContain(`>${status}</text>`);
    for (const { from, to, isUsual } of transitions)
      if (from !== to && isUsual) expect(picture).toContain(`From ${from} to ${to}: `);
  });
});

describe('The server', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(`sqlite:${join(databaseFolder(), 'site.db')}`);
  });
  afterAll(() => service.stop());
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    service.call(method, `!${path}`, { key: null, headers });

  it('serves pages that are asked for again, and files that never are', async () => {
    const page = await get('/docs');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/docs', { 'If-None-Match': page.headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    const [style = ''] = all(/<link rel="stylesheet" href="([^"]*)"/g, page.text);
    expect((await get(style)).headers.get('cache-control')).toContain('immutable');
  });

  it('answers Markdown to those who ask for it, and says where it is', async () => {
    const page = await get('/docs/errors', { Accept: 'text/html,*/*' });
    expect(page.headers.get('link')).toBe('</docs/errors.md>; rel="alternate"; type="text/markdown"');
    const asked = await get('/docs/errors', { Accept: 'text/markdown' });
    expect(asked.headers.get('content-type')).toContain('text/markdown');
    expect(asked.text).toBe((await get('/docs/errors.md')).text);
    expect(asked.headers.get('vary')).toContain('Accept');
  });

  it.each(['/docs/nothing', '/docs/reference/nothing', '/docs/a/b/c'])(
    'says that %s is no page',
    async (path) => {
      const seen = await get(path, { Accept: 'text/html' });
      expect([seen.status, seen.text.includes('There is no such page')]).toEqual([404, true]);
      const answer = await get(path);
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    },
  );

  it('shows people a front door with a way to the documentation, and no program', async () => {
    const seen = await get('/', { Accept: 'text/html,*/*;q=0.8' });
    expect([seen.status, seen.text.includes('href="/docs"')]).toEqual([200, true]);
    const answer = await get('/');
    expect([answer.status, answer.body.code]).toEqual([404, 'unknown_path']);
  });

  it('takes the requests of the Postman collection as they are', async () => {
    for (const name of [
      'Open an escrow',
      'Simulate a bank transfer',
      'Record the delivery',
      'List escrows',
    ]) {
      const found = collectedRequests.find((one) => one.name === name) as CollectedRequest;
      const { method, header, body } = found.request;
      const headers = Object.fromEntries(
        header.map(({ key, value }) => [key, value.replace('{{$guid}}', name.replaceAll(' ', '-'))]),
      );
      const options = { headers, ...(body && { raw: body.raw }) };
      const answer = await service.call(method, pathOf(found), options);
      expect([answer.status, answer.text], name).toEqual([200, expect.any(String)]);
    }
  });

  it('takes no way out of its folder', async () => {
    for (const path of ['/docs/%2e%2e/package.json', '/docs/..%2fserved.json', '/docs/served.json'])
      expect((await get(path)).status).toBe(404);
  });
});
