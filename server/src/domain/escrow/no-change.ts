import type { Decision, EscrowAggregate } from '../aggregate.js';

/** Returns a repeat: the effect exists already, or a job ran too early or too late. */
export function repeat(aggregate: EscrowAggregate): Decision {
  return { kind: 'repeat', after: aggregate };
}
