import type { VirtualAccount } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { partnerNamed } from '../banks/partners.js';
import { listVirtualAccounts } from '../checkouts/queries.js';
import { applyCredit } from './apply.js';

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
  { partner, mode, partnerReference }: VirtualAccount,
): Promise<void> {
  const bank = partnerNamed(services, mode, partner);
  for (const credit of await bank.findCredits(partnerReference)) {
    await applyCredit(services, { bank, mode }, credit);
  }
}
