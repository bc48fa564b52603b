import type { Context, EscrowAggregate } from '../aggregate.js';
import type { Refusal } from '../change.js';
import type { EscrowStatus } from '../records.js';
import { statusAfter } from './outcome.js';
import { releaseProblem } from './release.js';

/** What a release would move and leave, and the next status. */
export interface ReleasePreview {
  amount: number;
  remaining: number;
  status: EscrowStatus;
}

/** Returns what a release would do, by its own rules, and writes nothing. */
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
