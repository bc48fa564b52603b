import { contract } from '@escrow-checkout/contract';
import { step } from '../../adapters/store/statement.js';
import type { WebhookDelivery, WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import { insertDelivery, insertEndpointEvent } from '../../adapters/store/webhook-statements.js';
import { callerOf } from '../../http/context.js';
import type { Services } from '../../services.js';
import { commitAnswer } from '../idempotency/commit-answer.js';
import { type EndpointCall, standingEndpoint } from './endpoint.js';
import { presentDelivery } from './present-delivery.js';

/** Begins a delivery of `webhook.test` to one endpoint, whatever it subscribed to. */
export async function sendTest(call: EndpointCall, id: string) {
  const { services, response } = call;
  const prepare = async () => {
    const endpoint = await standingEndpoint(services, response, id);
    const at = services.clock.now() + callerOf(response).clockOffsetMs;
    const event = endpointEvent(services, endpoint, 'webhook.test', at);
    const delivery = newDelivery(services, endpoint, event.id, 'test', at);
    const body = presentDelivery({ ...delivery, type: event.type, reference: event.reference });
    return { steps: [step(insertEndpointEvent, event), step(insertDelivery, delivery)], body };
  };
  const schema = contract.webhooks.test.responses[200];
  const body = await commitAnswer(services, {
    ...{ ...call, sent: call.request.body, status: 200, schema, prepare },
  });
  services.wakeWorker();
  return body;
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
    ...{ id: services.newId(), type, checkoutId: null, accountId: endpoint.accountId, mode: endpoint.mode },
    ...{ reference: endpoint.id, sequence: null, status: endpoint.active === 1 ? 'active' : 'disabled' },
    ...{ amount: 0, currency: 'NGN', metadataJson: null, at },
    ...{ actorKind: byMerchant ? 'merchant' : 'clock', actorVia: byMerchant ? 'api' : 'alarm' },
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
    ...{ id: services.newId(), accountId: endpoint.accountId, mode: endpoint.mode, eventId },
    ...{ endpointId: endpoint.id, lane: endpoint.id, url: endpoint.url, status: 'pending', triggerKind },
    ...{ tries: 0, attemptCount: 0, nextAttemptAt: services.clock.now(), leaseToken: null },
    ...{ leaseUntil: null, lastFailure: null, lastResponseStatus: null, createdAt: at, updatedAt: at },
  };
}
