import { formatKobo } from '../money.js';
import type { OperationRow } from '../operation-rows.js';
import type { Output } from '../output.js';
import type {
  AdvancedClockAnswer,
  BankAccountAnswer,
  ChargeAnswer,
  CheckoutAnswer,
  CreatedChargeAnswer,
  DisputeAnswer,
  EscrowAnswer,
  LedgerAnswer,
  PreviewAnswer,
  SellerAnswer,
  TimelineAnswer,
} from './answers.js';
import { chargeColumns, renderCharge, renderCreatedCharge } from './charge.js';
import type { View } from './columns.js';
import { renderPairs, renderRows } from './columns.js';
import { disputeColumns, renderDispute } from './dispute.js';
import { renderCheckout, renderEscrow, renderPreview } from './escrow.js';
import {
  bankColumns,
  escrowColumns,
  payoutText,
  renderLedger,
  renderSeller,
  renderTimeline,
  sellerColumns,
} from './lists.js';
import { renderRates } from './rates.js';
import { webhookViews } from './webhooks.js';

const koboNames = new Set([
  'held',
  'payouts_pending',
  'payouts_waiting_details',
  'payouts_below_minimum',
  'payouts_scheduled',
  'refunds_pending',
]);

function cell(name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (koboNames.has(name) && typeof value === 'number') return formatKobo(value);
  if (name === 'payout') return payoutText(value as BankAccountAnswer);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Prints every set field of an answer without a view of its own. */
const renderAny: View = (answer, output) => {
  const pairs = Object.entries(answer as object).map(
    ([name, value]) => [name.replaceAll('_', ' '), cell(name, value)] as const,
  );
  return renderPairs(pairs, output.paint);
};

const renderMaybePreview: View = (answer, output, nowMs) =>
  (answer as Partial<PreviewAnswer>).dry_run
    ? renderPreview(answer as PreviewAnswer, output.paint)
    : renderEscrow(answer as EscrowAnswer, nowMs, output.paint);

const renderOneDispute: View = (answer, { paint }) => renderDispute(answer as DisputeAnswer, paint);

const renderClock: View = (answer, { paint }) => {
  const { now, ran, pending } = answer as AdvancedClockAnswer;
  const [first = 'nothing fell due', ...others] = ran.map(
    ({ kind, subject, at }) => `${at} ${kind} (${subject})`,
  );
  const more = pending ? 'more is due: advance the clock again' : null;
  return renderPairs(
    [['now', now], ['ran', first], ...others.map((step) => ['', step] as const), ['', more]],
    paint,
  );
};

const timelineView: View = (answer, { terminal, paint }) =>
  renderTimeline(answer as TimelineAnswer, terminal, paint);

const ledgerView: View = (answer, { terminal, paint }) =>
  renderLedger(answer as LedgerAnswer, terminal, paint);

const views: Record<string, View> = {
  advanceClock: renderClock,
  initiateEscrow: (answer, output) => renderCheckout(answer as CheckoutAnswer, output.paint),
  listEscrows: (answer, { terminal, paint }) =>
    renderRows((answer as { data: EscrowAnswer[] }).data, escrowColumns, terminal, paint),
  listSellers: (answer, { terminal, paint }) =>
    renderRows((answer as { data: SellerAnswer[] }).data, sellerColumns, terminal, paint),
  listDisputes: (answer, { terminal, paint }) =>
    renderRows((answer as { data: DisputeAnswer[] }).data, disputeColumns, terminal, paint),
  listBanks: (answer, { terminal, paint }) =>
    renderRows((answer as { data: { code: string; name: string }[] }).data, bankColumns, terminal, paint),
  listDeliveryRates: renderRates,
  getEscrowTimeline: timelineView,
  getEscrowLedger: ledgerView,
  createCharge: (answer, output) => renderCreatedCharge(answer as CreatedChargeAnswer, output.paint),
  getCharge: (answer, output) => renderCharge(answer as ChargeAnswer, output.paint),
  fundChargeInSandbox: (answer, output) => renderCharge(answer as ChargeAnswer, output.paint),
  listCharges: (answer, { terminal, paint }) =>
    renderRows((answer as { data: ChargeAnswer[] }).data, chargeColumns, terminal, paint),
  getChargeTimeline: timelineView,
  getChargeLedger: ledgerView,
  ...webhookViews,
  saveSeller: (answer, output) => renderSeller(answer as SellerAnswer, output.paint),
  getSeller: (answer, output) => renderSeller(answer as SellerAnswer, output.paint),
};

/** Formats the answer of an operation for people. */
export function render(row: OperationRow, answer: unknown, output: Output, nowMs: number): string {
  const isEscrow = row.answer.names.includes('amount_held');
  const isDispute = row.answer.names.includes('opened_by');
  const usual = isDispute ? renderOneDispute : isEscrow ? renderMaybePreview : renderAny;
  const view = views[row.operationId] ?? usual;
  return view(answer, output, nowMs);
}
