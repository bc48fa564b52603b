import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Service, startService } from '../../harness/service.js';
import { databaseFolder } from '../../harness/stores.js';
import { document, type Node } from './tree.js';

describe('the document as a service hands it out', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(`sqlite:${join(databaseFolder(), 'served.db')}`);
  });
  afterAll(() => service.stop());
  const get = (path: string, headers: Record<string, string> = {}) =>
    service.call('GET', `!${path}`, { key: null, headers });

  it('is the one that is checked in, at the address of the service and no other', async () => {
    const { body } = await get('/openapi.json');
    expect(body.servers).toEqual([{ url: service.url, 'x-internal': false }]);
    const { origin } = new URL(service.url);
    const own = JSON.stringify({ ...document, servers: [] }).replaceAll(
      '"http://127.0.0.1:4000/',
      `"${origin}/`,
    );
    expect({ ...body, servers: [] }).toEqual(JSON.parse(own));
  });

  it('says the same as YAML', async () => {
    const [json, yaml] = [await get('/openapi.json'), await get('/openapi.yaml')];
    expect(yaml.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
    expect(parse(yaml.text)).toEqual(json.body as Node);
  });

  it.each(['/openapi.json', '/openapi.yaml'])(
    '%s is read by tools in browsers, compressed, and again only when it has changed',
    async (path) => {
      const { headers } = await get(path, { 'Accept-Encoding': 'gzip' });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('content-encoding')).toBe('gzip');
      const again = await get(path, { 'If-None-Match': headers.get('etag') ?? '' });
      expect([again.status, again.text]).toEqual([304, '']);
    },
  );
});
