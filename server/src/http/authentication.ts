import type { IncomingMessage } from 'node:http';
import { errors, type KeyScope, type Operation } from '@escrow-checkout/contract';
import type { Request, RequestHandler } from 'express';
import { sql } from 'kysely';
import { readByKey } from '../adapters/store/statement.js';
import type { Mode, Owner, Plan } from '../domain/records.js';
import type { Services } from '../services.js';
import { hashKey, keyMode } from './api-key.js';
import { clientPlace } from './client-networks.js';
import { type Caller, contextOf, routeOf } from './context.js';
import { isIn, keyLimitsOf, type StoredKeyLimits } from './key-limits.js';
import { ProblemError } from './problem.js';
import { networkLine } from './shares/request-shares.js';
import { UnknownKeys } from './shares/unknown-keys.js';
import { type Counted, testDataColumns, testDataOf, useTestData } from './test-data.js';

interface KeyRow extends StoredKeyLimits, Counted, Owner {
  keyId: string;
  plan: Plan;
  revokedAt: number | null;
  clockOffsetMs: number;
}

const findKey = readByKey<{ hash: string }, KeyRow>('key.find', (db, p) =>
  db
    .selectFrom('api_key as k')
    .innerJoin('account as a', 'a.id', 'k.account_id')
    .select([
      'k.id as keyId',
      'k.account_id as accountId',
      'k.mode as mode',
      'a.plan as plan',
      'k.revoked_at as revokedAt',
      'k.scopes_json as scopesJson',
      'k.networks_json as networksJson',
      'k.expires_at as expiresAt',
      sql<number>`case when k.mode = 'test' then a.clock_offset_ms else 0 end`.as('clockOffsetMs'),
      ...testDataColumns,
    ])
    .where('k.hash', '=', p.hash),
);

const challenge = { 'WWW-Authenticate': 'Bearer' };

/**
 * Identifies the caller before the body is read. The key is queried on every request, so revoking one takes
 * effect at once in every process.
 */
export function authentication(services: Services): RequestHandler {
  return authenticationFor(services, (request) => routeOf<Pick<Operation, 'metadata'>>(request).metadata);
}

type Needs = Pick<Operation['metadata'], 'keys' | 'scope'>;

/** Identifies the caller of what may not be an operation; `needsOf` says what a key has to be. */
export function authenticationFor(services: Services, needsOf: (request: Request) => Needs): RequestHandler {
  const unknownKeys = new UnknownKeys();
  const { PROXY_HOPS } = services.config;
  return (request, response, next) => {
    const context = contextOf(response);
    const found = (keyId: string) => {
      context.keyId = keyId;
    };
    const inTurn: InTurn = (hash, lookUp) =>
      unknownKeys.lookUp(hash, () => networkLine(request, PROXY_HOPS), lookUp);
    authenticate(services, request, { found, inTurn })
      .then((identified) => {
        const caller = { ...identified, network: context.network };
        context.caller = caller;
        const { keys, scope } = needsOf(request);
        requireMode(caller, keys);
        if (scope !== null) requireScope(caller, scope);
        next();
      })
      .catch((error: unknown) => {
        if (isRefusedKey(error)) services.refusals.increment('keys');
        next(error);
      });
  };
}

/** Whether somebody tried a key that is not theirs, or no longer; a request without any is no try. */
function isRefusedKey(error: unknown): boolean {
  if (!(error instanceof ProblemError) || error.code === 'missing_key') return false;
  return errors[error.code].status === 401 || error.code === 'key_network';
}

type Identified = Omit<Caller, 'network'>;
type InTurn = (hash: string, lookUp: () => Promise<Identified>) => Promise<Identified>;

interface Watched {
  /** Is called with the id of a key that exists, before it may be refused. */
  found(keyId: string): void;
  /** Looks the key up when it may, at once or later. */
  inTurn: InTurn;
}

const unwatched: Watched = { found: () => {}, inTurn: (_hash, lookUp) => lookUp() };

/** Finds the key of a request, if it may be used now, and from where the request comes. */
export async function authenticate(
  services: Services,
  request: IncomingMessage,
  { found, inTurn } = unwatched,
): Promise<Identified> {
  const header = request.headers.authorization;
  const match = /^Bearer +(\S+) *$/i.exec(header ?? '');
  if (!match) {
    const code = header === undefined || header.trim() === '' ? 'missing_key' : 'invalid_key';
    throw new ProblemError(code, { headers: challenge });
  }
  const key = match[1] as string;
  if (keyMode(key) === null) throw new ProblemError('invalid_key', { headers: challenge });
  const hash = hashKey(key);
  return inTurn(hash, () => accept(services, request, hash, found));
}

async function accept(
  services: Services,
  request: IncomingMessage,
  hash: string,
  found: Watched['found'],
): Promise<Identified> {
  const row = await services.store.one(findKey, { hash });
  if (!row) throw new ProblemError('invalid_key', { headers: challenge });
  found(row.keyId);
  if (row.revokedAt !== null) throw new ProblemError('revoked_key', { headers: challenge });
  const { scopes, networks, expiresAt } = keyLimitsOf(row);
  if (expiresAt !== null && expiresAt <= services.clock.now()) {
    throw new ProblemError('expired_key', { headers: challenge });
  }
  if (networks !== null) requireNetwork(networks, clientPlace(request, services.config.PROXY_HOPS, 'full'));
  if (row.mode === 'live' && row.plan !== 'business') throw new ProblemError('plan_required');
  const { keyId, accountId, mode, plan, clockOffsetMs } = row;
  if (mode === 'test') await useTestData(services, accountId, row);
  services.keyUses.note(keyId, services.clock.now());
  const testData = mode === 'test' ? testDataOf(row) : null;
  return { keyId, accountId, mode, plan, scopes, clockOffsetMs, testData };
}

function requireNetwork(networks: readonly string[], address: string): void {
  if (isIn(networks, address)) return;
  throw new ProblemError('key_network', { detail: `The key may not be used from ${address}.` });
}

/** Refuses a restricted key without the scope. */
export function requireScope({ scopes }: Caller, scope: KeyScope): void {
  if (scopes === null || scopes.includes(scope)) return;
  const has = scopes.length === 0 ? 'none' : scopes.map((each) => `\`${each}\``).join(', ');
  throw new ProblemError('key_scope', { detail: `The key lacks the scope \`${scope}\`; it has ${has}.` });
}

function requireMode(caller: Caller, keys: Mode | undefined): void {
  if (keys === 'live' && caller.mode === 'test') throw new ProblemError('live_key_required');
  if (keys === 'test' && caller.mode === 'live') throw new ProblemError('test_mode_only');
}
