import type { Context, DispatchProof, EscrowAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import { refuse } from '../change.js';
import type { Escrow } from '../records.js';
import { isKnownToMove } from '../shipment/states.js';
import { inspectionMs, inspectionStart, runClock } from './clock.js';
import { EscrowDraft } from './draft.js';
import type { Rule } from './rule.js';

/**
 * The goods are dispatched or delivered. The inspection window begins now, or at the expected arrival; the
 * money is released at its end. A managed delivery needs no proof once the carrier has the parcel.
 */
export const deliver: Rule<'deliver'> = (aggregate, { proof }, context) => {
  const { sellerDeliveredAt } = aggregate.escrow;
  if (sellerDeliveredAt !== null) return refuse('already_delivered');
  assert(
    missingProof(aggregate.escrow, proof).length === 0,
    'a delivery without its proof is refused as a bad request',
  );
  assert(
    arrivalProblem(aggregate.escrow, proof, context) === null,
    'a delivery with an arrival that it cannot have is refused as a bad request',
  );
  if (!provesDispatch(proof) && !isKnownToMove(aggregate.shipment)) return refuse('delivery_not_picked_up');
  const draft = new EscrowDraft(aggregate, context);
  recordDelivery(draft, proof);
  return draft.decision();
};

/** Records a delivery. The inspection starts now, or when the sender expects the arrival. */
export function recordDelivery(draft: EscrowDraft, proof: DispatchProof | null): void {
  const { now } = draft.context;
  const expectedAt = expectedArrivalOf(proof);
  draft.set({
    sellerDeliveredAt: now,
    dispatchProofJson: proofJson(proof, now),
    inspectionStartsAt: expectedAt,
  });
  runClock(draft, (expectedAt ?? now) + inspectionMs(draft.escrow));
  announceDelivery(draft);
}

/** Records that the delivery counts and the inspection runs, or has a time to start. */
export function announceDelivery(draft: EscrowDraft): void {
  const { dispatchProofJson, autoReleaseAt } = draft.escrow;
  assert(autoReleaseAt !== null, 'the inspection has an end');
  const proof: Partial<DispatchProof> = dispatchProofJson === null ? {} : JSON.parse(dispatchProofJson);
  const startsAt = inspectionStart(draft.escrow);
  draft.event('escrow.delivered', {
    tracking_number: proof.tracking_number ?? null,
    ...(proof.expected_arrival_at !== undefined &&
      startsAt !== null && { inspection_starts_at: iso(startsAt) }),
    auto_release_at: iso(autoReleaseAt),
  });
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

function expectedArrivalOf(proof: Pick<DispatchProof, 'expected_arrival_at'> | null): number | null {
  return proof?.expected_arrival_at === undefined ? null : Date.parse(proof.expected_arrival_at);
}

/** Why a delivery cannot have its expected arrival. */
export type ArrivalProblem = 'managed' | 'past' | 'too_far';

/** Returns why a delivery that is recorded now cannot have the expected arrival that it names, or null. */
export function arrivalProblem(
  { deliveryMode }: Pick<Escrow, 'deliveryMode'>,
  proof: Pick<DispatchProof, 'expected_arrival_at'> | null,
  { now, policy }: Pick<Context, 'now' | 'policy'>,
): ArrivalProblem | null {
  const expectedAt = expectedArrivalOf(proof);
  if (expectedAt === null) return null;
  if (deliveryMode === 'managed') return 'managed';
  if (expectedAt < now) return 'past';
  return expectedAt > now + policy.expectedArrivalMaxMs ? 'too_far' : null;
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
  const { tracking_number, courier_name, proof_photo_url, notes, expected_arrival_at } = proof;
  const arrival = expected_arrival_at === undefined ? {} : { expected_arrival_at };
  const submitted_at = iso(at);
  return JSON.stringify({ tracking_number, courier_name, proof_photo_url, notes, ...arrival, submitted_at });
}
