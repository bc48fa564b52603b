import { EventObject, type EventType, events } from '@escrow-checkout/contract';
import type { OperationObject, ParameterObject, PathItemObject, SchemaObject } from 'openapi3-ts/oas31';
import { text } from './headers.js';
import type { SchemaWriter } from './schemas.js';

/** The headers of a delivery. */
export const webhookHeaders: Record<string, ParameterObject> = {
  ServiceSignature: {
    name: 'x-service-signature',
    in: 'header',
    required: true,
    description:
      'HMAC-SHA256 of the raw body, in hexadecimal. The key is the secret as it is shown: its 64 ' +
      'characters, not the bytes they spell.',
    schema: { type: 'string', pattern: '^[0-9a-f]{64}$', minLength: 64, maxLength: 64 },
  },
  ServiceEvent: {
    name: 'x-service-event',
    in: 'header',
    required: true,
    description: 'The type of the event.',
    schema: text(100),
  },
  WebhookId: {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'The `event_id`: the same on every attempt, redelivery and replay.',
    schema: text(36),
  },
  WebhookTimestamp: {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'When this attempt was made, in seconds. Refuse what is more than five minutes off.',
    schema: { type: 'string', pattern: '^\\d{10,12}$', minLength: 10, maxLength: 12 },
  },
  WebhookSignature: {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      'Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64, under the same key. ' +
      "In a rotation's grace one for each secret, with a space between.",
    schema: text(200),
  },
};

const common = {
  event_id: '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10',
  created_at: '2026-01-02T12:00:00.000Z',
  mode: 'test',
  sequence: 1,
};

const escrowFields = { reference: 'ORD-1001', amount: 250_000, currency: 'NGN', metadata: null };
const escrowId = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b00';
const endpointId = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b15';

export function exampleOfEvent(type: EventType): Record<string, unknown> {
  const { example, status } = events[type];
  const aboutEndpoint = type.startsWith('webhook.');
  const aboutCharge = type.startsWith('charge.');
  return {
    event: type,
    ...common,
    ...(aboutEndpoint ? { sequence: null } : {}),
    ...escrowFields,
    ...(aboutEndpoint ? { reference: endpointId, amount: 0 } : {}),
    escrow_id: aboutEndpoint || aboutCharge ? null : escrowId,
    charge_id: aboutCharge ? escrowId : null,
    status,
    ...example,
  };
}

/** The document's webhooks: one for each type of event, under its name. */
export function writeWebhooks(schemas: SchemaWriter): Record<string, PathItemObject> {
  const types = Object.keys(events) as EventType[];
  return Object.fromEntries(types.map((type) => [type, { post: writeWebhook(schemas, type) }]));
}

function writeWebhook(schemas: SchemaWriter, type: EventType): OperationObject {
  const { when, payload, extras } = events[type];
  const written = schemas.write(payload) as SchemaObject;
  const isOwn = (name: string) => name in extras;
  const own = Object.entries(written.properties ?? {}).filter(([name]) => isOwn(name));
  const required = ['event', ...(written.required ?? []).filter(isOwn)];
  const properties = {
    event: { type: 'string' as const, const: type, description: `Always \`${type}\`.` },
    ...Object.fromEntries(own),
  };
  const schema = { allOf: [schemas.write(EventObject), { type: 'object' as const, properties, required }] };
  const name = type.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    operationId: `on${name[0]?.toUpperCase()}${name.slice(1)}`,
    tags: ['Events'],
    summary: type,
    description: when,
    security: [],
    parameters: Object.keys(webhookHeaders).map((key) => ({ $ref: `#/components/parameters/${key}` })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema, example: exampleOfEvent(type) } },
    },
    responses: {
      '2XX': { description: 'You have it. Answer first and work afterwards.' },
      '410': { description: 'You want no more: the endpoint is switched off.' },
      '5XX': { description: 'Sent once more after a minute; then it waits for a replay.' },
    },
  };
}
