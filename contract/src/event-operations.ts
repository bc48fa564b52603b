import { z } from 'zod';
import { EventObject } from './event-payload.js';
import { EventStream, eventStreamQuery, streamDescription } from './event-stream.js';
import { eventTypes } from './events.js';
import { limits } from './limits.js';
import { operation } from './operation.js';
import { page, pageQuery, Reference, Uuid } from './primitives.js';

export const EventPage = page(EventObject);

const example = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10';

export const eventOperations = {
  list: operation({
    method: 'GET',
    path: '/events',
    summary: 'List events',
    description:
      'Lists the events of this mode, newest first, exactly as webhooks deliver them. ' +
      `Events of what ended more than ${limits.deliveryLogDays} days ago can be archived by the operator. ` +
      'Then only `reference` lists them; the timeline and `GET /events/:id` always have them.',
    query: z
      .object({
        ...pageQuery,
        type: z.enum(eventTypes).describe('Only events of this type.').optional(),
        reference: Reference.describe('Only events of this reference.').optional(),
      })
      .strict(),
    responses: { 200: EventPage },
    metadata: {
      operationId: 'listEvents',
      scope: 'read',
      tag: 'Events',
      sdk: 'events.list',
      cli: 'events list',
      errors: [],
      example: { query: { type: 'escrow.funded' } },
    },
  }),
  stream: operation({
    method: 'GET',
    path: '/events/stream',
    summary: 'Follow events',
    description: streamDescription,
    query: eventStreamQuery,
    responses: { 200: EventStream },
    streams: EventObject,
    metadata: {
      operationId: 'streamEvents',
      scope: 'read',
      tag: 'Events',
      sdk: 'events.stream',
      cli: 'events stream',
      errors: [],
      example: { query: { events: ['escrow.funded', 'escrow.released'] } },
    },
  }),
  get: operation({
    method: 'GET',
    path: '/events/:id',
    summary: 'Read an event',
    description: 'Returns one event by its `event_id`.',
    pathParams: z.object({ id: Uuid }),
    responses: { 200: EventObject },
    metadata: {
      operationId: 'getEvent',
      scope: 'read',
      tag: 'Events',
      sdk: 'events.get',
      cli: 'events get',
      errors: ['not_found'],
      example: { params: { id: example } },
    },
  }),
};
