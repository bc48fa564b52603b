import type { ChargeAggregate, ChargeCommand } from '../aggregate.js';
import type { RuleOf } from '../checkout/state-table.js';

export type ChargeCommandName = ChargeCommand['command'];

/** A rule of the charge table. */
export type ChargeRule<Name extends ChargeCommandName> = RuleOf<ChargeAggregate, ChargeCommand, Name>;
