import { operation } from './operation.js';
import { NoBody } from './primitives.js';
import { WebhookDelivery } from './webhook-delivery-objects.js';
import {
  CreateWebhookInput,
  DefaultSecret,
  DeletedWebhook,
  RotateSecretInput,
  UpdateWebhookInput,
  WebhookEndpoint,
  WebhookEndpointList,
  WebhookEndpointWithSecret,
  WebhookPath,
} from './webhook-objects.js';

const exampleId = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b15';

export const webhookOperations = {
  list: operation({
    method: 'GET',
    path: '/webhooks',
    summary: 'List webhook endpoints',
    description: 'Lists all endpoints of this mode, newest first, without their secrets, and counts them.',
    responses: { 200: WebhookEndpointList },
    metadata: {
      operationId: 'listWebhooks',
      scope: 'read',
      tag: 'Webhooks',
      sdk: 'webhooks.list',
      cli: 'webhooks list',
      errors: [],
    },
  }),
  create: operation({
    method: 'POST',
    path: '/webhooks',
    summary: 'Register a webhook endpoint',
    description:
      'Registers an https address for signed events. The response has its secret, which is not shown ' +
      'again. You can do this on every plan. An account can have at most 10 endpoints in each mode; ' +
      '`GET /webhooks` counts them.',
    body: CreateWebhookInput,
    responses: { 201: WebhookEndpointWithSecret },
    metadata: {
      operationId: 'createWebhook',
      scope: 'webhooks',
      tag: 'Webhooks',
      sdk: 'webhooks.create',
      cli: 'webhooks create',
      repeat: 'key',
      addsData: true,
      errors: ['idempotency_mismatch', 'endpoint_limit', 'conflict'],
      example: { body: { url: 'https://shop.example.com/webhooks', events: ['escrow.funded'] } },
    },
  }),
  get: operation({
    method: 'GET',
    path: '/webhooks/:id',
    summary: 'Read a webhook endpoint',
    description: 'Returns one endpoint, without its secret.',
    pathParams: WebhookPath,
    responses: { 200: WebhookEndpoint },
    metadata: {
      operationId: 'getWebhook',
      scope: 'read',
      tag: 'Webhooks',
      sdk: 'webhooks.get',
      cli: 'webhooks get',
      errors: ['not_found'],
      example: { params: { id: exampleId } },
    },
  }),
  update: operation({
    method: 'PATCH',
    path: '/webhooks/:id',
    summary: 'Change a webhook endpoint',
    description:
      'Changes the fields you send and keeps the rest. `active: true` reactivates an endpoint that you or ' +
      'the service disabled; you can replay the events it missed.',
    pathParams: WebhookPath,
    body: UpdateWebhookInput,
    responses: { 200: WebhookEndpoint },
    metadata: {
      operationId: 'updateWebhook',
      scope: 'webhooks',
      tag: 'Webhooks',
      sdk: 'webhooks.update',
      cli: 'webhooks update',
      errors: ['not_found', 'conflict'],
      example: { params: { id: exampleId }, body: { events: ['escrow.funded', 'escrow.released'] } },
    },
  }),
  delete: operation({
    method: 'DELETE',
    path: '/webhooks/:id',
    summary: 'Delete a webhook endpoint',
    description: 'Deletes an endpoint: no more events are delivered to it. Its log stays readable.',
    pathParams: WebhookPath,
    responses: { 200: DeletedWebhook },
    metadata: {
      operationId: 'deleteWebhook',
      scope: 'webhooks',
      tag: 'Webhooks',
      sdk: 'webhooks.delete',
      cli: 'webhooks delete',
      errors: ['not_found', 'conflict'],
      example: { params: { id: exampleId } },
    },
  }),
  rotate: operation({
    method: 'POST',
    path: '/webhooks/:id/rotate',
    summary: "Rotate an endpoint's secret",
    description:
      'Creates a new secret. `x-service-signature` uses it at once; during the grace period ' +
      '`webhook-signature` has signatures by both secrets.',
    pathParams: WebhookPath,
    body: RotateSecretInput,
    responses: { 200: WebhookEndpointWithSecret },
    metadata: {
      operationId: 'rotateWebhook',
      scope: 'webhooks',
      tag: 'Webhooks',
      sdk: 'webhooks.rotate',
      cli: 'webhooks rotate',
      repeat: 'key',
      errors: ['not_found', 'idempotency_mismatch', 'conflict'],
      example: { params: { id: exampleId }, body: { grace_hours: 24 } },
    },
  }),
  test: operation({
    method: 'POST',
    path: '/webhooks/:id/test',
    summary: 'Send a test event',
    description:
      'Sends a signed `webhook.test` to the endpoint, whatever it subscribed to and whether or not it is ' +
      'active. The response is the pending delivery; read it again for the outcome.',
    pathParams: WebhookPath,
    body: NoBody,
    responses: { 200: WebhookDelivery },
    metadata: {
      operationId: 'testWebhook',
      scope: 'webhooks',
      tag: 'Webhooks',
      sdk: 'webhooks.test',
      cli: 'webhooks test',
      repeat: 'key',
      addsData: true,
      errors: ['not_found', 'idempotency_mismatch', 'conflict'],
      example: { params: { id: exampleId } },
    },
  }),
  rotateDefaultSecret: operation({
    method: 'POST',
    path: '/webhooks/default-secret/rotate',
    summary: 'Rotate the default secret',
    description:
      'Creates a new secret for deliveries to a `callback_url` in the mode of your key; the other mode ' +
      'keeps its own. An account opened in the dashboard gets its first one from this call.',
    body: RotateSecretInput,
    responses: { 200: DefaultSecret },
    metadata: {
      operationId: 'rotateDefaultSecret',
      scope: 'webhooks',
      tag: 'Webhooks',
      sdk: 'webhooks.rotateDefaultSecret',
      cli: 'webhooks rotate-default-secret',
      repeat: 'key',
      errors: ['idempotency_mismatch', 'conflict'],
      example: { body: { grace_hours: 24 } },
    },
  }),
};
