import { limits } from '@escrow-checkout/contract';
import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { orThrow } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { editorOf } from './editor.js';
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  rotateDefaultSecret,
  rotateSecret,
} from './endpoint.js';
import { findOwnEndpoint } from './find.js';
import { presentEndpoint } from './present.js';
import { listEndpoints } from './queries.js';
import { sendTest } from './test-event.js';

export function webhookRoutes(services: Services): Handlers['webhooks'] {
  return {
    list: async ({ res }) => {
      const { accountId, mode } = callerOf(res);
      const rows = await services.store.all(listEndpoints, { accountId, mode });
      const now = services.clock.now();
      const endpoints = rows.map((row) => presentEndpoint(row, now));
      return { status: 200, body: { endpoints, used: rows.length, limit: limits.webhookEndpointsMax } };
    },
    create: (call) => createEndpoint(services, call),
    get: async ({ params, res }) => {
      const endpoint = orThrow(await findOwnEndpoint(services, callerOf(res), params.id));
      return { status: 200, body: presentEndpoint(endpoint, services.clock.now()) };
    },
    update: async ({ res, params, body }) => ({
      status: 200,
      body: await changeEndpoint(services, editorOf(services, res), params.id, body),
    }),
    delete: async ({ res, params }) => ({
      status: 200,
      body: await deleteEndpoint(services, editorOf(services, res), params.id),
    }),
    rotate: (call) => rotateSecret(services, call),
    test: (call) => sendTest(services, call),
    rotateDefaultSecret: (call) => rotateDefaultSecret(services, call),
  };
}
