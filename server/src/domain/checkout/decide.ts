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

/** Decides by the table of the kind, escrow or charge. */
export function decideCheckout(
  aggregate: CheckoutAggregate,
  command: PaymentCommand,
  context: Context,
): Decision<CheckoutAggregate> {
  return isChargeAggregate(aggregate)
    ? decideCharge(aggregate, command, context)
    : decideEscrow(aggregate, command, context);
}
