import { contract, limits, type Replay, type ReplayInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { anyRows, step } from '../../adapters/store/statement.js';
import type { WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import { insertDelivery } from '../../adapters/store/webhook-statements.js';
import { callerOf } from '../../http/context.js';
import { ProblemError } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import type { Services } from '../../services.js';
import { commitAnswer } from '../idempotency/commit-answer.js';
import {
  beginAgain,
  findDelivery,
  findOldContents,
  forgetContents,
  listMissed,
  type Missed,
  type ReplayFilter,
} from './delivery-queries.js';
import { type EndpointCall, standingEndpoint } from './endpoint.js';
import { presentDelivery, type ToldDelivery } from './present-delivery.js';
import { newDelivery } from './test-event.js';

/** How long what was not delivered can be replayed, and what was sent can be read. */
const keptMs = 30 * 24 * 3_600_000;
/** How many portions of old contents are forgotten at a time: more in a minute than a busy day leaves. */
const portionsMax = 20;
/** How many deliveries one commit begins. */
const chunkMax = 500;

/** Begins one delivery again, whatever became of it. */
export async function redeliver(call: EndpointCall, id: string) {
  const { services, response } = call;
  const prepare = async () => {
    const delivery = await deliveryOf(call, id);
    if (delivery.endpointId !== null) await standingEndpoint(services, response, delivery.endpointId);
    const now = services.clock.now();
    const at = now + callerOf(response).clockOffsetMs;
    if (delivery.leaseUntil !== null && delivery.leaseUntil > now) {
      const detail = 'An attempt is under way; ask again when it has ended.';
      throw new ProblemError('conflict', { detail, headers: { 'Retry-After': '15' } });
    }
    const begun = { ...delivery, status: 'pending' as const, nextAttemptAt: now, updatedAt: at };
    return {
      steps: [step(beginAgain, { id, triggerKind: 'redeliver', now, at })],
      body: presentDelivery(begun),
    };
  };
  const schema = contract.webhookDeliveries.redeliver.responses[200];
  const sent = call.request.body;
  try {
    return await commitAnswer(services, { ...call, sent, status: 200, schema, prepare });
  } finally {
    services.wakeWorker();
  }
}

/** The caller's delivery. */
export async function deliveryOf({ services, response }: EndpointCall, id: string): Promise<ToldDelivery> {
  const { accountId, mode } = callerOf(response);
  const delivery = await services.store.one(findDelivery, { accountId, mode, id });
  if (delivery) return delivery;
  throw new ProblemError('not_found', { detail: 'There is no delivery with this id.' });
}

/** Puts on its way what an endpoint missed in a span of time, oldest first. */
export async function replay(
  call: EndpointCall,
  id: string,
  input: z.output<typeof ReplayInput>,
): Promise<z.input<typeof Replay>> {
  const { services, response } = call;
  const endpoint = await standingEndpoint(services, response, id);
  const filter = filterOf(call, endpoint, input);
  const missed = await services.store.list(listMissed(callerOf(response), filter, limits.replayMax + 1));
  const chosen = missed.slice(0, limits.replayMax);
  if (!input.dry_run) {
    for (let first = 0; first < chosen.length; first += chunkMax) {
      await begin(call, endpoint, chosen.slice(first, first + chunkMax));
    }
    services.wakeWorker();
  }
  return { dry_run: input.dry_run, count: chosen.length, has_more: missed.length > chosen.length };
}

function filterOf(
  { services, response }: EndpointCall,
  endpoint: WebhookEndpoint,
  input: z.output<typeof ReplayInput>,
): ReplayFilter {
  const now = services.clock.now() + callerOf(response).clockOffsetMs;
  const since = timeOf('/since', input.since);
  const until = input.until === undefined ? now + 1 : timeOf('/until', input.until);
  if (since < now - keptMs) throw fieldProblem('/since', 'must be within 30 days');
  if (until <= since) throw fieldProblem('/until', 'must be a time after `since`');
  const types = input.events ?? (JSON.parse(endpoint.eventsJson) as string[]);
  return { endpointId: endpoint.id, since, until, types, status: input.status };
}

function timeOf(pointer: string, text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw fieldProblem(pointer, 'is no day of the calendar or no time of day');
  return time;
}

/** Two replays at the same moment may collide; then what is left is looked at one by one. */
async function begin(
  call: EndpointCall,
  endpoint: WebhookEndpoint,
  missed: readonly Missed[],
): Promise<void> {
  const { services } = call;
  const now = services.clock.now();
  const at = now + callerOf(call.response).clockOffsetMs;
  const steps = missed.map(({ eventId, deliveryId }) =>
    deliveryId === null
      ? step(insertDelivery, newDelivery(services, endpoint, eventId, 'replay', at))
      : anyRows(beginAgain, { id: deliveryId, triggerKind: 'replay' as const, now, at }),
  );
  const { outcome } = await services.store.transact(steps);
  // One that collides alone is on its way already.
  if (outcome === 'committed' || missed.length === 1) return;
  for (const each of missed) await begin(call, endpoint, [each]);
}

/** Forgets the contents of attempts past their time, and gives way to others between two portions. */
export async function forgetOldAttempts({ store, clock }: Services): Promise<void> {
  const until = clock.now() - keptMs;
  for (let portion = 0; portion < portionsMax; portion++) {
    if (!(await store.one(findOldContents, { until }))) return;
    await store.transact([anyRows(forgetContents, { until })]);
  }
}
