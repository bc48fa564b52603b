import type { CheckoutMoney, Context, IncomingCredit, ReportedCredit } from '../aggregate.js';
import { assert } from '../assert.js';
import type { LedgerAccount } from '../change.js';
import { checkoutAccount, partnerBankAccount } from '../ledger.js';
import { assertKobo } from '../money.js';
import type { Checkout, Credit } from '../records.js';
import { addVirtualAccount } from '../virtual-account.js';
import type { CheckoutDraft } from './draft.js';
import { draftOf } from './draft-of.js';
import { isAwaitingPayment, isClosed } from './invariants.js';
import { payOut, sendBackExcess } from './outgoing.js';
import type { SharedRule } from './state-table.js';

/** A payment arrived, perhaps one that the bank had rejected at first. */
export const receiveCredit: SharedRule<'credit'> = (aggregate, { credit }, context) => {
  const draft = draftOf(aggregate, context);
  return takeCredit(draft, aggregate, credit) ? draft.decision() : { kind: 'repeat', after: aggregate };
};

/** Records a payment, and counts it; returns whether it is one that has not arrived before. */
export function takeCredit(
  draft: CheckoutDraft,
  recorded: Pick<CheckoutMoney, 'credits'>,
  incoming: IncomingCredit,
): boolean {
  const known = knownCredit(recorded, incoming);
  if (known !== null && !mayArrive(known)) return false;
  const parts = partsOfIncoming(draft.row, incoming);
  const credit = recordCredit(draft, known, incoming, { status: 'credited', ...parts });
  countCredit(draft, credit, partnerBankAccount(credit.partner, credit.mode));
  return true;
}

/** The bank did not let a transfer through, or reversed it unseen; payment is still awaited. */
export const rejectCredit: SharedRule<'credit_rejected'> = (aggregate, { credit: incoming }, context) => {
  const known = knownCredit(aggregate, incoming);
  if (known !== null && !saysReversedUnseen(known, incoming)) return { kind: 'repeat', after: aggregate };
  const draft = draftOf(aggregate, context);
  const credit = recordCredit(draft, known, incoming, nothingArrived);
  announceFailure(draft, credit, credit.failureReason ?? 'rejected');
  return draft.decision();
};

/**
 * No payment is awaited. One that was reversed unseen is recorded, so that an answer which took longer does
 * not count it. A rejected one is not: nothing waits for it, and it may still arrive.
 */
export const rejectUnawaited: SharedRule<'credit_rejected'> = (aggregate, { credit: incoming }, context) => {
  const known = knownCredit(aggregate, incoming);
  if (!saysReversedUnseen(known, incoming)) return { kind: 'repeat', after: aggregate };
  const draft = draftOf(aggregate, context);
  recordCredit(draft, known, incoming, nothingArrived);
  return draft.decision();
};

/** The newest virtual account has run out; a fresh one asks for the rest of the price. */
export const openVirtualAccount: SharedRule<'open_virtual_account'> = (aggregate, { account }, context) => {
  const draft = draftOf(aggregate, context);
  addVirtualAccount(draft, account);
  return draft.decision();
};

/** Returns the credit that was reported before under the partner's id, or null. */
function knownCredit(
  { credits }: Pick<CheckoutMoney, 'credits'>,
  incoming: Pick<Credit, 'partner' | 'partnerCreditId'>,
): Credit | null {
  const isSame = ({ partner, partnerCreditId }: Credit) =>
    partner === incoming.partner && partnerCreditId === incoming.partnerCreditId;
  return credits.find(isSame) ?? null;
}

type Failure = Pick<Credit, 'status' | 'failureReason'>;

/** Whether the bank may still let a credit through: it was rejected, and not reversed unseen. */
export function mayArrive(credit: Failure): boolean {
  return credit.status === 'rejected' && !isReversedUnseen(credit);
}

/** Whether the bank reversed a credit before we saw it arrive: recorded as rejected, it never counts. */
export function isReversedUnseen({ status, failureReason }: Failure): boolean {
  return status === 'rejected' && failureReason === 'reversed';
}

/** Whether the bank says that it reversed a credit of which we have heard nothing, or only a rejection. */
function saysReversedUnseen(known: Credit | null, { failureReason }: Pick<Failure, 'failureReason'>) {
  return failureReason === 'reversed' && (known === null || mayArrive(known));
}

type Arrival = Pick<Credit, 'status' | 'amountApplied' | 'amountExcess'>;

export const nothingArrived: Arrival = { status: 'rejected', amountApplied: 0, amountExcess: 0 };

/** Records what the partner says of a credit now; one that was rejected before keeps its row. */
function recordCredit(
  draft: CheckoutDraft,
  known: Credit | null,
  incoming: ReportedCredit,
  arrival: Arrival,
): Credit {
  const { id: checkoutId, accountId, mode } = draft.row;
  const fresh = newCredit(incoming, { checkoutId, accountId, mode, ...arrival }, draft.context);
  const credit = known === null ? fresh : { ...fresh, ...keptOf(known) };
  if (known === null) draft.addCredit(credit);
  else draft.changeCredit(credit);
  return credit;
}

