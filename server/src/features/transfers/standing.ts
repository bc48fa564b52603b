import type { TransferAggregate } from '../../domain/aggregate.js';
import type { Attempt } from '../../domain/records.js';
import {
  differenceOf,
  type ExpectedDestination,
  type ExpectedTransfer,
  type PartnerTransfer,
} from '../../domain/transfer/standing.js';
import { transferOf } from '../../domain/transfer.js';
import type { Services } from '../../services.js';
import { placeOfPayee } from './partner.js';

/** Returns in words how the partner's transfer differs from what we would send, or null. */
export function differenceAtPartner(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
  standing: PartnerTransfer,
): string | null {
  return differenceOf(expectedOf(services, aggregate, attempt), standing);
}

function expectedOf(services: Services, aggregate: TransferAggregate, attempt: Attempt): ExpectedTransfer {
  return { amount: transferOf(aggregate).amount, destination: destinationOf(services, aggregate, attempt) };
}

/** The destination is the attempt's own: the payout may have another bank account by now. */
function destinationOf(
  { sealer }: Services,
  { credit, payout }: TransferAggregate,
  { objectKind, bankCode, accountNumberSealed }: Attempt,
): ExpectedDestination | null {
  if (objectKind === 'refund') {
    return credit === null ? null : { to: 'credit', partnerCreditId: credit.partnerCreditId };
  }
  if (payout === null || accountNumberSealed === null) return null;
  const accountNumber = sealer.open(placeOfPayee(payout), accountNumberSealed);
  return { to: 'bank_account', bankCode, accountNumber };
}
