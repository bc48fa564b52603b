import { events, eventTypes, eventTypesDefault, limits } from '@escrow-checkout/contract';
import {
  type AttemptView,
  type DeliveryProps,
  type DevelopersProps,
  type EndpointProps,
  type EndpointRow,
  type Health,
  type ListedDelivery,
  pathIn,
  type WebhookRights,
} from '@escrow-checkout/web';
import type { WebhookEndpoint } from '../../../../adapters/store/webhook-rows.js';
import { hasRight } from '../../../../domain/staff/rights.js';
import type { Position } from '../../../../http/page.js';
import type { Services } from '../../../../services.js';
import { listDeliveries } from '../../../webhooks/delivery-queries.js';
import { newestAttempts } from '../../../webhooks/newest-attempts.js';
import type { ListedDelivery as DeliveryRow } from '../../../webhooks/present.js';
import { findEndpoint, listEndpoints } from '../../../webhooks/queries.js';
import type { Visit } from '../../route.js';
import { addressOf, writeAfter } from '../checkouts/filter.js';
import { frameOf, ownerOf, shortTime, shortTimeOrNull } from '../format.js';
import { judgeEndpoint } from './queries.js';

const pageLength = 25;
const statuses = ['pending', 'succeeded', 'failed'] as const;

/** What the plan and the role permit: to read and redeliver needs no plan. */
export function rightsOf({ role, mode, account }: Visit): WebhookRights {
  const isPermitted = hasRight(role, 'manage_webhooks', mode);
  const hasPlan = account.plan === 'business';
  return { canManage: isPermitted && hasPlan, needsPlan: !hasPlan, canRedeliver: isPermitted };
}

export async function readDevelopers(
  services: Services,
  visit: Visit,
  { status: asked, after }: { status: string; after: Position | null },
): Promise<DevelopersProps> {
  const { store, reports } = services;
  const owner = ownerOf(visit);
  const status = statuses.find((each) => each === asked) ?? '';
  const [endpoints, deliveries] = await Promise.all([
    store.all(listEndpoints, owner),
    reports.read((reader) =>
      reader.list(listDeliveries(owner, { status: status || undefined }, after, pageLength + 1)),
    ),
  ]);
  return {
    frame: frameOf(visit),
    rights: rightsOf(visit),
    endpoints: await Promise.all(endpoints.map((endpoint) => endpointRow(services, visit, endpoint))),
    endpointsMax: limits.webhookEndpointsMax,
    status,
    ...pageOf(visit, deliveries, after, { path: pathIn(visit, '/developers'), query: { status } }),
    catalogue: eventTypes.map((type) => ({ type, when: events[type].when })),
    chosen: eventTypesDefault,
    intention: services.newId(),
  };
}

/** Undefined if the account has no such endpoint in this mode; a deleted one can still be read. */
export async function readEndpoint(
  services: Services,
  visit: Visit,
  id: string,
  { after }: { after: Position | null },
): Promise<EndpointProps | undefined> {
  const { store, reports } = services;
  const owner = ownerOf(visit);
  const endpoint = await store.one(findEndpoint, { ...owner, id });
  if (!endpoint) return undefined;
  const rows = await reports.read((reader) =>
    reader.list(listDeliveries(owner, { endpointId: id }, after, pageLength + 1)),
  );
  const rights = rightsOf(visit);
  return {
    frame: frameOf(visit),
    rights: endpoint.deletedAt === null ? rights : { ...rights, canManage: false, canRedeliver: false },
    endpoint: await endpointRow(services, visit, endpoint),
    ...pageOf(visit, rows, after, { path: pathIn(visit, `/developers/endpoints/${id}`) }),
    catalogue: eventTypes,
    secret: null,
    replay: null,
    intention: services.newId(),
  };
}

