import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basePath, Problem } from '@escrow-checkout/contract';
import type { OutgoingOptions } from '../../server/src/adapters/outgoing/index.js';
import { createApp } from '../../server/src/app.js';
import { readConfig } from '../../server/src/config.js';
import { createDeps, type Deps, type DepsOptions } from '../../server/src/deps.js';
import type { Mode, Plan } from '../../server/src/domain/records.js';
import { createAccount } from '../../server/src/features/accounts/manage.js';
import { createKey } from '../../server/src/features/keys/manage.js';
import { answerProtocolErrors } from '../../server/src/http/protocol-errors.js';
import { createHttpServer } from '../../server/src/http/serve.js';
import { boundConnections } from '../../server/src/http/shares/connections.js';
import { checkPromised, checkShape } from './promised.js';

export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed body; null when there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the server answered
  body: any;
  text: string;
}

export interface CallOptions {
  key?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent as it is, instead of `body` as JSON. */
  raw?: string | Uint8Array;
}

/** A running service over one database, with a merchant account. */
export interface Service {
  url: string;
  deps: Deps;
  accountId: string;
  testKey: string;
  /** One more test key of the same account. */
  newTestKey(): Promise<string>;
  newMerchant(plan?: Plan): Promise<{ accountId: string; key(mode: Mode): Promise<string> }>;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  stop(): Promise<void>;
}

/** No suite uses DNS; suites that deliver webhooks set the addresses of their hosts. */
async function nothingResolves(): Promise<string[]> {
  throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
}

/** Suites about the rate limit set their own: no other may meet it because its machine is fast. */
const noRateLimit = { RATE_LIMIT_PER_SECOND: '1000000', RATE_LIMIT_BURST: '1000000' };

/** The real server in this process: real adapters, real HTTP on a free port, the worker running. */
export async function startService(
  databaseUrl: string,
  settings: Record<string, string> = {},
  outgoing: Partial<OutgoingOptions> = {},
  overrides: Pick<DepsOptions, 'callClock'> = {},
): Promise<Service> {
  const database = { DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: '4' };
  const config = readConfig({ ...database, LOG_LEVEL: 'silent', ...noRateLimit, ...settings });
  const onFatal = (error: unknown) => {
    throw error;
  };
  const secretKey = 'ab'.repeat(32);
  const deps = createDeps({
    config,
    secretKey,
    onFatal,
    outgoing: { resolveName: nothingResolves, ...outgoing },
    ...overrides,
  });
  await deps.services.store.migrate();
  const server = createHttpServer(createApp(deps.services));
  answerProtocolErrors(server, deps.services);
  boundConnections(server, deps.services);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  deps.worker.start();
  deps.deliverer.start();
  deps.mailWorker.start();
  deps.apiRequestWriter.start();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  config.siteUrl = origin;
  const newMerchant = async (plan: Plan = 'business') => {
    const { account } = await createAccount(deps.services, `Shop ${randomBytes(3).toString('hex')}`, plan);
    const key = async (mode: Mode) => (await createKey(deps.services, account, mode, 'suite')).key;
    return { accountId: account.id, key };
  };
  const merchant = await newMerchant();
  const testKey = await merchant.key('test');
  return {
    url: `${origin}${basePath}`,
    deps,
    accountId: merchant.accountId,
    testKey,
    newTestKey: () => merchant.key('test'),
    newMerchant,
    call: (method, path, options = {}) => callService(origin, testKey, method, path, options),
    stop: () => stopService(server, deps),
  };
}

async function callService(
  origin: string,
  testKey: string,
  method: string,
  path: string,
  options: CallOptions,
): Promise<Answer> {
  const key = options.key === undefined ? testKey : options.key;
  const headers: Record<string, string> = { ...options.headers };
  if (key !== null) headers.Authorization ??= `Bearer ${key}`;
  const body = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  if (body !== undefined) headers['Content-Type'] ??= 'application/json';
  const prefix = path.startsWith('!') ? '' : basePath;
  const url = `${origin}${prefix}${path.replace(/^!/, '')}`;
  const response = await fetch(url, { method, headers, body: (body ?? null) as never, redirect: 'manual' });
  const text = await response.text();
  const answer = { status: response.status, headers: response.headers, body: parsed(text), text };
  if (prefix !== '' && method !== 'HEAD') checkAnswer(method, path, answer);
  return answer;
}

function checkAnswer(method: string, path: string, answer: Answer): void {
  if (answer.status >= 400) checkProblem(method, path, answer);
  else checkShape(method, path, answer.status, answer.text);
}

/** Checks that every refusal on an API path fits the published schema and is promised by the contract. */
function checkProblem(method: string, path: string, { status, headers, body, text }: Answer): void {
  const { data, error } = Problem.safeParse(body);
  const fits = data?.status === status && headers.get('content-type') === 'application/problem+json';
  if (!fits) {
    throw new Error(`An answer ${status} is no problem document: ${text.slice(0, 500)}`, { cause: error });
  }
  checkPromised(method, path, data.code);
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

async function stopService(server: Server, deps: Deps): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await deps.worker.stop();
  await deps.deliverer.stop();
  await deps.mailWorker.stop();
  await deps.apiRequestWriter.stop();
  await deps.close();
}

let counter = 0;

/** A valid body of an initiate, with a new reference. */
export function initiateBody(
  fields: Record<string, unknown> = {},
): Record<string, unknown> & { reference: string } {
  counter += 1;
  return {
    reference: `ORD-${counter}-${randomBytes(4).toString('hex')}`,
    amount: 250_000,
    currency: 'NGN',
    customer_email: 'buyer@example.com',
    seller_email: 'seller@example.com',
    callback_url: 'https://shop.example.com/webhooks',
    ...fields,
  };
}

/** A reference as a path segment. */
export function segment(reference: string): string {
  return encodeURIComponent(reference);
}

/** A fresh Idempotency-Key header. */
export function keyHeader(): Record<string, string> {
  return { 'Idempotency-Key': `key-${randomBytes(8).toString('hex')}` };
}
