import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initiateBody, keyHeader, type Service, startService } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';
import { payout, proof } from '../../harness/test-escrow.js';
import { complaints, writeClient, writeTypes } from './generated.js';
import { found } from './tree.js';

const here = fileURLToPath(new URL('.', import.meta.url));

/** A program with the generated types: the document must have the paths, bodies and responses it names. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths, webhooks } from './types.virtual.js';
const client = createClient<paths>({ baseUrl: '' });
export async function example(): Promise<number | undefined> {
  const { data, error } = await client.POST('/escrow/{reference}/release', {
    params: { path: { reference: 'ORD-1001' }, header: { 'Idempotency-Key': 'release-1' } },
    body: { amount: 100_000 },
  });
  if (error) return error.blocked_by?.length ?? error.status;
  return 'dry_run' in data ? data.remaining : data.amount_held;
}
export const opened = client.POST('/escrow/initiate', {
  body: { reference: 'ORD-1001', amount: 250_000, currency: 'NGN', customer_email: 'buyer@example.com' },
});
export const status = (escrow: components['schemas']['Escrow']): 'funded' | 'other' =>
  escrow.status === 'funded' ? 'funded' : 'other';
type FundedEvent = webhooks['escrow.funded']['post']['requestBody']['content']['application/json'];
export const held = (event: FundedEvent): number => event.held_amount + event.amount;
`;
const wrong = `
import createClient from 'openapi-fetch';
import type { paths } from './types.virtual.js';
const client = createClient<paths>({ baseUrl: '' });
client.POST('/escrow/initiate', { body: { reference: 7 } });
client.GET('/escrows');
`;

type Call = (
  operationId: string,
  given: { path?: object; body?: object; headers?: object },
  // biome-ignore lint/suspicious/noExplicitAny: the compiler has proven the types where they are generated
) => Promise<{ data?: any; error?: unknown }>;

describe('clients that others generate from the document', { timeout: 120_000 }, () => {
  const folder = temporaryFolder();
  const generated = join(folder, 'index.ts');
  let service: Service;
  beforeAll(async () => {
    service = await startService(`sqlite:${join(folder, 'escrow.db')}`);
    await writeClient(folder);
  });
  afterAll(() => service.stop());

  it('compile under strict, and so do our own samples', async () => {
    const samples = found.map(({ operation }) => {
      const [, sdk] = operation['x-codeSamples'] as { source: string }[];
      return [`${here}${operation.operationId}.virtual.ts`, `${sdk?.source}\n`];
    });
    const sources = {
      ...Object.fromEntries(samples),
      [`${here}types.virtual.ts`]: await writeTypes(),
      [`${here}program.virtual.ts`]: program,
      [`${here}wrong.virtual.ts`]: wrong,
    };
    const said = complaints([generated], sources);
    expect(said.filter((line) => !line.includes('wrong.virtual'))).toEqual([]);
    expect(said.length).toBeGreaterThanOrEqual(2);
  });

  const makers: [name: string, make: () => Promise<Call>][] = [
    [
      '@hey-api/openapi-ts',
      async () => {
        const functions = await import(generated);
        return (operationId, given) =>
          functions[operationId]({ ...given, baseUrl: service.url, auth: service.testKey });
      },
    ],
    [
      'openapi-fetch',
      async () => {
        const headers = { Authorization: `Bearer ${service.testKey}` };
        const client = createClient<Record<string, object>>({ baseUrl: service.url, headers });
        return (operationId, { path, body, headers: header }) => {
          const place = found.find(({ operation }) => operation.operationId === operationId);
          const method = (place?.method ?? 'get') as 'get';
          return client.request(method, place?.path as never, { params: { path, header }, body } as never);
        };
      },
    ],
  ];

  it.each(makers)('%s takes an escrow from initiate to paid', async (_name, make) => {
    const call = await make();
    const body = initiateBody();
    const path = { reference: body.reference };
    const ask = async (...[operationId, given]: Parameters<Call>) => {
      const { data, error } = await call(operationId, given);
      expect(error).toBeUndefined();
      return data;
    };
    expect((await ask('initiateEscrow', { body })).account_number).toMatch(/^\d{10}$/);
    expect((await ask('fundEscrowInSandbox', { path })).status).toBe('funded');
    await ask('acceptEscrow', { path, body: { payout } });
    expect((await ask('deliverEscrow', { path, body: proof })).auto_release_at).toMatch(/Z$/);
    const released = await ask('releaseEscrow', { path, headers: keyHeader() });
    expect(released).toMatchObject({ status: 'released', amount_released: body.amount });
    await ask('advanceClock', { body: { minutes: 5 }, headers: keyHeader() });
    const { payouts } = await ask('getEscrow', { path });
    expect(payouts).toMatchObject([{ status: 'paid', amount: body.amount }]);
  });
});
