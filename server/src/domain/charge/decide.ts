import type { ChargeAggregate, ChargeCommand, Context, Decision } from '../aggregate.js';
import { chargeTable } from './table.js';

type AnyRule = (
  aggregate: ChargeAggregate,
  command: ChargeCommand,
  context: Context,
) => Decision<ChargeAggregate>;

/**
 * Decides what happens to a direct charge. Pure, like `decideEscrow`. The partner, the clock and a repeated
 * creation are never refused: where they mean nothing, nothing happens. Only the operator can be.
 */
export function decideCharge(
  aggregate: ChargeAggregate,
  command: ChargeCommand,
  context: Context,
): Decision<ChargeAggregate> {
  const rule = chargeTable[aggregate.charge.status][command.command]?.rule as AnyRule | undefined;
  return rule === undefined ? { kind: 'repeat', after: aggregate } : rule(aggregate, command, context);
}
