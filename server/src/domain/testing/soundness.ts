import { assert } from '../assert.js';
import { inspectionMs } from '../escrow/clock.js';
import { hasProof } from '../escrow/delivery.js';
import { extensionsMax } from '../escrow/inspection.js';
import {
  carriageAccount,
  carrierWalletAccount,
  checkoutAccount,
  partnerFeesAccount,
  payoutAccount,
  receivableAccount,
  refundAccount,
} from '../ledger.js';
import type { Carriage, Dispute, Shipment } from '../records.js';
import type { CheckoutWorld } from './checkout-world.js';

/** Recomputes all amounts from the movements, and throws unless the rows agree. */
export function checkSoundness(world: CheckoutWorld): void {
  checkAmounts(world);
  checkCredits(world);
  checkTransfers(world);
  checkFees(world);
  checkCarriage(world);
  checkDelivery(world);
  checkInspection(world);
  checkDisputes(world);
}

/** A delivery that failed counts only if somebody has proved it, or the operator has cleared it. */
function checkDelivery({ checkout, books }: CheckoutWorld): void {
  const last = (books.table('shipment') as unknown as Shipment[]).at(-1);
  const isOpen = checkout.status === 'funded' || checkout.status === 'disputed';
  if (checkout.kind !== 'escrow' || !isOpen || checkout.sellerDeliveredAt === null) return;
  if (last?.status === 'failed' && last.clearedAt === null) {
    assert(hasProof(checkout), 'a failed delivery counts without a proof');
  }
}

/** Nothing is released before a whole inspection, unless its clock was stopped and resumed. */
function checkInspection({ checkout, now }: CheckoutWorld): void {
  const { kind, inspectionStartsAt, inspectionExtensions, autoReleaseAt, sellerDeliveredAt } = checkout;
  assert(
    inspectionStartsAt === null || sellerDeliveredAt !== null,
    'an inspection starts without a delivery',
  );
  assert(inspectionExtensions <= extensionsMax, 'the inspection was extended too often');
  if (kind !== 'escrow' || autoReleaseAt === null || (inspectionStartsAt ?? 0) <= now) return;
  same(autoReleaseAt - (inspectionStartsAt ?? 0), inspectionMs(checkout), 'the length of an inspection');
}

/** A side withdraws once, and opens another dispute only after that. */
function checkDisputes({ books }: CheckoutWorld): void {
  const disputes = books.table('dispute') as unknown as Dispute[];
  for (const side of ['buyer', 'seller']) {
    const own = disputes.filter(({ openedBy }) => openedBy === side);
    const withdrawn = own.filter(({ outcome }) => outcome === 'withdrawn');
    assert(withdrawn.length <= 1, 'a side has withdrawn two disputes');
    assert(own.length <= withdrawn.length + 1, 'a side has opened two disputes without a withdrawal');
  }
}

/** Throws unless the merchant owes for carriage what the wallet paid, and reserves what bookings may cost. */
function checkCarriage(world: CheckoutWorld): void {
  const { accountId, mode } = world.checkout;
  const shipments = shipmentsOf(world);
  const [carriage] = world.books.table('carriage') as unknown as Carriage[];
  const charged = sum(shipments.map(({ amountCharged }) => amountCharged));
  const wallet = carrierWalletAccount('sandbox', mode);
  same(carriage?.amountOwed ?? 0, charged, 'owed for carriage');
  same(-world.books.balance(carriageAccount({ accountId, mode })), charged, 'charged for carriage');
  same(world.books.balance(wallet), charged + sum(shipments.map(beyondPrice)), 'taken from the wallet');
  const booking = shipments.filter(({ status }) => status === 'booking');
  same(carriage?.amountReserved ?? 0, sum(booking.map(({ amount }) => amount)), 'reserved for carriage');
}

function shipmentsOf({ books }: CheckoutWorld): Shipment[] {
  return books.table('shipment') as unknown as Shipment[];
}

