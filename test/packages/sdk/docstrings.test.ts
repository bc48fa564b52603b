import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as sdk from '@escrow-checkout/sdk';
import { expressWebhook } from '@escrow-checkout/sdk/express';
import { nextWebhook } from '@escrow-checkout/sdk/next';
import { signWebhook } from '@escrow-checkout/sdk/testing';
import * as webhooks from '@escrow-checkout/sdk/webhooks';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Service, startService } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { examplesOf } from './examples.js';

const folder = temporaryFolder();
const secret = '0123456789abcdef'.repeat(4);
let service: Service;

beforeAll(async () => {
  service = await startService(`sqlite:${folder}/docstrings.db`);
  await TestEscrow.funded(service, { reference: 'ORD-1001' });
  vi.stubEnv('ESCROW_API_KEY', service.testKey);
  vi.stubEnv('ESCROW_BASE_URL', service.url);
  vi.stubEnv('WEBHOOK_SECRET', secret);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await service.stop();
});

interface Ran {
  /** What it printed, line by line. */
  said: unknown[][];
  /** The value of `result`. */
  value: unknown;
}

/** Runs the only example of a source, and returns the value of an expression after it. */
async function run(source: string, result = 'undefined', more: Record<string, unknown> = {}): Promise<Ran> {
  const said: unknown[][] = [];
  const say = (...words: unknown[]) => void said.push(words);
  const names = {
    ...sdk,
    ...webhooks,
    expressWebhook,
    nextWebhook,
    signWebhook,
    client: new sdk.EscrowCheckout(),
    console: { log: say, error: say },
    ...more,
  };
  const [example = '', ...others] = examplesOf(`src/${source}.ts`);
  expect(others).toEqual([]);
  const { ESNext } = ts.ScriptTarget;
  const text = `{${example.replace('export const', 'const')}\nreturn ${result};}`;
  const code = ts.transpile(text, { target: ESNext, module: ts.ModuleKind.ESNext });
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  const program = new AsyncFunction(...Object.keys(names), code);
  return { value: await program(...Object.values(names)), said };
}

async function delivery(): Promise<Request> {
  const event = { event: 'escrow.funded', event_id: 'event-7', reference: 'ORD-1001', held_amount: 250_000 };
  const { body, headers } = await signWebhook(event, secret);
  return new Request('http://localhost/webhooks', { method: 'POST', body, headers });
}

describe('the example of', () => {
  it('the client reads an escrow', async () => {
    expect((await run('client', 'escrow.status')).value).toBe('funded');
  });

  it('errors prints what support asks for', async () => {
    const { said } = await run('errors');
    expect(said).toEqual([
      ['not_found', expect.any(String), false, expect.stringMatching(/\/docs\/errors#not_found$/)],
    ]);
  });

  it('lists walks them, and reads one page', async () => {
    const { said, value } = await run('pages', 'page.data.length');
    expect(said).toContainEqual(['ORD-1001']);
    expect(value).toBe(said.length);
  });

  it('streams follows events and knows its place', async () => {
    const abort = new AbortController();
    const { events } = new sdk.EscrowCheckout();
    const onOpen = () => void TestEscrow.funded(service, { reference: 'ORD-1002' });
    const client = {
      events: { stream: (options: object) => events.stream({ ...options, onOpen, signal: abort.signal }) },
    };
    const said: unknown[] = [];
    const log = (...words: unknown[]) => {
      said.push(words.join(' '));
      abort.abort();
    };
    await run('stream', undefined, { client, console: { log } });
    expect(said).toEqual(['escrow.funded ORD-1002', expect.stringMatching(/^continues after \S{36}$/)]);
  });

  it('kobo gives what its comments say', async () => {
    await run('kobo');
    const lines = examplesOf('src/kobo.ts')[0]?.matchAll(/^kobo\.(\w+)\((.*)\); \/\/ (.*)$/gm) ?? [];
    const values = [...lines].map(([, name = '', given = '', expected = '']) => {
      const convert = sdk.kobo[name as 'toNaira'] as (value: unknown) => unknown;
      return [convert(JSON.parse(given.replaceAll("'", '"').replace('_', ''))), expected.replaceAll("'", '')];
    });
    expect(values.map(([value]) => String(value))).toEqual(values.map(([, expected]) => expected));
    expect(values).toHaveLength(2);
  });

  it('claims takes an id once', async () => {
    expect((await run('webhooks/claims')).said).toEqual([[true, false]]);
  });

  it('the verifier gives the event', async () => {
    const { said } = await run('webhooks/verify', undefined, { request: await delivery() });
    expect(said).toEqual([['ORD-1001', 250_000]]);
  });

  it('the signer makes a delivery that is valid', async () => {
    const { value } = await run('webhooks/testing', 'request');
    const request = value as Request;
    const event = await webhooks.verifyWebhook(await request.text(), request.headers, secret);
    expect(event).toMatchObject({ event_id: 'event-1' });
  });

  it.each([
    ['webhooks/fetch', 'receive'],
    ['webhooks/next', 'POST'],
  ])('%s answers a delivery', async (source, name) => {
    const { value, said } = await run(source, name);
    const answer = await (value as (request: Request) => Promise<Response>)(await delivery());
    expect([answer.status, said]).toEqual([200, [['ORD-1001']]]);
  });

  it('webhooks/express answers a delivery', async () => {
    const { value, said } = await run('webhooks/express', 'receive');
    const server = createServer(value as Parameters<typeof createServer>[1]);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const request = await delivery();
    const { port } = server.address() as AddressInfo;
    const body = await request.text();
    const answer = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      body,
      headers: request.headers,
    });
    server.closeAllConnections();
    server.close();
    expect([answer.status, said]).toEqual([200, [['ORD-1001']]]);
  });
});
