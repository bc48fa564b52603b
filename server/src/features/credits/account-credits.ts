import type { VirtualAccount } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { partnerNamed } from '../banks/partners.js';
import { listVirtualAccounts } from '../checkouts/queries.js';
import { applyCredits } from './apply.js';

/**
 * Records the partner's credits to every virtual account of a checkout, past ones included.
 *
 * @throws PartnerUnavailable when it does not answer about one of them
 */
export async function applyPartnerCredits(services: Services, checkoutId: string): Promise<void> {
  const accounts = await services.store.all(listVirtualAccounts, { checkoutId });
  for (const account of accounts) await applyAccountCredits(services, account);
}

/**
 * Records the partner's credits to one virtual account.
 *
 * @throws PartnerUnavailable when it does not answer
 */
export async function applyAccountCredits(
  services: Services,
  { partner, mode, partnerReference, checkoutId }: VirtualAccount,
): Promise<void> {
  const bank = partnerNamed(services, mode, partner);
  await applyCredits(services, { bank, mode }, checkoutId, await bank.findCredits(partnerReference));
}
