import { basePath, type Operation, operations } from '@escrow-checkout/contract';
import { createRandom, type Random } from '../../simulation/random.js';
import {
  brokenJson,
  encoded,
  type Headers,
  hostileHeader,
  mutated,
  mutatedQuery,
  pathPart,
} from './mutations.js';
import { hostileTexts, valueIn } from './values.js';

/** One request, as it is sent. */
export interface Input {
  method: string;
  /** With the query. */
  path: string;
  headers: Headers;
  body: Buffer | null;
  /** Whether the API has to answer it, with a problem document if it is refused. */
  isApi: boolean;
}

/** An account in the state that an operation needs, and the id that its example names. */
export interface Target {
  operation: Operation;
  key: string;
  id: string | undefined;
}

export const everyOperation = Object.values(operations).flatMap(
  (group) => Object.values(group) as Operation[],
);

const otherPaths = [
  '/',
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/docs/quickstart',
  '/llms.txt',
  '/assets/x',
  '/checkout/ORD-1001',
  '/checkout/ORD-1001/status',
  '/checkout/ORD-1001/sign-in',
  '/checkout/ORD-1001/code',
  '/checkout/ORD-1001/release',
  '/checkout/ORD-1001/account',
  '/checkout/ORD-1001/problem',
  '/checkout/ORD-1001/answer',
  '/sale/0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10',
  '/sale/x/sign-in',
  '/sale/x/accept',
  '/sale/x/answer',
  '/partners/sandbox/notifications',
  '/partners/paystack/notifications',
  '/sandbox/inbox',
  `${basePath}/nothing`,
  `${basePath}/escrow/a/b/c/d`,
];

/** A member of an account who is signed in to the dashboard. */
export interface Member {
  accountId: string;
  cookie: string;
  formToken: string;
}

/** Paths of the dashboard, of an account that has nothing and of none; no form here ends the session. */
function dashboardPaths({ accountId }: Member, routes: readonly string[]): string[] {
  const id = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10';
  const below = routes.map((path) => path.replace(':id', id).replace(':action', 'test'));
  return [
    ...below.map((path) => `/dashboard/${accountId}/test${path}`),
    ...below.map((path) => `/dashboard/${accountId}/live${path}`),
    '/dashboard',
    '/dashboard/x/test',
    '/dashboard/sign-in',
    '/dashboard/sign-in/code',
    '/dashboard/link',
    '/dashboard/accounts',
    '/dashboard/proof',
    '/dashboard/invitation',
    '/dashboard/me',
    '/dashboard/nothing',
  ];
}

/** The pages that a request may be sent to. */
export interface Pages {
  origin: string;
  member: Member;
  /** Of the dashboard, below the address of an account and mode. */
  dashboard: readonly string[];
}

/** The request of a seed and an index; the same two give the same request to the same targets. */
export function inputOf(seed: number, index: number, targets: readonly Target[], pages: Pages): Input {
  const random = createRandom(seed * 1_000_003 + index);
  return random.chance(0.16) ? otherInput(random, pages) : apiInput(random, random.pick(targets));
}

function apiInput(random: Random, { operation, key, id }: Target): Input {
  const { metadata, path, body: schema, query } = operation;
  const { params = {}, query: givenQuery = {}, body: example } = metadata.example ?? {};
  const given: Record<string, string> = id === undefined ? params : { ...params, id };
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    random.chance(0.12)
      ? pathPart(random.pick(hostileTexts), random)
      : encodeURIComponent(given[name] ?? 'x'),
  );
  const search = queryText(query ? valueIn(query, random, givenQuery) : {});
  const asked = random.chance(0.25) ? mutatedQuery(search, random) : search;
  const headers: Headers = { Authorization: authorization(key, random), ...keyOf(operation, random) };
  if (random.chance(0.2)) Object.assign(headers, hostileHeader(random));
  const sent = schema || random.chance(0.05) ? bodyOf(schema, example, random) : { body: null, headers: {} };
  return {
    method: random.chance(0.04) ? random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) : operation.method,
    path: `${basePath}${filled}${asked === '' ? '' : `?${asked}`}`,
    headers: { ...headers, ...sent.headers },
    body: sent.body,
    isApi: !/\/(\.|%2e|%2E)/.test(filled),
  };
}

