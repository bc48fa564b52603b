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

/** An event is older than the attempt at it; a replay that begins too early leaves out what was delivered. */
const beforeFailureMs = 3_600_000;

/** A failed attempt at an endpoint. */
export interface EndpointFailure {
  /** As it stood before the attempt. */
  endpoint: WebhookEndpoint;
  failure: AttemptFailure;
  /** What it answered; null if it did not. */
  status: number | null;
  /** Account time. */
  now: number;
}

/** What tells the merchant that an endpoint was switched off; part of the commit that does it. */
export async function disabledMail(
  services: Services,
  failed: EndpointFailure,
  reason: 'gone' | 'failures',
  cause: string,
): Promise<Step> {
  const { accountId, mode } = failed.endpoint;
  const facts = await told(services, failed);
  const data = { ...facts, reason, replaySince: Math.max(0, facts.failingSince - beforeFailureMs) };
  return mailToAccount(services, { accountId, mode, template: 'webhook.disabled', cause, data });
}

/** What warns the merchant once in a run of failures that has lasted a day; part of the attempt's commit. */
export async function warning(services: Services, failed: EndpointFailure): Promise<Step[]> {
  const { endpoint, failure, now } = failed;
  const { id, accountId, mode, failingSince } = endpoint;
  if (failingSince === null || !isWarningDue(endpoint, failure, now)) return [];
  const mail = { template: 'webhook.failing', cause: `${id} ${failingSince}` } as const;
  if (await services.store.one(findMailOf, mail)) return [];
  const disabledAfter = Math.max(failingSince + failingMsMax, now);
  const data = { ...(await told(services, failed)), disabledAfter };
  return [mailToAccount(services, { ...mail, accountId, mode, data })];
}

async function told(services: Services, { endpoint, failure, status, now }: EndpointFailure) {
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
