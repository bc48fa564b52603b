import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allowedByAll,
  allowedByOthersOnly,
  refusedByOthers,
  urlOf,
} from '../../../server/src/adapters/outgoing/testing/known-addresses.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';
import { Shop } from './shop.js';

/** These do not depend on the database: one engine is enough. */
describe('an endpoint at an address that other senders refuse', () => {
  const folder = temporaryFolder();
  /** The address every name resolves to. */
  let resolved: string[] = [];
  let service: Service;
  let shop: Shop;
  beforeAll(async () => {
    const database = `sqlite:${join(folder, 'addresses.db')}`;
    service = await startService(database, {}, { resolveName: async () => resolved });
    shop = await Shop.open(service);
  });
  afterAll(() => service.stop());

  const initiate = (url: string, more: Record<string, unknown> = {}) =>
    shop.call('POST', '/escrow/initiate', initiateBody({ callback_url: url, ...more }));
  const register = (url: string) => shop.call('POST', '/webhooks', { url });

  it.each([...refusedByOthers, ...allowedByOthersOnly])('is refused: %s', async (address) => {
    const named = await register(urlOf(address));
    expect([named.status, named.body.errors[0].pointer]).toEqual([400, '/url']);
    expect(named.body.errors[0].detail).toMatch(/names an? /);
    for (const addresses of [[address], ['93.184.216.34', address]]) {
      resolved = addresses;
      const found = await register('https://shop.test/hooks');
      expect([found.status, found.body.errors[0].pointer]).toEqual([400, '/url']);
      expect(found.body.errors[0].detail).toMatch(/names a host that resolves to an? /);
    }
    expect((await shop.call('GET', '/webhooks')).body.endpoints).toEqual([]);
  });

  it.each([...refusedByOthers, ...allowedByOthersOnly])(
    'is refused as a callback_url, and stores nothing: %s',
    async (address) => {
      const reference = `refused ${address}`;
      const refused = await initiate(urlOf(address), { reference });
      expect([refused.status, refused.body.code]).toEqual([400, 'validation_failed']);
      expect(refused.body.errors).toMatchObject([
        { pointer: '/callback_url', detail: expect.stringMatching(/^names an? .*; name one that/) },
      ]);
      expect((await shop.call('GET', `/escrow/${encodeURIComponent(reference)}`)).status).toBe(404);
    },
  );

  it('is refused as a callback_url by name too, if it is this machine', async () => {
    const refused = await initiate('https://localhost:8443/');
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, '/callback_url']);
  });

  it('does not change what a repeat returns', async () => {
    const reference = 'repeated';
    await initiate('https://shop.test/hooks', { reference });
    const { status, body } = await initiate('https://10.0.0.1/', { reference });
    expect([status, body.mismatch]).toEqual([200, ['callback_url']]);
  });

  it.each(allowedByAll)('is accepted as a callback_url: %s', async (address) => {
    expect((await initiate(urlOf(address))).status).toBe(200);
  });

  it.each(allowedByAll)('is accepted: %s', async (address) => {
    resolved = [address];
    for (const url of [urlOf(address), 'https://shop.test/hooks']) {
      const { status, body } = await register(url);
      expect(status).toBe(201);
      await shop.call('DELETE', `/webhooks/${body.id}`);
    }
  });
});
