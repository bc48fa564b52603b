import {
  type CreateWebhookInput,
  contract,
  limits,
  type RotateSecretInput,
  type UpdateWebhookInput,
} from '@escrow-checkout/contract';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { anyRows, step, versioned } from '../../adapters/store/statement.js';
import type { WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import { hrefOf } from '../../domain/webhook/address.js';
import { callerOf } from '../../http/context.js';
import { ProblemError } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { commitAnswer } from '../idempotency/commit-answer.js';
import { presentEndpoint } from './present.js';
import {
  findEndpoint,
  forgetRetiredSecret,
  insertEndpoint,
  listEndpoints,
  replaceDefaultSecret,
  retireSecret,
  updateEndpoint,
} from './queries.js';
import { graceEnd, makeSecret } from './secret.js';

/** One request about an endpoint. */
export interface EndpointCall {
  services: Services;
  request: Request;
  response: Response;
}

/** Registers an endpoint; its secret is in the answer and nowhere else. */
export function createEndpoint(call: EndpointCall, input: z.output<typeof CreateWebhookInput>) {
  const { services } = call;
  const made = makeSecret(services);
  const prepare = async () => {
    const href = await checkedHref(services, input.url);
    const slot = await freeSlot(services, callerOf(call.response).accountId);
    const row = newEndpoint(call, { ...input, href, slot, secretSealed: made.sealed });
    const body = { ...presentEndpoint(row, services.clock.now()), secret: made.secret };
    return { steps: [step(insertEndpoint, row)], body };
  };
  const schema = contract.webhooks.create.responses[201];
  return commitAnswer(services, { ...call, sent: call.request.body, status: 201, schema, prepare });
}

type NewEndpoint = z.output<typeof CreateWebhookInput> &
  Pick<WebhookEndpoint, 'href' | 'slot' | 'secretSealed'>;

function newEndpoint({ services, response }: EndpointCall, input: NewEndpoint): WebhookEndpoint {
  const { accountId, mode, clockOffsetMs } = callerOf(response);
  const now = services.clock.now() + clockOffsetMs;
  return {
    ...{ id: services.newId(), accountId, mode, slot: input.slot, version: 1 },
    ...{ url: input.url, href: input.href, eventsJson: eventsJson(input.events) },
    ...{ active: 1, disabledReason: null, retrySchedule: input.retry_schedule },
    ...{ failureCount: 0, failingSince: null, secretSealed: input.secretSealed },
    ...{ previousSecretSealed: null, previousSecretUntil: null },
    ...{ createdAt: now, updatedAt: now, deletedAt: null },
  };
}

function eventsJson(types: readonly string[]): string {
  return JSON.stringify([...new Set(types)]);
}

/** The address as browsers write it, if it may be called. */
async function checkedHref(services: Services, url: string): Promise<string> {
  const refusal = await services.outgoing.refusalOf(url);
  if (refusal !== null) throw fieldProblem('/url', `${refusal}; name one that the internet can reach`);
  return hrefOf(url) as string;
}

/** A number no standing endpoint of the account has. Two that race for it collide in the database. */
async function freeSlot(services: Services, accountId: string): Promise<number> {
  const standing = await services.store.all(listEndpoints, { accountId });
  const taken = new Set(standing.map(({ slot }) => slot));
  for (let slot = 1; slot <= limits.webhookEndpointsMax; slot++) if (!taken.has(slot)) return slot;
  throw new ProblemError('endpoint_limit');
}

/** Changes what is named. Put back to work, an endpoint begins without a history of failures. */
export async function changeEndpoint(
  call: EndpointCall,
  id: string,
  input: z.output<typeof UpdateWebhookInput>,
) {
  const { services } = call;
  const href = input.url === undefined ? null : await checkedHref(services, input.url);
  const row = await writeEndpoint(call, id, (endpoint) => ({
    ...(href === null ? {} : { url: input.url as string, href }),
    ...(input.events ? { eventsJson: eventsJson(input.events) } : {}),
    ...(input.retry_schedule ? { retrySchedule: input.retry_schedule } : {}),
    ...(input.active === undefined ? {} : activity(endpoint, input.active)),
  }));
  return presentEndpoint(row, services.clock.now());
}

function activity(endpoint: WebhookEndpoint, active: boolean): Partial<WebhookEndpoint> {
  if (!active) return { active: 0, disabledReason: endpoint.disabledReason ?? 'merchant' };
  return { active: 1, disabledReason: null, failureCount: 0, failingSince: null };
}

export async function deleteEndpoint(call: EndpointCall, id: string) {
  const { services, response } = call;
  const deletedAt = services.clock.now() + callerOf(response).clockOffsetMs;
  await writeEndpoint(call, id, () => ({ deletedAt }));
  return { id, deleted: true as const };
}

async function writeEndpoint(
  { services, response }: EndpointCall,
  id: string,
  change: (endpoint: WebhookEndpoint) => Partial<WebhookEndpoint>,
): Promise<WebhookEndpoint> {
  const triesMax = 20;
  for (let attempt = 1; attempt <= triesMax; attempt++) {
    const endpoint = await standingEndpoint(services, response, id);
    const updatedAt = services.clock.now() + callerOf(response).clockOffsetMs;
    const row = { ...endpoint, ...change(endpoint), updatedAt };
    if ((await services.store.transact([versioned(updateEndpoint, row)])).outcome === 'committed') return row;
  }
  throw new ProblemError('conflict');
}

/** The caller's endpoint, unless it was deleted. */
export async function standingEndpoint(
  services: Services,
  response: Response,
  id: string,
): Promise<WebhookEndpoint> {
  const { accountId, mode } = callerOf(response);
  const endpoint = await services.store.one(findEndpoint, { accountId, mode, id });
  if (endpoint && endpoint.deletedAt === null) return endpoint;
  throw new ProblemError('not_found', { detail: 'There is no webhook endpoint with this id.' });
}

/** Gives an endpoint a new secret; the old one signs beside it until the grace ends. */
export function rotateSecret(call: EndpointCall, id: string, input: z.output<typeof RotateSecretInput>) {
  const { services } = call;
  const made = makeSecret(services);
  const until = graceEnd(services, input.grace_hours);
  const prepare = async () => {
    const endpoint = await standingEndpoint(services, call.response, id);
    const row: WebhookEndpoint = {
      ...endpoint,
      secretSealed: made.sealed,
      previousSecretSealed: until === null ? null : endpoint.secretSealed,
      previousSecretUntil: until,
      updatedAt: services.clock.now() + callerOf(call.response).clockOffsetMs,
    };
    const body = { ...presentEndpoint(row, services.clock.now()), secret: made.secret };
    return { steps: [versioned(updateEndpoint, row)], body };
  };
  const schema = contract.webhooks.rotate.responses[200];
  return commitAnswer(services, { ...call, sent: call.request.body, status: 200, schema, prepare });
}

/** Gives the account a new default secret, which signs deliveries to a `callback_url`. */
export function rotateDefaultSecret(call: EndpointCall, input: z.output<typeof RotateSecretInput>) {
  const { services, response } = call;
  const { accountId } = callerOf(response);
  const made = makeSecret(services);
  const until = graceEnd(services, input.grace_hours);
  const prepare = async () => {
    const account = await services.store.one(findAccount, { id: accountId });
    const known = account?.defaultSecretSealed ?? '';
    const keeps = until !== null && known !== '';
    const steps = [
      step(replaceDefaultSecret, { id: accountId, known, sealed: made.sealed }),
      keeps
        ? step(retireSecret, { accountId, secretSealed: known, expiresAt: until })
        : anyRows(forgetRetiredSecret, { accountId }),
    ];
    const expiry = keeps ? new Date(until).toISOString() : null;
    return { steps, body: { secret: made.secret, previous_secret_expires_at: expiry } };
  };
  const schema = contract.webhooks.rotateDefaultSecret.responses[200];
  return commitAnswer(services, { ...call, sent: call.request.body, status: 200, schema, prepare });
}
