import { formatKobo } from '../money.js';
import type { Paint, Terminal } from '../output.js';
import type {
  BankAccountAnswer,
  EscrowAnswer,
  LedgerAnswer,
  SellerAnswer,
  TimelineAnswer,
} from './answers.js';
import { type Column, renderPairs, renderRows } from './columns.js';

/** `…6789, Guaranty Trust Bank, ADA SELLER`. */
export function payoutText(payout: BankAccountAnswer | null): string {
  return payout ? [payout.account_number_masked, payout.bank_name, payout.account_name].join(', ') : '';
}

export const escrowColumns: readonly Column<EscrowAnswer>[] = [
  { title: 'reference', text: (escrow) => escrow.reference },
  { title: 'status', text: (escrow) => escrow.status },
  { title: 'amount', text: (escrow) => formatKobo(escrow.amount), raw: (escrow) => String(escrow.amount) },
  {
    title: 'held',
    text: (escrow) => formatKobo(escrow.amount_held),
    raw: (escrow) => String(escrow.amount_held),
  },
  { title: 'buyer', text: (escrow) => escrow.customer_email },
  { title: 'created', text: (escrow) => escrow.created_at },
];

export const sellerColumns: readonly Column<SellerAnswer>[] = [
  { title: 'email', text: (seller) => seller.email },
  { title: 'name', text: (seller) => seller.name ?? '' },
  { title: 'payout to', text: (seller) => payoutText(seller.payout) },
];

export const bankColumns: readonly Column<{ code: string; name: string }>[] = [
  { title: 'code', text: (bank) => bank.code },
  { title: 'bank', text: (bank) => bank.name },
];

const timelineColumns: readonly Column<TimelineAnswer['entries'][number]>[] = [
  { title: 'at', text: (entry) => entry.at },
  { title: 'who', text: (entry) => `${entry.actor} (${entry.via})` },
  { title: 'what', text: (entry) => entry.type },
  { title: 'summary', text: (entry) => entry.summary },
];

const ledgerColumns: readonly Column<LedgerAnswer['movements'][number]>[] = [
  { title: 'at', text: (movement) => movement.at },
  { title: 'debit', text: (movement) => movement.debit },
  { title: 'credit', text: (movement) => movement.credit },
  {
    title: 'amount',
    text: (movement) => formatKobo(movement.amount),
    raw: (movement) => String(movement.amount),
  },
];

export function renderTimeline(timeline: TimelineAnswer, terminal: Terminal, paint: Paint): string {
  return renderRows(timeline.entries, timelineColumns, terminal, paint);
}

export function renderLedger(ledger: LedgerAnswer, terminal: Terminal, paint: Paint): string {
  const rows = renderRows(ledger.movements, ledgerColumns, terminal, paint);
  if (!terminal) return rows;
  return `${rows}\n\n${renderPairs([['held', formatKobo(ledger.balance)]], paint)}`;
}

export function renderSeller(seller: SellerAnswer, paint: Paint): string {
  const payout = payoutText(seller.payout) || 'no payout details on file';
  return renderPairs(
    [
      ['email', seller.email],
      ['name', seller.name],
      ['payout to', payout],
      ['created', seller.created_at],
    ],
    paint,
  );
}
