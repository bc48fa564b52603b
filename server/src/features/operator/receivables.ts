import type { CheckoutAggregate, TransferAggregate } from '../../domain/aggregate.js';
import { checkoutOf, decideCheckout } from '../../domain/checkout/decide.js';
import { refundToCancel } from '../../domain/checkout/receivable.js';
import { refundBeforeLoss, settleOwnReceivable } from '../../domain/credit.js';
import type { Checkout, Credit, Refund } from '../../domain/records.js';
import { decideTransfer, transferOf } from '../../domain/transfer.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { Store } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { loadCheckout } from '../checkouts/load.js';
import { findCredit } from '../checkouts/queries.js';
import { listRefundsOfCredit } from '../credits/queries.js';
import { loadTransfer } from '../transfers/load.js';
import { CommandRefused } from './act.js';
import { type Settlement, settle } from './settlement.js';

/** What is left of a receivable, in kobo; `isRepeat` if the settlement was recorded before. */
export interface Settled {
  left: number;
  isRepeat: boolean;
}

/** Settles the receivable of a checkout, credit, payout or refund. */
export async function settleReceivable(
  services: Services,
  id: string,
  settlement: Settlement,
): Promise<Settled> {
  const { store } = services;
  const checkout = await loadCheckout(store, id);
  if (checkout) return settleCheckout(services, checkoutOf(checkout), settlement);
  const credit = await store.one(findCredit, { id });
  if (credit) return settleCredit(services, credit, settlement);
  const transfer = (await loadTransfer(store, 'payout', id)) ?? (await loadTransfer(store, 'refund', id));
  if (transfer) return settleTransfer(services, transfer, settlement);
  throw new CommandRefused(`Nothing is owed to us under ${id}: see escrow-server inbox.`);
}

async function settleCheckout(
  services: Services,
  { id, accountId, mode }: Checkout,
  settlement: Settlement,
): Promise<Settled> {
  const { amount, from } = settlement;
  const { after, isRepeat } = await settle(services, {
    id,
    owner: { accountId, mode },
    settlement,
    load: () => loadCheckout(services.store, id),
    decide: (aggregate, context) => {
      requireRefundCancelled(aggregate, settlement);
      return decideCheckout(aggregate, { command: 'settle_receivable', amount, from }, context);
    },
  });
  return { left: checkoutOf(after).amountReceivable, isRepeat };
}

interface CreditWithRefunds {
  credit: Credit;
  refunds: readonly Refund[];
}

async function loadCredit(store: Store, id: string): Promise<CreditWithRefunds | undefined> {
  const credit = await store.one(findCredit, { id });
  return credit && { credit, refunds: await store.all(listRefundsOfCredit, { creditId: id }) };
}

/** Settles the receivable of a credit that never counted, and that its bank took back, or a part of it. */
async function settleCredit(
  services: Services,
  { id, accountId, mode }: Credit,
  settlement: Settlement,
): Promise<Settled> {
  const { after, isRepeat } = await settle(services, {
    id,
    owner: { accountId, mode },
    settlement,
    load: () => loadCredit(services.store, id),
    decide: (read, context) => {
      requireRefundOver(read, settlement);
      const decision = settleOwnReceivable(read.credit, settlement, context);
      return isRefusal(decision) ? decision : { ...decision, after: { ...read, credit: decision.after } };
    },
  });
  return { left: after.credit.amountOwnReceivable, isRepeat };
}

/** Settles the receivable of a payout or refund that was paid twice. */
async function settleTransfer(
  services: Services,
  aggregate: TransferAggregate,
  settlement: Settlement,
): Promise<Settled> {
  const { amount, from } = settlement;
  const { id, accountId, mode } = transferOf(aggregate);
  const { after, isRepeat } = await settle(services, {
    id,
    owner: { accountId, mode },
    settlement,
    load: () => loadTransfer(services.store, aggregate.kind, id),
    decide: (current, context) =>
      decideTransfer(current, { command: 'settle_receivable', amount, from }, context),
  });
  return { left: transferOf(after).amountReceivable, isRepeat };
}

function requireRefundCancelled(aggregate: CheckoutAggregate, settlement: Settlement): void {
  const refund = refundToCancel(aggregate, settlement);
  if (refund) throw new CommandRefused(`${owedTheSame}: run escrow-server ${endingOf(refund)} first.`);
}

function requireRefundOver({ credit, refunds }: CreditWithRefunds, { from }: Settlement): void {
  const refund = refundBeforeLoss(refunds, from);
  if (!refund) return;
  if (refund.amount <= credit.amountOwnReceivable)
    throw new CommandRefused(`${owedTheSame}: run escrow-server ${endingOf(refund)} first.`);
  throw new CommandRefused(
    `${owedTheSame}: pay refund ${refund.id} manually, less what their bank has returned, settle that as ` +
      'recovered by the same transfer, and record the payment.',
  );
}

const owedTheSame = 'Its payer is owed a refund of the same money';

/** A refund at the partner cannot be cancelled before its outcome is known. */
function endingOf({ id, status }: Refund): string {
  return `refund ${status === 'needs_details' ? 'look-up' : 'cancel'} ${id}`;
}
