import { type CreateWebhookInput, limits, type UpdateWebhookInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { step, versioned } from '../../adapters/store/statement.js';
import type { WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import type { Context } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import { hrefOf } from '../../domain/webhook/endpoint.js';
import type { Handlers } from '../../http/mount.js';
import { orThrow } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import { subjectOf } from '../../pipeline/admit.js';
import { execute } from '../../pipeline/execute.js';
import type { Services } from '../../services.js';
import { isoOrNull } from '../checkouts/present.js';
import { defaultSecretChange, endpointChange } from './audit.js';
import type { EndpointEditor } from './editor.js';
import { findOwnEndpoint } from './find.js';
import { presentEndpoint } from './present.js';
import {
  findDefaultSecret,
  insertDefaultSecret,
  insertEndpoint,
  listEndpoints,
  replaceDefaultSecret,
  updateEndpoint,
} from './queries.js';
import { defaultPlaces, endpointPlaces, graceEnd, makeSecret, retire } from './secret.js';

type Webhooks = Handlers['webhooks'];

/** A request that may have a key. */
type Asked<Name extends 'create' | 'rotate', Field extends string> = EndpointEditor &
  Pick<Parameters<Webhooks[Name]>[0], Extract<Field | 'key', keyof Parameters<Webhooks[Name]>[0]>>;

/** Registers an endpoint; only this response shows its secret. */
export function createEndpoint(services: Services, { body, caller, context, key }: Asked<'create', 'body'>) {
  const id = services.newId();
  const made = makeSecret(services, endpointPlaces({ id }));
  const { accountId, mode } = caller;
  return execute(services, {
    subject: {
      find: () => services.store.all(listEndpoints, { accountId, mode }),
      prepare: async (existing) => {
        const href = await checkedHref(services, body.url);
        const slot = freeSlot(existing);
        return typeof slot === 'number' ? { href, slot } : slot;
      },
    },
    command: {
      decide: ({ href, slot }) => {
        const input = { ...body, href, slot, secretSealed: made.sealed };
        const row = newEndpoint(id, caller, context, input);
        const change = endpointChange('webhook.created', [step(insertEndpoint, row)], null, row);
        return { kind: 'change', change, after: row };
      },
      present: (row) => ({ ...presentEndpoint(row, services.clock.now()), secret: made.secret }),
    },
    context,
    key,
  });
}

type NewEndpoint = z.output<typeof CreateWebhookInput> &
  Pick<WebhookEndpoint, 'href' | 'slot' | 'secretSealed'>;

function newEndpoint(
  id: string,
  { accountId, mode }: EndpointEditor['caller'],
  { now }: Context,
  input: NewEndpoint,
): WebhookEndpoint {
  return {
    id,
    accountId,
    mode,
    slot: input.slot,
    version: 1,
    url: input.url,
    href: input.href,
    eventsJson: eventsJson(input.events),
    active: 1,
    disabledReason: null,
    retrySchedule: input.retry_schedule,
    failureCount: 0,
    failingSince: null,
    secretSealed: input.secretSealed,
    previousSecretSealed: null,
    previousSecretUntil: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
}

function eventsJson(types: readonly string[]): string {
  return JSON.stringify([...new Set(types)]);
}

/** Returns the normalized address; throws if it may not be called. */
async function checkedHref(services: Services, url: string): Promise<string> {
  const refusal = await services.outgoing.refusalOf(url);
  if (refusal !== null) throw fieldProblem('/url', `${refusal}; name one that the internet can reach`);
  return hrefOf(url) as string;
}

const endpointLimit: Refusal = { refused: true, code: 'endpoint_limit' };

/** Returns a free number of the mode; concurrent inserts of one number collide in the database. */
function freeSlot(existing: readonly WebhookEndpoint[]): number | Refusal {
  const taken = new Set(existing.map(({ slot }) => slot));
  for (let slot = 1; slot <= limits.webhookEndpointsMax; slot++) if (!taken.has(slot)) return slot;
  return endpointLimit;
}

/** Changes the named fields. Activating an endpoint resets its failures. */
export async function changeEndpoint(
  services: Services,
  editor: EndpointEditor,
  id: string,
  input: z.output<typeof UpdateWebhookInput>,
) {
  const href = input.url === undefined ? null : await checkedHref(services, input.url);
  const row = await writeEndpoint(services, editor, { id, action: 'webhook.changed' }, (endpoint) => ({
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

export async function deleteEndpoint(services: Services, editor: EndpointEditor, id: string) {
  const deletion = { id, action: 'webhook.deleted' } as const;
  await writeEndpoint(services, editor, deletion, (_, { now }) => ({ deletedAt: now }));
  return { id, deleted: true as const };
}

async function writeEndpoint(
  services: Services,
  { caller, context }: EndpointEditor,
  { id, action }: { id: string; action: 'webhook.changed' | 'webhook.deleted' },
  change: (endpoint: WebhookEndpoint, context: Context) => Partial<WebhookEndpoint>,
): Promise<WebhookEndpoint> {
  const outcome = await execute(services, {
    subject: subjectOf(() => findOwnEndpoint(services, caller, id)),
    command: {
      decide: (endpoint) => {
        const row = { ...endpoint, ...change(endpoint, context), updatedAt: context.now };
        return rewritten(action, endpoint, row);
      },
    },
    context,
  });
  return orThrow(outcome).after;
}

function rewritten(
  action: Parameters<typeof endpointChange>[0],
  before: WebhookEndpoint,
  row: WebhookEndpoint,
) {
  const after = action === 'webhook.deleted' ? null : row;
  const change = endpointChange(action, [versioned(updateEndpoint, row)], before, after);
  return { kind: 'change' as const, change, after: row };
}

/** Gives an endpoint a new secret; the old one also signs until the grace period ends. */
export function rotateSecret(
  services: Services,
  { params, body, caller, context, key }: Asked<'rotate', 'params' | 'body'>,
) {
  const places = endpointPlaces(params);
  const made = makeSecret(services, places);
  const until = graceEnd(services, body.grace_hours);
  return execute(services, {
    subject: subjectOf(() => findOwnEndpoint(services, caller, params.id)),
    command: {
      decide: (endpoint, { now }) =>
        rewritten('webhook.secret_rotated', endpoint, {
          ...endpoint,
          secretSealed: made.sealed,
          previousSecretSealed: until === null ? null : retire(services, places, endpoint.secretSealed),
          previousSecretUntil: until,
          updatedAt: now,
        }),
      present: (row) => ({ ...presentEndpoint(row, services.clock.now()), secret: made.secret }),
    },
    context,
    key,
  });
}

/** Gives the account and mode a new default secret, which signs deliveries to a `callback_url`. */
export function rotateDefaultSecret(
  services: Services,
  { body, caller, context, key }: Parameters<Webhooks['rotateDefaultSecret']>[0],
) {
  const { accountId, mode } = caller;
  const places = defaultPlaces({ accountId, mode });
  const made = makeSecret(services, places);
  const until = graceEnd(services, body.grace_hours);
  return execute(services, {
    subject: subjectOf(async () => {
      return { standing: await services.store.one(findDefaultSecret, { accountId, mode }) };
    }),
    command: {
      decide: ({ standing }) => {
        const known = until === null ? undefined : standing?.secretSealed;
        const retired = known === undefined ? null : retire(services, places, known);
        const row = {
          accountId,
          mode,
          secretSealed: made.sealed,
          previousSecretSealed: retired,
          previousSecretUntil: retired === null ? null : until,
        };
        const write = standing
          ? step(replaceDefaultSecret, { ...row, known: standing.secretSealed })
          : step(insertDefaultSecret, row);
        return { kind: 'change', change: defaultSecretChange(write, standing ?? null, row), after: row };
      },
      present: ({ previousSecretUntil }) => ({
        secret: made.secret,
        previous_secret_expires_at: isoOrNull(previousSecretUntil),
      }),
    },
    context,
    key,
  });
}
