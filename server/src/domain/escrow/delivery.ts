import type { DispatchProof, EscrowAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import { refuse } from '../change.js';
import type { Escrow } from '../records.js';
import { isKnownToMove } from '../shipment/states.js';
import { inspectionMs, runClock } from './clock.js';
import { EscrowDraft } from './draft.js';
import type { Rule } from './rule.js';

/**
 * The goods are dispatched or delivered. The inspection window begins; the money is released at its end. A
 * managed delivery needs no proof once the carrier has the parcel.
 */
export const deliver: Rule<'deliver'> = (aggregate, { proof }, context) => {
  const { sellerDeliveredAt } = aggregate.escrow;
  if (sellerDeliveredAt !== null) return refuse('already_delivered');
  assert(
    missingProof(aggregate.escrow, proof).length === 0,
    'a delivery without its proof is refused as a bad request',
  );
  if (!provesDispatch(proof) && !isKnownToMove(aggregate.shipment)) return refuse('delivery_not_picked_up');
  const draft = new EscrowDraft(aggregate, context);
  recordDelivery(draft, proof);
  return draft.decision();
};

/** Records a delivery, which starts the inspection. */
export function recordDelivery(draft: EscrowDraft, proof: DispatchProof | null): void {
  const { now } = draft.context;
  draft.set({ sellerDeliveredAt: now, dispatchProofJson: proofJson(proof, now) });
  runClock(draft, now + inspectionMs(draft.escrow));
  announceDelivery(draft);
}

/** Records that the delivery counts and the inspection runs. */
export function announceDelivery(draft: EscrowDraft): void {
  const { dispatchProofJson, autoReleaseAt } = draft.escrow;
  assert(autoReleaseAt !== null, 'the inspection runs');
  const proof: Partial<DispatchProof> = dispatchProofJson === null ? {} : JSON.parse(dispatchProofJson);
  draft.event('escrow.delivered', {
    tracking_number: proof.tracking_number ?? null,
    auto_release_at: new Date(autoReleaseAt).toISOString(),
  });
}

const proofFields = ['tracking_number', 'proof_photo_url'] as const;

type ProofField = (typeof proofFields)[number];

function provesDispatch(proof: Pick<DispatchProof, ProofField> | null): boolean {
  return proofFields.every((name) => proof?.[name]);
}

/** Whether the delivery was recorded with a number and a photo. */
export function hasProof({ dispatchProofJson }: Pick<Escrow, 'dispatchProofJson'>): boolean {
  return provesDispatch(dispatchProofJson === null ? null : JSON.parse(dispatchProofJson));
}

/** Returns what a proof lacks to be well formed: a self-managed delivery needs a number and a photo. */
export function missingProof(
  { deliveryMode }: Pick<Escrow, 'deliveryMode'>,
  proof: DispatchProof | null,
): ProofField[] {
  return deliveryMode === 'managed' ? [] : proofFields.filter((name) => !proof?.[name]);
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
export function proofJson(proof: DispatchProof | null, at: number): string | null {
  if (proof === null) return null;
  const { tracking_number, courier_name, proof_photo_url, notes } = proof;
  const submitted_at = new Date(at).toISOString();
  return JSON.stringify({ tracking_number, courier_name, proof_photo_url, notes, submitted_at });
}
