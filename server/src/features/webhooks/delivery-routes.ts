import type { Request, Response } from 'express';
import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { pageOf, readCursor } from '../../http/page.js';
import { ProblemError } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { type DeliveryFilter, listAttempts, listDeliveries } from './delivery-queries.js';
import { presentAttempt, presentDelivery } from './present-delivery.js';
import { findEndpoint } from './queries.js';
import { deliveryOf, redeliver, replay } from './recover.js';

export function webhookDeliveryRoutes(services: Services): Handlers['webhookDeliveries'] {
  const { store } = services;
  const callOf = (req: unknown, res: Response) => ({ services, request: req as Request, response: res });
  return {
    list: async ({ query, res }) => {
      const rows = await store.list(listDeliveries(callerOf(res), pageAsked(query)));
      return { status: 200, body: pageOf(rows, query.limit, presentDelivery) };
    },
    ofEndpoint: async ({ params, query, res }) => {
      const owner = callerOf(res);
      const { accountId, mode } = owner;
      const endpoint = await store.one(findEndpoint, { accountId, mode, id: params.id });
      if (!endpoint)
        throw new ProblemError('not_found', { detail: 'There is no webhook endpoint with this id.' });
      const asked = { ...pageAsked(query), endpointId: endpoint.id };
      const rows = await store.list(listDeliveries(owner, asked));
      return { status: 200, body: pageOf(rows, query.limit, presentDelivery) };
    },
    get: async ({ req, params, res }) => {
      const delivery = await deliveryOf(callOf(req, res), params.id);
      const attempts = await store.all(listAttempts, { deliveryId: delivery.id });
      const body = { ...presentDelivery(delivery), attempts: attempts.map(presentAttempt) };
      return { status: 200, body };
    },
    redeliver: async ({ req, params, res }) => ({
      status: 200,
      body: await redeliver(callOf(req, res), params.id),
    }),
    replay: async ({ req, params, body, res }) => ({
      status: 200,
      body: await replay(callOf(req, res), params.id, body),
    }),
  };
}

interface PageQuery {
  limit: number;
  cursor?: string | undefined;
  status?: DeliveryFilter['status'];
}

function pageAsked({ limit, cursor, status }: PageQuery): DeliveryFilter {
  return { limit, status, after: readCursor(cursor) };
}
