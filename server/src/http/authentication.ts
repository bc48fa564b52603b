import type { RequestHandler } from 'express';
import { sql } from 'kysely';
import { statement } from '../adapters/store/statement.js';
import type { Mode, Plan } from '../domain/records.js';
import type { Services } from '../services.js';
import { hashKey, keyMode } from './api-key.js';
import { type Caller, contextOf, routeOf } from './context.js';
import { ProblemError } from './problem.js';

interface KeyRow {
  keyId: string;
  accountId: string;
  mode: Mode;
  plan: Plan;
  revokedAt: number | null;
  clockOffsetMs: number;
}

const findKey = statement<{ hash: string }, KeyRow>('key.find', (db, p) =>
  db
    .selectFrom('api_key as k')
    .innerJoin('account as a', 'a.id', 'k.account_id')
    .select([
      'k.id as keyId',
      'k.account_id as accountId',
      'k.mode as mode',
      'a.plan as plan',
      'k.revoked_at as revokedAt',
      sql<number>`case when k.mode = 'test' then a.clock_offset_ms else 0 end`.as('clockOffsetMs'),
    ])
    .where('k.hash', '=', p.hash),
);

const challenge = { 'WWW-Authenticate': 'Bearer' };

/**
 * Identifies the caller before the body is read. The key is queried on every request, so revoking one takes
 * effect at once in every process.
 */
export function authentication(services: Services): RequestHandler {
  return (request, response, next) => {
    authenticate(services, request.headers.authorization)
      .then((caller) => {
        contextOf(response).caller = caller;
        requireMode(caller, routeOf<{ metadata: { keys?: Mode } }>(request).metadata.keys);
        next();
      }, next)
      .catch(next);
  };
}

export async function authenticate(services: Services, header: string | undefined): Promise<Caller> {
  const match = /^Bearer +(\S+) *$/i.exec(header ?? '');
  if (!match) {
    const code = header === undefined || header.trim() === '' ? 'missing_key' : 'invalid_key';
    throw new ProblemError(code, { headers: challenge });
  }
  const key = match[1] as string;
  if (keyMode(key) === null) throw new ProblemError('invalid_key', { headers: challenge });
  const row = await services.store.one(findKey, { hash: hashKey(key) });
  if (!row) throw new ProblemError('invalid_key', { headers: challenge });
  if (row.revokedAt !== null) throw new ProblemError('revoked_key', { headers: challenge });
  if (row.mode === 'live' && row.plan !== 'business') throw new ProblemError('plan_required');
  return row;
}

function requireMode(caller: Caller, keys: Mode | undefined): void {
  if (keys === 'live' && caller.mode === 'test') throw new ProblemError('live_key_required');
  if (keys === 'test' && caller.mode === 'live') throw new ProblemError('test_mode_only');
}
