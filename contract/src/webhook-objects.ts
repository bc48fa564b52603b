import { z } from 'zod';
import { type EventType, eventTypes, eventTypesDefault } from './events.js';
import { limits } from './limits.js';
import { receiverUrl, Timestamp, text, Uuid } from './primitives.js';
import { modes } from './states.js';

/** When a failed delivery is retried automatically. */
export const retrySchedules = ['standard', 'extended'] as const;
export const deliveryStatuses = ['pending', 'succeeded', 'failed'] as const;
export const disabledReasons = ['merchant', 'failures', 'gone'] as const;

const WebhookUrl = receiverUrl(
  'The address that events are posted to: https, any port, reachable from the internet.',
);

const Subscriptions = z
  .array(z.enum(eventTypes, { errorMap: () => ({ message: 'must be one of the event types' }) }))
  .min(1, 'must name at least one event')
  .max(eventTypes.length, 'must name each event once')
  .describe('The events it receives.');

const Schedule = z
  .enum(retrySchedules)
  .describe('`standard`: one retry after a minute. `extended`: nine retries over three days.');

const endpointFields = {
  id: Uuid,
  url: WebhookUrl,
  events: Subscriptions,
  active: z.boolean().describe('Whether it receives events.'),
  created_at: Timestamp,
  updated_at: Timestamp,
  mode: z.enum(modes),
  retry_schedule: Schedule,
  disabled_reason: z
    .enum(disabledReasons)
    .nullable()
    .describe(
      'Why it is not active: you disabled it, every attempt failed for five days, at least ten of them, ' +
        'or it responded with 410.',
    ),
  previous_secret_expires_at: Timestamp.nullable().describe(
    'Until then deliveries are also signed with the previous secret.',
  ),
};

const Secret = text(64, 'The signing secret: use its 64 characters as they are. Shown only now.');

export const WebhookEndpoint = z
  .object(endpointFields)
  .strict()
  .describe('A registered webhook endpoint. Its secret is shown at creation and rotation only.');

export const WebhookEndpointWithSecret = z
  .object({ ...endpointFields, secret: Secret })
  .strict()
  .describe('A webhook endpoint with its signing secret, which is shown only now.');

export const WebhookEndpointList = z
  .object({
    endpoints: z.array(WebhookEndpoint).max(limits.webhookEndpointsMax).describe('Newest first.'),
    used: z
      .number()
      .int()
      .min(0)
      .max(limits.webhookEndpointsMax)
      .describe('How many endpoints this mode has; deleted ones are not counted.'),
    limit: z.number().int().min(0).max(1_000).describe('How many it can have.'),
  })
  .strict()
  .describe('Every endpoint of this mode, newest first.');

export const CreateWebhookInput = z
  .object({
    url: WebhookUrl,
    events: Subscriptions.default(eventTypesDefault as [EventType]),
    retry_schedule: Schedule.default('standard'),
  })
  .strict();

export const UpdateWebhookInput = z
  .object({
    url: WebhookUrl.optional(),
    events: Subscriptions.optional(),
    active: z.boolean().describe('False pauses it, true activates it again.').optional(),
    retry_schedule: Schedule.optional(),
  })
  .strict();

export const RotateSecretInput = z
  .object({
    grace_hours: z
      .number()
      .int()
      .min(0)
      .max(limits.graceHoursMax)
      .default(limits.graceHoursDefault)
      .describe('How long `webhook-signature` also has a signature by the old secret. 0: not at all.'),
  })
  .strict();

export const DefaultSecret = z
  .object({
    secret: Secret,
    previous_secret_expires_at: Timestamp.nullable().describe(
      'Until then deliveries are also signed with the old one.',
    ),
  })
  .strict()
  .describe('The secret that signs deliveries to a `callback_url` in this mode. Shown only now.');

export const DeletedWebhook = z
  .object({ id: Uuid, deleted: z.literal(true).describe('Always true.') })
  .strict()
  .describe('Confirms that an endpoint was deleted; its log stays readable.');

export const WebhookPath = z.object({ id: Uuid });
