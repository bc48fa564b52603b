import type { ExampleObject, ParameterObject } from 'openapi3-ts/oas31';
import type { Schema } from './schemas.js';
import { exampleOfEvent } from './webhooks.js';

const event = exampleOfEvent('escrow.funded');

/** An example of a stream: a place, an event and a heartbeat. */
export const streamExample: ExampleObject = {
  summary: 'An event and a heartbeat',
  value: [
    'retry: 1000',
    'id: 0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b09',
    '',
    `id: ${event.event_id}`,
    `event: ${event.event}`,
    `data: ${JSON.stringify(event)}`,
    '',
    ': heartbeat',
    '',
    '',
  ].join('\n'),
};

/** The request header that streams take. */
export function lastEventId(schema: Schema, description = ''): ParameterObject {
  return {
    name: 'Last-Event-ID',
    in: 'header',
    required: false,
    description,
    schema,
    example: event.event_id,
  };
}