function pageOf(
  visit: Visit,
  rows: readonly DeliveryRow[],
  after: Position | null,
  { path, query = {} }: { path: string; query?: Record<string, string> },
): Pick<EndpointProps, 'deliveries' | 'pages'> {
  const shown = rows.slice(0, pageLength);
  const last = rows.length > pageLength ? shown.at(-1) : undefined;
  const older = last ? addressOf(path, { ...query, after: writeAfter(last) }) : null;
  return {
    deliveries: shown.map((row) => deliveryRow(visit, row)),
    pages: { newest: after === null ? null : addressOf(path, query), older },
  };
}

async function endpointRow(
  { reports }: Services,
  visit: Visit,
  endpoint: WebhookEndpoint,
): Promise<EndpointRow> {
  const judged = await reports.read((reader) => reader.list(judgeEndpoint(ownerOf(visit), endpoint.id)));
  return {
    id: endpoint.id,
    href: pathIn(visit, `/developers/endpoints/${endpoint.id}`),
    url: endpoint.url,
    isActive: endpoint.active === 1 && endpoint.deletedAt === null,
    disabledReason: endpoint.disabledReason,
    events: JSON.parse(endpoint.eventsJson) as string[],
    health: healthOf(judged),
    createdAt: shortTime(endpoint.createdAt),
  };
}

/** Below this many attempts, a percentile says nothing. */
const observationsMin = 20;

export function healthOf(judged: readonly { status: string; totalMs: number | null }[]): Health {
  const times = judged.flatMap(({ totalMs }) => totalMs ?? []).sort((a, b) => a - b);
  const p95 = times[Math.ceil(times.length * 0.95) - 1];
  return {
    succeeded: judged.filter(({ status }) => status === 'succeeded').length,
    failed: judged.filter(({ status }) => status === 'failed').length,
    p95Ms: times.length < observationsMin || p95 === undefined ? null : Math.round(p95),
  };
}

function deliveryRow(visit: Visit, row: DeliveryRow): ListedDelivery {
  return {
    href: pathIn(visit, `/developers/deliveries/${row.id}`),
    event: row.type,
    reference: row.reference,
    url: row.url,
    status: row.status,
    attempts: row.attemptCount,
    failure: row.status === 'succeeded' ? null : row.lastFailure,
    responseStatus: row.lastResponseStatus,
    at: shortTime(row.createdAt),
  };
}

export async function readDelivery(
  services: Services,
  visit: Visit,
  delivery: DeliveryRow,
): Promise<DeliveryProps> {
  const { id, endpointId, nextAttemptAt, type, reference } = delivery;
  const attempts = await newestAttempts(services.store, id);
  const isAboutSale = !type.startsWith('webhook.');
  return {
    frame: frameOf(visit),
    rights: rightsOf(visit),
    delivery: deliveryRow(visit, delivery),
    eventId: delivery.eventId,
    nextAt: shortTimeOrNull(delivery.status === 'pending' ? nextAttemptAt : null),
    attempts: attempts.map(attemptView),
    links: {
      redeliver: pathIn(visit, `/developers/deliveries/${id}/redeliver`),
      endpoint: endpointId && pathIn(visit, `/developers/endpoints/${endpointId}`),
      sale: isAboutSale ? addressOf(pathIn(visit, '/escrows'), { q: reference }) : null,
    },
    intention: services.newId(),
  };
}

function attemptView(attempt: Awaited<ReturnType<typeof newestAttempts>>[number]): AttemptView {
  return {
    at: shortTime(Date.parse(attempt.started_at)),
    trigger: attempt.trigger,
    isSuccess: attempt.outcome === 'succeeded',
    failure: attempt.failure,
    detail: attempt.failure_detail,
    responseStatus: attempt.response_status,
    totalMs: Math.round(attempt.timing.total_ms),
    request: indented(attempt.request_body),
    response: attempt.response_body,
  };
}

/** What we send is JSON, which people read in lines. */
function indented(body: string | null): string | null {
  if (body === null) return null;
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
