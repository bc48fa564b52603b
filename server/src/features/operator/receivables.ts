import type { CheckoutAggregate, CoveredFrom } from '../../domain/aggregate.js';
import { checkoutOf, decideCheckout } from '../../domain/checkout/decide.js';
import { refundToCancel } from '../../domain/checkout/receivable.js';
import { transferOf } from '../../domain/transfer.js';
import type { Services } from '../../services.js';
import { loadCheckout } from '../checkouts/load.js';
import { findCredit, findPayout, findRefund } from '../checkouts/queries.js';
import { act, CommandRefused, operatorContext } from './act.js';
import { settleCredit } from './credits.js';
import { actOnTransfer } from './transfers.js';

interface Settlement {
  amount: number;
  from: CoveredFrom;
}

/** Settles the receivable of a checkout, credit, payout or refund. Returns the rest of it, in kobo. */
export async function settleReceivable(
  services: Services,
  id: string,
  settlement: Settlement,
): Promise<number> {
  const { store } = services;
  if (await loadCheckout(store, id)) return settleCheckout(services, id, settlement);
  if (await store.one(findCredit, { id })) return settleCredit(services, id, settlement);
  const kind = (await store.one(findPayout, { id })) ? 'payout' : 'refund';
  if (kind === 'refund' && !(await store.one(findRefund, { id }))) {
    throw new CommandRefused(`Nothing is owed to us under ${id}: see escrow-server inbox.`);
  }
  const { after } = await actOnTransfer(services, kind, id, { command: 'settle_receivable', ...settlement });
  return transferOf(after).amountReceivable;
}

async function settleCheckout(services: Services, id: string, { amount, from }: Settlement): Promise<number> {
  const load = () => loadCheckout(services.store, id);
  const aggregate = await load();
  const context = await operatorContext(services, checkoutOf(aggregate as CheckoutAggregate));
  const { after } = await act(services, context, load, (current) => {
    requireRefundCancelled(current, { amount, from });
    return decideCheckout(current, { command: 'settle_receivable', amount, from }, context);
  });
  return checkoutOf(after).amountReceivable;
}

function requireRefundCancelled(aggregate: CheckoutAggregate, settlement: Settlement): void {
  const refund = refundToCancel(aggregate, settlement);
  if (!refund) return;
  // A refund at the partner cannot be cancelled before its outcome is known.
  const verb = refund.status === 'needs_details' ? 'look-up' : 'cancel';
  throw new CommandRefused(
    `Its payer is owed a refund of the same money: run escrow-server refund ${verb} ${refund.id} first.`,
  );
}
