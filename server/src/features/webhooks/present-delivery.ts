import type { WebhookDelivery as DeliverySchema } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { WebhookDelivery } from '../../adapters/store/webhook-rows.js';
import { iso, isoOrNull } from '../checkouts/present.js';

/** A delivery beside what its event is. */
export type ToldDelivery = WebhookDelivery & { type: string; reference: string };

export function presentDelivery(delivery: ToldDelivery): z.input<typeof DeliverySchema> {
  return {
    id: delivery.id,
    webhook_id: delivery.endpointId,
    event_id: delivery.eventId,
    event: delivery.type,
    reference: delivery.reference,
    url: delivery.url,
    status: delivery.status,
    attempt_count: delivery.attemptCount,
    next_attempt_at: isoOrNull(delivery.nextAttemptAt),
    last_failure: delivery.lastFailure,
    last_response_status: delivery.lastResponseStatus,
    created_at: iso(delivery.createdAt),
    updated_at: iso(delivery.updatedAt),
  };
}
