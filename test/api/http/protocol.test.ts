import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf, revokeKey } from '../../../server/src/features/keys/manage.js';
import { makeKey } from '../../../server/src/http/api-key.js';
import { forEachDatabase } from '../../harness/databases.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`the HTTP surface on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      // The limits of a service that sets none.
      const rates = { RATE_LIMIT_PER_SECOND: '500', RATE_LIMIT_BURST: '2000' };
      service = await startService(await freshDatabase(), rates);
    });
    afterAll(() => service.stop());

    const unknownKey = makeKey('test', (count) => Buffer.alloc(count, 7));
    it.each([
      ['no key', null, 'missing_key'],
      ['another scheme', 'Basic abc', 'invalid_key'],
      ['a malformed key', 'Bearer svc_test_short', 'invalid_key'],
      ['a mistyped key', `Bearer ${unknownKey.slice(0, -1)}!`, 'invalid_key'],
      ['an unknown key', `Bearer ${unknownKey}`, 'invalid_key'],
    ])('answers 401 for %s', async (_name, header, code) => {
      const headers: Record<string, string> = header === null ? {} : { Authorization: header };
      const refused = await service.call('GET', '/escrow', { key: null, headers });
      expect([refused.status, refused.body.code]).toEqual([401, code]);
      expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    });

    it('answers 401 for a revoked key immediately', async () => {
      const merchant = await service.newMerchant();
      const key = await merchant.key('test');
      expect((await service.call('GET', '/escrow', { key })).status).toBe(200);
      const [row] = await keysOf(service.deps.services, merchant.accountId);
      await revokeKey(service.deps.services, row?.id as string);
      const refused = await service.call('GET', '/escrow', { key });
      expect([refused.status, refused.body.code]).toEqual([401, 'revoked_key']);
    });

    it('answers 401 before it reads a body, even a broken one', async () => {
      const refused = await service.call('POST', '/escrow/initiate', { key: null, raw: '{"broken' });
      expect(refused.status).toBe(401);
    });

    it('hides the records of other accounts and of the other mode', async () => {
      const mine = initiateBody();
      expect((await service.call('POST', '/escrow/initiate', { body: mine })).status).toBe(200);
      const other = await service.newMerchant();
      const path = `/escrow/${mine.reference}`;
      for (const key of [await other.key('test'), await other.key('live')]) {
        expect((await service.call('GET', path, { key })).status).toBe(404);
        expect((await service.call('POST', `${path}/release`, { key })).status).toBe(404);
        expect((await service.call('GET', '/escrow', { key })).body.data).toEqual([]);
      }
    });

    it('refuses a test key for booking a delivery before it looks anything up', async () => {
      const refused = await service.call('POST', '/escrow/no-such-reference/delivery/retry');
      expect([refused.status, refused.body.code]).toEqual([403, 'live_key_required']);
    });

    it('refuses a live key in the sandbox', async () => {
      const key = await (await service.newMerchant()).key('live');
      for (const [method, path] of [
        ['POST', '/sandbox/escrow/x/fund'],
        ['GET', '/sandbox/clock'],
        ['POST', '/sandbox/clock/advance'],
      ] as const) {
        const refused = await service.call(method, path, { key });
        expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'test_mode_only']);
      }
    });

    it('answers 503 in live mode while no banking partner is configured', async () => {
      const key = await (await service.newMerchant()).key('live');
      const refused = await service.call('POST', '/escrow/initiate', { key, body: initiateBody() });
      expect([refused.status, refused.body.code]).toEqual([503, 'live_mode_unavailable']);
      expect((await service.call('GET', '/banks', { key })).status).toBe(503);
      expect((await service.call('GET', '/escrow', { key })).status).toBe(200);
    });

    it('answers 404 for unknown paths without asking for a key, never with HTML', async () => {
      for (const path of ['/nothing', '/escrow/a/nothing', '!/api', '!/api/public/v2/escrow']) {
        const missing = await service.call('GET', path, { key: null });
        expect([path, missing.status, missing.body?.code]).toEqual([path, 404, 'unknown_path']);
      }
    });

    it('answers 405 with Allow for a known path under another method', async () => {
      const refused = await service.call('DELETE', '/escrow/some%2Freference', { key: null });
      expect([refused.status, refused.body.code]).toEqual([405, 'method_not_allowed']);
      expect(refused.headers.get('allow')).toBe('GET, HEAD');
    });

    it.each([
      ['broken JSON', '{"a":', 'application/json', 400, 'malformed_json'],
      ['a form', 'a=b', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
      ['no content type', 'a', '', 415, 'unsupported_media_type'],
      ['another charset', '{}', 'application/json; charset=utf-7', 415, 'unsupported_media_type'],
      ['100 kB and one byte', `"${'x'.repeat(102_400 - 1)}"`, 'application/json', 413, 'payload_too_large'],
      ['a list', '[]', 'application/json', 400, 'validation_failed'],
    ])('refuses %s', async (_name, raw, type, status, code) => {
      const refused = await service.call('POST', '/escrow/initiate', {
        raw: new TextEncoder().encode(raw),
        headers: { 'Content-Type': type },
      });
      expect([refused.status, refused.body.code]).toEqual([status, code]);
      expect(refused.text).not.toContain('node_modules');
    });

    it('refuses a path that is not validly encoded', async () => {
      const refused = await service.call('GET', '/escrow/%E0%A4%A');
      expect([refused.status, refused.body.code]).toEqual([400, 'malformed_path']);
    });

    it('returns the caller’s request id, or a new one, on every answer', async () => {
      const given = await service.call('GET', '/escrow/none', { headers: { 'X-Request-Id': 'mine-42' } });
      expect(given.headers.get('x-request-id')).toBe('mine-42');
      expect(given.body.request_id).toBe('mine-42');
      const own = await service.call('GET', '/escrow', { headers: { 'X-Request-Id': 'bad id\u00e9' } });
      expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('shows its rate limit on answers to callers it counts', async () => {
      const answer = await service.call('GET', '/escrow');
      expect(answer.headers.get('ratelimit-policy')).toBe('"default";q=2000;w=4, "account";q=6000;w=4');
      expect(answer.headers.get('ratelimit')).toMatch(
        /^"default";r=\d+;t=\d+;cost=10, "account";r=\d+;t=\d+;cost=10$/,
      );
    });

    it('points every problem at a page that resolves and names the code', async () => {
      const refused = await service.call('GET', '/escrow/none');
      const page = await fetch(refused.body.type);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('id="not_found"');
    });

    it('serves health, readiness and the OpenAPI document', async () => {
      for (const path of ['!/healthz', '!/readyz', '!/openapi.json']) {
        expect([path, (await service.call('GET', path, { key: null })).status]).toEqual([path, 200]);
      }
      const document = await service.call('GET', '!/openapi.json', { key: null });
      expect(document.body.openapi).toMatch(/^3\.1/);
      expect(document.body.servers).toEqual([expect.objectContaining({ url: service.url })]);
      expect(document.text).not.toContain('//127.0.0.1:4000');
      expect((await fetch(document.body.externalDocs.url)).status).toBe(200);
    });
  });

  describe(`rate limits on ${engine}`, () => {
    it('answers 429 with Retry-After once the burst is used up, per key', async () => {
      const settings = { RATE_LIMIT_PER_SECOND: '1', RATE_LIMIT_BURST: '3' };
      const service = await startService(await freshDatabase(), settings);
      try {
        const other = await (await service.newMerchant()).key('test');
        const answers = [];
        for (let index = 0; index < 5; index++) answers.push(await service.call('GET', '/escrow'));
        const refused = answers.find(({ status }) => status === 429);
        expect(refused?.body).toMatchObject({ code: 'rate_limited', retryable: true });
        expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
        expect((await service.call('GET', '/escrow', { key: other })).status).toBe(200);
      } finally {
        await service.stop();
      }
    });
  });
});
