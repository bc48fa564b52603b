import { describe, expect, it } from 'vitest';
import { listDuplicates } from './checks.js';
import { document, listSchemas, type Node, resolve, type Site, walk } from './tree.js';

const sites = listSchemas();
function typesOf({ schema }: Site): unknown[] {
  return [schema.type ?? []].flat();
}

/** A stream has no maximum length. */
const endless = JSON.stringify([...walk()].map(([, content]) => content['text/event-stream'] ?? null));

const isFree = ({ schema }: Site) => schema.enum === undefined && schema.const === undefined;
const paths = (some: Site[]) => some.map(({ path }) => path);

describe('every schema', () => {
  it('of one shape is in one place, under a name', () => {
    expect(sites.length).toBeGreaterThan(80);
    expect(listDuplicates(document)).toEqual([]);
  });

  it('that is a text has a longest length and a form', () => {
    const texts = sites
      .filter((site) => typesOf(site).includes('string') && isFree(site))
      .filter(({ path }) => !endless.includes(`/schemas/${path}"`));
    expect(texts.length).toBeGreaterThan(80);
    expect(paths(texts.filter(({ schema }) => schema.maxLength === undefined))).toEqual([]);
    expect(paths(texts.filter(({ schema }) => !schema.pattern && !schema.format))).toEqual([]);
  });

  it('that is a whole number has bounds, and a format that holds them', () => {
    const numbers = sites.filter((site) => typesOf(site).includes('integer') && isFree(site));
    expect(numbers.length).toBeGreaterThan(20);
    for (const { path, schema } of numbers) {
      const { minimum, maximum, format } = schema as { [key: string]: number } & { format?: string };
      expect(minimum, path).toBeTypeOf('number');
      expect(maximum, path).toBeLessThanOrEqual(format === 'int32' ? 2 ** 31 - 1 : Number.MAX_SAFE_INTEGER);
      expect(['int32', 'int64'], path).toContain(format);
    }
  });

  it('that has decimals is what carriers measure, and has bounds', () => {
    const decimals = sites.filter((site) => typesOf(site).includes('number'));
    const measures = ['weight_kg', 'value_naira', 'length_cm', 'breadth_cm', 'height_cm'];
    expect(paths(decimals)).toEqual(measures.map((name) => `ParcelInput/${name}`));
    for (const { path, schema } of decimals) {
      const { minimum, exclusiveMinimum, maximum } = schema as { [key: string]: number };
      expect(minimum ?? exclusiveMinimum, path).toBe(0);
      expect(maximum, path).toBeTypeOf('number');
    }
  });

  it('that is a list has a longest length', () => {
    const lists = sites.filter((site) => typesOf(site).includes('array'));
    expect(lists.length).toBeGreaterThan(20);
    expect(paths(lists.filter(({ schema }) => schema.maxItems === undefined))).toEqual([]);
  });
});

describe('everything with a name', () => {
  it('has whole sentences for a description', () => {
    const said = [...JSON.stringify(document).matchAll(/"description":"((?:[^"\\]|\\.)*)"/g)];
    const broken = said.map(([, text]) => text ?? '').filter((text) => /(^|\s)(of|by|,)? ?\.$/.test(text));
    expect(said.length).toBeGreaterThan(500);
    expect(broken).toEqual([]);
  });

  it('says what it is', () => {
    const fields = sites.flatMap(({ path, schema }) =>
      Object.entries((schema.properties ?? {}) as Node).map(([name, field]) => [`${path}/${name}`, field]),
    );
    const { schemas, parameters, headers } = document.components as { [kind: string]: Node };
    const named = Object.entries({ ...schemas, ...parameters, ...headers });
    const isSilent = (field: Node) => {
      const said = [field, resolve(field), resolve((field.anyOf as Node[] | undefined)?.[0] ?? null)];
      return !said.some((one) => /\w/.test(String(one?.description ?? '')));
    };
    const silent = [...fields, ...named].filter(([, field]) => isSilent(field as Node));
    expect(silent.map(([name]) => name)).toEqual([]);
    for (const tag of document.tags as Node[]) expect(tag.description, String(tag.name)).toMatch(/\w/);
  });
});

describe('every pattern', () => {
  const patterns = new Set(
    [...walk()].flatMap(([, { pattern }]) => (typeof pattern === 'string' ? [pattern] : [])),
  );
  const addresses = [
    'https://a.example/x',
    'HTTPS://münchen.example',
    'hTtPs://A.EXAMPLE?b',
    'https://[::1]:8',
  ];
  const texts = [
    ...addresses,
    'httpß://a.example',
    'https://a b',
    'https://u@a.example',
    'https://\u{1F600}.ng',
  ];
  const others = [
    '',
    'ada@example.com',
    'ada@\u{1F600}.example',
    '\u0000',
    '058',
    '2026-01-02T12:00:00.000Z',
  ];

  it('is read alike with and without flags, and by engines without lookaround', () => {
    expect(patterns.size).toBeGreaterThan(8);
    for (const pattern of patterns) {
      expect(pattern).not.toMatch(/\(\?[=!<]|\\[pP]\{|\\[1-9]/);
      for (const text of [...texts, ...others]) {
        expect(new RegExp(pattern).test(text), `${pattern} ${text}`).toBe(
          new RegExp(pattern, 'u').test(text),
        );
      }
    }
  });

  it('of an address takes what the service takes', () => {
    const https = sites.find(({ path }) => path === 'HttpsUrl')?.schema.pattern as string;
    expect(texts.filter((text) => new RegExp(https).test(text))).toEqual([
      ...addresses,
      'https://\u{1F600}.ng',
    ]);
  });
});
