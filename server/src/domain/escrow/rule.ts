import type { Context, Decision, EscrowAggregate, EscrowCommand } from '../aggregate.js';

export type CommandName = EscrowCommand['command'];

export type CommandOf<Name extends CommandName> = Extract<EscrowCommand, { command: Name }>;

/** One cell of the escrow table: what a command does to an escrow in a state, guards included. */
export type Rule<Name extends CommandName> = (
  aggregate: EscrowAggregate,
  command: CommandOf<Name>,
  context: Context,
) => Decision;
