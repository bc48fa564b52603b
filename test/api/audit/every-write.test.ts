import type { Operation } from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adHoc } from '../../../server/src/adapters/store/statement.js';
import { keysOf } from '../../../server/src/features/keys/manage.js';
import { everyOperation } from '../../attack/fuzz/inputs.js';
import { exampleUrl } from '../../attack/targets.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';
import { states, unserved } from '../../packages/openapi/sample-states.js';

/** Writes that leave no change of their key, and why. */
const unsigned: Readonly<Record<string, string>> = {
  listDeliveryRates: 'It stores what carriers answered, and changes nothing that the account has.',
  testWebhook: 'It adds an event of its own, whose actor is the merchant, and one delivery.',
  redeliverWebhook: 'It begins one delivery again, whose attempts say so (`trigger`).',
};

const written = everyOperation.filter(
  ({ method, metadata }) => method !== 'GET' && !(metadata.operationId in unserved),
);

/** The example of a replay only counts. */
function bodyOf({ metadata }: Operation): unknown {
  if (metadata.operationId !== 'replayWebhook') return metadata.example?.body;
  return { since: new Date(Date.now() - 86_400_000).toISOString() };
}

forEachDatabase((engine, freshDatabase) => {
  describe(`every write names its author, on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    async function countChanges(accountId: string, keyId: string | undefined): Promise<number> {
      const changes = adHoc<{ author: string | null }>((db) =>
        db.selectFrom('change').select('author').where('account_id', '=', accountId),
      );
      const rows = await service.deps.services.store.list(changes);
      // What changes settings keeps the network elsewhere, where it expires.
      return rows.filter(({ author }) => author?.split(' ')[0] === `key:${keyId}`).length;
    }

    it.each(written)('$metadata.operationId', async (operation) => {
      const { metadata, method, path } = operation;
      const { operationId, example = {}, repeat } = metadata;
      const { accountId, key } = await service.newMerchant();
      const testKey = await key('test');
      const call: Service['call'] = (...[way, at, options]) =>
        service.call(way, at, { key: testKey, ...options });
      const id = await states[operationId]?.({ ...service, accountId, testKey, call });
      const [own] = await keysOf(service.deps.services, accountId);
      const before = await countChanges(accountId, own?.id);
      const body = bodyOf(operation);
      const answer = await call(method, exampleUrl(path, example, id), {
        headers: repeat?.startsWith('key') ? keyHeader() : {},
        ...(body === undefined ? {} : { body }),
      });
      expect(answer.status, answer.text).toBeLessThan(300);
      const count = (await countChanges(accountId, own?.id)) - before;
      expect([operationId, count > 0]).toEqual([operationId, !(operationId in unsigned)]);
    });
  });
});
