import type { EscrowAggregate, EscrowCommand } from '../aggregate.js';
import type { RuleOf } from '../checkout/state-table.js';

export type CommandName = EscrowCommand['command'];

export type CommandOf<Name extends CommandName> = Extract<EscrowCommand, { command: Name }>;

/** A rule of the escrow table. */
export type Rule<Name extends CommandName> = RuleOf<EscrowAggregate, EscrowCommand, Name>;