function bodyOf(
  schema: Operation['body'],
  example: unknown,
  random: Random,
): Pick<Input, 'body' | 'headers'> {
  const headers = { 'Content-Type': 'application/json' };
  let value = schema ? valueIn(schema, random, random.chance(0.8) ? example : undefined) : example;
  for (let left = random.pick([0, 1, 1, 1, 2, 3]); left > 0; left--) value = mutated(value, random);
  const text = JSON.stringify(value ?? {}) ?? 'null';
  const body = random.chance(0.12) ? brokenJson(text, random) : Buffer.from(text);
  if (!random.chance(0.06)) return { body, headers };
  const changed = encoded(body, random);
  return { body: changed.body, headers: { ...headers, ...changed.headers } };
}

function authorization(key: string, random: Random): string {
  if (!random.chance(0.04)) return `Bearer ${key}`;
  return random.pick([
    '',
    'Bearer',
    `Basic ${key}`,
    `Bearer ${key}x`,
    `bearer  ${key}`,
    `Bearer ${'k'.repeat(900)}`,
  ]);
}

function keyOf({ metadata }: Operation, random: Random): Headers {
  const isKeyed = metadata.repeat === 'key' || metadata.repeat === 'key_required';
  if (!isKeyed || random.chance(0.1)) return {};
  // Few keys, so that some meet what they were used for before.
  return { 'Idempotency-Key': `attack-key-${random.below(random.chance(0.5) ? 1_000_000 : 50)}` };
}

function queryText(value: unknown): string {
  const entries = Object.entries((value ?? {}) as Record<string, unknown>);
  return new URLSearchParams(
    entries.flatMap(([name, each]) => [each].flat().map((one): [string, string] => [name, String(one)])),
  ).toString();
}

const pageFields = ['email', 'code', 'text', 'links', 'kind', 'reason', 'bank', 'amount', '__proto__'];
const staffFields = [
  'email',
  'role',
  'url',
  'name',
  'scopes',
  'networks',
  'days',
  'intention',
  'mark',
  'amount',
  'next',
  'by',
  'code',
];

function otherInput(random: Random, { origin, member, dashboard }: Pages): Input {
  const isDashboard = random.chance(0.4);
  const base = random.pick(isDashboard ? dashboardPaths(member, dashboard) : otherPaths);
  const isMember = isDashboard && random.chance(0.8);
  const parts = base
    .split('/')
    .map((part) => (part !== '' && random.chance(0.15) ? pathPart(random.pick(hostileTexts), random) : part));
  const method = random.pick(['GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'OPTIONS', 'TRACE']);
  const fields = Array.from({ length: random.below(5) }, (): [string, string] => [
    random.pick(isDashboard ? staffFields : pageFields),
    random.pick([...hostileTexts, 'buyer@example.com', '123456']).slice(0, 3_000),
  ]);
  if (isMember) fields.push(['form_token', member.formToken]);
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin };
  const session: Headers = isMember ? { Cookie: member.cookie } : {};
  const hasBody = method === 'POST' || method === 'PUT';
  const body = random.chance(0.2) ? random.bytes(200) : Buffer.from(new URLSearchParams(fields).toString());
  return {
    method,
    path: `${parts.join('/')}${random.chance(0.3) ? `?${mutatedQuery('key=x', random)}` : ''}`,
    headers: { ...(hasBody ? form : {}), ...session, ...(random.chance(0.4) ? hostileHeader(random) : {}) },
    body: hasBody ? body : null,
    isApi: false,
  };
}
