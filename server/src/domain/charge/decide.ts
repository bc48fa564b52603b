import type { ChargeAggregate, ChargeCommand, Context, Decision } from '../aggregate.js';
import { chargeTable } from './table.js';

type AnyRule = (
  aggregate: ChargeAggregate,
  command: ChargeCommand,
  context: Context,
) => Decision<ChargeAggregate>;

/**
 * Decides what a command does to a direct charge. Pure, like `decideEscrow`. Only the operator can be
 * refused: a command of the partner, the clock or a repeated creation that does not apply is a repeat.
 */
export function decideCharge(
  aggregate: ChargeAggregate,
  command: ChargeCommand,
  context: Context,
): Decision<ChargeAggregate> {
  const rule = chargeTable[aggregate.charge.status][command.command]?.rule as AnyRule | undefined;
  return rule === undefined ? { kind: 'repeat', after: aggregate } : rule(aggregate, command, context);
}
