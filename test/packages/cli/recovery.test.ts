import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Shop } from '../../api/webhooks/shop.js';
import { type Service, startService } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';
import { ensureBuilt } from './built.js';
import { runCli } from './run.js';

const folder = temporaryFolder();
let service: Service;
beforeAll(async () => {
  await ensureBuilt();
  service = await startService(`sqlite:${join(folder, 'recovery.db')}`);
});
afterAll(() => service.stop());

it('what failed verifies out of the log with the secret of its endpoint', async () => {
  const shop = await Shop.open(service);
  const env = { ESCROW_API_KEY: shop.key, ESCROW_BASE_URL: service.url };
  const cli = (args: string[], secret = '') => runCli(args, { env: { ...env, WEBHOOK_SECRET: secret } });
  const { id, secret } = await shop.endpoint('https://shop.example.com/webhooks');
  const triggered = await cli(['trigger', 'escrow.funded', '--json']);
  const event = JSON.parse(triggered.stdout);
  // No name is known here: the attempt fails.
  const delivery = await shop.attempted(id);
  const words = ['webhooks', 'verify', '--delivery', delivery.id, '--json'];
  const valid = await cli(words, secret);
  expect(valid, valid.stderr).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(valid.stdout)).toEqual(event);
  const wrong = await cli(words, 'fedcba9876543210'.repeat(4));
  expect(wrong).toMatchObject({ code: 3, stdout: '' });
  expect(JSON.parse(wrong.stderr)).toMatchObject({ code: 'signature_mismatch' });
  const shown = await cli(['webhooks', 'delivery', delivery.id]);
  expect(shown.stdout).toMatch(/^attempt 1 +\S+ by event: failed after \d+ ms, .*does not resolve/m);
  const gone = await cli([...words.slice(0, 3), delivery.event_id, '--json'], secret);
  expect([gone.code, JSON.parse(gone.stderr).code]).toEqual([3, 'not_found']);
});
