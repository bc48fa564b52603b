import { z } from 'zod';
import { limits } from './limits.js';
import { operation } from './operation.js';
import { NoBody, pageQuery } from './primitives.js';
import {
  Replay,
  ReplayInput,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookDeliveryWithAttempts,
} from './webhook-delivery-objects.js';
import { deliveryStatuses, WebhookPath } from './webhook-objects.js';

const webhookId = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b15';
const deliveryId = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b16';

const deliveryQuery = z
  .object({
    ...pageQuery,
    status: z.enum(deliveryStatuses).describe('Only deliveries of this status.').optional(),
  })
  .strict();

export const webhookDeliveryOperations = {
  list: operation({
    method: 'GET',
    path: '/webhook-deliveries',
    summary: 'List deliveries',
    description:
      'Lists the deliveries of this mode, to endpoints and to `callback_url`s, newest first. Ended ones of ' +
      `live mode are listed for ${limits.deliveryLogDays} days.`,
    query: deliveryQuery,
    responses: { 200: WebhookDeliveryPage },
    metadata: {
      operationId: 'listWebhookDeliveries',
      scope: 'read',
      tag: 'Webhooks',
      sdk: 'webhookDeliveries.list',
      cli: 'webhooks log',
      errors: [],
      example: { query: { status: 'failed' } },
    },
  }),
  ofEndpoint: operation({
    method: 'GET',
    path: '/webhooks/:id/deliveries',
    summary: 'List the deliveries of an endpoint',
    description:
      'Lists what was posted to an endpoint, newest first, even after the endpoint was deleted. Ended ' +
      `deliveries of live mode are listed for ${limits.deliveryLogDays} days.`,
    pathParams: WebhookPath,
    query: deliveryQuery,
    responses: { 200: WebhookDeliveryPage },
    metadata: {
      operationId: 'listDeliveriesOfWebhook',
      scope: 'read',
      tag: 'Webhooks',
      sdk: 'webhooks.deliveries',
      cli: 'webhooks deliveries',
      errors: ['not_found'],
      example: { params: { id: webhookId }, query: { status: 'failed' } },
    },
  }),
  get: operation({
    method: 'GET',
    path: '/webhook-deliveries/:id',
    summary: 'Read a delivery',
    description: 'Returns one delivery with every attempt: the request, the response and the timing.',
    pathParams: WebhookPath,
    responses: { 200: WebhookDeliveryWithAttempts },
    metadata: {
      operationId: 'getWebhookDelivery',
      scope: 'read',
      tag: 'Webhooks',
      sdk: 'webhookDeliveries.get',
      cli: 'webhooks delivery',
      errors: ['not_found'],
      example: { params: { id: deliveryId } },
    },
  }),
  redeliver: operation({
    method: 'POST',
    path: '/webhook-deliveries/:id/redeliver',
    summary: 'Deliver again',
    description:
      'Sends the same event to the same address again, even if it was delivered before, with the same ' +
      '`webhook-id`. The response is the pending delivery; read it again for the outcome.',
    pathParams: WebhookPath,
    body: NoBody,
    responses: { 200: WebhookDelivery },
    metadata: {
      operationId: 'redeliverWebhook',
      scope: 'webhooks',
      tag: 'Webhooks',
      sdk: 'webhookDeliveries.redeliver',
      cli: 'webhooks redeliver',
      repeat: 'key',
      addsData: true,
      errors: ['not_found', 'idempotency_mismatch', 'conflict'],
      example: { params: { id: deliveryId } },
    },
  }),
  replay: operation({
    method: 'POST',
    path: '/webhooks/:id/replay',
    summary: 'Replay what an endpoint missed',
    description:
      'Delivers the events of a time span that failed or were never sent to the endpoint. It skips ' +
      'deliveries that succeeded or are under way, so you can repeat the request.',
    pathParams: WebhookPath,
    body: ReplayInput,
    responses: { 200: Replay },
    metadata: {
      operationId: 'replayWebhook',
      scope: 'webhooks',
      tag: 'Webhooks',
      sdk: 'webhooks.replay',
      cli: 'webhooks replay',
      addsData: true,
      errors: ['not_found'],
      example: { params: { id: webhookId }, body: { since: '2026-11-20T00:00:00.000Z', dry_run: true } },
    },
  }),
};
