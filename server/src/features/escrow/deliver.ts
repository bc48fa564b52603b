import type { DeliverInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { DispatchProof, EscrowAggregate, EscrowCommand } from '../../domain/aggregate.js';
import { missingProof } from '../../domain/escrow/delivery.js';
import { fieldProblem } from '../../http/validation.js';

export function proofOf(input: z.output<typeof DeliverInput>): DispatchProof {
  return {
    tracking_number: input.tracking_number ?? null,
    courier_name: input.courier_name ?? null,
    proof_photo_url: input.proof_photo_url ?? null,
    notes: input.notes ?? null,
  };
}

/** The command that starts the inspection window. */
export function deliveryOf({ escrow }: EscrowAggregate, input: z.output<typeof DeliverInput>): EscrowCommand {
  const proof = proofOf(input);
  const [first, ...others] = missingProof(escrow, proof).map((name) => `/${name}`);
  if (first === undefined) return { command: 'deliver', proof };
  throw fieldProblem(first, 'is required: this delivery is self-managed', 'required', others);
}
