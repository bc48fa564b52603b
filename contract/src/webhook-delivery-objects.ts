import { z } from 'zod';
import { eventTypes } from './events.js';
import { limits } from './limits.js';
import { Instant, page, Reference, Timestamp, text, Uuid, wholeNumber } from './primitives.js';
import { deliveryStatuses } from './webhook-objects.js';

/**
 * What caused an attempt: the event, the retry schedule, a person, a replay, or `POST /webhooks/:id/test`.
 */
export const attemptTriggers = ['event', 'retry', 'redeliver', 'replay', 'test'] as const;

/** Why an attempt failed. The first six can be retried automatically. */
export const attemptFailures = [
  'dns',
  'connect',
  'tls',
  'reset',
  'timeout',
  'status_5xx',
  'status_3xx',
  'status_4xx',
  'status_other',
  'gone',
  'blocked',
  'endpoint_inactive',
  'endpoint_deleted',
] as const;

const responseStatus = z
  .number()
  .int()
  .min(100)
  .max(999)
  .nullable()
  .describe('The HTTP status of the response.');

const deliveryFields = {
  id: Uuid,
  webhook_id: Uuid.nullable().describe('The endpoint; null for a `callback_url`.'),
  event_id: Uuid.describe('The delivered event; the same in every repeat.'),
  event: text(100, 'The type of the event.'),
  reference: Reference,
  url: text(limits.urlLengthMax, 'The address it is posted to.'),
  status: z.enum(deliveryStatuses),
  attempt_count: wholeNumber(0).describe('Attempts so far.'),
  next_attempt_at: Timestamp.nullable().describe('When the next attempt is due; null if none is.'),
  last_failure: z.enum(attemptFailures).nullable().describe('Why the last attempt failed.'),
  last_response_status: responseStatus,
  created_at: Timestamp,
  updated_at: Timestamp,
};

const milliseconds = (what: string) => wholeNumber(0).nullable().describe(`${what}, ms; null if not done.`);

export const AttemptTiming = z
  .object({
    dns_ms: milliseconds('Resolving the name'),
    connect_ms: milliseconds('Opening the connection'),
    tls_ms: milliseconds('Agreeing on TLS'),
    first_byte_ms: milliseconds('From the request sent to the status line'),
    total_ms: wholeNumber(0).describe('All of it, ms.'),
  })
  .strict()
  .describe('How long each step took. The first three are null for a reused connection.');

export const DeliveryHeaders = z
  .record(text(limits.headerLengthMax, 'The value of one header.', 0))
  .describe('Header names in lower case.');

export const WebhookAttempt = z
  .object({
    id: Uuid,
    trigger: z.enum(attemptTriggers).describe('What caused the attempt.'),
    started_at: Timestamp.describe('Real time.'),
    outcome: z.enum(['succeeded', 'failed']).describe('How it ended.'),
    failure: z.enum(attemptFailures).nullable(),
    failure_detail: text(limits.failureDetailLengthMax, 'The failure in words.').nullable(),
    address: text(50, 'The IP address it was sent to.').nullable(),
    request_headers: DeliveryHeaders.nullable().describe('Null once the attempt is 30 days old.'),
    request_body: text(limits.bodyBytesMax, 'The exact body.').nullable(),
    response_status: responseStatus,
    response_headers: DeliveryHeaders.nullable(),
    response_body: text(limits.responseBytesKept, 'The first 20 kB of it.', 0).nullable(),
    timing: AttemptTiming,
  })
  .strict()
  .describe('One HTTP POST of an event.');

export const WebhookDelivery = z
  .object(deliveryFields)
  .strict()
  .describe('One event on its way to one address.');

export const WebhookDeliveryWithAttempts = z
  .object({
    ...deliveryFields,
    attempts: z
      .array(WebhookAttempt)
      .max(limits.attemptsShownMax)
      .describe(
        `The newest first, at most ${limits.attemptsShownMax} and at most about a megabyte of them; ` +
          '`attempt_count` counts all.',
      ),
  })
  .strict()
  .describe('A delivery with its newest attempts.');

export const WebhookDeliveryPage = page(WebhookDelivery);

export const ReplayInput = z
  .object({
    since: Instant.describe(
      'Replay events recorded at or after this time, at most 30 days ago; ISO 8601 with a zone.',
    ),
    until: Instant.describe('Replay events recorded before this time; now by default.').optional(),
    status: z
      .enum(['failed', 'missing'])
      .describe('Only failed deliveries, or only events that were never sent; both by default.')
      .optional(),
    events: z
      .array(z.enum(eventTypes))
      .min(1)
      .max(eventTypes.length)
      .describe(
        'Only these types. By default those that the endpoint subscribes to, and every failed delivery.',
      )
      .optional(),
    dry_run: z.boolean().default(false).describe('True only counts the deliveries.'),
  })
  .strict();

export const Replay = z
  .object({
    dry_run: z.boolean().describe('True: nothing was sent.'),
    count: z.number().int().min(0).max(limits.replayMax).describe('Deliveries started, or that would be.'),
    has_more: z
      .boolean()
      .describe('Whether there are more than one call starts: send the same request again.'),
  })
  .strict()
  .describe('The result of a replay.');
