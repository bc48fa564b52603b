import {
  checkDeprecation,
  type Deprecation,
  type OperationMetadata,
  operations,
} from '@escrow-checkout/contract';
import { buildDocument } from '@escrow-checkout/openapi';
import { EscrowCheckout, type Deprecation as Notice } from '@escrow-checkout/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Service, startService } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';
import { runInside } from '../../packages/cli/run.js';

const going: Deprecation = { at: '2027-01-31', sunset: '2028-02-01', link: '/docs/api#banks' };
const metadata: OperationMetadata = operations.banks.list.metadata;
const folder = temporaryFolder();
let service: Service;

beforeAll(async () => {
  metadata.deprecation = going;
  service = await startService(`sqlite:${folder}/deprecation.db`);
});
afterAll(async () => {
  delete metadata.deprecation;
  await service.stop();
});
afterEach(() => vi.restoreAllMocks());

const siteOf = () => new URL(service.url).origin;

describe('a deprecated operation', () => {
  it('has the headers on every answer, and no other operation has them', async () => {
    for (const key of [service.testKey, null]) {
      const { headers } = await service.call('GET', '/banks', { key });
      expect(headers.get('deprecation')).toBe('@1801353600');
      expect(headers.get('sunset')).toBe('Tue, 01 Feb 2028 00:00:00 GMT');
      expect(headers.get('link')).toBe(`<${siteOf()}/docs/api#banks>; rel="deprecation"`);
    }
    const { headers } = await service.call('GET', '/account');
    expect([headers.get('deprecation'), headers.get('sunset'), headers.get('link')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is marked in the document, with its headers, and no other operation is', () => {
    const document = buildDocument();
    const list = document.paths?.['/banks']?.get;
    expect(list).toMatchObject({ deprecated: true, 'x-deprecation': going });
    expect(Object.keys(list?.responses?.['200'].headers)).toEqual(
      expect.arrayContaining(['Deprecation', 'Sunset', 'Link']),
    );
    expect(Object.keys(document.components?.headers ?? {})).toContain('Sunset');
    expect(JSON.stringify(document).match(/"deprecated":true/g)).toHaveLength(1);
    delete metadata.deprecation;
    expect(JSON.stringify(buildDocument())).not.toMatch(/deprecat|Sunset/i);
    metadata.deprecation = going;
  });

  it('is struck through in the SDK', async () => {
    const { writeResources } = await import('../../../sdk/scripts/resources.js');
    const marks = writeResources().match(/@deprecated[^*]*/g);
    expect(marks?.map((mark) => mark.trim())).toEqual([
      '@deprecated Since 2027-01-31 and may stop to work on 2028-02-01. ' +
        'What to call instead: /docs/api#banks',
    ]);
  });

  it('leaves callers twelve months', () => {
    expect(() => checkDeprecation({ ...going, sunset: '2028-01-30' })).toThrow('12 months');
    expect(() => checkDeprecation({ ...going, at: '31.1.2027' })).toThrow('not a date');
    expect(() => checkDeprecation({ ...going, sunset: '2028-01-31' })).not.toThrow();
  });
});

describe('the SDK warns', () => {
  const message = () =>
    'listBanks is deprecated since 2027-01-31 and may stop working on 2028-02-01; ' +
    `its replacement: ${siteOf()}/docs/api#banks`;
  const connect = (onDeprecation?: (notice: Notice) => void) =>
    new EscrowCheckout({ apiKey: service.testKey, baseUrl: service.url, onDeprecation });

  it('once per operation and process, across clients', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    await connect().banks.list();
    await Promise.all([connect().banks.list(), connect().banks.list(), connect().account.get()]);
    expect(warn.mock.calls).toEqual([[message(), { type: 'DeprecationWarning', code: 'ESCROW_DEPRECATED' }]]);
  });

  it('the hook instead, once per operation, with the dates in ms', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    const notices: Notice[] = [];
    const client = connect((notice) => notices.push(notice));
    await client.banks.list();
    await client.banks.list();
    expect(notices).toEqual([
      {
        operation: 'listBanks',
        deprecatedAtMs: Date.UTC(2027, 0, 31),
        sunsetAtMs: Date.UTC(2028, 1, 1),
        docUrl: `${siteOf()}/docs/api#banks`,
        message: message(),
      },
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('and a hook that throws does not affect the answer', async () => {
    const client = connect(() => {
      throw new Error('the hook is broken');
    });
    expect((await client.banks.list()).data.length).toBeGreaterThan(0);
  });
});

describe('the command line says it on stderr', () => {
  const run = (...words: string[]) =>
    runInside(words, { ESCROW_API_KEY: service.testKey, ESCROW_BASE_URL: service.url, HOME: folder });

  it('to people', async () => {
    const { code, stderr } = await run('banks', 'list');
    expect(code).toBe(0);
    expect(stderr).toMatch(/^note: banks list is deprecated since 2027-01-31 .*\/docs\/api#banks\n$/);
  });

  it('neither with --quiet nor beside JSON', async () => {
    expect((await run('banks', 'list', '--quiet')).stderr).toBe('');
    const json = await run('banks', 'list', '--json');
    expect(json.stderr).toBe('');
    expect(JSON.parse(json.stdout).data.length).toBeGreaterThan(0);
  });
});
