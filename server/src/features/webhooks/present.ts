import type {
  WebhookAttempt as AttemptSchema,
  WebhookDelivery as DeliverySchema,
  WebhookEndpoint as EndpointSchema,
} from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { WebhookAttempt, WebhookDelivery, WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import { iso, isoOrNull, jsonOrNull } from '../checkouts/present.js';

type Presented = z.input<typeof EndpointSchema>;

/** Presents an endpoint without its secret. */
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

/** A delivery with the type and reference of its event. */
export type ListedDelivery = WebhookDelivery & { type: string; reference: string };

export function presentDelivery(delivery: ListedDelivery): z.input<typeof DeliverySchema> {
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

/** Presents an attempt; its contents are null once they are purged. */
export function presentAttempt(attempt: WebhookAttempt): z.input<typeof AttemptSchema> {
  return {
    id: attempt.id,
    trigger: attempt.triggerKind,
    started_at: iso(attempt.startedAt),
    outcome: attempt.outcome,
    failure: attempt.failure,
    failure_detail: attempt.failureDetail,
    address: attempt.address,
    request_headers: jsonOrNull(attempt.requestHeadersJson),
    request_body: attempt.requestBody,
    response_status: attempt.responseStatus,
    response_headers: jsonOrNull(attempt.responseHeadersJson),
    response_body: attempt.responseBody,
    timing: {
      dns_ms: attempt.dnsMs,
      connect_ms: attempt.connectMs,
      tls_ms: attempt.tlsMs,
      first_byte_ms: attempt.firstByteMs,
      total_ms: attempt.totalMs,
    },
  };
}
