import type { ChargeAggregate, CheckoutAggregate, Context, Decision, PaymentCommand } from '../aggregate.js';
import { decideCharge } from '../charge/decide.js';
import { decideEscrow } from '../escrow/decide.js';
import type { Checkout } from '../records.js';

/** The row of an escrow or a direct charge. */
export function checkoutOf(aggregate: CheckoutAggregate): Checkout {
  return isChargeAggregate(aggregate) ? aggregate.charge : aggregate.escrow;
}

export function isChargeAggregate(aggregate: CheckoutAggregate): aggregate is ChargeAggregate {
  return 'charge' in aggregate;
}

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
