import { CreateWebhookInput, UpdateWebhookInput } from '@escrow-checkout/contract';
import type { Refusal } from '../../../../domain/change.js';
import { ProblemError } from '../../../../http/problem.js';
import type { Reply } from '../../../../pipeline/reply.js';
import { isRefusal } from '../../../../pipeline/retry.js';
import type { Services } from '../../../../services.js';
import { iso } from '../../../checkouts/present.js';
import { changeEndpoint, createEndpoint, deleteEndpoint, rotateSecret } from '../../../webhooks/endpoint.js';
import { redeliver, replay } from '../../../webhooks/replay.js';
import { sendTest } from '../../../webhooks/test-event.js';
import type { Visit } from '../../route.js';
import { readDay } from '../checkouts/filter.js';
import { ownerOf } from '../format.js';
import { visitContext } from '../staff-context.js';
import { staffKey } from '../staff-key.js';

/** Who acts, and the key of the form. */
export interface Form {
  visit: Visit;
  intention: string;
}

async function askingOf(services: Services, { visit, intention }: Form, meant: unknown) {
  const context = await visitContext(services, visit);
  return { caller: ownerOf(visit), context, key: staffKey(visit, intention, meant) };
}

/** What a form says that has no event ticked. */
const noEvents = 'Tick at least one event.';

export type Made = { id: string; secret: string };

/** Returns the endpoint with its secret, which is shown once; or why it was not made. */
export async function makeEndpoint(
  services: Services,
  form: Form,
  { url, events }: { url: string; events: string[] },
): Promise<Made | string> {
  if (events.length === 0) return noEvents;
  const input = CreateWebhookInput.safeParse({ url, events });
  if (!input.success) return input.error.issues[0]?.message ?? '';
  const asking = await askingOf(services, form, ['webhook.create', url, events]);
  try {
    const reply = await createEndpoint(services, { body: input.data, ...asking });
    return isRefusal(reply) ? reply.code : madeIn(reply);
  } catch (error) {
    if (error instanceof ProblemError) return problemIn(error);
    throw error;
  }
}

function problemIn({ extras, code }: ProblemError): string {
  return extras.fields?.[0]?.detail ?? extras.detail ?? code;
}

/** A kept answer is the same as a new one. */
function madeIn(reply: Exclude<Reply<Made>, Refusal>): Made {
  return reply.kind === 'body' ? reply.body : (JSON.parse(reply.answer.body) as Made);
}

export async function rotate(services: Services, form: Form, id: string): Promise<Made | Refusal> {
  const asking = await askingOf(services, form, ['webhook.rotate', id]);
  const reply = await rotateSecret(services, { params: { id }, body: { grace_hours: 24 }, ...asking });
  return isRefusal(reply) ? reply : madeIn(reply);
}

export async function changeOf(
  services: Services,
  { visit }: Form,
  id: string,
  change: 'on' | 'off' | 'delete',
): Promise<void> {
  const editor = { caller: ownerOf(visit), context: await visitContext(services, visit) };
  if (change === 'delete') await deleteEndpoint(services, editor, id);
  else await changeEndpoint(services, editor, id, { active: change === 'on' });
}

/** Returns what is wrong with the choice; null once it holds. */
export async function chooseEvents(
  services: Services,
  { visit }: Form,
  id: string,
  events: string[],
): Promise<string | null> {
  if (events.length === 0) return noEvents;
  const input = UpdateWebhookInput.safeParse({ events });
  if (!input.success) return 'There is no such event.';
  const editor = { caller: ownerOf(visit), context: await visitContext(services, visit) };
  await changeEndpoint(services, editor, id, input.data);
  return null;
}

/** A span of days, as a form has it: `2026-11-23`. The last may be empty, for today. */
export interface ReplaySpan {
  since: string;
  until: string;
}

/** Begins what the endpoint missed in whole days of people in Nigeria, or only counts it. */
export async function replaySpan(
  services: Services,
  { visit }: Form,
  id: string,
  span: ReplaySpan & { isCount: boolean },
): Promise<{ count: number; has_more: boolean } | string> {
  const [since, until] = [readDay(span.since), span.until === '' ? null : readDay(span.until)];
  if (since === null || (span.until !== '' && until === null)) return 'Write a day as 2026-11-23.';
  const editor = { caller: ownerOf(visit), context: await visitContext(services, visit) };
  const input = {
    since: iso(since),
    ...(until === null ? {} : { until: iso(until + dayMs) }),
    dry_run: span.isCount,
  };
  try {
    return await replay(services, editor, id, input);
  } catch (error) {
    if (error instanceof ProblemError) return problemIn(error);
    throw error;
  }
}

const dayMs = 24 * 3_600_000;

export async function testEndpoint(services: Services, form: Form, id: string): Promise<boolean> {
  const asking = await askingOf(services, form, ['webhook.test', id]);
  return !isRefusal(await sendTest(services, { params: { id }, ...asking }));
}

export async function deliverAgain(services: Services, form: Form, id: string): Promise<boolean> {
  const asking = await askingOf(services, form, ['webhook.redeliver', id]);
  return !isRefusal(await redeliver(services, { params: { id }, ...asking }));
}
