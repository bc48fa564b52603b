import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { pageOf, readCursor } from '../../http/page.js';
import { orThrow } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { type DeliveryFilter, listAttempts, listDeliveries } from './delivery-queries.js';
import { endpointNotFound, findOwnDelivery } from './find.js';
import { presentAttempt, presentDelivery } from './present.js';
import { findEndpoint } from './queries.js';
import { redeliver, replay } from './replay.js';

export function webhookDeliveryRoutes(services: Services): Handlers['webhookDeliveries'] {
  const { store } = services;
  return {
    list: async ({ query, res }) => {
      const rows = await store.list(listDeliveries(callerOf(res), deliveryFilter(query)));
      return { status: 200, body: pageOf(rows, query.limit, presentDelivery) };
    },
    ofEndpoint: async ({ params, query, res }) => {
      const owner = callerOf(res);
      const { accountId, mode } = owner;
      const endpoint = await store.one(findEndpoint, { accountId, mode, id: params.id });
      const filter = { ...deliveryFilter(query), endpointId: orThrow(endpoint ?? endpointNotFound).id };
      const rows = await store.list(listDeliveries(owner, filter));
      return { status: 200, body: pageOf(rows, query.limit, presentDelivery) };
    },
    get: async ({ params, res }) => {
      const delivery = orThrow(await findOwnDelivery(services, callerOf(res), params.id));
      const attempts = await store.all(listAttempts, { deliveryId: delivery.id });
      const body = { ...presentDelivery(delivery), attempts: attempts.map(presentAttempt) };
      return { status: 200, body };
    },
    redeliver: (call) => redeliver(services, call),
    replay: async ({ params, body, res }) => ({
      status: 200,
      body: await replay(services, callerOf(res), params.id, body),
    }),
  };
}

interface PageQuery {
  limit: number;
  cursor?: string | undefined;
  status?: DeliveryFilter['status'];
}

function deliveryFilter({ limit, cursor, status }: PageQuery): DeliveryFilter {
  return { limit, status, after: readCursor(cursor) };
}
