import { join } from 'node:path';
import { basePath, type Operation, operations } from '@escrow-checkout/contract';
import { EscrowCheckout } from '@escrow-checkout/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initiateBody, keyHeader, type Service, startService } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';
import { payout, proof } from '../../harness/test-escrow.js';
import { openProxy, type ValidatingProxy } from './proxy.js';
import { states } from './sample-states.js';
import { document, type Node } from './tree.js';

const served = Object.values(operations)
  .flatMap((group) => Object.values(group) as Operation[])
  .filter(({ metadata }) => metadata.operationId in states);

describe('a proxy that holds both sides to the document', { timeout: 60_000 }, () => {
  const folder = temporaryFolder();
  let service: Service;
  let proxy: ValidatingProxy;
  beforeAll(async () => {
    service = await startService(`sqlite:${join(folder, 'escrow.db')}`);
    proxy = await openProxy(service.url);
  });
  afterAll(() => service.stop());

  it('lets the SDK take an escrow through its life without a word', async () => {
    const client = new EscrowCheckout({
      apiKey: service.testKey,
      baseUrl: service.url.replace(basePath, ''),
      fetch: proxy.fetch,
    });
    const input = initiateBody() as unknown as Parameters<typeof client.escrow.initiate>[0];
    const { reference } = input;
    await client.escrow.initiate(input);
    await expect(client.escrow.release(reference)).rejects.toMatchObject({ code: 'not_funded' });
    await client.sandbox.fundEscrow(reference, { amount: 100_000, payer_name: 'Ada' });
    await client.sandbox.fundEscrow(reference);
    await client.escrow.accept(reference, { payout });
    await client.escrow.deliver(reference, proof);
    await client.escrow.release(reference, { amount: 50_000 });
    await client.escrow.refund(reference, { amount: 50_000, reason: 'One item was missing' });
    await client.sandbox.advanceClock({ hours: 25 });
    expect((await client.escrow.get(reference)).status).toBe('released');
    await client.escrow.timeline(reference);
    await client.escrow.ledger(reference);
    await client.events.list({ reference }).toArray({ limit: 100 });
    await expect(client.escrow.get('no-such')).rejects.toMatchObject({ code: 'not_found' });
    expect(proxy.violations).toEqual([]);
    expect(proxy.seen).toBeGreaterThan(12);
  });

  it.each(served)('$metadata.operationId is answered as the document says', async (operation) => {
    const merchant = await service.newMerchant();
    const key = await merchant.key('test');
    const call: Service['call'] = (method, path, options) => service.call(method, path, { key, ...options });
    const { example, operationId, repeat } = operation.metadata;
    const id = await states[operationId]?.({ ...service, call });
    const params: Record<string, string> = { ...example?.params, ...(id && { id }) };
    const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const body = JSON.stringify(example?.body)?.replace(/(?<="since":")[^"]+/, since);
    const response = await proxy.fetch(
      `${service.url}${path}?${new URLSearchParams(example?.query as Record<string, string>)}`,
      {
        method: operation.method,
        headers: {
          Authorization: `Bearer ${key}`,
          ...(repeat?.startsWith('key') && keyHeader()),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        body: body ?? null,
      },
    );
    expect(response.status).toBeLessThan(300);
    expect(proxy.violations).toEqual([]);
  });

  it('speaks up about a request and about an answer', async () => {
    const promised = structuredClone(document) as { components: { schemas: { [name: string]: Node } } };
    promised.components.schemas.Checkout = { type: 'object', properties: { reference: { type: 'integer' } } };
    const strict = await openProxy(service.url, promised);
    const headers = { Authorization: `Bearer ${service.testKey}`, 'Content-Type': 'application/json' };
    const send = (body: unknown) =>
      strict.fetch(`${service.url}/escrow/initiate`, { method: 'POST', headers, body: JSON.stringify(body) });
    await send(initiateBody());
    await send({ ...initiateBody(), amount: 'much' });
    expect(strict.violations.map((one) => / 200 output: | 400 input: /.exec(one)?.[0])).toEqual([
      ' 200 output: ',
      ' 400 input: ',
    ]);
  });
});
