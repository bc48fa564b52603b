import { finishDelivery } from '../../adapters/store/deliveries.js';
import type { WebhookAttempt, WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import { type AttemptFailure, failureOf, retryPauseMs } from '../../domain/webhook/attempt.js';
import { signDelivery } from '../../domain/webhook/signature.js';
import { accountTime } from '../../pipeline/context.js';
import type { OutgoingPost, OutgoingResult } from '../../ports/outgoing.js';
import type { Services } from '../../services.js';
import { presentEvent } from '../events/present.js';
import type { ClaimBatch, ClaimedDelivery } from './claim-batch.js';
import { disableIfDue } from './disable.js';
import { warning } from './endpoint-mail.js';

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
 * @param answered called as soon as the receiver has answered or failed, before the attempt is recorded
 */
export async function attemptDelivery(
  services: Services,
  delivery: ClaimedDelivery,
  batch: ClaimBatch,
  answered: (pace: Pace) => void,
): Promise<void> {
  const { outgoing, config, clock } = services;
  const endpoint = await batch.endpointOf(delivery);
  const hindrance = hindranceOf(delivery, endpoint);
  const startedAt = clock.now();
  const url = endpoint?.url ?? delivery.url;
  const timeoutMs = config.WEBHOOK_TIMEOUT_SECONDS * 1000;
  const secrets = hindrance ? [] : await batch.secretsOf(delivery, endpoint);
  const post = hindrance ? null : { url, timeoutMs, ...signedPost(delivery, secrets, startedAt) };
  const result = post ? await outgoing.post(post) : unreached;
  const failure = hindrance ?? result.failure ?? failureOf(result.response?.status ?? 0);
  const ms = post && result.timing.totalMs;
  services.observation.observer?.attempt({ mode: delivery.mode, outcome: failure ?? 'succeeded', ms });
  answered(result.failure === null && result.timing.totalMs <= promptMs ? 'prompt' : 'slow');
  await record(services, { delivery, endpoint, url, post, result, failure, startedAt });
}

/** Returns why nothing is sent; an inactive endpoint still gets tests and deliveries that were requested. */
function hindranceOf(delivery: ClaimedDelivery, endpoint: WebhookEndpoint | null): AttemptFailure | null {
  if (endpoint === null) return null;
  if (endpoint.deletedAt !== null) return 'endpoint_deleted';
  const isRequested = !['event', 'retry'].includes(delivery.triggerKind);
  return endpoint.active === 1 || isRequested ? null : 'endpoint_inactive';
}

/** Builds the body and the signed headers. */
function signedPost(
  delivery: ClaimedDelivery,
  secrets: readonly string[],
  now: number,
): Pick<OutgoingPost, 'headers' | 'body'> {
  const id = delivery.eventId;
  const body = JSON.stringify(presentEvent({ ...delivery, id }));
  const timestampSeconds = Math.floor(now / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'service-Webhook/1.0',
    'x-service-event': delivery.type,
    ...signDelivery({ secrets, id, timestampSeconds, rawBody: body }),
  };
  return { headers, body };
}

interface Made {
  delivery: ClaimedDelivery;
  endpoint: WebhookEndpoint | null;
  url: string;
  post: OutgoingPost | null;
  result: OutgoingResult;
  failure: AttemptFailure | null;
  startedAt: number;
}

async function record(services: Services, made: Made): Promise<void> {
  const { delivery, endpoint, url, result, failure } = made;
  const { now } = await accountTime(services, delivery.accountId, delivery.mode);
  const attemptsSinceTrigger = delivery.attemptsSinceTrigger + 1;
  const pauseMs = failure && pauseOf(services, failure, attemptsSinceTrigger, endpoint);
  const row = {
    id: delivery.id,
    accountId: delivery.accountId,
    mode: delivery.mode,
    leaseToken: delivery.leaseToken,
    url,
    attemptsSinceTrigger,
    updatedAt: now,
    ...statusAfter(failure, pauseMs === null ? null : services.clock.now() + pauseMs),
    triggerKind: pauseMs === null ? delivery.triggerKind : ('retry' as const),
    lastFailure: failure,
    lastResponseStatus: result.response?.status ?? null,
  };
  const counts = endpoint !== null && failure !== 'endpoint_inactive' && failure !== 'endpoint_deleted';
  const failed =
    counts && failure !== null ? { endpoint, failure, status: row.lastResponseStatus, now } : null;
  const isKept = await finishDelivery(services.store, {
    row,
    attempt: attemptRow(services, made),
    endpoint: counts ? endpoint : null,
    besides: failed ? await warning(services, failed) : [],
  });
  if (isKept && failed) await disableIfDue(services, failed);
}

function statusAfter(failure: AttemptFailure | null, nextAttemptAt: number | null) {
  if (failure === null) return { status: 'succeeded' as const, nextAttemptAt: null };
  if (nextAttemptAt === null) return { status: 'failed' as const, nextAttemptAt };
  return { status: 'pending' as const, nextAttemptAt };
}

function pauseOf(
  { config, randomBytes }: Services,
  failure: AttemptFailure,
  attemptsSinceTrigger: number,
  endpoint: WebhookEndpoint | null,
): number | null {
  const schedule = endpoint?.retrySchedule ?? 'standard';
  const chance = randomBytes(1).readUInt8() / 255;
  return retryPauseMs(failure, attemptsSinceTrigger, schedule, config.WEBHOOK_RETRY_SECONDS * 1000, chance);
}

function attemptRow(
  { newId }: Services,
  { delivery, post, result, failure, startedAt }: Made,
): WebhookAttempt {
  const { response, timing } = result;
  return {
    id: newId(),
    deliveryId: delivery.id,
    triggerKind: delivery.triggerKind,
    startedAt,
    outcome: failure === null ? 'succeeded' : 'failed',
    failure,
    failureDetail: detailOf(result, failure),
    address: result.address,
    requestHeadersJson: post && JSON.stringify(post.headers),
    requestBody: post?.body ?? null,
    responseStatus: response?.status ?? null,
    responseHeadersJson: response && JSON.stringify(response.headers),
    responseBody: response?.body ?? null,
    ...timing,
  };
}

const detailLengthMax = 500;

function detailOf(
  { failureDetail, response }: OutgoingResult,
  failure: AttemptFailure | null,
): string | null {
  if (failureDetail !== null) return failureDetail.slice(0, detailLengthMax);
  if (failure === 'endpoint_inactive') return 'The endpoint is not active';
  if (failure === 'endpoint_deleted') return 'The endpoint was deleted';
  if (failure === 'status_3xx') return 'Redirects are not followed; register the address it leads to';
  return failure && `It answered ${response?.status}`;
}