/** Returns what the aggregator took beyond the price of the rate, in kobo. */
function beyondPrice({ cost, amount }: Shipment): number {
  return Math.max(0, (cost ?? 0) - amount);
}

/** Throws unless the fees on the rows are what the partner kept. */
function checkFees(world: CheckoutWorld): void {
  const { aggregate, attempts, books } = world;
  const ofAttempts = [...attempts.values()].flat().map(({ fee }) => fee);
  const kept =
    sum(aggregate.credits.map(({ fee }) => fee)) + sum(ofAttempts) + sum(shipmentsOf(world).map(beyondPrice));
  same(books.balance(partnerFeesAccount) + kept, 0, 'fees');
}

function checkAmounts(world: CheckoutWorld): void {
  const { checkout, books } = world;
  const { id, kind, amountReceived, amountHeld, amountReleased, amountRefunded, amountExcess } = checkout;
  same(amountReceived, amountHeld + amountReleased + amountRefunded, 'received');
  same(books.balance(checkoutAccount(checkout)), amountHeld, 'held');
  const returnedToPayer = moved(world, 'payout', 'refund');
  same(moved(world, kind, 'payout') - returnedToPayer, amountReleased, 'released');
  same(moved(world, kind, 'refund') + returnedToPayer, amountRefunded, 'refunded');
  const excess = moved(world, 'bank', 'refund') - cameBack(world) + moved(world, 'credit', 'refund');
  same(excess, amountExcess, 'excess');
  same(books.balance(receivableAccount(id)) + checkout.amountReceivable, 0, 'receivable');
}

function checkCredits({ aggregate: { credits, refunds }, books }: CheckoutWorld): void {
  for (const credit of credits) {
    const { id, status, amount, amountApplied, amountExcess, amountRefunded, amountOwnReceivable } = credit;
    same(amountApplied + amountExcess, status === 'rejected' ? 0 : amount, 'parts of a credit');
    const owed = refunds.filter(({ creditId }) => creditId === id).map((refund) => refund.amount);
    same(amountRefunded, sum(owed), 'refunded of a credit');
    assert(amountRefunded <= amount, 'more is refunded of a credit than it brought');
    same(books.balance(receivableAccount(id)) + amountOwnReceivable, 0, 'receivable of a credit');
  }
}

function checkTransfers(world: CheckoutWorld): void {
  const { payouts, refunds } = world.aggregate;
  for (const { id, status, amount } of payouts) {
    const settled = status === 'paid' || status === 'returned_to_payer';
    same(world.books.balance(payoutAccount(id)), settled ? 0 : amount, 'owed on a payout');
  }
  for (const { id, status, amount } of refunds) {
    const isOver = status === 'paid' || status === 'cancelled';
    same(world.books.balance(refundAccount(id)), isOver ? 0 : amount, 'owed on a refund');
  }
  const returned = moved(world, 'bank', 'payout') + cameBack(world);
  const paidOut = moved(world, 'payout', 'bank') + moved(world, 'refund', 'bank') - returned;
  const arrivals = [world.checkout.kind, 'refund', 'credit'].map((kind) => moved(world, 'bank', kind));
  assert(paidOut <= sum(arrivals) - cameBack(world), `${paidOut} was paid out of ${sum(arrivals)}`);
}

/** Returns what moved between two kinds of accounts, in kobo. */
function moved(world: CheckoutWorld, from: string, to: string): number {
  const between = world.books.movements.filter(
    ({ debit, credit }) => debit.startsWith(`${from}:`) && credit.startsWith(`${to}:`),
  );
  return sum(between.map(({ amount }) => amount));
}

/** Returns what the bank sent back of refunds; other money from the bank to refunds is excess. */
function cameBack({ aggregate, attempts }: CheckoutWorld): number {
  return sum(
    aggregate.refunds.flatMap(({ id, amount }) =>
      (attempts.get(id) ?? []).filter(({ state }) => state === 'reversed').map(() => amount),
    ),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function same(actual: number, expected: number, name: string): void {
  assert(actual === expected, `${name} is ${actual}, by the movements ${expected}`);
}
