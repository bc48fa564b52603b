import { step } from '../../adapters/store/statement.js';
import type { WebhookDelivery, WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import { insertDelivery, insertEndpointEvent } from '../../adapters/store/webhook-statements.js';
import type { Handlers } from '../../http/mount.js';
import { subjectOf } from '../../pipeline/admit.js';
import { execute } from '../../pipeline/execute.js';
import type { Services } from '../../services.js';
import { findOwnEndpoint } from './find.js';
import { presentDelivery } from './present.js';

type Call = Parameters<Handlers['webhooks']['test']>[0];

/** Begins a delivery of `webhook.test` to one endpoint, whatever it subscribed to. */
export async function sendTest(
  services: Services,
  {
    params,
    caller,
    context,
    key,
  }: Pick<Call, 'params' | 'context' | 'key'> & {
    caller: Pick<Call['caller'], 'accountId' | 'mode'>;
  },
) {
  const reply = await execute(services, {
    subject: subjectOf(() => findOwnEndpoint(services, caller, params.id)),
    command: {
      decide: (endpoint, { now: at }) => {
        const event = endpointEvent(services, endpoint, 'webhook.test', at);
        const delivery = newDelivery(services, endpoint, event.id, 'test', at);
        return {
          kind: 'change',
          change: [step(insertEndpointEvent, event), step(insertDelivery, delivery)],
          after: { ...delivery, type: event.type, reference: event.reference },
        };
      },
      present: presentDelivery,
    },
    context,
    key,
  });
  services.wakeWorker();
  return reply;
}

/** The row of an event about an endpoint, which belongs to no checkout. */
export function endpointEvent(
  services: Pick<Services, 'newId'>,
  endpoint: WebhookEndpoint,
  type: 'webhook.test' | 'webhook.disabled',
  at: number,
  extras: Record<string, string> = {},
) {
  const byMerchant = type === 'webhook.test';
  return {
    id: services.newId(),
    type,
    checkoutId: null,
    accountId: endpoint.accountId,
    mode: endpoint.mode,
    reference: endpoint.id,
    sequence: null,
    status: endpoint.active === 1 ? 'active' : 'disabled',
    amount: 0,
    currency: 'NGN',
    metadataJson: null,
    at,
    actorKind: byMerchant ? 'merchant' : 'clock',
    actorVia: byMerchant ? 'api' : 'job',
    extrasJson: JSON.stringify({ webhook_id: endpoint.id, ...extras }),
  };
}

/** The row of a delivery that is due at once. */
export function newDelivery(
  services: Pick<Services, 'newId' | 'clock'>,
  endpoint: WebhookEndpoint,
  eventId: string,
  triggerKind: WebhookDelivery['triggerKind'],
  at: number,
): WebhookDelivery {
  return {
    id: services.newId(),
    accountId: endpoint.accountId,
    mode: endpoint.mode,
    eventId,
    endpointId: endpoint.id,
    destinationKey: endpoint.id,
    url: endpoint.url,
    status: 'pending',
    triggerKind,
    attemptsSinceTrigger: 0,
    attemptCount: 0,
    nextAttemptAt: services.clock.now(),
    leaseToken: null,
    leaseUntil: null,
    lastFailure: null,
    lastResponseStatus: null,
    createdAt: at,
    updatedAt: at,
  };
}
