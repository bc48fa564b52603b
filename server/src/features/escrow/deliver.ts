import type { DeliverInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { DispatchProof } from '../../domain/aggregate.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import type { Escrow } from '../../domain/records.js';
import { fieldProblem } from '../../http/validation.js';
import type { Services } from '../../services.js';
import { type EscrowRequest, runCommand } from './command.js';

/** Records the delivery, which starts the inspection window. */
export function deliver(services: Services, call: EscrowRequest, body: z.output<typeof DeliverInput>) {
  const proof: DispatchProof = {
    tracking_number: body.tracking_number ?? null,
    courier_name: body.courier_name ?? null,
    proof_photo_url: body.proof_photo_url ?? null,
    notes: body.notes ?? null,
  };
  return runCommand(
    services,
    call,
    (aggregate, context) => decideEscrow(aggregate, { command: 'deliver', proof }, context),
    { check: ({ escrow }) => requireProof(escrow.deliveryMode, proof) },
  );
}

/** A carrier proves a managed delivery; everybody else shows what he sent. */
function requireProof(mode: Escrow['deliveryMode'], proof: DispatchProof): void {
  if (mode !== 'self_managed') return;
  const required = ['tracking_number', 'proof_photo_url'] as const;
  const [first, ...others] = required.filter((name) => proof[name] === null).map((name) => `/${name}`);
  if (first === undefined) return;
  throw fieldProblem(first, 'is required: this delivery is self-managed', 'required', others);
}
