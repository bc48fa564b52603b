import { type CheckoutRow, pathIn } from '@escrow-checkout/web';
import { type CheckoutAggregate, isChargeAggregate } from '../../../../domain/aggregate.js';
import { chargeStatusOf } from '../../../../domain/charge/status.js';
import { checkoutOf } from '../../../../domain/checkout/decide.js';
import { isAwaitingPayment } from '../../../../domain/checkout/invariants.js';
import { blockedBy } from '../../../../domain/escrow/blocked.js';
import type { EscrowStatus } from '../../../../domain/records.js';
import { money } from '../../../pages/signed-in/story-view.js';
import type { Visit } from '../../route.js';
import { shortTime } from '../format.js';

/** An escrow or a charge as lists show it. */
export function presentRow(visit: Visit, aggregate: CheckoutAggregate): CheckoutRow {
  const checkout = checkoutOf(aggregate);
  const isEscrow = checkout.kind === 'escrow';
  return {
    href: pathIn(visit, `/escrows/${checkout.id}`),
    reference: checkout.reference,
    item: checkout.description,
    buyer: checkout.customerName ?? checkout.customerEmail,
    seller: checkout.sellerEmail === null ? null : (checkout.sellerName ?? checkout.sellerEmail),
    amount: money(checkout.amount),
    status: isEscrow
      ? { kind: 'escrow', status: checkout.status as EscrowStatus }
      : { kind: 'charge', status: chargeStatusOf(checkout) },
    blockedBy: isChargeAggregate(aggregate) ? [] : openBlocks(aggregate),
    due: dueOf(aggregate),
    createdAt: shortTime(checkout.createdAt),
  };
}

/** What blocks a release, without what its status says already. */
function openBlocks(aggregate: Exclude<CheckoutAggregate, { charge: unknown }>): CheckoutRow['blockedBy'] {
  const said = ['not_funded', 'final', 'disputed'];
  return blockedBy(aggregate).filter((reason) => !said.includes(reason));
}

/** What happens next by itself, if nobody does anything. */
function dueOf(aggregate: CheckoutAggregate): CheckoutRow['due'] {
  const checkout = checkoutOf(aggregate);
  if (isAwaitingPayment(checkout)) return { what: 'payment', at: shortTime(checkout.paymentDeadlineAt) };
  const dispute = isChargeAggregate(aggregate) ? null : aggregate.dispute;
  if (checkout.status === 'disputed') {
    return dispute?.respondBy ? { what: 'answer', at: shortTime(dispute.respondBy) } : null;
  }
  const { autoReleaseAt, status } = checkout;
  return status === 'funded' && autoReleaseAt !== null
    ? { what: 'release', at: shortTime(autoReleaseAt) }
    : null;
}
