import type { TimelineEntry } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { type Statement, spokenFor, statementsOf } from '../../domain/escrow/evidence.js';
import type { Checkout, Dispute } from '../../domain/records.js';
import { iso } from './present.js';

type Entry = z.input<typeof TimelineEntry>;

/** What was said in a dispute after it was opened, which records no event: it is kept with the dispute. */
export function saidInDisputes(checkout: Checkout, dispute: Dispute): Entry[] {
  const statements = statementsOf(dispute);
  const added = dispute.openedBy === 'operator' ? statements : statements.slice(1);
  return added.map((statement) => said(checkout, dispute, statement));
}

function said(checkout: Checkout, dispute: Dispute, { side, text, links, actor, at }: Statement): Entry {
  const onBehalfOf = spokenFor(checkout, actor, side);
  return {
    at: iso(at),
    type: 'dispute.evidence',
    actor: actor.kind,
    via: actor.via,
    sequence: null,
    summary: `Evidence was added to the dispute.${onBehalf(onBehalfOf)}`,
    data: { dispute_id: dispute.id, side, text, links, on_behalf_of: onBehalfOf },
  };
}

/** Says for whom, where somebody acted for another. */
export function onBehalf(side: unknown): string {
  return side === 'buyer' || side === 'seller' ? ` On behalf of the ${side}.` : '';
}
