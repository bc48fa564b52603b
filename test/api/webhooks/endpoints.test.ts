import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { initiateBody, keyHeader, type Service, startService } from '../../harness/service.js';

const addresses: Record<string, string[]> = {
  'shop.example': ['93.184.216.34'],
  'inside.example': ['10.1.2.3'],
  'half-inside.example': ['93.184.216.34', '192.168.1.1'],
  'inside-six.example': ['fd00::1'],
};

const resolveName = async (name: string) => {
  const found = addresses[name];
  if (!found) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  return found;
};

forEachDatabase((engine, freshDatabase) => {
  describe(`webhook endpoints on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase(), {}, { resolveName });
    });
    afterAll(() => service.stop());

    /** Returns the calls of a new merchant, because an account has at most ten endpoints. */
    async function merchant(mode: 'test' | 'live' = 'test') {
      const { key } = await service.newMerchant();
      const used = await key(mode);
      return {
        key,
        call: (method: string, path: string, body?: unknown, headers = {}) =>
          service.call(method, path, { key: used, body, headers }),
      };
    }
    const url = 'https://shop.example/hooks';

    it('are created with a secret that is shown once, and listed without it', async () => {
      const { call } = await merchant();
      const created = await call('POST', '/webhooks', { url });
      expect(created.status).toBe(201);
      expect(created.body).toMatchObject({
        url,
        active: true,
        mode: 'test',
        retry_schedule: 'standard',
        disabled_reason: null,
        events: ['escrow.funded', 'escrow.released', 'escrow.refunded'],
        secret: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      const { secret, ...shown } = created.body;
      expect((await call('GET', '/webhooks')).body).toEqual({ endpoints: [shown], used: 1, limit: 10 });
      expect((await call('GET', `/webhooks/${shown.id}`)).body).toEqual(shown);
    });

    it('keep their secrets sealed in the database', async () => {
      const { call } = await merchant();
      const { secret } = (await call('POST', '/webhooks', { url })).body;
      const { store } = service.deps.services;
      const rows = await store.list<{ secret_sealed: string }>({
        compile: () => ({ sql: 'select secret_sealed from webhook_endpoint', values: [] }),
      });
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(secret);
    });

    it('can be created again under the same Idempotency-Key, with the same secret', async () => {
      const { call } = await merchant();
      const headers = keyHeader();
      const first = await call('POST', '/webhooks', { url }, headers);
      const again = await call('POST', '/webhooks', { url }, headers);
      expect([again.status, again.text]).toEqual([201, first.text]);
      expect(again.headers.get('idempotent-replay')).toBe('true');
      expect((await call('GET', '/webhooks')).body.endpoints).toHaveLength(1);
      const other = await call('POST', '/webhooks', { url: `${url}/other` }, headers);
      expect([other.status, other.body.code]).toEqual([409, 'idempotency_mismatch']);
    });

    it('belong to one mode, which has ten, so that test mode uses up none of live mode', async () => {
      const { call, key } = await merchant();
      const liveKey = await key('live');
      const live = (method: string, path: string, body?: unknown) =>
        service.call(method, path, { key: liveKey, body });
      const all = await Promise.all(Array.from({ length: 12 }, () => call('POST', '/webhooks', { url })));
      const refused = all.filter(({ status }) => status !== 201);
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
        [409, 'endpoint_limit'],
        [409, 'endpoint_limit'],
      ]);
      expect((await call('GET', '/webhooks')).body).toMatchObject({ used: 10, limit: 10 });
      expect((await live('GET', '/webhooks')).body).toEqual({ endpoints: [], used: 0, limit: 10 });
      const { id } = (await live('POST', '/webhooks', { url })).body;
      expect((await live('GET', '/webhooks')).body).toMatchObject({ endpoints: [{ id }], used: 1 });
      expect((await call('GET', `/webhooks/${id}`)).status).toBe(404);
    });

    it('make room for another when one is deleted, not when one is disabled', async () => {
      const { call } = await merchant();
      const all = await Promise.all(Array.from({ length: 10 }, () => call('POST', '/webhooks', { url })));
      const [one, other] = all.map(({ body }) => body.id);
      await call('PATCH', `/webhooks/${one}`, { active: false });
      expect((await call('POST', '/webhooks', { url })).body.code).toBe('endpoint_limit');
      expect((await call('DELETE', `/webhooks/${other}`)).body).toEqual({ id: other, deleted: true });
      expect((await call('GET', '/webhooks')).body.used).toBe(9);
      expect((await call('POST', '/webhooks', { url })).status).toBe(201);
      expect((await call('POST', '/webhooks', { url })).body.code).toBe('endpoint_limit');
    });

    it('are not found once deleted', async () => {
      const { call } = await merchant();
      const { id } = (await call('POST', '/webhooks', { url })).body;
      expect((await call('DELETE', `/webhooks/${id}`)).status).toBe(200);
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['PATCH', '', { active: false }],
        ['DELETE', '', undefined],
        ['POST', '/rotate', {}],
        ['POST', '/test', {}],
      ] as const) {
        const answer = await call(method, `/webhooks/${id}${path}`, body);
        expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 404, 'not_found']);
      }
    });

    it('cannot be read or changed by another account', async () => {
      const owner = await merchant();
      const other = await merchant();
      const { id } = (await owner.call('POST', '/webhooks', { url })).body;
      expect((await other.call('GET', `/webhooks/${id}`)).status).toBe(404);
      expect((await other.call('DELETE', `/webhooks/${id}`)).status).toBe(404);
      expect((await other.call('POST', `/webhooks/${id}/rotate`, {})).status).toBe(404);
      expect((await owner.call('GET', `/webhooks/${id}`)).status).toBe(200);
    });

    it('change the fields given and keep the rest', async () => {
      const { call } = await merchant();
      const { secret, ...created } = (await call('POST', '/webhooks', { url })).body;
      const paused = await call('PATCH', `/webhooks/${created.id}`, { active: false });
      expect(paused.body).toMatchObject({ active: false, disabled_reason: 'merchant', url });
      const changes = { events: ['charge.success', 'charge.success'], retry_schedule: 'extended' };
      const changed = await call('PATCH', `/webhooks/${created.id}`, { ...changes, active: true });
      expect(changed.body).toMatchObject({
        active: true,
        disabled_reason: null,
        url,
        retry_schedule: 'extended',
        events: ['charge.success'],
      });
    });

    it('rotate their secret with a grace of a day, or as requested', async () => {
      const { call } = await merchant();
      const { id, secret } = (await call('POST', '/webhooks', { url })).body;
      const rotated = await call('POST', `/webhooks/${id}/rotate`);
      expect(rotated.body.secret).toMatch(/^[0-9a-f]{64}$/);
      expect(rotated.body.secret).not.toBe(secret);
      const hours = (Date.parse(rotated.body.previous_secret_expires_at) - Date.now()) / 3_600_000;
      expect(hours).toBeGreaterThan(23.9);
      // On PostgreSQL the clock of the database gives the time.
      expect(hours).toBeLessThan(24.1);
      const atOnce = await call('POST', `/webhooks/${id}/rotate`, { grace_hours: 0 });
      expect(atOnce.body.previous_secret_expires_at).toBeNull();
      const tooLong = await call('POST', `/webhooks/${id}/rotate`, { grace_hours: 169 });
      expect(tooLong.body.errors[0].pointer).toBe('/grace_hours');
    });

    it('do not rotate the default secret with theirs', async () => {
      const { call } = await merchant();
      const first = (await call('POST', '/webhooks/default-secret/rotate', { grace_hours: 1 })).body;
      expect(first.secret).toMatch(/^[0-9a-f]{64}$/);
      expect(first.previous_secret_expires_at).not.toBeNull();
      const second = (await call('POST', '/webhooks/default-secret/rotate', { grace_hours: 0 })).body;
      expect(second.previous_secret_expires_at).toBeNull();
      expect(second.secret).not.toBe(first.secret);
    });

    it('make callback_url optional, unless the merchant disabled or deleted them all', async () => {
      const { call } = await merchant();
      const escrow = () => call('POST', '/escrow/initiate', initiateBody({ callback_url: undefined }));
      const { id } = (await call('POST', '/webhooks', { url })).body;
      expect((await escrow()).status).toBe(200);
      await call('PATCH', `/webhooks/${id}`, { active: false });
      expect((await escrow()).body.errors[0]).toMatchObject({ pointer: '/callback_url', code: 'required' });
      await call('PATCH', `/webhooks/${id}`, { active: true });
      expect((await escrow()).status).toBe(200);
      await call('DELETE', `/webhooks/${id}`);
      expect((await escrow()).body.errors[0].pointer).toBe('/callback_url');
    });

    it.each([
      ['http', 'http://shop.example', '/url'],
      ['credentials', 'https://a:b@shop.example', '/url'],
      ['2001 characters', `https://shop.example/${'x'.repeat(1980)}`, '/url'],
      ['loopback', 'https://127.0.0.1/', '/url'],
      ['loopback as one number', 'https://2130706433/', '/url'],
      ['loopback in hexadecimal', 'https://0x7f.1/', '/url'],
      ['loopback in octal', 'https://017700000001/', '/url'],
      ['loopback cut short', 'https://127.1/', '/url'],
      ['loopback in circled digits', 'https://①②⑦.0.0.1/', '/url'],
      ['loopback in version six', 'https://[::1]/', '/url'],
      ['a mapped address', 'https://[::ffff:169.254.169.254]/', '/url'],
      ['a translated address', 'https://[64:ff9b::a9fe:a9fe]/', '/url'],
      ['this machine by name', 'https://localhost:8443/', '/url'],
      ['this machine by a longer name', 'https://shop.localhost./', '/url'],
      ['a private address', 'https://192.168.1.1/', '/url'],
      ['the metadata service', 'https://169.254.169.254/latest/meta-data/', '/url'],
      ['a name of an internal address', 'https://inside.example/', '/url'],
      ['a name of an internal address with a dot', 'https://inside.example./', '/url'],
      ['a name of an internal address as well', 'https://half-inside.example/', '/url'],
      ['a name of an internal address over version six', 'https://inside-six.example/', '/url'],
    ])('refuse %s', async (_name, refused, pointer) => {
      const answer = await service.call('POST', '/webhooks', { body: { url: refused } });
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
      expect(answer.body.errors[0].pointer).toBe(pointer);
    });

    it('refuse an update to an internal address', async () => {
      const { call } = await merchant();
      const { id } = (await call('POST', '/webhooks', { url })).body;
      const moved = await call('PATCH', `/webhooks/${id}`, { url: 'https://10.0.0.1/' });
      expect(moved.body.errors[0].pointer).toBe('/url');
      expect((await call('GET', `/webhooks/${id}`)).body.url).toBe(url);
    });

    it.each([
      ['any port', 'https://shop.example:8443/hooks'],
      ['a name that does not resolve now', 'https://later.example/hooks'],
      ['2000 characters', `https://shop.example/${'x'.repeat(1979)}`],
    ])('take %s', async (_name, taken) => {
      const { call } = await merchant();
      expect((await call('POST', '/webhooks', { url: taken })).status).toBe(201);
    });

    it.each([
      ['no events', { url, events: [] }, '/events'],
      ['an unknown event', { url, events: ['escrow.lost'] }, '/events/0'],
      ['no url', {}, '/url'],
      ['an unknown field', { url, event: 'escrow.funded' }, '/event'],
    ])('refuse %s', async (_name, body, pointer) => {
      const answer = await service.call('POST', '/webhooks', { body });
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].pointer).toBe(pointer);
    });

    it('leave the names of a callback_url to its use, without resolving them at initiate', async () => {
      const escrow = await service.call('POST', '/escrow/initiate', {
        body: initiateBody({ callback_url: 'https://inside.example/hooks' }),
      });
      expect(escrow.status).toBe(200);
    });
  });
});
