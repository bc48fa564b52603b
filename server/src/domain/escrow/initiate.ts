import type { Context, EscrowAggregate, NewAccount } from '../aggregate.js';
import type { Change } from '../change.js';
import { ChangeBuilder } from '../change-builder.js';
import { escrowAccount } from '../ledger.js';
import type { Destination, Escrow, Mode } from '../records.js';
import { emailKey } from '../text.js';
import { virtualAccountOf } from '../virtual-account.js';
import { assertEscrow } from './invariants.js';

export { differingFields } from './differences.js';

/** What the merchant asked for, validated; what he left out is null. */
export interface InitiateInput {
  accountId: string;
  mode: Mode;
  reference: string;
  /** Kobo. */
  amount: number;
  currency: string;
  customerEmail: string;
  customerName: string | null;
  sellerEmail: string | null;
  sellerName: string | null;
  description: string | null;
  returnUrl: string | null;
  callbackUrl: string | null;
  releaseWindowHours: number | null;
  deliveryMode: Escrow['deliveryMode'];
  metadata: Readonly<Record<string, unknown>> | null;
  /** 22 random characters that make the checkout link unguessable. */
  checkoutKey: string;
  /** Where a payout would go: the seller's saved details, or the merchant's own when no seller is named. */
  payeeDestination: Destination | null;
}

/**
 * A new escrow, after the partner opened its account. A merchant that names no seller is its own, accepted
 * at once.
 */
export function initiateEscrow(
  input: InitiateInput,
  account: NewAccount,
  context: Context,
): { change: Change; after: EscrowAggregate } {
  const escrow = newEscrow(input, account, context);
  assertEscrow(escrow);
  const builder = new ChangeBuilder(escrow, context);
  builder.open(escrowAccount(escrow.id));
  builder.write({ insert: 'virtual_account', row: virtualAccountOf(escrow, account, context.now) });
  const change = builder.build({ insert: 'escrow', row: escrow }, escrow);
  return { change, after: aggregateOf(escrow, input.payeeDestination) };
}

function newEscrow(input: InitiateInput, account: NewAccount, context: Context): Escrow {
  const { metadata, payeeDestination: _, ...fields } = input;
  const { now, policy } = context;
  return {
    ...fields,
    id: context.newId(),
    version: 1,
    sequence: 0,
    status: 'awaiting_payment',
    sellerKey: input.sellerEmail === null ? null : emailKey(input.sellerEmail),
    metadataJson: metadata === null ? null : JSON.stringify(metadata),
    ...noMoney,
    virtualAccountAttempt: 1,
    accountNumber: account.accountNumber,
    bankName: account.bankName,
    accountExpiresAt: account.expiresAt,
    paymentDeadlineAt: now + policy.paymentDeadlineMs,
    sellerAcceptedAt: input.sellerEmail === null ? now : null,
    ...nothingYet,
    createdAt: now,
    updatedAt: now,
  };
}

const noMoney = {
  amountReceived: 0,
  amountHeld: 0,
  amountReleased: 0,
  amountRefunded: 0,
  amountExcess: 0,
  amountUncovered: 0,
} as const;

const nothingYet = {
  sellerDeliveredAt: null,
  autoReleaseAt: null,
  autoReleaseRemainingMs: null,
  dispatchProofJson: null,
  deliveryTrackingJson: null,
  buyerUserId: null,
  closedReason: null,
} as const;

function aggregateOf(escrow: Escrow, payeeDestination: Destination | null): EscrowAggregate {
  return {
    escrow,
    credits: [],
    refunds: [],
    payouts: [],
    dispute: null,
    disputesOpenedBy: [],
    payeeDestination,
  };
}
