import { ValidationError } from '@escrow-checkout/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type FakeService, startFake } from './fake-service.js';

let fake: FakeService;
beforeAll(async () => {
  fake = await startFake({ json: { reference: 'x' } });
});
afterAll(() => fake[Symbol.asyncDispose]());

const base = '/api/public/v1/escrow';

describe('a reference reaches the service as one path segment, whatever it holds', () => {
  it.each([
    ['a/b', 'a%2Fb'],
    ['ä b', '%C3%A4%20b'],
    ['%2F', '%252F'],
    ['../initiate', '..%2Finitiate'],
    ['...', '...'],
    ['a?b=1#c', 'a%3Fb%3D1%23c'],
    ['🛒', '%F0%9F%9B%92'],
    [' padded ', '%20padded%20'],
    ['ORD-1:x', 'ORD-1%3Ax'],
    ['a\\b', 'a%5Cb'],
    ['$&', '%24%26'],
    ['é'.repeat(255), '%C3%A9'.repeat(255)],
  ])('%j', async (reference, segment) => {
    await connect(fake).client.escrow.release(reference);
    const url = fake.arrived.at(-1)?.url;
    expect(url).toBe(`${base}/${segment}/release`);
    expect(decodeURIComponent(url?.split('/').at(-2) ?? '')).toBe(reference);
  });
});

describe('a reference that would name another path is refused before anything is sent', () => {
  it.each(['', '.', '..', '\ud800', undefined, null, 7])('%j', async (reference) => {
    const before = fake.arrived.length;
    const error = await connect(fake)
      .client.escrow.release(reference as string)
      .catch((caught) => caught);
    expect(error).toBeInstanceOf(ValidationError);
    expect(error.code).toBe('invalid_path_parameter');
    expect(error.message).toContain('`reference`');
    expect(fake.arrived.length).toBe(before);
  });
});

describe('a query holds what was given and nothing else', () => {
  it('encodes values and leaves unset ones out', async () => {
    await connect(fake).client.banks.resolve({ bank_code: '0&5', account_number: '0 1' });
    expect(fake.arrived.at(-1)?.url).toBe('/api/public/v1/banks/resolve?bank_code=0%265&account_number=0+1');
    fake.replies = [{ json: { data: [], has_more: false, next_cursor: null } }];
    await connect(fake).client.escrow.list({ limit: 5, cursor: undefined }).page();
    expect(fake.arrived.at(-1)?.url).toBe(`${base}?limit=5`);
  });

  it('sends dry_run in the query and the amount in the body', async () => {
    await connect(fake).client.escrow.release('ORD-1', { dry_run: true, amount: 20_000 });
    expect(fake.arrived.at(-1)).toMatchObject({
      method: 'POST',
      url: `${base}/ORD-1/release?dry_run=true`,
      body: '{"amount":20000}',
    });
  });

  it('sends no body and no content type where there is none', async () => {
    await connect(fake).client.escrow.cancel('ORD-1');
    const { body, headers } = fake.arrived.at(-1) ?? { body: null, headers: {} };
    expect(body).toBe('');
    expect(headers['content-type']).toBeUndefined();
  });
});

describe('the base URL may be the service address or the API address', () => {
  it.each(['', '/', '/api/public/v1', '/api/public/v1/'])('%j', async (path) => {
    await connect({ address: `${fake.address}${path}` }).client.escrow.get('ORD-1');
    expect(fake.arrived.at(-1)?.url).toBe(`${base}/ORD-1`);
  });
});
