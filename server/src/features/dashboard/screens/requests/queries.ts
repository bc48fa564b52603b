import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../adapters/store/database.js';
import { columns } from '../../../../adapters/store/shapes.js';
import { adHoc, statement } from '../../../../adapters/store/statement.js';
import type { Position } from '../../../../http/page.js';
import type { ApiRequest } from '../../../../ports/api-requests.js';
import type { Owner } from '../format.js';

export const outcomes = ['succeeded', 'refused', 'failed'] as const;

/** What the request log is narrowed to; null for all. */
export interface RequestNarrowing {
  outcome: (typeof outcomes)[number] | null;
  operation: string | null;
  requestId: string | null;
}

/** How many rows one page looks through for an operation. */
export const requestsLookedThroughMax = 1000;

export type ListedRequest = Omit<ApiRequest, 'requestBody' | 'responseBody'>;

/** The newest rows that an index finds in order. */
function windowOf(db: Kysely<Database>, owner: Owner, narrowing: RequestNarrowing, after: Position | null) {
  const { outcome, requestId } = narrowing;
  let rows = db
    .selectFrom('api_request')
    .where('account_id', '=', owner.accountId)
    .where('mode', '=', owner.mode)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  if (requestId !== null) rows = rows.where('request_id', '=', requestId);
  // A literal, so that the partial index applies; not beside an id, which finds fewer.
  else if (outcome === 'refused' || outcome === 'failed') rows = rows.where('status', '>=', sql.lit(400));
  if (!after) return rows;
  return rows.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('at', 'id'), '<', tuple(after.createdAt, after.id)),
  );
}

const listed = [
  'id',
  'request_id as requestId',
  'operation',
  'method',
  'path',
  'status',
  'code',
  'duration_ms as durationMs',
  'at',
] as const;

/** A page of the request log, newest first, of the next `requestsLookedThroughMax` that an index finds. */
export function listApiRequests(
  owner: Owner,
  narrowing: RequestNarrowing,
  after: Position | null,
  count: number,
) {
  const { outcome, operation } = narrowing;
  return adHoc<ListedRequest>((db) => {
    const window = windowOf(db, owner, narrowing, after).select(listed);
    let rows = db
      .selectFrom(window.limit(sql.lit(requestsLookedThroughMax)).as('r'))
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(count);
    if (operation !== null) rows = rows.where('operation', '=', operation);
    if (outcome === 'succeeded') rows = rows.where('status', '<', 400);
    if (outcome === 'refused') rows = rows.where('status', '>=', 400).where('status', '<', 500);
    if (outcome === 'failed') rows = rows.where('status', '>=', 500);
    return rows;
  });
}

/** The last row that a page looks through; none if the log ends before. */
export function findRequestWindowEnd(owner: Owner, narrowing: RequestNarrowing, after: Position | null) {
  return adHoc<Position>((db) =>
    windowOf(db, owner, narrowing, after)
      .select(['at as createdAt', 'id'])
      .limit(sql.lit(1))
      .offset(sql.lit(requestsLookedThroughMax - 1)),
  );
}

export type RequestWithKey = ApiRequest & { keyName: string | null; keyLast4: string | null };

export const findApiRequest = statement<Owner & { id: string }, RequestWithKey>('api_request.find', (db, p) =>
  db
    .selectFrom('api_request')
    .leftJoin('api_key', 'api_key.id', 'api_request.key_id')
    .select(columns('api_request'))
    .select(['api_key.name as keyName', 'api_key.last4 as keyLast4'])
    .where('api_request.id', '=', p.id)
    .where('api_request.account_id', '=', p.accountId)
    .where('api_request.mode', '=', p.mode),
);
