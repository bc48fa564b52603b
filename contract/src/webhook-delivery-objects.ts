import { z } from 'zod';
import { eventTypes } from './events.js';
import { limits } from './limits.js';
import { Instant, page, Reference, Timestamp, text, Uuid } from './primitives.js';
import { deliveryStatuses } from './webhook-objects.js';

/** What made an attempt: the event itself, the schedule, a person, a replay, or `POST /webhooks/:id/test`. */
export const attemptTriggers = ['event', 'retry', 'redeliver', 'replay', 'test'] as const;

/** Why an attempt failed. The first six may be tried again by themselves. */
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

const deliveryFields = {
  id: Uuid,
  webhook_id: Uuid.nullable().describe('The endpoint; null when it went to a `callback_url`.'),
  event_id: Uuid.describe('The event that is told; the same in every repeat.'),
  event: text(100, 'The type of the event.'),
  reference: Reference,
  url: text(limits.urlLengthMax, 'Where it is posted.'),
  status: z.enum(deliveryStatuses),
  attempt_count: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).describe('Attempts so far.'),
  next_attempt_at: Timestamp.nullable().describe('When the next attempt is due; null when none is.'),
  last_failure: z.enum(attemptFailures).nullable().describe('Why the last attempt failed.'),
  last_response_status: z.number().int().min(100).max(999).nullable().describe('What it was answered.'),
  created_at: Timestamp,
  updated_at: Timestamp,
};

const milliseconds = (what: string) =>
  z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().describe(`${what}, ms; null if not done.`);

export const AttemptTiming = z
  .object({
    dns_ms: milliseconds('Resolving the name'),
    connect_ms: milliseconds('Opening the connection'),
    tls_ms: milliseconds('Agreeing on TLS'),
    first_byte_ms: milliseconds('From the request sent to the status line'),
    total_ms: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).describe('All of it, ms.'),
  })
  .strict()
  .describe('Where the time went. A connection that was kept open has no first three.');

export const DeliveryHeaders = z
  .record(text(limits.headerLengthMax, 'The value of one header.', 0))
  .describe('Header names in lower case.');

export const WebhookAttempt = z
  .object({
    id: Uuid,
    trigger: z.enum(attemptTriggers).describe('What made it.'),
    started_at: Timestamp.describe('Real time.'),
    outcome: z.enum(['succeeded', 'failed']).describe('How it ended.'),
    failure: z.enum(attemptFailures).nullable(),
    failure_detail: text(limits.failureDetailLengthMax, 'The failure in words.').nullable(),
    address: text(50, 'The IP address it was sent to.').nullable(),
    request_headers: DeliveryHeaders.nullable().describe('Null once the attempt is 30 days old.'),
    request_body: text(limits.bodyBytesMax, 'The exact body.').nullable(),
    response_status: z.number().int().min(100).max(999).nullable().describe('What it was answered.'),
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
    attempts: z.array(WebhookAttempt).max(limits.attemptsShownMax).describe('The newest first.'),
  })
  .strict()
  .describe('A delivery with its attempts, the newest first.');

export const WebhookDeliveryPage = page(WebhookDelivery);

export const ReplayInput = z
  .object({
    since: Instant.describe('Events recorded from then on, at most 30 days back; ISO 8601 with a zone.'),
    until: Instant.describe('Events recorded before then; now, unless said otherwise.').optional(),
    status: z
      .enum(['failed', 'missing'])
      .describe('Only what failed, or only what was never on its way; both, unless said otherwise.')
      .optional(),
    events: z
      .array(z.enum(eventTypes))
      .min(1)
      .max(eventTypes.length)
      .describe('Only these types; those it subscribed to, unless said otherwise.')
      .optional(),
    dry_run: z.boolean().default(false).describe('True only counts.'),
  })
  .strict();

export const Replay = z
  .object({
    dry_run: z.boolean().describe('True: nothing was put on its way.'),
    count: z.number().int().min(0).max(limits.replayMax).describe('Deliveries begun, or that would be.'),
    has_more: z.boolean().describe('There are more than one call begins: send the same request again.'),
  })
  .strict()
  .describe('What a replay put on its way.');
