import type { Mode, VirtualAccount } from '../../domain/records.js';
import type { BankNotification } from '../../ports/bank.js';
import { PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { listVirtualAccounts } from '../checkouts/queries.js';
import { recordByReference } from '../transfers/record-outcome.js';
import { applyCredit, type CreditSource } from './apply.js';

const modes: readonly Mode[] = ['test', 'live'];

/**
 * Handles a partner's notification. It is only a hint: after its signature is checked, the partner is asked
 * what happened.
 *
 * @throws PartnerUnavailable when the partner does not answer; it notifies again later
 */
export async function receiveNotification(
  services: Services,
  partnerName: string,
  headers: Record<string, string | undefined>,
  rawBody: Buffer,
): Promise<'accepted' | 'forged'> {
  for (const mode of modes) {
    const bank = services.bankFor(mode);
    if (bank?.name !== partnerName) continue;
    // The modes have different keys, so a notification of one is forged for the other.
    const notification = bank.readNotification(headers, rawBody);
    if (notification === null) continue;
    await applyNotification(services, { bank, mode }, notification);
    return 'accepted';
  }
  return 'forged';
}

async function applyNotification(
  services: Services,
  source: CreditSource,
  notification: BankNotification,
): Promise<void> {
  if (notification.kind === 'credit') {
    const { partnerCreditId } = notification;
    const credit = await source.bank.findCredit(partnerCreditId);
    if (credit) await applyCredit(services, source, credit);
    else services.log.warn({ partnerCreditId }, 'the partner reported a credit that it does not know');
    return;
  }
  const kind = notification.kind === 'transfer' ? 'payout' : 'refund';
  await recordByReference(services, kind, notification.reference);
}

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
  const bank = services.bankFor(mode);
  if (bank?.name !== partner) throw new PartnerUnavailable(`The partner ${partner} is not configured`);
  for (const credit of await bank.findCredits(partnerReference)) {
    await applyCredit(services, { bank, mode }, credit);
  }
}
