import type { DeliverInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { Context, DispatchProof, EscrowAggregate, EscrowCommand } from '../../domain/aggregate.js';
import { type ArrivalProblem, arrivalProblem, missingProof } from '../../domain/escrow/delivery.js';
import { readInstant } from '../../domain/local-time.js';
import { fieldProblem } from '../../http/validation.js';

export function proofOf(input: z.output<typeof DeliverInput>): DispatchProof {
  const { expected_arrival_at: expected } = input;
  return {
    tracking_number: input.tracking_number ?? null,
    courier_name: input.courier_name ?? null,
    proof_photo_url: input.proof_photo_url ?? null,
    notes: input.notes ?? null,
    ...(expected !== undefined && { expected_arrival_at: new Date(expected).toISOString() }),
  };
}

/**
 * The command that starts the inspection window, or sets its start. A delivery that is recorded already keeps
 * the arrival that was expected then, even if it is past now.
 */
export function deliveryOf(
  { escrow }: EscrowAggregate,
  input: z.output<typeof DeliverInput>,
  context: Context,
): EscrowCommand {
  const { expected_arrival_at: expected } = input;
  if (expected !== undefined && readInstant(expected) === null)
    throw fieldProblem(arrivalField, 'must be a time that exists: the month has no such day');
  const proof = proofOf(input);
  const [first, ...others] = missingProof(escrow, proof).map((name) => `/${name}`);
  if (first !== undefined)
    throw fieldProblem(first, 'is required: this delivery is self-managed', 'required', others);
  const problem = arrivalProblem(escrow, proof, context);
  if (problem !== null && (problem === 'managed' || escrow.sellerDeliveredAt === null))
    throw fieldProblem(arrivalField, arrivalDetails[problem](context));
  return { command: 'deliver', proof };
}

const arrivalField = '/expected_arrival_at';

const dayMs = 24 * 3_600_000;

const arrivalDetails: Readonly<Record<ArrivalProblem, (context: Context) => string>> = {
  managed: () => 'is not for a managed delivery, whose carrier reports the arrival; leave it out',
  past: ({ now }) =>
    `is in the past: send a time after ${new Date(now).toISOString()}, or leave it out, so that the ` +
    'inspection starts now',
  too_far: ({ now, policy }) =>
    `is too far ahead: send a time before ${new Date(now + policy.expectedArrivalMaxMs).toISOString()}, ` +
    `which is ${policy.expectedArrivalMaxMs / dayMs} days from now`,
};
