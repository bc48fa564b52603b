import { limits, type Replay, type ReplayInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { anyRows, step } from '../../adapters/store/statement.js';
import type { WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import { insertDelivery } from '../../adapters/store/webhook-statements.js';
import type { Refusal } from '../../domain/change.js';
import type { Caller } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { orThrow, ProblemError } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import { execute } from '../../pipeline/execute.js';
import { isRefusal } from '../../pipeline/retry.js';
import { commitSetting } from '../../pipeline/settings.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { replayChange } from './audit.js';
import { beginAgain, countMissed, listMissed, type Missed, type ReplayFilter } from './delivery-queries.js';
import type { EndpointEditor } from './editor.js';
import { findOwnDelivery, findOwnEndpoint } from './find.js';
import { type ListedDelivery, presentDelivery } from './present.js';
import { newDelivery } from './test-event.js';

const dayMs = 24 * 3_600_000;
/** Deliveries that one commit begins. */
const chunkMax = 500;

/** Whose delivery it is. */
interface Asker {
  caller: Pick<Caller, 'accountId' | 'mode'>;
}

/** Begins one delivery again, whatever its status. */
export async function redeliver(
  services: Services,
  {
    params,
    caller,
    context,
    key,
  }: Pick<Parameters<Handlers['webhookDeliveries']['redeliver']>[0], 'params' | 'context' | 'key'> & Asker,
) {
  const reply = await execute(services, {
    subject: {
      find: () => findOwnDelivery(services, caller, params.id),
      prepare: (delivery) => checkRedeliverable(services, caller, delivery),
    },
    command: {
      decide: (delivery, { now: at, clockOffsetMs }) => {
        const now = at - clockOffsetMs;
        const begun = { ...delivery, status: 'pending' as const, nextAttemptAt: now, updatedAt: at };
        const again = step(beginAgain, { id: delivery.id, triggerKind: 'redeliver', now, at });
        return { kind: 'change', change: [again], after: begun };
      },
      present: presentDelivery,
    },
    context,
    key,
  });
  services.wakeWorker();
  return reply;
}

/** Refuses a delivery to a deleted endpoint, and one with an attempt under way. */
async function checkRedeliverable(
  services: Services,
  caller: Asker['caller'],
  delivery: ListedDelivery,
): Promise<ListedDelivery | Refusal> {
  const { endpointId, leaseUntil } = delivery;
  const endpoint = endpointId === null ? null : await findOwnEndpoint(services, caller, endpointId);
  if (isRefusal(endpoint)) return endpoint;
  if (leaseUntil === null || leaseUntil <= services.clock.now()) return delivery;
  const detail = 'An attempt is under way; ask again when it has ended.';
  throw new ProblemError('conflict', { detail, headers: { 'Retry-After': '15' } });
}

/** What a replay is about: the endpoint, and whose request it is. */
interface Replaying extends EndpointEditor {
  endpoint: WebhookEndpoint;
  filter: ReplayFilter;
}

/** Begins the deliveries that an endpoint missed in a span of time, oldest first. */
export async function replay(
  services: Services,
  editor: EndpointEditor,
  id: string,
  input: z.output<typeof ReplayInput>,
): Promise<z.input<typeof Replay>> {
  const endpoint = orThrow(await findOwnEndpoint(services, editor.caller, id));
  const filter = filterOf(editor.context.now, endpoint, input);
  const replaying = { ...editor, endpoint, filter };
  const found = input.dry_run ? await count(services, replaying) : await beginAll(services, replaying);
  const { replayMax } = limits;
  return { dry_run: input.dry_run, count: Math.min(found, replayMax), has_more: found > replayMax };
}

/** Returns how many deliveries were missed; one more than a replay begins, if there are more. */
async function count({ store }: Services, { caller, filter }: Replaying): Promise<number> {
  const [counted] = await store.list(countMissed(caller, filter, limits.replayMax + 1));
  return counted?.count ?? 0;
}

/** Returns the same, and begins as many as a replay may. */
async function beginAll(services: Services, replaying: Replaying): Promise<number> {
  const { caller, filter } = replaying;
  const missed = await services.store.list(listMissed(caller, filter, limits.replayMax + 1));
  const chosen = missed.slice(0, limits.replayMax);
  if (chosen.length === 0) return 0;
  await beginNoted(services, replaying, chosen.slice(0, chunkMax), chosen.length);
  for (let first = chunkMax; first < chosen.length; first += chunkMax) {
    await begin(services, replaying, chosen.slice(first, first + chunkMax));
  }
  services.wakeWorker();
  return missed.length;
}

/** @param now account time */
function filterOf(now: number, endpoint: WebhookEndpoint, input: z.output<typeof ReplayInput>): ReplayFilter {
  const since = timeOf('/since', input.since);
  const until = input.until === undefined ? now + 1 : timeOf('/until', input.until);
  if (since < now - limits.replayDays * dayMs) {
    throw fieldProblem('/since', `must be within ${limits.replayDays} days`);
  }
  if (until <= since) throw fieldProblem('/until', 'must be a time after `since`');
  const types = input.events ?? (JSON.parse(endpoint.eventsJson) as string[]);
  // An endpoint whose URL is the `callback_url` of an escrow receives types that it does not subscribe to.
  const withAnyFailed = input.events === undefined;
  return { endpointId: endpoint.id, since, until, types, withAnyFailed, status: input.status };
}

function timeOf(pointer: string, text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw fieldProblem(pointer, 'is no day of the calendar or no time of day');
  return time;
}

/**
 * Begins the first deliveries of a replay, in one commit with the entry of the audit log that names its
 * author. If they collide with those of another replay, the entry is committed first.
 */
async function beginNoted(
  services: Services,
  replaying: Replaying,
  missed: readonly Missed[],
  total: number,
): Promise<void> {
  const { context, endpoint, filter } = replaying;
  const note = (steps: readonly Step[]) =>
    commitSetting(services, context, replayChange(endpoint, steps, { ...filter, count: total }));
  if (await note(beginSteps(services, replaying, missed))) return;
  if (!(await note([]))) throw new Error('The entry of a replay was not committed');
  await begin(services, replaying, missed);
}

/** Concurrent replays may collide; then the deliveries are begun one by one. */
async function begin(services: Services, replaying: Replaying, missed: readonly Missed[]): Promise<void> {
  const { outcome } = await services.store.transact(beginSteps(services, replaying, missed));
  // A single delivery that collides has been begun by the other replay.
  if (outcome === 'committed' || missed.length === 1) return;
  for (const each of missed) await begin(services, replaying, [each]);
}

function beginSteps(
  services: Services,
  { context, endpoint }: Replaying,
  missed: readonly Missed[],
): readonly Step[] {
  const now = services.clock.now();
  const at = context.now;
  return missed.map(({ eventId, deliveryId }) =>
    deliveryId === null
      ? step(insertDelivery, newDelivery(services, endpoint, eventId, 'replay', at))
      : anyRows(beginAgain, { id: deliveryId, triggerKind: 'replay' as const, now, at }),
  );
}
