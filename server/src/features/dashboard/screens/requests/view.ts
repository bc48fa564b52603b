import { type Operation, operations } from '@escrow-checkout/contract';
import { pathIn, type RequestFilter, type RequestProps, type RequestsProps } from '@escrow-checkout/web';
import type { Request } from 'express';
import type { Position } from '../../../../http/page.js';
import type { Services } from '../../../../services.js';
import type { Visit } from '../../route.js';
import { addressOf, queryValue, writeAfter } from '../checkouts/filter.js';
import { frameOf, ownerOf, shortTime } from '../format.js';
import {
  findApiRequest,
  findRequestWindowEnd,
  type ListedRequest,
  listApiRequests,
  outcomes,
  type RequestNarrowing,
  requestsLookedThroughMax,
} from './queries.js';

const pageLength = 25;
const listPath = '/developers/requests';

/** The names of all operations, in the order of the contract. */
const operationNames = Object.values(operations).flatMap((resource) =>
  Object.values(resource as Record<string, Operation>).map(({ metadata }) => metadata.operationId),
);

export function requestFilterOf(request: Request): RequestFilter {
  return {
    id: queryValue(request, 'id'),
    outcome: queryValue(request, 'outcome'),
    operation: queryValue(request, 'operation'),
  };
}

/** A value that there is not narrows nothing. */
function narrowingOf({ id, outcome, operation }: RequestFilter): RequestNarrowing {
  return {
    requestId: id || null,
    outcome: outcomes.find((each) => each === outcome) ?? null,
    operation: operationNames.includes(operation) ? operation : null,
  };
}

/** Reads a page of the request log. */
export async function readRequests(
  { reports }: Services,
  visit: Visit,
  { filter, after }: { filter: RequestFilter; after: Position | null },
): Promise<RequestsProps> {
  const owner = ownerOf(visit);
  const narrowing = narrowingOf(filter);
  const { shown, last, end } = await reports.read(async (reader) => {
    const found = await reader.list(listApiRequests(owner, narrowing, after, pageLength + 1));
    const shown = found.slice(0, pageLength);
    const last = found.length > pageLength ? shown.at(-1) : undefined;
    // A page that is not full goes on where it has looked.
    const [end] = last ? [] : await reader.list(findRequestWindowEnd(owner, narrowing, after));
    return { shown, last, end };
  });
  const next = last ? { createdAt: last.at, id: last.id } : end;
  const path = pathIn(visit, listPath);
  return {
    frame: frameOf(visit),
    filter,
    operations: operationNames,
    rows: shown.map((row) => rowOf(visit, row)),
    lookedThrough: end ? requestsLookedThroughMax : null,
    pages: {
      newest: after === null ? null : addressOf(path, { ...filter }),
      older: next ? addressOf(path, { ...filter, after: writeAfter(next) }) : null,
    },
  };
}

/** Reads one request; undefined if the account's log of this mode has none of this id. */
export async function readRequest(
  { store }: Services,
  visit: Visit,
  id: string,
): Promise<RequestProps | undefined> {
  const request = await store.one(findApiRequest, { ...ownerOf(visit), id });
  if (!request) return undefined;
  const { keyName, keyLast4, requestBody, responseBody } = request;
  return {
    frame: frameOf(visit),
    request: rowOf(visit, request),
    apiKey: keyName === null || keyLast4 === null ? null : { name: keyName, last4: keyLast4 },
    requestBody: indented(requestBody),
    responseBody: indented(responseBody),
  };
}

function rowOf(visit: Visit, row: ListedRequest): RequestProps['request'] {
  const { id, requestId, operation, method, path, status, code, durationMs, at } = row;
  const href = pathIn(visit, `${listPath}/${id}`);
  return { href, requestId, operation, method, path, status, code, durationMs, at: shortTime(at) };
}

/** A body that was cut is no JSON any more, and shown as it is. */
function indented(body: string | null): string | null {
  if (body === null) return null;
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
