import type { Request, Response } from 'express';
import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import type { Services } from '../../services.js';
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  rotateDefaultSecret,
  rotateSecret,
  standingEndpoint,
} from './endpoint.js';
import { presentEndpoint } from './present.js';
import { listEndpoints } from './queries.js';
import { sendTest } from './test-event.js';

export function webhookRoutes(services: Services): Handlers['webhooks'] {
  const callOf = (req: unknown, res: Response) => ({ services, request: req as Request, response: res });
  return {
    list: async ({ res }) => {
      const { accountId, mode } = callerOf(res);
      const rows = await services.store.all(listEndpoints, { accountId });
      const now = services.clock.now();
      const endpoints = rows.filter((row) => row.mode === mode).map((row) => presentEndpoint(row, now));
      return { status: 200, body: { endpoints } };
    },
    create: async ({ req, res, body }) => ({
      status: 201,
      body: await createEndpoint(callOf(req, res), body),
    }),
    get: async ({ params, res }) => {
      const endpoint = await standingEndpoint(services, res, params.id);
      return { status: 200, body: presentEndpoint(endpoint, services.clock.now()) };
    },
    update: async ({ req, res, params, body }) => ({
      status: 200,
      body: await changeEndpoint(callOf(req, res), params.id, body),
    }),
    delete: async ({ req, res, params }) => ({
      status: 200,
      body: await deleteEndpoint(callOf(req, res), params.id),
    }),
    rotate: async ({ req, res, params, body }) => ({
      status: 200,
      body: await rotateSecret(callOf(req, res), params.id, body),
    }),
    test: async ({ req, res, params }) => ({
      status: 200,
      body: await sendTest(callOf(req, res), params.id),
    }),
    rotateDefaultSecret: async ({ req, res, body }) => ({
      status: 200,
      body: await rotateDefaultSecret(callOf(req, res), body),
    }),
  };
}
