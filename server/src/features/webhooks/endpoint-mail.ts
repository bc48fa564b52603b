import { basePath } from '@escrow-checkout/contract';
import type { WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import { addressShown } from '../../domain/mail/templates.js';
import type { AttemptFailure } from '../../domain/webhook/attempt.js';
import { failingMsMax, isWarningDue } from '../../domain/webhook/endpoint.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { findMailOf } from '../mail/queries.js';
import { mailToAccount } from '../mail/write.js';

/** A replay begins this much before the first failure, since the event is older than its attempt. */
const beforeFailureMs = 3_600_000;

/** A failed attempt at an endpoint. */
export interface EndpointFailure {
  /** Its state before the attempt. */
  endpoint: WebhookEndpoint;
  failure: AttemptFailure;
  /** The HTTP status; null without a response. */
  status: number | null;
  /** Account time. */
  now: number;
}

/** Returns the step that mails the merchant about a disabled endpoint, for the commit that disables it. */
export async function disabledMail(
  services: Services,
  failed: EndpointFailure,
  reason: 'gone' | 'failures',
  cause: string,
): Promise<Step> {
  const { accountId, mode } = failed.endpoint;
  const facts = await failureFacts(services, failed);
  const data = { ...facts, reason, replaySince: Math.max(0, facts.failingSince - beforeFailureMs) };
  return mailToAccount(services, { accountId, mode, template: 'webhook.disabled', cause, data });
}

/** Returns the step that warns the merchant once failures have lasted a day; for the attempt's commit. */
export async function warning(services: Services, failed: EndpointFailure): Promise<Step[]> {
  const { endpoint, failure, now } = failed;
  const { id, accountId, mode, failingSince } = endpoint;
  if (failingSince === null || !isWarningDue(endpoint, failure, now)) return [];
  const mail = { template: 'webhook.failing', cause: `${id} ${failingSince}` } as const;
  if (await services.store.one(findMailOf, mail)) return [];
  const disabledAfter = Math.max(failingSince + failingMsMax, now);
  const data = { ...(await failureFacts(services, failed)), disabledAfter };
  return [mailToAccount(services, { ...mail, accountId, mode, data })];
}

async function failureFacts(services: Services, { endpoint, failure, status, now }: EndpointFailure) {
  const account = await services.store.one(findAccount, { id: endpoint.accountId });
  return {
    account: account?.name ?? '',
    mode: endpoint.mode,
    endpointId: endpoint.id,
    address: addressShown(endpoint.url),
    failingSince: endpoint.failingSince ?? now,
    lastFailure: failure,
    lastStatus: status,
    apiUrl: `${services.config.siteUrl}${basePath}`,
  };
}
