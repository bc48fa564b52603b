import type { Owner } from '../../domain/records.js';
import type { AttemptFailure, AttemptTrigger, RetrySchedule } from '../../domain/webhook/attempt.js';

/** A registered webhook endpoint; a deleted one keeps its row for its log. */
export interface WebhookEndpoint extends Owner {
  id: string;
  /** The number of an endpoint that is not deleted; unique in its account and mode, to bound their count. */
  slot: number;
  version: number;
  url: string;
  /** The URL as browsers normalise it, by which endpoints are compared. */
  href: string;
  eventsJson: string;
  active: 0 | 1;
  disabledReason: 'merchant' | 'failures' | 'gone' | null;
  retrySchedule: RetrySchedule;
  /** Failed attempts since the last success, and the account time of the first of them. */
  failureCount: number;
  failingSince: number | null;
  secretSealed: string;
  /** The secret before the last rotation, which signs as well until this real time. */
  previousSecretSealed: string | null;
  previousSecretUntil: number | null;
  createdAt: number;
  updatedAt: number;
  deletedAt: number | null;
}

/** An event on its way to one address. */
export interface WebhookDelivery extends Owner {
  id: string;
  eventId: string;
  /** Null for a `callback_url`. */
  endpointId: string | null;
  /** The endpoint, or the host of a callback. Destinations do not wait for each other. */
  destinationKey: string;
  url: string;
  status: 'pending' | 'succeeded' | 'failed';
  /** The cause of the next attempt, or of the last. */
  triggerKind: AttemptTrigger;
  /** Attempts since a person or an event last triggered it. */
  attemptsSinceTrigger: number;
  attemptCount: number;
  /** Real time. */
  nextAttemptAt: number | null;
  leaseToken: string | null;
  leaseUntil: number | null;
  lastFailure: AttemptFailure | null;
  lastResponseStatus: number | null;
  createdAt: number;
  updatedAt: number;
}

/** One HTTP POST and its outcome. Its contents are purged after 30 days. */
export interface WebhookAttempt {
  id: string;
  deliveryId: string;
  triggerKind: AttemptTrigger;
  /** Real time. */
  startedAt: number;
  outcome: 'succeeded' | 'failed';
  failure: AttemptFailure | null;
  failureDetail: string | null;
  address: string | null;
  requestHeadersJson: string | null;
  requestBody: string | null;
  responseStatus: number | null;
  responseHeadersJson: string | null;
  responseBody: string | null;
  dnsMs: number | null;
  connectMs: number | null;
  tlsMs: number | null;
  firstByteMs: number | null;
  totalMs: number;
}

/** The secret that signs deliveries of an account and mode to a `callback_url`. */
export interface DefaultSecret extends Owner {
  secretSealed: string;
  /** The secret before the last rotation, which signs as well until this real time. */
  previousSecretSealed: string | null;
  previousSecretUntil: number | null;
}
