import type { Context, EscrowAggregate } from '../aggregate.js';
import type { Refusal } from '../change.js';
import type { EscrowStatus } from '../records.js';
import { statusAfter } from './outcome.js';
import { releaseProblem } from './release.js';

/** What a release would move, what would stay, and where the escrow would stand. */
export interface ReleasePreview {
  amount: number;
  remaining: number;
  status: EscrowStatus;
}

/** Answers what a release would do, by the rules of the release itself, and writes nothing. */
export function previewRelease(
  aggregate: EscrowAggregate,
  amount: number | null,
  context: Context,
): Refusal | ReleasePreview {
  const refusal = releaseProblem(aggregate, amount, context);
  if (refusal !== null) return refusal;
  const { amountHeld, amountReleased } = aggregate.escrow;
  const moved = amount ?? amountHeld;
  const remaining = amountHeld - moved;
  const status = statusAfter({ amountHeld: remaining, amountReleased: amountReleased + moved });
  return { amount: moved, remaining, status };
}
