import { type EventType, eventObjects, events } from '@escrow-checkout/contract';
import type { ParameterObject, PathItemObject } from 'openapi3-ts/oas31';
import type { SchemaWriter } from './schemas.js';

const texts: Record<string, [name: string, description: string]> = {
  WebhookId: ['webhook-id', 'The id of the event, the same on every attempt.'],
  WebhookTimestamp: ['webhook-timestamp', 'When this attempt was signed, in seconds since 1970.'],
  WebhookSignature: [
    'webhook-signature',
    '`v1,` and the Base64 HMAC-SHA256 of `id.timestamp.body`; in a rotation, two of them.',
  ],
  ServiceSignature: ['x-service-signature', 'Hexadecimal HMAC-SHA256 of the raw body.'],
  ServiceEvent: ['x-service-event', 'The event type.'],
};

/** The headers of every delivery. */
export const webhookParameters: Record<string, ParameterObject> = Object.fromEntries(
  Object.entries(texts).map(([key, [name, description]]) => [
    key,
    { name, in: 'header', required: true, description, schema: { type: 'string' } },
  ]),
);

/** What the service posts to webhook endpoints, one entry an event type. */
export function writeWebhooks(schemas: SchemaWriter): Record<string, PathItemObject> {
  const entries = (Object.keys(events) as EventType[]).map((type): [string, PathItemObject] => {
    const content = { 'application/json': { schema: schemas.write(eventObjects[type]) } };
    const post = {
      summary: events[type],
      parameters: Object.keys(webhookParameters).map((key) => ({ $ref: `#/components/parameters/${key}` })),
      requestBody: { required: true, content },
      responses: {
        '2XX': { description: 'Received.' },
        '5XX': { description: 'Could not be handled now: delivered once more.' },
      },
    };
    return [type, { post }];
  });
  return Object.fromEntries(entries);
}
