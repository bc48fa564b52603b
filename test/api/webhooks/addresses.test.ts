import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allowedByAll,
  allowedByOthersOnly,
  refusedByOthers,
  urlOf,
} from '../../../server/src/adapters/outgoing/testing/known-addresses.js';
import { type Service, startService } from '../../harness/service.js';
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

  it.each(allowedByAll)('is accepted: %s', async (address) => {
    resolved = [address];
    for (const url of [urlOf(address), 'https://shop.test/hooks']) {
      const { status, body } = await register(url);
      expect(status).toBe(201);
      await shop.call('DELETE', `/webhooks/${body.id}`);
    }
  });
});