/** What stays of a rejected credit of which more is heard: a fee that is booked is still booked. */
function keptOf({
  id,
  version,
  fee,
  createdAt,
}: Credit): Pick<Credit, 'id' | 'version' | 'fee' | 'createdAt'> {
  return { id, version, fee, createdAt };
}

/** Splits a credit: the part the price still lacks counts, the rest goes back; after payment all does. */
export function partsOf(checkout: Checkout, amount: number): Pick<Credit, 'amountApplied' | 'amountExcess'> {
  const lacking = isAwaitingPayment(checkout) ? checkout.amount - checkout.amountHeld : 0;
  const amountApplied = Math.min(amount, lacking);
  return { amountApplied, amountExcess: amount - amountApplied };
}

/**
 * A credit that only the number of an ended account led to counts if it is the amount asked for: any other
 * may be meant for somebody who has the number since, and goes back.
 */
function partsOfIncoming(
  checkout: Checkout,
  { amount, isToEndedNumber }: IncomingCredit,
): ReturnType<typeof partsOf> {
  const parts = partsOf(checkout, amount);
  const isAsked = amount === checkout.amount - checkout.amountHeld;
  return !isToEndedNumber || isAsked ? parts : { amountApplied: 0, amountExcess: amount };
}

/** Posts a credit's parts from the ledger account it is on, and completes the payment at the price. */
export function countCredit(draft: CheckoutDraft, credit: Credit, source: LedgerAccount): void {
  const awaited = isAwaitingPayment(draft.row);
  postCredit(draft, credit, source);
  if (!awaited || credit.amountApplied === 0) return;
  const { amount, amountHeld, kind } = draft.row;
  if (amountHeld < amount) announcePart(draft, credit);
  else if (kind === 'escrow') fundEscrow(draft, credit);
  else completeCharge(draft, credit);
}

/** Holds what counts towards the price and owes the rest to the payer. */
function postCredit(draft: CheckoutDraft, credit: Credit, source: LedgerAccount): void {
  const { row } = draft;
  if (credit.amountApplied > 0) {
    draft.set({
      amountReceived: row.amountReceived + credit.amountApplied,
      amountHeld: row.amountHeld + credit.amountApplied,
    });
    draft.move(source, checkoutAccount(row), credit.amountApplied);
  }
  if (credit.amountExcess > 0) {
    sendBackExcess(draft, credit, excessReason(row, credit), source);
  }
}

function excessReason({ status }: Checkout, { amountApplied }: Credit): string {
  if (isClosed(status)) return 'late';
  return isAwaitingPayment({ status }) && amountApplied === 0 ? 'not_asked' : 'overpaid';
}

/** The price has arrived and is held. */
function fundEscrow(draft: CheckoutDraft, credit: Credit): void {
  draft.set({ status: 'funded' });
  const arrived = { credit_id: credit.id, credited_amount: credit.amount };
  draft.event('payment.success', { ...arrived, excess_amount: credit.amountExcess });
  draft.event('escrow.funded', { held_amount: draft.row.amountHeld });
}

/** The price has arrived and is owed to the merchant at once. */
function completeCharge(draft: CheckoutDraft, credit: Credit): void {
  const payout = payOut(draft, draft.row.amountHeld);
  draft.set({ status: 'succeeded' });
  draft.event('charge.success', {
    credit_id: credit.id,
    credited_amount: credit.amount,
    excess_amount: credit.amountExcess,
    payout_id: payout.id,
  });
}

function announcePart(draft: CheckoutDraft, credit: Credit): void {
  const { amount, amountHeld } = draft.row;
  const arrived = { credit_id: credit.id, credited_amount: credit.amount };
  draft.event('payment.partial', { ...arrived, remaining_amount: amount - amountHeld });
}

/** Records that a transfer was rejected or reversed. */
export function announceFailure(draft: CheckoutDraft, credit: Credit, reason: string): void {
  draft.event('payment.failed', {
    credit_id: credit.id,
    credited_amount: credit.amount,
    failure_reason: reason,
  });
}

type Standing = Pick<
  Credit,
  'accountId' | 'checkoutId' | 'mode' | 'status' | 'amountApplied' | 'amountExcess'
>;

/**
 * Returns the row of a credit the partner reported. Applied and excess parts add up to the amount of a credit
 * that arrived; all of an unmatched credit is excess. A rejected credit has no parts.
 */
export function newCredit(incoming: ReportedCredit, standing: Standing, context: Context): Credit {
  assertKobo(incoming.amount, 'credit');
  assert(incoming.amount > 0, 'a credit brings money');
  return {
    ...standing,
    id: context.newId(),
    partner: incoming.partner,
    partnerCreditId: incoming.partnerCreditId,
    partnerReference: incoming.partnerReference,
    accountNumber: incoming.accountNumber,
    version: 1,
    amount: incoming.amount,
    fee: 0,
    amountRefunded: standing.checkoutId === null ? 0 : standing.amountExcess,
    payerName: incoming.payerName,
    payerBankName: incoming.payerBankName,
    sessionId: incoming.sessionId,
    failureReason: incoming.failureReason,
    amountReceivable: 0,
    amountOwnReceivable: 0,
    amountTakenBack: 0,
    amountNotTaken: 0,
    paidAt: incoming.paidAt,
    createdAt: context.now,
    reversedAt: null,
    takenBackAt: null,
  };
}
