import type { Mode, VirtualAccount } from '../../domain/records.js';
import type { BankNotification } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { partnerNamed } from '../banks/partners.js';
import { listVirtualAccounts } from '../checkouts/queries.js';
import { recordByReference } from '../transfers/record-outcome.js';
import { applyCredit, type CreditSource } from './apply.js';
import { listRefundsInFlight } from './queries.js';

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
    const bank = services.partners.find(mode, partnerName);
    // The modes have different keys, so a notification of one is forged for the other.
    const notifications = bank?.readNotification(headers, rawBody) ?? null;
    if (bank === null || notifications === null) continue;
    for (const each of notifications) await applyNotification(services, { bank, mode }, each);
    return 'accepted';
  }
  return 'forged';
}

async function applyNotification(
  services: Services,
  source: CreditSource,
  notification: BankNotification,
): Promise<void> {
  switch (notification.kind) {
    case 'credit': {
      const { partnerCreditId, rejection } = notification;
      const credit = await source.bank.findCredit(partnerCreditId, rejection);
      if (credit) await applyCredit(services, source, credit);
      else services.log.warn({ partnerCreditId }, 'the partner reported a credit that it does not know');
      return;
    }
    case 'transfer':
      return recordByReference(services, 'payout', notification.reference);
    case 'refund':
      return recordByReference(services, 'refund', notification.reference);
    case 'refunds':
      return recordRefundsOf(services, source, notification.partnerReference);
  }
}

/** Asks about every refund that is with the partner, of payments to one virtual account. */
async function recordRefundsOf(
  services: Services,
  { bank, mode }: CreditSource,
  partnerReference: string,
): Promise<void> {
  const attempts = await services.store.all(listRefundsInFlight, {
    partner: bank.name,
    mode,
    partnerReference,
  });
  for (const { reference } of attempts) await recordByReference(services, 'refund', reference);
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
  const bank = partnerNamed(services, mode, partner);
  for (const credit of await bank.findCredits(partnerReference)) {
    await applyCredit(services, { bank, mode }, credit);
  }
}
