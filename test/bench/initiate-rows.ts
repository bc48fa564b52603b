import { randomUUID } from 'node:crypto';

type Row = Record<string, unknown>;

const dayMs = 86_400_000;

/** An id that sorts by time, as the service's do, so that both write at the end of their indexes. */
function timedId(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/**
 * The four rows an initiate writes: the escrow, its mark, its virtual account and its ledger account. Ids sort
 * and references scatter as the service's do, since that decides which pages of the indexes are written.
 */
export function initiateRows(accountId: string, body: Row, now: number): [Row, Row, Row, Row] {
  const escrow = escrowRow(accountId, body, now);
  const { id } = escrow;
  const mark = { id: `request:${timedId(now)}`, accountId, mode: 'test', at: now };
  const virtualAccount = {
    partnerReference: `esc-${randomUUID()}`,
    partner: 'sandbox',
    accountId,
    mode: 'test',
    escrowId: id,
    attempt: 1,
    amount: body.amount,
    accountNumber: escrow.accountNumber,
    bankName: escrow.bankName,
    openedAt: now,
    expiresAt: escrow.accountExpiresAt,
  };
  return [escrow, mark, virtualAccount, { id: `escrow:${id}`, balance: 0 }];
}

/** Written out field by field: copying parts together would cost the bare handler time. */
function escrowRow(accountId: string, body: Row, now: number) {
  const id = timedId(now);
  return {
    id,
    accountId,
    mode: 'test',
    reference: body.reference,
    version: 1,
    sequence: 0,
    status: 'awaiting_payment',
    amount: body.amount,
    currency: body.currency,
    customerEmail: body.customer_email,
    customerName: body.customer_name,
    sellerEmail: body.seller_email,
    sellerKey: body.seller_email,
    sellerName: body.seller_name,
    description: body.description,
    returnUrl: body.return_url,
    callbackUrl: body.callback_url,
    releaseWindowHours: body.release_window_hours,
    deliveryMode: 'self_managed',
    metadataJson: JSON.stringify(body.metadata),
    checkoutKey: id.slice(-22),
    amountReceived: 0,
    amountHeld: 0,
    amountReleased: 0,
    amountRefunded: 0,
    amountExcess: 0,
    amountUncovered: 0,
    virtualAccountAttempt: 1,
    accountNumber: String(1_000_000_000 + Math.floor(Math.random() * 9_000_000_000)),
    bankName: 'Wema Bank',
    accountExpiresAt: now + dayMs / 3,
    paymentDeadlineAt: now + 3 * dayMs,
    sellerAcceptedAt: null,
    sellerDeliveredAt: null,
    autoReleaseAt: null,
    autoReleaseRemainingMs: null,
    dispatchProofJson: null,
    deliveryTrackingJson: null,
    buyerUserId: null,
    closedReason: null,
    createdAt: now,
    updatedAt: now,
  };
}
