import type { Decision, EscrowAggregate } from '../aggregate.js';
import type { Refusal } from '../change.js';

export function refuse(code: Refusal['code'], detail?: string): Refusal {
  return detail === undefined ? { refused: true, code } : { refused: true, code, detail };
}

/** Returns a repeat: the effect exists already, or a job ran too early or too late. */
export function repeat(aggregate: EscrowAggregate): Decision {
  return { kind: 'repeat', after: aggregate };
}
