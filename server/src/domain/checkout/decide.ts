import {
  type CheckoutAggregate,
  type Context,
  type Decision,
  isChargeAggregate,
  type PaymentCommand,
} from '../aggregate.js';
import { decideCharge } from '../charge/decide.js';
import { decideEscrow } from '../escrow/decide.js';

export { checkoutOf, isChargeAggregate } from '../aggregate.js';

/** Decides what can happen to whatever a buyer pays, by the table of its kind. */
export function decideCheckout(
  aggregate: CheckoutAggregate,
  command: PaymentCommand,
  context: Context,
): Decision<CheckoutAggregate> {
  return isChargeAggregate(aggregate)
    ? decideCharge(aggregate, command, context)
    : decideEscrow(aggregate, command, context);
}
