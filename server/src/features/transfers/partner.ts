import type { TransferAggregate } from '../../domain/aggregate.js';
import type { Payee } from '../../domain/change.js';
import type { Attempt } from '../../domain/records.js';
import { partnerNameOf, transferOf } from '../../domain/transfer.js';
import type { BankingPartner, TransferResult } from '../../ports/bank.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import type { SealedPlace } from '../../ports/sealer.js';
import type { Services } from '../../services.js';
import { partnerNamed } from '../banks/partners.js';

/** Within this time an adapter answers or throws; nothing is sent with less of the lease left. */
export const partnerTimeoutMs = 20_000;

/** The partner that makes a transfer. */
export function partnerOf(services: Services, aggregate: TransferAggregate): BankingPartner {
  return partnerNamed(services, transferOf(aggregate).mode, partnerNameOf(aggregate));
}

/** A call to the partner, prepared before the attempt is marked as sent. */
export type Order = (bank: BankingPartner, attempt: Attempt, now: number) => Promise<TransferResult>;

/** Where the account number of a payout, and of its attempts, is sealed: with its payee. */
export function placeOfPayee({ accountId, mode, sellerEmail }: Payee): SealedPlace {
  return sealedPlaces.accountNumber({ accountId, mode, sellerKey: sellerEmail });
}

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
  const accountNumber = services.sealer.open(placeOfPayee(payout), accountNumberSealed);
  const { accountId, amount } = payout;
  return (bank, { reference }, now) =>
    bank.transfer({ reference, accountId, amount, bankCode, accountNumber, accountName, now });
}

/** The partner's current result for an attempt; null if it does not know the attempt, which may be a race. */
export async function askPartner(
  bank: BankingPartner,
  { refund, credit }: TransferAggregate,
  { reference }: Pick<Attempt, 'reference'>,
  now: number,
): Promise<TransferResult | null> {
  if (refund === null) return bank.findTransfer(reference, now);
  if (credit === null) throw new Error('A refund without a credit cannot be looked up');
  return bank.findRefund({
    reference,
    partnerCreditId: credit.partnerCreditId,
    amount: refund.amount,
    now,
  });
}
