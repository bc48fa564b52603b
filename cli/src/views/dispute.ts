import { formatKobo } from '../money.js';
import type { Paint } from '../output.js';
import type { DisputeAnswer } from './answers.js';
import { type Column, renderPairs } from './columns.js';

export const disputeColumns: readonly Column<DisputeAnswer>[] = [
  { title: 'id', text: (dispute) => dispute.id },
  { title: 'reference', text: (dispute) => dispute.reference },
  { title: 'status', text: (dispute) => dispute.status },
  { title: 'reason', text: (dispute) => dispute.reason },
  { title: 'opened by', text: (dispute) => dispute.opened_by },
  { title: 'respond by', text: (dispute) => dispute.respond_by ?? '' },
];

export function renderDispute(dispute: DisputeAnswer, paint: Paint): string {
  const { amount_to_seller: toSeller } = dispute;
  const said = dispute.evidence.map(
    ({ side, text, links, at }) =>
      [side, [at, ...(text === null ? [] : [text]), ...links].join(' ')] as const,
  );
  return renderPairs(
    [
      ['id', dispute.id],
      ['reference', dispute.reference],
      ['status', dispute.status],
      ['reason', dispute.reason],
      ['opened by', dispute.opened_by],
      ['opened', dispute.created_at],
      ['respond by', dispute.respond_by],
      ['outcome', dispute.outcome],
      ['to the seller', toSeller === null ? null : formatKobo(toSeller)],
      ['because', dispute.decision_reason],
      ...said,
    ],
    paint,
  );
}
