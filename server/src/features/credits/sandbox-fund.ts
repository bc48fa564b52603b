import type { CheckoutAggregate } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import { checkoutOf } from '../../domain/checkout/decide.js';
import { isAwaitingPayment, isClosed } from '../../domain/checkout/invariants.js';
import type { Checkout, VirtualAccount } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { loadCheckout } from '../checkouts/load.js';
import { listVirtualAccounts } from '../checkouts/queries.js';
import { expectTransfer, makeTransfer, type Transfer } from './sandbox-transfer.js';

/** A transfer into the newest account of a checkout. */
export interface FundRequest {
  /** Kobo. */
  amount: number;
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
 * The amount to transfer if the request names none. A closed checkout receives money too, which is returned;
 * the request has to name the amount then.
 */
export function missingAmount(aggregate: CheckoutAggregate): number | Refusal {
  const checkout = checkoutOf(aggregate);
  const missing = isAwaitingPayment(checkout) ? checkout.amount - checkout.amountHeld : 0;
  if (missing > 0) return missing;
  const code = isClosed(checkout.status) ? 'final' : 'already_funded';
  return { refused: true, code, detail: 'Nothing is missing: say which amount to send.' };
}

/** Transfers into a checkout's newest account, and returns all of the checkout after that. */
export async function fundCheckout<A extends CheckoutAggregate>(
  services: Services,
  aggregate: A,
  request: FundRequest,
): Promise<A> {
  const { id } = checkoutOf(aggregate);
  await payInto(services, checkoutOf(aggregate), request);
  const after = await loadCheckout(services.store, id);
  if (!after) throw new Error(`The checkout ${id} is gone`);
  return after as A;
}

/**
 * Makes the sandbox bank receive a transfer into a checkout's newest account and send a signed notification,
 * as a real bank does.
 */
export async function payInto(
  services: Services,
  { id, accountId }: Pick<Checkout, 'id' | 'accountId'>,
  { partnerCreditId, delayMs, ...request }: FundRequest,
): Promise<void> {
  const { partnerReference, accountNumber } = await newestAccount(services, id);
  const transfer: Transfer = {
    ...request,
    id: partnerCreditId ?? services.newId(),
    accountId,
    partnerReference,
    accountNumber,
  };
  if (delayMs > 0) await expectTransfer(services, transfer, delayMs);
  else await makeTransfer(services, transfer);
}

async function newestAccount(services: Services, checkoutId: string): Promise<VirtualAccount> {
  const account = (await services.store.all(listVirtualAccounts, { checkoutId })).at(-1);
  if (!account) throw new Error(`The checkout ${checkoutId} has no virtual account`);
  return account;
}
