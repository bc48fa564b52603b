import { formatKobo } from '../money.js';
import type { Paint } from '../output.js';
import { relativeTime } from '../time.js';
import type { CheckoutAnswer, EscrowAnswer, MoneyAnswer, PreviewAnswer } from './answers.js';
import { renderPairs } from './columns.js';

/** `Ada Seller <seller@example.com>`. */
export function person(name: string | null, email: string | null): string | null {
  return name && email ? `${name} <${email}>` : (email ?? name);
}

export function moneyUnlessZero(kobo: number): string | null {
  return kobo === 0 ? null : formatKobo(kobo);
}

export function account(bank: string | null | undefined, number: string | null | undefined): string | null {
  return bank && number ? `${number}, ${bank}` : null;
}

/** @param count how many there are in all; the newest are given */
export function movements(entries: readonly MoneyAnswer[], count: number): string | null {
  const words = entries.map((entry) => {
    const to = entry.account_last4
      ? ` to …${entry.account_last4}${entry.bank_name ? `, ${entry.bank_name}` : ''}`
      : '';
    const waits = entry.status === 'pending' && entry.scheduled_for;
    const from = waits ? `, in the daily transfer of ${entry.scheduled_for}` : '';
    const float = entry.awaiting_float_since ? ", waits for the operator's balance at the bank" : '';
    return `${formatKobo(entry.amount)} ${entry.status}${to}${from}${float}`;
  });
  if (count > words.length) words.unshift(`${count - words.length} earlier`);
  return words.length > 0 ? words.join('; ') : null;
}

/** The time of the automatic release, absolute and relative. */
function autoRelease(escrow: EscrowAnswer, nowMs: number): string | null {
  if (escrow.status !== 'funded') return null;
  return (
    escrow.auto_release_at && `${escrow.auto_release_at} (${relativeTime(escrow.auto_release_at, nowMs)})`
  );
}

/** The carrier of a managed delivery, what it costs, and how far it is. */
function carrier({ delivery_tracking: tracking }: EscrowAnswer): string | null {
  if (!tracking?.carrier) return null;
  const price = tracking.amount === null ? '' : `, ${formatKobo(tracking.amount)}`;
  return `${tracking.carrier}${price} (${tracking.status})`;
}

/** Returns now; in test mode the escrow's last change, since a test account has its own clock. */
function viewedAt(escrow: EscrowAnswer, nowMs: number): number {
  return escrow.mode === 'live' ? nowMs : Date.parse(escrow.updated_at);
}

export function renderEscrow(escrow: EscrowAnswer, nowMs: number, paint: Paint): string {
  const waiting = escrow.status === 'awaiting_payment';
  return renderPairs(
    [
      ['reference', escrow.reference],
      ['status', escrow.status],
      ['amount', formatKobo(escrow.amount)],
      ['received', moneyUnlessZero(escrow.amount_received)],
      ['held', moneyUnlessZero(escrow.amount_held)],
      ['released', moneyUnlessZero(escrow.amount_released)],
      ['refunded', moneyUnlessZero(escrow.amount_refunded)],
      ['excess', moneyUnlessZero(escrow.amount_excess)],
      ['receivable', moneyUnlessZero(escrow.amount_receivable)],
      ['buyer', person(escrow.customer_name, escrow.customer_email)],
      ['seller', person(escrow.seller_name, escrow.seller_email)],
      ['description', escrow.description],
      ['language', escrow.locale],
      ['checkout', waiting ? escrow.checkout_url : null],
      ['pay to', waiting ? account(escrow.bank_name, escrow.account_number) : null],
      ['account until', waiting ? escrow.expires_at : null],
      ['pay until', waiting ? escrow.payment_deadline_at : null],
      ['seller page', escrow.seller_url],
      ['accepted', escrow.seller_accepted_at],
      ['delivered', escrow.seller_delivered_at],
      ['tracking', escrow.dispatch_proof?.tracking_number],
      ['carrier', carrier(escrow)],
      ['release code', escrow.release_code ? 'on the page of the buyer' : null],
      ['auto release', autoRelease(escrow, viewedAt(escrow, nowMs))],
      ['blocked by', escrow.blocked_by.filter((block) => block !== 'final').join(', ')],
      ['dispute', escrow.dispute && `${escrow.dispute.status} (${escrow.dispute.reason})`],
      ['payouts', movements(escrow.payouts, escrow.payouts_count)],
      ['refunds', movements(escrow.refunds, escrow.refunds_count)],
      ['created', escrow.created_at],
      ['mode', escrow.mode],
    ],
    paint,
  );
}

export function renderCheckout(checkout: CheckoutAnswer, paint: Paint): string {
  return renderPairs(
    [
      ['reference', checkout.reference],
      ['checkout', checkout.checkout_url],
      ['pay to', account(checkout.bank_name, checkout.account_number)],
      ['seller page', checkout.seller_url],
      ['escrow id', checkout.escrow_id],
    ],
    paint,
  );
}

export function renderPreview(preview: PreviewAnswer, paint: Paint): string {
  return renderPairs(
    [
      ['reference', preview.reference],
      ['would move', formatKobo(preview.amount)],
      ['would stay', formatKobo(preview.remaining)],
      ['status after', preview.status_after],
      ['to', account(preview.bank_name, preview.account_last4 && `…${preview.account_last4}`)],
    ],
    paint,
  );
}
