import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../harness/service.js';

const name = 'strict-transport-security';

describe('a service with an https address', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService('sqlite::memory:');
  });
  afterAll(() => service.stop());

  const paths: [what: string, method: string, path: string, status: number, key?: null][] = [
    ['an answer of the API', 'GET', '/account', 200],
    ['a refused key', 'GET', '/account', 401, null],
    ['a refused body', 'POST', '/escrow/initiate', 400],
    ['a page', 'GET', '!/checkout/ORD-1', 200, null],
    ['a form from elsewhere', 'POST', '!/checkout/ORD-1/sign-in', 403, null],
    ['the health', 'GET', '!/healthz', 200, null],
    ['the API document', 'GET', '!/openapi.json', 200, null],
    ['what is not there', 'GET', '!/nothing', 404, null],
  ];

  it.each(paths)('tells browsers to ask by https alone: %s', async (_what, method, path, status, key) => {
    const { config } = service.deps.services;
    const { siteUrl } = config;
    const options = key === null ? { key } : method === 'POST' ? { body: {} } : {};
    const plain = await service.call(method, path, options);
    expect(plain.headers.has(name)).toBe(false);
    config.siteUrl = 'https://pay.example.com';
    const answer = await service.call(method, path, options);
    config.siteUrl = siteUrl;
    expect(answer.status).toBe(status);
    expect(answer.headers.get(name)).toBe('max-age=63072000');
  });
});
