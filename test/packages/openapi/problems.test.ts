import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf, revokeKey } from '../../../server/src/features/keys/manage.js';
import { type Answer, initiateBody, keyHeader, type Service, startService } from '../../harness/service.js';
import { databaseFolder } from '../../harness/stores.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { found, type Json, type Node, resolve } from './tree.js';

/** The example and the headers that the document has for an operation's refusal with a code. */
function documented(method: string, path: string, code: string) {
  const operation = found.find((one) => one.path === path && one.method === method.toLowerCase())?.operation;
  for (const [status, response] of Object.entries((operation?.responses ?? {}) as Node)) {
    const { content, headers } = resolve(response);
    const { examples } = ((content as Node)['application/problem+json'] ?? {}) as { examples?: Node };
    const example = examples?.[code];
    if (example) return { status: Number(status), example: resolve(example).value as Node, headers };
  }
  throw new Error(`${method} ${path} shows no ${code}`);
}

const known = ['x-request-id', 'ratelimit', 'ratelimit-policy', 'retry-after', 'www-authenticate'];
const idempotency = ['idempotent-replay', 'idempotent-mismatch'];

/** Makes a service refuse with a code. */
type Provoke = (service: Service) => Promise<Answer>;

const paid = async (service: Service, fields = {}) => {
  const escrow = await TestEscrow.open(service, fields);
  await escrow.fund();
  return escrow;
};

const rows: [code: string, method: string, path: string, provoke: Provoke][] = [
  ['missing_key', 'GET', '/balance', (service) => service.call('GET', '/balance', { key: null })],
  ['invalid_key', 'GET', '/balance', (service) => service.call('GET', '/balance', { key: 'svc_test_no' })],
  [
    'revoked_key',
    'GET',
    '/balance',
    async (service) => {
      const { key } = await service.newMerchant();
      const gone = await key('test');
      const account = (await service.call('GET', '/account', { key: gone })).body;
      const [row] = await keysOf(service.deps.services, account.account_id);
      await revokeKey(service.deps.services, row?.id ?? '');
      return service.call('GET', '/balance', { key: gone });
    },
  ],
  [
    'test_mode_only',
    'GET',
    '/sandbox/clock',
    async (service) => {
      const { key } = await service.newMerchant();
      return service.call('GET', '/sandbox/clock', { key: await key('live') });
    },
  ],
  [
    'live_key_required',
    'POST',
    '/escrow/{reference}/delivery/retry',
    (service) => service.call('POST', '/escrow/x/delivery/retry', { headers: keyHeader() }),
  ],
  [
    'live_mode_unavailable',
    'POST',
    '/escrow/initiate',
    async (service) => {
      const { key } = await service.newMerchant();
      return service.call('POST', '/escrow/initiate', { key: await key('live'), body: initiateBody() });
    },
  ],
  ['not_found', 'GET', '/escrow/{reference}', (service) => service.call('GET', '/escrow/no-such')],
  [
    'validation_failed',
    'POST',
    '/escrow/initiate',
    (service) => service.call('POST', '/escrow/initiate', { body: initiateBody({ amount: 1 }) }),
  ],
  [
    'unknown_field',
    'POST',
    '/escrow/initiate',
    (service) => service.call('POST', '/escrow/initiate', { body: initiateBody({ amout: 1 }) }),
  ],
  [
    'malformed_json',
    'POST',
    '/escrow/initiate',
    (service) => service.call('POST', '/escrow/initiate', { raw: '{' }),
  ],
  [
    'unsupported_media_type',
    'POST',
    '/escrow/initiate',
    (service) =>
      service.call('POST', '/escrow/initiate', { raw: '{}', headers: { 'Content-Type': 'text/plain' } }),
  ],
  [
    'payload_too_large',
    'POST',
    '/escrow/initiate',
    (service) => service.call('POST', '/escrow/initiate', { raw: ' '.repeat(110_000) }),
  ],
  [
    'not_funded',
    'POST',
    '/escrow/{reference}/release',
    async (service) => (await TestEscrow.open(service)).post('release'),
  ],
  [
    'seller_not_accepted',
    'POST',
    '/escrow/{reference}/release',
    async (service) => (await paid(service)).post('release'),
  ],
  [
    'payout_details_missing',
    'POST',
    '/escrow/{reference}/release',
    async (service) => {
      const escrow = await paid(service, { seller_email: 'nobody@example.com' });
      await escrow.post('accept');
      return escrow.post('release');
    },
  ],
  [
    'idempotency_key_required',
    'POST',
    '/escrow/{reference}/release',
    async (service) => (await TestEscrow.funded(service)).post('release', { amount: 20_000 }),
  ],
  [
    'idempotency_mismatch',
    'POST',
    '/escrow/{reference}/cancel',
    async (service) => {
      const headers = keyHeader();
      await (await TestEscrow.open(service)).post('cancel', {}, headers);
      return (await TestEscrow.open(service)).post('cancel', {}, headers);
    },
  ],
  [
    'final',
    'POST',
    '/escrow/{reference}/release',
    async (service) => {
      const escrow = await TestEscrow.open(service);
      await escrow.post('cancel');
      return escrow.post('release');
    },
  ],
  [
    'partner_unavailable',
    'GET',
    '/banks/resolve',
    async (service) => {
      const body = { operation: 'resolve_account', kind: 'unavailable', count: 1 };
      await service.call('POST', '/sandbox/faults', { body, headers: keyHeader() });
      return service.call('GET', '/banks/resolve?bank_code=058&account_number=0123456789');
    },
  ],
];

describe('what the document shows of a refusal is what the service says', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(`sqlite:${join(databaseFolder(), 'problems.db')}`);
  });
  afterAll(() => service.stop());

  const compare = (method: string, path: string, { status, body, headers }: Answer) => {
    const shown = documented(method, path, body.code);
    expect(status).toBe(shown.status);
    expect(Object.keys(body).sort()).toEqual(Object.keys(shown.example).sort());
    const { type, title, code, retryable } = shown.example as { type: string } & { [key: string]: Json };
    expect(body).toMatchObject({ title, status, code, retryable });
    expect(headers.has('retry-after')).toBe(body.retryable);
    expect(body.type.replace(/^https?:\/\/[^/]+/, '')).toBe(type.replace(/^https?:\/\/[^/]+/, ''));
    const named = Object.keys(shown.headers as Node).map((name) => name.toLowerCase());
    const sent = [...headers.keys()].filter((name) => [...known, ...idempotency].includes(name));
    expect(sent.filter((name) => !named.includes(name))).toEqual([]);
    const always = named.filter((name) => known.includes(name) && name !== 'retry-after');
    expect(always.filter((name) => !sent.includes(name))).toEqual([]);
  };

  it.each(rows)('%s of %s %s', async (code, method, path, provoke) => {
    const answer = await provoke(service);
    expect(answer.body.code).toBe(code);
    compare(method, path, answer);
  });

  it('rate_limited', async () => {
    const settings = { RATE_LIMIT_PER_SECOND: '1', RATE_LIMIT_BURST: '1' };
    const small = await startService(`sqlite:${join(databaseFolder(), 'small.db')}`, settings);
    await small.call('GET', '/balance');
    const answer = await small.call('GET', '/balance');
    compare('GET', '/balance', answer);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await small.stop();
  });
});
