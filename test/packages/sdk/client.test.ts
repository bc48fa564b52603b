import { inspect } from 'node:util';
import { AuthenticationError, type ClientOptions, EscrowCheckout, EscrowError } from '@escrow-checkout/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect, startFake } from './fake-service.js';

afterEach(() => vi.unstubAllEnvs());

const key = 'svc_test_0123456789abcdefghijklmnopqrst';

describe('the key', () => {
  it('never shows, however the client or its errors are printed', async () => {
    const client = new EscrowCheckout({ apiKey: key, baseUrl: 'http://127.0.0.1:1', retriesMax: 0 });
    const error = await client.escrow.get('ORD-1').catch((caught) => caught);
    expect(error.code).toBe('connection_failed');
    const options = { depth: null, showHidden: true, getters: true } as const;
    const stream = client.events.stream();
    const things = [client, { client }, client.escrow, client.escrow.list(), stream, error, error.cause];
    for (const thing of things) {
      expect(inspect(thing, options)).not.toContain('0123456789');
      expect(inspect(thing, { ...options, customInspect: false })).not.toContain('0123456789');
      expect(JSON.stringify(thing)).not.toContain('0123456789');
      expect(String(thing)).not.toContain('0123456789');
    }
    expect(inspect(client)).toContain('svc_test_[redacted]');
  });

  it('is sent as a bearer token', async () => {
    await using fake = await startFake({ json: {} });
    await connect(fake, { apiKey: key }).client.account.get();
    expect(fake.arrived[0]?.headers.authorization).toBe(`Bearer ${key}`);
  });

  it('may be missing until the first request', async () => {
    vi.stubEnv('ESCROW_API_KEY', '');
    await using fake = await startFake({ json: {} });
    const client = new EscrowCheckout({ baseUrl: fake.address });
    const error = await client.account.get().catch((caught) => caught);
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({ code: 'missing_key', status: null });
    expect(fake.arrived).toHaveLength(0);
  });

  it.each([`${key}\n`, ` ${key}`, `${key}é`])(
    'is refused by name when it was pasted badly: %j',
    async (apiKey) => {
      await using fake = await startFake({ json: {} });
      const error = await connect(fake, { apiKey })
        .client.account.get()
        .catch((caught) => caught);
      expect(error.code).toBe('invalid_key_format');
      expect(inspect(error)).not.toContain('0123456789');
      expect(fake.arrived).toHaveLength(0);
    },
  );

  it('comes from the environment when none is given', async () => {
    await using fake = await startFake({ json: {} });
    vi.stubEnv('ESCROW_API_KEY', 'svc_test_environment');
    vi.stubEnv('ESCROW_BASE_URL', fake.address);
    await new EscrowCheckout().account.get();
    expect(fake.arrived[0]?.headers.authorization).toBe('Bearer svc_test_environment');
  });
});

describe('a live key', () => {
  it.each([
    ['http://api.example.com', false],
    ['http://10.0.0.1', false],
    ['http://127.0.0.1.example.com', false],
    ['http://localhost.example.com', false],
    ['https://api.example.com', true],
    ['http://localhost:4000', true],
    ['http://127.0.0.1:4000', true],
    ['http://[::1]:4000', true],
  ])('to %s: allowed is %s', (baseUrl, allowed) => {
    const make = () => new EscrowCheckout({ apiKey: 'svc_live_x', baseUrl });
    if (allowed) expect(make().baseUrl).toBe(`${baseUrl}/api/public/v1`);
    else expect(make).toThrow(expect.objectContaining({ code: 'insecure_base_url' }));
  });
});

describe('odd options are refused at once', () => {
  it.each([key, null, 7])('such as %j in place of them, with how to pass the key', (options) => {
    const make = () => new EscrowCheckout(options as unknown as ClientOptions);
    expect(make).toThrow(expect.objectContaining({ code: 'invalid_option' }));
    expect(make).toThrow('new EscrowCheckout({ apiKey: process.env.ESCROW_API_KEY })');
    expect(make).not.toThrow('0123456789');
  });

  it.each([
    [{ baseUrl: 'not an address' }, 'invalid_base_url'],
    [{ baseUrl: 'ftp://example.com' }, 'invalid_base_url'],
    [{ baseUrl: 'https://user:pass@example.com' }, 'invalid_base_url'],
    [{ baseUrl: 'https://example.com/?a=b' }, 'invalid_base_url'],
    [{ timeoutMs: 0 }, 'invalid_option'],
    [{ timeoutMs: Number.NaN }, 'invalid_option'],
    [{ deadlineMs: Number.POSITIVE_INFINITY }, 'invalid_option'],
    [{ retriesMax: -1 }, 'invalid_option'],
    [{ retriesMax: 1.5 }, 'invalid_option'],
  ])('%j', (options, code) => {
    const make = () => new EscrowCheckout({ apiKey: 'svc_test_x', ...options });
    expect(make).toThrow(EscrowError);
    expect(make).toThrow(expect.objectContaining({ code }));
  });
});

describe('a browser', () => {
  it('is refused unless it is allowed by name', () => {
    vi.stubGlobal('window', { document: {} });
    try {
      expect(() => new EscrowCheckout()).toThrow(expect.objectContaining({ code: 'browser_refused' }));
      expect(new EscrowCheckout({ allowBrowser: true }).baseUrl).toContain('http');
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('an answer', () => {
  it('knows its request without showing it in JSON', async () => {
    await using fake = await startFake({
      json: { status: 'released' },
      headers: { 'idempotent-replay': 'true' },
    });
    const escrow = await connect(fake).client.escrow.release('ORD-1');
    expect(escrow.replayed).toBe(true);
    expect(escrow.requestId).toBe('request-1');
    expect(JSON.stringify(escrow)).toBe('{"status":"released"}');
    expect({ ...escrow }).toEqual({ status: 'released' });
  });

  it('says that it is no replay where the header is missing', async () => {
    await using fake = await startFake({ json: {} });
    expect((await connect(fake).client.account.get()).replayed).toBe(false);
  });
});
