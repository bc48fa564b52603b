import { z } from 'zod';
import { eventTypes } from './events.js';
import { faultKinds, faultOperations } from './sandbox-bank.js';
import {
  chargeStatuses,
  creditStatuses,
  deliveryModes,
  disputeOutcomes,
  disputeReasons,
  disputeStatuses,
  escrowStatuses,
  locales,
  modes,
  openingReasons,
  payoutSchedules,
  payoutStatuses,
  plans,
  refundStatuses,
  releaseBlocks,
} from './states.js';
import { attemptFailures, attemptTriggers } from './webhook-delivery-objects.js';
import { deliveryStatuses, disabledReasons, retrySchedules } from './webhook-objects.js';

/*
 * Every enumeration under the name and description that documents show. The OpenAPI document uses that name
 * wherever a schema has exactly the same values.
 */

export const Mode = z.enum(modes).describe('`test`: the sandbox, without real money; `live`: real money.');
export const Plan = z.enum(plans).describe('The plan of the account; live mode needs `business`.');
export const Locale = z.enum(locales).describe('A language of pages and mails.');
export type Locale = z.infer<typeof Locale>;
export const EscrowStatus = z.enum(escrowStatuses).describe('The state of an escrow.');
export const ReleaseBlock = z.enum(releaseBlocks).describe('A reason why a release is blocked.');
export const ChargeStatus = z.enum(chargeStatuses).describe('The state of a charge.');
export const CreditStatus = z.enum(creditStatuses).describe('The state of an incoming transfer.');
export const PayoutStatus = z.enum(payoutStatuses).describe('The state of a payout.');
export const PayoutSchedule = z
  .enum(payoutSchedules)
  .describe('`per_sale`: each payout is paid on its own; `daily`: those of a day in one transfer.');
export const RefundStatus = z.enum(refundStatuses).describe('The state of a refund.');
export const DeliveryMode = z.enum(deliveryModes).describe('Who arranges the delivery.');
export const DisputeStatus = z.enum(disputeStatuses).describe('Whom a dispute waits for, if it is open.');
export const OpeningReason = z
  .enum(openingReasons)
  .describe('What the side that opens a dispute complains about.');
export const DisputeReason = z.enum(disputeReasons).describe('What is disputed.');
export const DisputeOutcome = z.enum(disputeOutcomes).describe('How a dispute ended.');
export const DisputeOpener = z.enum(['buyer', 'seller', 'operator']).describe('Who opened a dispute.');
export const Side = z.enum(['buyer', 'seller']).describe('One of the two sides of a sale.');
export const EventName = z.enum(eventTypes).describe('A type of event.');
export const DeliveryStatus = z.enum(deliveryStatuses).describe('The state of a webhook delivery.');
export const RetrySchedule = z
  .enum(retrySchedules)
  .describe(
    '`standard`: one retry, unless the response was a 3xx or 4xx. `extended`: nine, unless it was a 410.',
  );
export const DisabledReason = z.enum(disabledReasons).describe('Why an endpoint is not active.');
export const AttemptTrigger = z.enum(attemptTriggers).describe('What caused an attempt.');
export const AttemptFailure = z.enum(attemptFailures).describe('Why an attempt failed.');
export const FaultOperation = z.enum(faultOperations).describe('A call to the banking partner.');
export const FaultKind = z.enum(faultKinds).describe('How a call to the banking partner fails.');
