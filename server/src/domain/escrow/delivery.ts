import type { DispatchProof, EscrowAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import type { Escrow } from '../records.js';
import { inspectionMs, runClock } from './clock.js';
import { EscrowDraft } from './draft.js';
import { refuse } from './no-change.js';
import type { Rule } from './rule.js';

/** The goods are dispatched or delivered. The inspection window begins; the money is released at its end. */
export const deliver: Rule<'deliver'> = (aggregate, { proof }, context) => {
  const { sellerDeliveredAt } = aggregate.escrow;
  if (sellerDeliveredAt !== null) return refuse('already_delivered');
  assert(
    missingProof(aggregate.escrow, proof).length === 0,
    'a delivery without its proof is refused as a bad request',
  );
  const draft = new EscrowDraft(aggregate, context);
  const autoReleaseAt = context.now + inspectionMs(draft.escrow);
  draft.set({ sellerDeliveredAt: context.now, dispatchProofJson: proofJson(proof, context.now) });
  runClock(draft, autoReleaseAt);
  draft.event('escrow.delivered', {
    tracking_number: proof?.tracking_number ?? null,
    auto_release_at: new Date(autoReleaseAt).toISOString(),
  });
  return draft.decision();
};

const provesDispatch = ['tracking_number', 'proof_photo_url'] as const;

/** Returns what a proof lacks. A managed delivery needs none; any other needs a number and a photo. */
export function missingProof(
  { deliveryMode }: Pick<Escrow, 'deliveryMode'>,
  proof: DispatchProof | null,
): (typeof provesDispatch)[number][] {
  return deliveryMode === 'managed' ? [] : provesDispatch.filter((name) => !proof?.[name]);
}

/** Whether the seller reports dispatch: they have accepted, and no carrier reports it for them. */
export function isSellersToSend({ escrow }: EscrowAggregate): boolean {
  return escrow.deliveryMode === 'self_managed' && escrow.sellerAcceptedAt !== null;
}

/** Whether the delivery was already recorded with exactly this proof. */
export function isDeliveredWith({ escrow }: EscrowAggregate, proof: DispatchProof | null): boolean {
  return (
    escrow.sellerDeliveredAt !== null &&
    escrow.dispatchProofJson === proofJson(proof, escrow.sellerDeliveredAt)
  );
}

/** Returns the proof as it is shown, with the time it was submitted. */
function proofJson(proof: DispatchProof | null, at: number): string | null {
  if (proof === null) return null;
  const { tracking_number, courier_name, proof_photo_url, notes } = proof;
  const submitted_at = new Date(at).toISOString();
  return JSON.stringify({ tracking_number, courier_name, proof_photo_url, notes, submitted_at });
}
