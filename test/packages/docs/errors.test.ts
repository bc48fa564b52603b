import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  codesOf,
  errors,
  type Operation,
  operations,
  pageCodes,
  protocolCodes,
} from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';

const codes = Object.keys(errors);
const allOperations = Object.values(operations).flatMap((group) => Object.values(group) as Operation[]);
const folder = temporaryFolder();

let service: Service;
let page: string;

beforeAll(async () => {
  service = await startService(`sqlite:${join(folder, 'errors.db')}`);
  page = (await service.call('GET', '!/docs/errors', { key: null })).text;
});

afterAll(() => service.stop());

/** Every match of a pattern's first group. */
function all(pattern: RegExp, text = page): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '');
}

/** The entry of one code, from its anchor to the next heading. */
function entryOf(code: string): string {
  return all(new RegExp(`<h3 id="${code}">(.*?)(?=<h[23] |<nav class="neighbours")`, 'gs')).join();
}

function unescaped(text: string): string {
  const names: Record<string, string> = { quot: '"', lt: '<', gt: '>', amp: '&' };
  return text.replace(/<[^>]+>/g, '').replace(/&(\w+);/g, (whole, name: string) => names[name] ?? whole);
}

describe('The page of refusals', () => {
  it('has one entry and one anchor for every code, and none besides', () => {
    expect(all(/<h3 id="(\w+)">/g).sort()).toEqual([...codes].sort());
    const ids = all(/ id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(Object.entries(errors))(
    'says of %s its meaning, its remedy and the operations that return it',
    (code, entry) => {
      const text = unescaped(entryOf(code));
      expect(text).toContain(entry.title);
      expect(text).toContain(entry.remedy.replaceAll('`', ''));
      expect(text).toContain(entry.retryable ? 'Yes, the same request can succeed later.' : 'No.');
      expect(text).toMatch(
        /Returned by: ([1-9]\d* operations?\n|Every operation|The service itself|No operation)/,
      );
    },
  );

  it('says which codes no operation returns, and of every other code which do', () => {
    const returnedBy = (who: string) => codes.filter((code) => entryOf(code).includes(`</strong> ${who}`));
    expect(returnedBy('The service itself').sort()).toEqual([...protocolCodes].sort());
    expect(returnedBy('No operation')).toEqual(pageCodes);
    const promised = new Set<string>(allOperations.flatMap((operation) => codesOf(operation)));
    expect(codes.filter((code) => !promised.has(code)).sort()).toEqual(
      [...protocolCodes, ...pageCodes].sort(),
    );
  });

  it('groups the codes by status', () => {
    const sections = page.split(/(?=<h2 id="status-)/).slice(1);
    expect(sections.length).toBeGreaterThan(10);
    for (const text of sections) {
      const status = Number(all(/^<h2 id="status-(\d+)">/g, text)[0]);
      const inside = all(/<h3 id="(\w+)">/g, text);
      expect(inside).toEqual(codes.filter((code) => errors[code as keyof typeof errors].status === status));
    }
  });

  it.each(allOperations)(
    'names $metadata.operationId wherever it promises a code of its own',
    (operation) => {
      const { metadata, method, path } = operation;
      for (const code of metadata.errors) {
        expect(codes).toContain(code);
        expect(entryOf(code)).toMatch(new RegExp(`<code>${method} ${path}</code>|</strong> Every operation`));
      }
    },
  );

  it.each([
    ['GET', '/escrow/none', {}],
    ['GET', '/escrow', { key: null }],
    ['POST', '/escrow/initiate', { body: { amout: 1 } }],
    ['DELETE', '/escrow', {}],
  ])('is where the type of a real problem leads: %s %s', async (method, path, options) => {
    const { body } = await service.call(method, path, options);
    const address = new URL(body.type);
    expect(address.hash).toBe(`#${body.code}`);
    const found = await fetch(address);
    expect(found.status).toBe(200);
    expect(await found.text()).toContain(`<h3 id="${address.hash.slice(1)}">`);
  });

  it('answers HEAD like GET, and no other method', async () => {
    expect((await service.call('HEAD', '!/docs/errors', { key: null })).status).toBe(200);
    const refused = await service.call('POST', '!/docs/errors', { key: null });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('The same page in the repository', () => {
  const text = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');

  it('has a heading for every code, under its status', () => {
    const groups = text.split(/^## /m).slice(1);
    const headings = groups.flatMap((group) => {
      const status = Number.parseInt(group, 10);
      return all(/^### (\w+)$/gm, group).map((code) => [code, status]);
    });
    expect(headings.sort()).toEqual(
      codes.map((code) => [code, errors[code as keyof typeof errors].status]).sort(),
    );
  });

  it('counts operations in good English', () => {
    expect(text).toMatch(/by:\*\* 1 operation$/m);
    expect(text).not.toMatch(/\b1 operations\b/);
  });

  it('holds no markup that a reader would take for HTML', () => {
    const spoken = text.replace(/^<!--.*-->$/m, '').replace(/`[^`\n]*`/g, '');
    expect(spoken).not.toMatch(/[<>&]/);
  });
});
