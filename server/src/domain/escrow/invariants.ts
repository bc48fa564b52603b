import { assert } from '../assert.js';
import { assertKobo } from '../money.js';
import type { Escrow, EscrowStatus } from '../records.js';

const closedStatuses: readonly EscrowStatus[] = ['released', 'refunded', 'declined', 'cancelled', 'expired'];

/** Whether nothing is held any more and nothing can be. */
export function isClosed(status: EscrowStatus): boolean {
  return closedStatuses.includes(status);
}

/** Stops unless the amounts agree with each other and with the status; the database checks the same. */
export function assertEscrow(escrow: Escrow): void {
  assertKobo(escrow.amount, 'amount');
  assertKobo(escrow.amountReceived, 'received');
  assertKobo(escrow.amountHeld, 'held');
  assertKobo(escrow.amountReleased, 'released');
  assertKobo(escrow.amountRefunded, 'refunded');
  assertKobo(escrow.amountExcess, 'excess');
  assertKobo(escrow.amountUncovered, 'uncovered');
  assert(escrow.amount > 0, 'an escrow is about money');
  const parts = escrow.amountHeld + escrow.amountReleased + escrow.amountRefunded;
  assert(escrow.amountReceived === parts, `received ${escrow.amountReceived}, but its parts are ${parts}`);
  assertStatus(escrow);
}

function assertStatus(escrow: Escrow): void {
  const { status, amountHeld, amount, amountReleased } = escrow;
  if (status === 'awaiting_payment') {
    assert(amountHeld < amount, 'a paid escrow awaits no payment');
    assert(amountReleased === 0, 'nothing is released before payment');
  } else if (isClosed(status)) {
    assert(amountHeld === 0, `${status}, but ${amountHeld} is held`);
  } else {
    assert(amountHeld > 0, `${status}, but nothing is held`);
  }
}
