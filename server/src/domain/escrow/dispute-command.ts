import type { Context, Decision, EscrowAggregate, EscrowCommand } from '../aggregate.js';
import { refuse } from '../change.js';
import { isClosed } from '../checkout/invariants.js';
import type { Dispute } from '../records.js';
import { refuseState } from './blocked.js';
import { decideEscrow } from './decide.js';

/** An escrow and the dispute that the command names, which need not be the newest. */
export interface DisputeAggregate extends EscrowAggregate {
  targetDispute: Dispute;
}

export type DisputeCommand = Extract<EscrowCommand, { command: 'evidence' | 'withdraw' | 'concede' }>;

/** Decides what a command does to one dispute, so that it never touches a later one. */
export function decideDispute(
  aggregate: DisputeAggregate,
  command: DisputeCommand,
  context: Context,
): Decision<DisputeAggregate> {
  if (aggregate.targetDispute.id !== aggregate.dispute?.id) return decideEarlier(aggregate, command);
  const decision = decideEscrow(aggregate, command, context);
  if ('refused' in decision) return decision;
  const after = { ...decision.after, targetDispute: decision.after.dispute ?? aggregate.targetDispute };
  return { ...decision, after };
}

/** Decides about an earlier dispute. Only a withdrawn dispute is followed by another. */
function decideEarlier(aggregate: DisputeAggregate, command: DisputeCommand): Decision<DisputeAggregate> {
  const { targetDispute, escrow } = aggregate;
  if (isClosed(escrow.status)) return refuseState(aggregate, 'final');
  const isRepeat = command.command === 'withdraw' && command.side === targetDispute.openedBy;
  if (isRepeat) return { kind: 'repeat', after: aggregate };
  return refuse('not_disputed', 'This dispute was withdrawn, and another one has been opened since.');
}
