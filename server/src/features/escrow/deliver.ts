import type { DeliverInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { DispatchProof } from '../../domain/aggregate.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import { missingProof } from '../../domain/escrow/delivery.js';
import type { Escrow } from '../../domain/records.js';
import { fieldProblem } from '../../http/validation.js';
import type { Services } from '../../services.js';
import { type EscrowRequest, runCommand } from './command.js';

/** Records the delivery, which starts the inspection window. */
export function deliver(services: Services, call: EscrowRequest, body: z.output<typeof DeliverInput>) {
  const proof = proofOf(body);
  return runCommand(
    services,
    call,
    (aggregate, context) => decideEscrow(aggregate, { command: 'deliver', proof }, context),
    { check: ({ escrow }) => requireProof(escrow, proof) },
  );
}

/** What was sent and how, with null for what was not said. */
export function proofOf(said: z.output<typeof DeliverInput>): DispatchProof {
  return {
    tracking_number: said.tracking_number ?? null,
    courier_name: said.courier_name ?? null,
    proof_photo_url: said.proof_photo_url ?? null,
    notes: said.notes ?? null,
  };
}

function requireProof(escrow: Escrow, proof: DispatchProof): void {
  const [first, ...others] = missingProof(escrow, proof).map((name) => `/${name}`);
  if (first === undefined) return;
  throw fieldProblem(first, 'is required: this delivery is self-managed', 'required', others);
}
