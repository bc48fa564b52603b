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
  modes,
  openingReasons,
  payoutStatuses,
  plans,
  refundStatuses,
  releaseBlocks,
} from './states.js';
import { attemptFailures, attemptTriggers } from './webhook-delivery-objects.js';
import { deliveryStatuses, disabledReasons, retrySchedules } from './webhook-objects.js';

/*
 * The lists of values under the names and descriptions that documents show. A schema with exactly these
 * values is known as the same thing, wherever it stands.
 */

export const Mode = z.enum(modes).describe('`test`: the sandbox, where nothing costs money; `live`: money.');
export const Plan = z.enum(plans).describe('What the account pays for; the API needs `business`.');
export const EscrowStatus = z.enum(escrowStatuses).describe('Where an escrow stands.');
export const ReleaseBlock = z.enum(releaseBlocks).describe('Why a release would not move money now.');
export const ChargeStatus = z.enum(chargeStatuses).describe('Where a charge stands.');
export const CreditStatus = z.enum(creditStatuses).describe('What became of a transfer that arrived.');
export const PayoutStatus = z.enum(payoutStatuses).describe('Where money going to the seller stands.');
export const RefundStatus = z.enum(refundStatuses).describe('Where money going back to a payer stands.');
export const DeliveryMode = z.enum(deliveryModes).describe('Who arranges the delivery.');
export const DisputeStatus = z.enum(disputeStatuses).describe('Whose word a dispute waits for.');
export const OpeningReason = z.enum(openingReasons).describe('What is wrong, as a side says it.');
export const DisputeReason = z.enum(disputeReasons).describe('What is disputed.');
export const DisputeOutcome = z.enum(disputeOutcomes).describe('How a dispute ended.');
export const DisputeOpener = z.enum(['buyer', 'seller', 'operator']).describe('Who opened a dispute.');
export const Side = z.enum(['buyer', 'seller']).describe('One of the two sides of a sale.');
export const EventName = z.enum(eventTypes).describe('A type of event.');
export const DeliveryStatus = z.enum(deliveryStatuses).describe('What became of a delivery so far.');
export const RetrySchedule = z
  .enum(retrySchedules)
  .describe('`standard`: one retry after a minute. `extended`: six further ones over 27 hours.');
export const DisabledReason = z.enum(disabledReasons).describe('Why an endpoint is not active.');
export const AttemptTrigger = z.enum(attemptTriggers).describe('What made an attempt.');
export const AttemptFailure = z.enum(attemptFailures).describe('Why an attempt failed.');
export const FaultOperation = z.enum(faultOperations).describe('A call to the banking partner.');
export const FaultKind = z.enum(faultKinds).describe('How a call to the banking partner fails.');
