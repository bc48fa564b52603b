import type { WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import type { Refusal } from '../../domain/change.js';
import type { Caller } from '../../http/context.js';
import type { Services } from '../../services.js';
import { findDelivery } from './delivery-queries.js';
import type { ListedDelivery } from './present.js';
import { findEndpoint } from './queries.js';

type Owner = Pick<Caller, 'accountId' | 'mode'>;

export const endpointNotFound: Refusal = {
  refused: true,
  code: 'not_found',
  detail: 'There is no webhook endpoint with this id.',
};

const deliveryNotFound: Refusal = {
  refused: true,
  code: 'not_found',
  detail: 'There is no delivery with this id.',
};

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
