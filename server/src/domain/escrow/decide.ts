import type { Context, Decision, EscrowAggregate, EscrowCommand } from '../aggregate.js';
import { repeat } from './no-change.js';
import { decideMissing } from './refusals.js';
import { hasHappened } from './repeats.js';
import { escrowTable } from './table.js';

type AnyRule = (aggregate: EscrowAggregate, command: EscrowCommand, context: Context) => Decision;

/**
 * Decides what a command does to an escrow. Pure: reads the aggregate, returns the change to commit, a
 * repeat that writes nothing, or a refusal with its code.
 */
export function decideEscrow(aggregate: EscrowAggregate, command: EscrowCommand, context: Context): Decision {
  if (hasHappened(aggregate, command)) return repeat(aggregate);
  const rule = escrowTable[aggregate.escrow.status][command.command]?.rule as AnyRule | undefined;
  return rule === undefined ? decideMissing(aggregate, command.command) : rule(aggregate, command, context);
}

/** Returns the aggregate after a command, or null if it would change nothing. */
export function whatWouldBe(
  aggregate: EscrowAggregate,
  command: EscrowCommand,
  context: Context,
): EscrowAggregate | null {
  const decision = decideEscrow(aggregate, command, context);
  return 'kind' in decision && decision.kind === 'change' ? decision.after : null;
}

/** Whether a command would change something now. */
export function isPossible(aggregate: EscrowAggregate, command: EscrowCommand, context: Context): boolean {
  return whatWouldBe(aggregate, command, context) !== null;
}
