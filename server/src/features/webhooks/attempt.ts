import type { WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import { type AttemptFailure, failureOf } from '../../domain/webhook/attempt.js';
import { signDelivery } from '../../domain/webhook/signature.js';
import type { ObservedAttempt } from '../../ports/observer.js';
import type { OutgoingPost, OutgoingResult } from '../../ports/outgoing.js';
import type { Services } from '../../services.js';
import type { ClaimBatch, ClaimedDelivery } from './claim-batch.js';
import { isPlainSuccess, recordAttempt } from './record-attempt.js';
import type { SuccessRecorder } from './success-recorder.js';

/** Whether the receiver was fast enough to allow concurrency. */
export type Pace = 'prompt' | 'slow';

const promptMs = 5_000;

const unreached: OutgoingResult = {
  address: null,
  response: null,
  failure: null,
  failureDetail: null,
  timing: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 },
};

/**
 * Makes one attempt at a leased delivery and records it.
 *
 * @param successes records successes that have no consequence for their endpoint
 * @param answered called as soon as the receiver has answered or failed, before the attempt is recorded
 */
export async function attemptDelivery(
  services: Services,
  delivery: ClaimedDelivery,
  batch: ClaimBatch,
  successes: SuccessRecorder,
  answered: (pace: Pace) => void,
): Promise<void> {
  const { outgoing, config, clock } = services;
  const endpoint = batch.endpointOf(delivery);
  const hindrance = hindranceOf(delivery, endpoint);
  const startedAt = clock.now();
  const url = endpoint?.url ?? delivery.url;
  const timeoutMs = config.WEBHOOK_TIMEOUT_SECONDS * 1000;
  const secrets = hindrance ? [] : await batch.secretsOf(delivery, endpoint);
  const post = hindrance
    ? null
    : { url, timeoutMs, ...signedPost(delivery, batch.bodyOf(delivery), secrets, startedAt) };
  const result = post ? await outgoing.post(post) : unreached;
  const failure = hindrance ?? result.failure ?? failureOf(result.response?.status ?? 0);
  const ms = post && result.timing.totalMs;
  tell(services, delivery, result, { mode: delivery.mode, outcome: failure ?? 'succeeded', ms });
  answered(result.failure === null && result.timing.totalMs <= promptMs ? 'prompt' : 'slow');
  const made = { delivery, endpoint, url, post, result, failure, startedAt };
  await (isPlainSuccess(made) ? successes.record(made) : recordAttempt(services, made));
}

function tell(
  { observation }: Services,
  delivery: ClaimedDelivery,
  { response }: OutgoingResult,
  observed: ObservedAttempt,
): void {
  const { observer, tracer } = observation;
  const { traceparent: cause, type: eventType, attemptsSinceTrigger } = delivery;
  const status = response?.status ?? null;
  observer?.attempt(observed);
  tracer?.attempt({ ...observed, cause, eventType, number: attemptsSinceTrigger + 1, status });
}

/** Returns why nothing is sent; an inactive endpoint still gets tests and deliveries that were requested. */
function hindranceOf(delivery: ClaimedDelivery, endpoint: WebhookEndpoint | null): AttemptFailure | null {
  if (endpoint === null) return null;
  if (endpoint.deletedAt !== null) return 'endpoint_deleted';
  const isRequested = !['event', 'retry'].includes(delivery.triggerKind);
  return endpoint.active === 1 || isRequested ? null : 'endpoint_inactive';
}

/** Signs a body. */
function signedPost(
  delivery: ClaimedDelivery,
  body: string,
  secrets: readonly string[],
  now: number,
): Pick<OutgoingPost, 'headers' | 'body'> {
  const id = delivery.eventId;
  const timestampSeconds = Math.floor(now / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'service-Webhook/1.0',
    'x-service-event': delivery.type,
    ...signDelivery({ secrets, id, timestampSeconds, rawBody: body }),
  };
  return { headers, body };
}
