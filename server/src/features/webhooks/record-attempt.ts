import { finishDelivery, type PlainSuccess } from '../../adapters/store/finished-deliveries.js';
import type { WebhookAttempt, WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import { type AttemptFailure, retryPauseMs } from '../../domain/webhook/attempt.js';
import { accountTime } from '../../pipeline/context.js';
import type { OutgoingPost, OutgoingResult } from '../../ports/outgoing.js';
import type { Services } from '../../services.js';
import type { ClaimedDelivery } from './claim-batch.js';
import { disableIfDue } from './disable.js';
import { warning } from './endpoint-mail.js';

/** An attempt that has ended. */
export interface MadeAttempt {
  delivery: ClaimedDelivery;
  endpoint: WebhookEndpoint | null;
  url: string;
  post: OutgoingPost | null;
  result: OutgoingResult;
  failure: AttemptFailure | null;
  startedAt: number;
}

/** Whether it succeeded and has no consequence for its endpoint. */
export function isPlainSuccess({ failure, endpoint }: MadeAttempt): boolean {
  return failure === null && (endpoint === null || endpoint.failureCount === 0);
}

/** Returns the rows of a success, at the time of its account. */
export function successRows(services: Services, made: MadeAttempt, now: number): PlainSuccess {
  return { row: deliveryRow(services, made, now), attempt: attemptRow(services, made) };
}

/** Records an attempt in a transaction of its own, with what follows for its endpoint. */
export async function recordAttempt(services: Services, made: MadeAttempt): Promise<void> {
  const { delivery, endpoint, failure, result } = made;
  const { now } = await accountTime(services, delivery.accountId, delivery.mode);
  const counts = endpoint !== null && failure !== 'endpoint_inactive' && failure !== 'endpoint_deleted';
  const status = result.response?.status ?? null;
  const failed = counts && failure !== null ? { endpoint, failure, status, now } : null;
  const isKept = await finishDelivery(services.store, {
    row: deliveryRow(services, made, now),
    attempt: attemptRow(services, made),
    endpoint: counts ? endpoint : null,
    besides: failed ? await warning(services, failed) : [],
  });
  if (isKept && failed) await disableIfDue(services, failed);
}

function deliveryRow(services: Services, made: MadeAttempt, now: number): PlainSuccess['row'] {
  const { delivery, endpoint, url, result, failure } = made;
  const attemptsSinceTrigger = delivery.attemptsSinceTrigger + 1;
  const pauseMs = failure && pauseOf(services, failure, attemptsSinceTrigger, endpoint);
  return {
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
  { delivery, post, result, failure, startedAt }: MadeAttempt,
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
