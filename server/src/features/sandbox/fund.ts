import type { CheckoutAggregate } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import { checkoutOf } from '../../domain/checkout/decide.js';
import { isAwaitingPayment, isClosed } from '../../domain/checkout/invariants.js';
import type { VirtualAccount } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { loadCheckout } from '../checkouts/load.js';
import { listVirtualAccounts } from '../checkouts/queries.js';
import { expectTransfer, makeTransfer, type Transfer } from './transfer.js';

export interface FundWish {
  /** Kobo; what is missing when null. */
  amount: number | null;
  payerName: string | null;
  /** How often the bank reports the one transfer. */
  times: number;
  outcome: Transfer['outcome'];
  /** How long after now it arrives, in account time. */
  delayMs: number;
  /** Names the transfer, so that a repeated request makes no second one; null: a new transfer. */
  partnerCreditId: string | null;
}

/**
 * Lets the sandbox bank receive a transfer into the newest account of an escrow or charge and report it,
 * signed, the way a real one does. Answers it as it then stands. A closed one takes money too, which goes
 * back; how much has to be said then, since nothing is missing.
 */
export async function fundCheckout<A extends CheckoutAggregate>(
  services: Services,
  aggregate: A,
  wish: FundWish,
): Promise<A | Refusal> {
  const checkout = checkoutOf(aggregate);
  const { sandboxBank } = services;
  const known = wish.partnerCreditId === null ? null : await sandboxBank.amountOf(wish.partnerCreditId);
  const missing = isAwaitingPayment(checkout) ? checkout.amount - checkout.amountHeld : 0;
  const amount = wish.amount ?? known ?? missing;
  if (amount <= 0) {
    const code = isClosed(checkout.status) ? 'final' : 'already_funded';
    return { refused: true, code, detail: 'Nothing is missing: say which amount to send.' };
  }
  const { partnerReference, accountNumber } = await newestAccount(services, checkout.id);
  const { payerName, outcome, times, delayMs, partnerCreditId } = wish;
  const transfer: Transfer = {
    ...{ id: partnerCreditId ?? services.newId(), accountId: checkout.accountId, amount, payerName },
    ...{ partnerReference, accountNumber, outcome, times },
  };
  if (delayMs > 0) await expectTransfer(services, transfer, delayMs);
  else await makeTransfer(services, transfer);
  const after = await loadCheckout(services.store, checkout.id);
  if (!after) throw new Error(`The checkout ${checkout.id} is gone`);
  return after as A;
}

async function newestAccount(services: Services, checkoutId: string): Promise<VirtualAccount> {
  const account = (await services.store.all(listVirtualAccounts, { checkoutId })).at(-1);
  if (!account) throw new Error(`The checkout ${checkoutId} has no virtual account`);
  return account;
}
