import type { Context, Decision, DispatchProof, EscrowAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import { inspectionMs, runClock } from './clock.js';
import { EscrowDraft } from './draft.js';
import { refuse } from './outcome.js';
import type { CommandOf } from './rule.js';

/**
 * The goods are on their way or there: the inspection window begins, at whose end the money goes by itself.
 */
export function deliver(
  aggregate: EscrowAggregate,
  { proof }: CommandOf<'deliver'>,
  context: Context,
): Decision {
  const { sellerDeliveredAt } = aggregate.escrow;
  if (sellerDeliveredAt !== null) return refuse('already_delivered');
  assert(isProofEnough(aggregate, proof), 'a delivery without its proof is refused as a bad request');
  const draft = new EscrowDraft(aggregate, context);
  const autoReleaseAt = context.now + inspectionMs(draft.escrow);
  draft.set({ sellerDeliveredAt: context.now, dispatchProofJson: proofJson(proof, context.now) });
  runClock(draft, autoReleaseAt);
  draft.event('escrow.delivered', {
    tracking_number: proof?.tracking_number ?? null,
    auto_release_at: new Date(autoReleaseAt).toISOString(),
  });
  return draft.decision();
}

/** A managed delivery is its own proof; any other needs a tracking number and a photo. */
function isProofEnough({ escrow }: EscrowAggregate, proof: DispatchProof | null): boolean {
  if (escrow.deliveryMode === 'managed') return true;
  return Boolean(proof?.tracking_number && proof.proof_photo_url);
}

/** Whether the delivery that stands was recorded with exactly this proof. */
export function isDeliveredWith({ escrow }: EscrowAggregate, proof: DispatchProof | null): boolean {
  return (
    escrow.sellerDeliveredAt !== null &&
    escrow.dispatchProofJson === proofJson(proof, escrow.sellerDeliveredAt)
  );
}

/** The proof as it is shown, with the moment it was handed in. */
function proofJson(proof: DispatchProof | null, at: number): string | null {
  if (proof === null) return null;
  const { tracking_number, courier_name, proof_photo_url, notes } = proof;
  const submitted_at = new Date(at).toISOString();
  return JSON.stringify({ tracking_number, courier_name, proof_photo_url, notes, submitted_at });
}
