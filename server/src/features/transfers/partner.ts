import type { TransferAggregate } from '../../domain/aggregate.js';
import type { Attempt } from '../../domain/records.js';
import { type BankingPartner, PartnerUnavailable, type TransferResult } from '../../ports/bank.js';
import type { Services } from '../../services.js';

/** Within this time an adapter answers or throws; nothing is sent with less of the lease left. */
export const partnerTimeoutMs = 20_000;

/**
 * The partner that makes a transfer: a refund goes back through the one its credit came from, and a combined
 * payout keeps the partner it began with.
 */
export function partnerOf(services: Services, { payout, refund, credit }: TransferAggregate): BankingPartner {
  const mode = (payout ?? refund)?.mode;
  const bank = mode === undefined ? null : services.bankFor(mode);
  if (!bank) throw new PartnerUnavailable('No banking partner is configured');
  const begun = credit?.partner ?? (payout && 'partner' in payout ? payout.partner : bank.name);
  if (begun !== bank.name) throw new PartnerUnavailable(`The partner ${begun} is not configured`);
  return bank;
}

/** A call to the partner, prepared before the attempt is marked as sent. */
export type Order = (bank: BankingPartner, attempt: Attempt, now: number) => Promise<TransferResult>;

export function orderOf(services: Services, { payout, credit, refund }: TransferAggregate): Order {
  if (refund && credit) {
    const { partnerCreditId } = credit;
    return (bank, { reference }, now) =>
      bank.refund({ reference, partnerCreditId, amount: refund.amount, now });
  }
  const { bankCode, accountName, accountNumberSealed } = payout ?? {};
  if (!payout || bankCode == null || accountName == null || accountNumberSealed == null) {
    throw new Error('A payout without a destination cannot be sent');
  }
  const accountNumber = services.sealer.open('account_number', accountNumberSealed);
  const { accountId, amount } = payout;
  return (bank, { reference }, now) =>
    bank.transfer({ reference, accountId, amount, bankCode, accountNumber, accountName, now });
}

/** The partner's current result for an attempt; null if it does not know the attempt, which may be a race. */
export function askPartner(
  bank: BankingPartner,
  kind: TransferAggregate['kind'],
  { reference }: Pick<Attempt, 'reference'>,
  now: number,
): Promise<TransferResult | null> {
  return kind === 'payout' ? bank.findTransfer(reference, now) : bank.findRefund(reference, now);
}
