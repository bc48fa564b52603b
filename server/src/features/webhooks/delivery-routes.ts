import type { Response } from 'express';
import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { respondWithPage } from '../../http/page.js';
import { orThrow } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { type DeliveryFilter, listDeliveries } from './delivery-queries.js';
import { editorOf } from './editor.js';
import { endpointNotFound, findOwnDelivery } from './find.js';
import { newestAttempts } from './newest-attempts.js';
import { presentDelivery } from './present.js';
import { findEndpoint } from './queries.js';
import { redeliver, replay } from './replay.js';

export function webhookDeliveryRoutes(services: Services): Handlers['webhookDeliveries'] {
  const { store, reports } = services;
  const respond = (response: Response, { status, ...page }: PageQuery, endpointId?: string) =>
    respondWithPage(response, page, {
      read: (after, count) =>
        reports.read((reader) =>
          reader.list(listDeliveries(callerOf(response), { status, endpointId }, after, count)),
        ),
      present: presentDelivery,
    });
  return {
    list: ({ query, res }) => respond(res, query),
    ofEndpoint: async ({ params, query, res }) => {
      const { accountId, mode } = callerOf(res);
      const endpoint = await store.one(findEndpoint, { accountId, mode, id: params.id });
      return respond(res, query, orThrow(endpoint ?? endpointNotFound).id);
    },
    get: async ({ params, res }) => {
      const delivery = orThrow(await findOwnDelivery(services, callerOf(res), params.id));
      const attempts = await newestAttempts(store, delivery.id);
      return { status: 200, body: { ...presentDelivery(delivery), attempts } };
    },
    redeliver: (call) => redeliver(services, call),
    replay: async ({ params, body, res }) => ({
      status: 200,
      body: await replay(services, editorOf(services, res), params.id, body),
    }),
  };
}

interface PageQuery {
  limit: number;
  cursor?: string | undefined;
  status?: DeliveryFilter['status'];
}
