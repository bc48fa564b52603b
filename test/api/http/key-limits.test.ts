import { basePath, contract, type KeyScope, keyScopeNames, type Operation } from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey, KeyRefused, keysOf, revokeKey } from '../../../server/src/features/keys/manage.js';
import type { KeyLimits } from '../../../server/src/http/key-limits.js';
import { forEachDatabase } from '../../harness/databases.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';
import { payout } from '../../harness/test-escrow.js';

const none: KeyLimits = { scopes: null, networks: null, expiresAt: null };
const operations = Object.values(contract)
  .flatMap((resource) => Object.values(resource as Record<string, Operation>))
  .filter(({ streams }) => streams === undefined);

/** With parameters that name nothing, and no body that could be accepted. */
const pathOf = ({ path }: Operation) => path.replace(basePath, '').replace(/:\w+/g, 'unknown');

forEachDatabase((engine, freshDatabase) => {
  describe(`a key with limits on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    const services = () => service.deps.services;

    async function keyWith(limited: Partial<KeyLimits>, mode: 'test' | 'live' = 'test'): Promise<string> {
      const { accountId } = await service.newMerchant();
      const account = { id: accountId, plan: 'business' as const };
      return (await createKey(services(), account, mode, 'limited', { ...none, ...limited })).key;
    }

    async function codeOf(key: string, operation: Operation): Promise<string | undefined> {
      const body = operation.method === 'GET' ? undefined : {};
      return (await service.call(operation.method, pathOf(operation), { key, body })).body?.code;
    }

    it.each(keyScopeNames)('and the scope %s may do what needs it, and nothing else', async (scope) => {
      const keys = {
        test: await keyWith({ scopes: [scope] }),
        live: await keyWith({ scopes: [scope] }, 'live'),
      };
      for (const operation of operations) {
        const { operationId, scope: needed, keys: mode = 'test' } = operation.metadata;
        const isAllowed = needed === null || needed === scope;
        const isRefused = (await codeOf(keys[mode], operation)) === 'key_scope';
        expect([operationId, isRefused]).toEqual([operationId, !isAllowed]);
      }
    });

    it('and no scope may only read its account, and is told what it lacks', async () => {
      const key = await keyWith({ scopes: [] });
      const account = await service.call('GET', '/account', { key });
      expect([account.status, account.body.key.scopes]).toEqual([200, []]);
      const { status, body } = await service.call('POST', '/escrow/initiate', { key, body: initiateBody() });
      expect([status, body.code, body.detail]).toEqual([
        403,
        'key_scope',
        'The key lacks the scope `escrows`; it has none.',
      ]);
    });

    it('and the scope escrows may accept, and not choose who is paid', async () => {
      const { accountId } = await service.newMerchant();
      const account = { id: accountId, plan: 'free' as const };
      const keyOf = async (scopes: KeyScope[]) =>
        (await createKey(services(), account, 'test', 'shop', { ...none, scopes })).key;
      const [key, both] = [await keyOf(['escrows']), await keyOf(['escrows', 'payout_details'])];
      const body = initiateBody({ seller_email: 'bola@example.com' });
      expect((await service.call('POST', '/escrow/initiate', { key, body })).status).toBe(200);
      const accept = (sent: string, fields = {}) =>
        service.call('POST', `/escrow/${body.reference}/accept`, { key: sent, body: fields });
      const refused = await accept(key, { payout });
      expect([refused.status, refused.body.code]).toEqual([403, 'key_scope']);
      expect(refused.body.detail).toContain('lacks the scope `payout_details`');
      expect((await accept(both, { payout })).status).toBe(200);
      expect((await accept(key)).status).toBe(200);
    });

    it('streams events only with the scope read', async () => {
      const stream = await service.call('GET', '/events/stream', {
        key: await keyWith({ scopes: ['webhooks'] }),
      });
      expect([stream.status, stream.body.code]).toEqual([403, 'key_scope']);
    });

    it('is refused from other networks, and accepted from its own', async () => {
      const elsewhere = await keyWith({ networks: ['203.0.113.0/24', '2001:db8::/48'] });
      const refused = await service.call('GET', '/account', { key: elsewhere });
      expect([refused.status, refused.body.code]).toEqual([403, 'key_network']);
      const here = await keyWith({ networks: ['203.0.113.0/24', '127.0.0.0/8'] });
      const { status, body } = await service.call('GET', '/account', { key: here });
      expect([status, body.key.networks]).toEqual([200, ['203.0.113.0/24', '127.0.0.0/8']]);
    });

    it('expires, and then frees its place for another test key', async () => {
      const { accountId } = await service.newMerchant();
      const account = { id: accountId, plan: 'free' as const };
      const create = (expiresAt: number | null) =>
        createKey(services(), account, 'test', 'reports', { ...none, expiresAt });
      const short = await create(services().clock.now() + 1_000);
      await create(null);
      await create(null);
      const read = () => service.call('GET', '/account', { key: short.key });
      await expect.poll(async () => (await read()).body.code, { timeout: 20_000 }).toBe('expired_key');
      expect((await read()).status).toBe(401);
      await create(null);
      const rows = await keysOf(services(), accountId);
      expect(rows.map(({ revokedAt }) => revokedAt !== null)).toEqual([true, false, false, false]);
      expect((await read()).body.code).toBe('revoked_key');
      await expect(create(null)).rejects.toThrow('3 active test keys already');
      await revokeKey(services(), rows.at(-1)?.id ?? '');
      await create(null);
    });

    it.each<[Partial<KeyLimits>, string]>([
      [{ scopes: ['all' as KeyScope] }, 'There is no scope all; the scopes are read, escrows, '],
      [{ networks: ['203.0.113.0/33'] }, '203.0.113.0/33 is no address and no network'],
      [{ networks: Array(21).fill('203.0.113.1') }, 'A key has at most 20 networks.'],
      [{ expiresAt: 1 }, 'The key would have expired already'],
    ])('cannot have the limits %j', async (limited, message) => {
      const refused = await keyWith(limited).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(KeyRefused);
      expect(String(refused)).toContain(message);
    });
  });
});
