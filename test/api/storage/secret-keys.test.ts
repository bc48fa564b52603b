import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { enterSecretKeys, keepEntering } from '../../../server/src/features/secrets/admit.js';
import { listSecretKeys } from '../../../server/src/features/secrets/queries.js';
import { StorageFull } from '../../../server/src/ports/store.js';
import { initiateBody, startService } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';
import { rawStatement } from '../../store/fixtures.js';

const folder = temporaryFolder();

it('a key that a full disk had no place for is entered when there is space', async () => {
  const service = await startService(`sqlite:${join(folder, 'keys.db')}`);
  const { services } = service.deps;
  const pragma = async (text: string) =>
    (await services.store.all(rawStatement(`pragma ${text}`), {}))[0] as Record<string, number>;
  const pages = Number((await pragma('page_count')).page_count);
  await pragma(`max_page_count = ${pages}`);
  for (let status = 200; status !== 503; ) {
    const metadata = { filling: randomBytes(6_000).toString('hex') };
    status = (await service.call('POST', '/escrow/initiate', { body: initiateBody({ metadata }) })).status;
  }
  await expect(enterSecretKeys(services)).rejects.toBeInstanceOf(StorageFull);
  keepEntering(services);
  await pragma('max_page_count = 1000000');
  const known = async () => (await services.store.all(listSecretKeys, {})).map(({ id }) => id);
  await expect.poll(known, { timeout: 20_000 }).toEqual([services.secretKeys.current]);
  await service.stop();
});
