import type { Decision, TransferAggregate } from '../aggregate.js';
import type { TransferCommand } from './command.js';

/** Whether a payout is paid by a combined one, whose attempts and status decide for all its members. */
export function isMember({ payout }: TransferAggregate): boolean {
  return payout !== null && 'combinedPayoutId' in payout && payout.combinedPayoutId !== null;
}

/** A member has no fate of its own: every command is one to the combined payout. */
export function decideMember(
  aggregate: TransferAggregate,
  { command }: TransferCommand,
): Decision<TransferAggregate> {
  if (command === 'bank_account_saved') return { kind: 'repeat', after: aggregate };
  return { refused: true, code: 'combined' };
}
