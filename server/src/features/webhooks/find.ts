import type { WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import { type Refusal, refuse } from '../../domain/change.js';
import type { Owner } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { findDelivery } from './delivery-queries.js';
import type { ListedDelivery } from './present.js';
import { findEndpoint } from './queries.js';

export const endpointNotFound = refuse('not_found', 'There is no webhook endpoint with this id.');

const deliveryNotFound = refuse('not_found', 'There is no delivery with this id.');

/** Finds the caller's endpoint, unless it was deleted. */
export async function findOwnEndpoint(
  { store }: Services,
  { accountId, mode }: Owner,
  id: string,
): Promise<WebhookEndpoint | Refusal> {
  const endpoint = await store.one(findEndpoint, { accountId, mode, id });
  return endpoint && endpoint.deletedAt === null ? endpoint : endpointNotFound;
}

export async function findOwnDelivery(
  { store }: Services,
  { accountId, mode }: Owner,
  id: string,
): Promise<ListedDelivery | Refusal> {
  return (await store.one(findDelivery, { accountId, mode, id })) ?? deliveryNotFound;
}
