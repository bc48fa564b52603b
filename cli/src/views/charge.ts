import { formatKobo } from '../money.js';
import type { Paint } from '../output.js';
import type { ChargeAnswer, CreatedChargeAnswer } from './answers.js';
import { type Column, renderPairs } from './columns.js';
import { account, moneyUnlessZero, movements, person } from './escrow.js';

const settles = (inEscrow: boolean): string => (inEscrow ? 'in escrow' : 'directly');

export function renderCreatedCharge(charge: CreatedChargeAnswer, paint: Paint): string {
  return renderPairs(
    [
      ['reference', charge.reference],
      ['amount', formatKobo(charge.amount_kobo)],
      ['settles', settles(charge.escrow)],
      ['checkout', charge.checkout_url],
      ['pay to', account(charge.bank_name, charge.account_number)],
      ['account until', charge.expires_at],
      ['charge id', charge.charge_id],
    ],
    paint,
  );
}

export function renderCharge(charge: ChargeAnswer, paint: Paint): string {
  const waiting = charge.status === 'pending';
  return renderPairs(
    [
      ['reference', charge.reference],
      ['status', charge.status],
      ['reason', charge.failure_reason],
      ['amount', formatKobo(charge.amount_kobo)],
      ['settles', settles(charge.escrow)],
      ['received', moneyUnlessZero(charge.amount_received)],
      ['refunded', moneyUnlessZero(charge.amount_refunded)],
      ['excess', moneyUnlessZero(charge.amount_excess)],
      ['receivable', moneyUnlessZero(charge.amount_receivable)],
      ['buyer', person(charge.customer_name, charge.customer_email)],
      ['description', charge.description],
      ['language', charge.locale],
      ['checkout', waiting ? charge.checkout_url : null],
      ['pay to', waiting ? account(charge.bank_name, charge.account_number) : null],
      ['account until', waiting ? charge.expires_at : null],
      ['pay until', waiting ? charge.payment_deadline_at : null],
      ['payouts', movements(charge.payouts, charge.payouts_count)],
      ['refunds', movements(charge.refunds, charge.refunds_count)],
      ['created', charge.created_at],
      ['mode', charge.mode],
    ],
    paint,
  );
}

export const chargeColumns: readonly Column<ChargeAnswer>[] = [
  { title: 'reference', text: (charge) => charge.reference },
  { title: 'status', text: (charge) => charge.status },
  {
    title: 'amount',
    text: (charge) => formatKobo(charge.amount_kobo),
    raw: (charge) => String(charge.amount_kobo),
  },
  { title: 'settles', text: (charge) => settles(charge.escrow) },
  { title: 'buyer', text: (charge) => charge.customer_email },
  { title: 'created', text: (charge) => charge.created_at },
];
