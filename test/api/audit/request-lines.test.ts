import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { revokeKey } from '../../../server/src/features/keys/manage.js';
import { fixedQuery } from '../../../server/src/features/ledger/check.js';
import { type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { Order, Visitor } from '../../harness/visitor.js';

interface Line {
  status?: number;
  network?: string;
  sign_in?: string;
  key_id?: string;
}

const lines: Line[] = [];
let service: Service;
beforeAll(async () => {
  service = await startService('sqlite::memory:', { PROXY_HOPS: '1', AUDIT_NETWORKS: 'full' });
  const stream = { write: (text: string) => void lines.push(JSON.parse(text) as Line) };
  const log = pino({ level: 'info' }, stream);
  service.deps.services.log.info = log.info.bind(log);
  service.deps.services.log.child = log.child.bind(log) as never;
});
afterAll(() => service.stop());

it('counts refused keys, codes and signatures, each by itself', async () => {
  const counts = () => service.deps.services.refusals.counts;
  expect(counts()).toEqual({ keys: 0, codes: 0, signatures: 0 });
  await service.call('GET', '/account', { key: null });
  expect(counts().keys).toBe(0);
  await service.call('GET', '/account', { key: `${service.testKey}x` });
  expect(counts()).toEqual({ keys: 1, codes: 0, signatures: 0 });
  await service.call('POST', '!/partners/sandbox/notifications', { key: null, raw: '{}' });
  expect(counts()).toEqual({ keys: 1, codes: 0, signatures: 1 });
  const email = 'buyer@example.com';
  const escrow = await (await TestEscrow.open(service, { customer_email: email })).read();
  const order = Order.of(escrow.checkout_url);
  const visitor = new Visitor(service, { 'X-Forwarded-For': '203.0.113.9' });
  expect((await visitor.post(order.at('sign-in'), { email })).status).toBe(303);
  expect((await visitor.post(order.at('code'), { code: '000000' })).status).toBe(403);
  expect(counts()).toEqual({ keys: 1, codes: 1, signatures: 1 });
  const ofSignIn = lines.filter((line) => line.sign_in !== undefined);
  expect(ofSignIn).toMatchObject([
    { status: 303, network: '203.0.113.9', sign_in: 'code_requested' },
    { status: 403, network: '203.0.113.9', sign_in: expect.not.stringMatching(/signed_in|code_requested/) },
  ]);
});

it('names a refused key by its id where it is known', async () => {
  const key = await service.newTestKey();
  const { store } = service.deps.services;
  const newest = fixedQuery<{ id: string }>('select id from api_key order by id desc limit 1');
  const id = (await store.list(newest))[0]?.id;
  await revokeKey(service.deps.services, id as string);
  lines.length = 0;
  expect((await service.call('GET', '/account', { key })).status).toBe(401);
  expect((await service.call('GET', '/account', { key: `${key}x` })).status).toBe(401);
  await expect.poll(() => lines.filter(({ status }) => status === 401).length).toBe(2);
  expect(lines.filter(({ status }) => status === 401).map((line) => line.key_id)).toEqual([id, undefined]);
});
