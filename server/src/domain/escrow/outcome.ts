import type { BlockedBy, Decision, EscrowAggregate } from '../aggregate.js';
import type { Refusal } from '../change.js';
import type { Escrow, EscrowStatus } from '../records.js';
import { blockedBy } from './blocked.js';

type Amounts = Pick<Escrow, 'amountHeld' | 'amountReleased'>;

/**
 * Rule T: returns the status after money left a `funded` or `disputed` escrow. It stays funded while money is
 * held; an empty escrow is `released` if the seller got any of it, else `refunded`.
 */
export function statusAfter({ amountHeld, amountReleased }: Amounts): EscrowStatus {
  if (amountHeld > 0) return 'funded';
  return amountReleased > 0 ? 'released' : 'refunded';
}

export function refuse(code: Refusal['code'], detail?: string): Refusal {
  return detail === undefined ? { refused: true, code } : { refused: true, code, detail };
}

/** Refuses with every reason that blocks a release; the first is the code. */
function refuseBlocked(reasons: readonly [BlockedBy, ...BlockedBy[]]): Refusal {
  return { refused: true, code: reasons[0], blockedBy: reasons };
}

/** The reasons that block more than a release. */
const stateBlocks: readonly BlockedBy[] = ['not_funded', 'disputed', 'final', 'payment_reversed'];

/** Refuses with every reason in the escrow's state, the code first. */
export function refuseState(aggregate: EscrowAggregate, code: Refusal['code']): Refusal {
  const standing = blockedBy(aggregate).filter((reason) => stateBlocks.includes(reason));
  const [first, ...others] = standing.slice(standing.indexOf(code as BlockedBy));
  return first === code ? refuseBlocked([first, ...others]) : refuse(code);
}

/** Returns why a release is blocked, or null. */
export function releaseBlocked(aggregate: EscrowAggregate): Refusal | null {
  const [first, ...others] = blockedBy(aggregate);
  return first === undefined ? null : refuseBlocked([first, ...others]);
}

/** Returns a repeat: the effect exists already, or a job ran too early or too late. */
export function repeat(aggregate: EscrowAggregate): Decision {
  return { kind: 'repeat', after: aggregate };
}
