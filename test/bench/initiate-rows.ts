import { randomUUID } from 'node:crypto';
import type { Mail } from '../../server/src/adapters/store/mail-rows.js';
import type { ChangeMark, LedgerBalance } from '../../server/src/adapters/store/rows.js';
import type { Escrow, VirtualAccount } from '../../server/src/domain/records.js';
import type { EscrowBody } from './escrow-body.js';

/** The position is assigned by the insert. */
type NewChange = Omit<ChangeMark, 'position'>;

type Invitation = Omit<
  Mail,
  'status' | 'attempts' | 'failure' | 'begunAt' | 'createdAt' | 'updatedAt' | 'traceparent'
> & { now: number };

/** The escrow, its mark, its virtual account, its ledger account and the mail to its seller. */
export type InitiateRows = [Escrow, NewChange, VirtualAccount, LedgerBalance, Invitation];

const dayMs = 86_400_000;

/** Returns an id that sorts by time, as the service's do, so that both write at the end of their indexes. */
export function timedId(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/**
 * Returns the rows an initiate writes. Ids sort and references scatter as the service's do, which decides
 * which pages of the indexes are written.
 */
export function initiateRows(accountId: string, escrowBody: EscrowBody, now: number): InitiateRows {
  const escrow = escrowRow(accountId, escrowBody, now);
  const { id } = escrow;
  const changeId = `request:${timedId(now)}`;
  const mark: NewChange = {
    id: changeId,
    accountId,
    mode: 'test',
    at: now,
    author: `key:${accountId} 127.0.0.0/24`,
    token: timedId(now),
    digest: 'd'.repeat(43),
    rowsJson: JSON.stringify([
      ['checkout', id, 1, 'h'.repeat(22)],
      ['virtual_account', `esc-${id}`, 1, 'h'.repeat(22)],
    ]),
  };
  const virtualAccount: VirtualAccount = {
    partnerReference: `esc-${randomUUID()}`,
    partner: 'sandbox',
    accountId,
    mode: 'test',
    checkoutId: id,
    attempt: 1,
    amount: escrowBody.amount,
    accountNumber: escrow.accountNumber,
    bankName: escrow.bankName,
    accountName: escrow.accountName,
    openedAt: now,
    expiresAt: escrow.accountExpiresAt,
    nextPollAt: now + 300_000,
    pollCount: 0,
  };
  const invitation: Invitation = {
    id: timedId(now),
    accountId,
    mode: 'test',
    template: 'seller.invitation',
    cause: id,
    recipient: escrowBody.seller_email,
    checkoutId: id,
    factsJson: null,
    dataSealed: '',
    now,
  };
  return [escrow, mark, virtualAccount, { id: `escrow:${id}`, balance: 0 }, invitation];
}

/** Written out field by field: copying parts together would cost the bare handler time. */
function escrowRow(accountId: string, escrowBody: EscrowBody, now: number): Escrow {
  const id = timedId(now);
  return {
    id,
    kind: 'escrow',
    chargeId: null,
    accountId,
    mode: 'test',
    partner: 'sandbox',
    reference: escrowBody.reference,
    version: 1,
    sequence: 0,
    status: 'awaiting_payment',
    amount: escrowBody.amount,
    currency: escrowBody.currency,
    customerEmail: escrowBody.customer_email,
    customerKey: escrowBody.customer_email,
    customerName: escrowBody.customer_name,
    sellerEmail: escrowBody.seller_email,
    sellerKey: escrowBody.seller_email,
    sellerName: escrowBody.seller_name,
    description: escrowBody.description,
    returnUrl: escrowBody.return_url,
    callbackUrl: escrowBody.callback_url,
    releaseWindowHours: escrowBody.release_window_hours,
    deliveryMode: 'self_managed',
    locale: null,
    releaseCodeSealed: null,
    releaseCodeAttempts: null,
    metadataJson: JSON.stringify(escrowBody.metadata),
    checkoutKey: id.slice(-22),
    amountReceived: 0,
    amountHeld: 0,
    amountReleased: 0,
    amountRefunded: 0,
    amountExcess: 0,
    amountReceivable: 0,
    virtualAccountAttempt: 1,
    accountNumber: String(1_000_000_000 + Math.floor(Math.random() * 9_000_000_000)),
    bankName: 'Wema Bank',
    accountName: 'ESCROW CHECKOUT SANDBOX',
    accountExpiresAt: now + dayMs / 3,
    paymentDeadlineAt: now + 3 * dayMs,
    sellerAcceptedAt: null,
    sellerDeliveredAt: null,
    autoReleaseAt: null,
    autoReleaseRemainingMs: null,
    inspectionStartsAt: null,
    inspectionExtensions: 0,
    arrivalConfirmedAt: null,
    earlierArrivedAt: null,
    releaseReminderAt: null,
    dispatchProofJson: null,
    deliveryTrackingJson: null,
    buyerUserId: null,
    closedReason: null,
    createdAt: now,
    updatedAt: now,
  };
}
