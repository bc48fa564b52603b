import { assert } from '../assert.js';
import { assertKobo } from '../money.js';
import type { Checkout } from '../records.js';

/** The statuses in which the buyer still has to pay. */
export const awaitingStatuses: readonly Checkout['status'][] = ['awaiting_payment', 'pending'];

/** The statuses in which money is held, or may still be. */
export const openStatuses: readonly Checkout['status'][] = [...awaitingStatuses, 'funded', 'disputed'];

/** Whether the price has not arrived and still may. */
export function isAwaitingPayment({ status }: Pick<Checkout, 'status'>): boolean {
  return awaitingStatuses.includes(status);
}

/** Whether nothing is held and nothing can be held again. */
export function isClosed(status: Checkout['status']): boolean {
  return !openStatuses.includes(status);
}

/** Throws unless the amounts agree with each other and with the status; the database checks the same. */
export function assertAmounts(checkout: Checkout): void {
  assertKobo(checkout.amount, 'amount');
  assertKobo(checkout.amountReceived, 'received');
  assertKobo(checkout.amountHeld, 'held');
  assertKobo(checkout.amountReleased, 'released');
  assertKobo(checkout.amountRefunded, 'refunded');
  assertKobo(checkout.amountExcess, 'excess');
  assertKobo(checkout.amountReceivable, 'receivable');
  assert(checkout.amount > 0, 'a sale is about money');
  const parts = checkout.amountHeld + checkout.amountReleased + checkout.amountRefunded;
  assert(
    checkout.amountReceived === parts,
    `received ${checkout.amountReceived}, but its parts are ${parts}`,
  );
  assertStatus(checkout);
}

function assertStatus(checkout: Checkout): void {
  const { status, amountHeld, amount, amountReleased } = checkout;
  if (isAwaitingPayment(checkout)) {
    assert(amountHeld < amount, 'a paid checkout awaits no payment');
    assert(amountReleased === 0, 'nothing is released before payment');
  } else if (isClosed(status)) {
    assert(amountHeld === 0, `${status}, but ${amountHeld} is held`);
  } else {
    assert(amountHeld > 0, `${status}, but nothing is held`);
  }
}
