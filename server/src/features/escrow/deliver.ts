import type { DeliverInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { DispatchProof, EscrowAggregate, EscrowCommand } from '../../domain/aggregate.js';
import { missingProof } from '../../domain/escrow/delivery.js';
import { fieldProblem } from '../../http/validation.js';

/** What was sent and how, with null for what was not said. */
export function proofOf(said: z.output<typeof DeliverInput>): DispatchProof {
  return {
    tracking_number: said.tracking_number ?? null,
    courier_name: said.courier_name ?? null,
    proof_photo_url: said.proof_photo_url ?? null,
    notes: said.notes ?? null,
  };
}

/** The delivery that starts the inspection window. */
export function deliveryOf({ escrow }: EscrowAggregate, said: z.output<typeof DeliverInput>): EscrowCommand {
  const proof = proofOf(said);
  const [first, ...others] = missingProof(escrow, proof).map((name) => `/${name}`);
  if (first === undefined) return { command: 'deliver', proof };
  throw fieldProblem(first, 'is required: this delivery is self-managed', 'required', others);
}
