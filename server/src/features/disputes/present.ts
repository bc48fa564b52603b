import type { Dispute as DisputeSchema } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { type Statement, saysSomething, statementsOf } from '../../domain/escrow/evidence.js';
import { iso, isoOrNull } from '../checkouts/present.js';
import type { DisputeWithReference } from './queries.js';

type DisputeObject = z.input<typeof DisputeSchema>;

export function presentDispute(dispute: DisputeWithReference): DisputeObject {
  return {
    id: dispute.id,
    escrow_id: dispute.checkoutId,
    reference: dispute.reference,
    mode: dispute.mode,
    status: dispute.status,
    reason: dispute.reason,
    opened_by: dispute.openedBy,
    description: dispute.description,
    respond_by: isoOrNull(dispute.respondBy),
    evidence: statementsOf(dispute).filter(saysSomething).map(presentStatement),
    outcome: dispute.outcome,
    amount_to_seller: dispute.amountToSeller,
    created_at: iso(dispute.createdAt),
    updated_at: iso(dispute.updatedAt),
  };
}

function presentStatement({ side, text, links, at }: Statement): DisputeObject['evidence'][number] {
  return { side, text, links: [...links], at: iso(at) };
}
