import type { WebhookEndpoint as EndpointSchema } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import { iso, isoOrNull } from '../checkouts/present.js';

type Presented = z.input<typeof EndpointSchema>;

/** An endpoint as the API shows it; never its secret. */
export function presentEndpoint(endpoint: WebhookEndpoint, now: number): Presented {
  const { previousSecretUntil: until } = endpoint;
  return {
    id: endpoint.id,
    url: endpoint.url,
    events: JSON.parse(endpoint.eventsJson) as Presented['events'],
    active: endpoint.active === 1,
    created_at: iso(endpoint.createdAt),
    updated_at: iso(endpoint.updatedAt),
    mode: endpoint.mode,
    retry_schedule: endpoint.retrySchedule,
    disabled_reason: endpoint.disabledReason,
    previous_secret_expires_at: isoOrNull(until !== null && until > now ? until : null),
  };
}
