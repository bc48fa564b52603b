import type { Request, Response } from 'express';
import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { pageOf, readCursor } from '../../http/page.js';
import { ProblemError } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { listAttempts, listDeliveries } from './delivery-queries.js';
import { presentAttempt, presentDelivery } from './present-delivery.js';
import { findEndpoint } from './queries.js';
import { deliveryOf, redeliver, replay } from './recover.js';

export function webhookDeliveryRoutes(services: Services): Handlers['webhookDeliveries'] {
  const { store } = services;
  const callOf = (req: unknown, res: Response) => ({ services, request: req as Request, response: res });
  return {
    list: async ({ params, query, res }) => {
      const { accountId, mode } = callerOf(res);
      const endpoint = await store.one(findEndpoint, { accountId, mode, id: params.id });
      if (!endpoint)
        throw new ProblemError('not_found', { detail: 'There is no webhook endpoint with this id.' });
      const after = readCursor(query.cursor);
      const rows = await store.list(listDeliveries(endpoint.id, query.status, query.limit, after));
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
