import type { DisputeInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { decideEscrow } from '../../domain/escrow/decide.js';
import type { Services } from '../../services.js';
import { type EscrowRequest, runCommand } from '../escrow/command.js';
import { sideOf } from './side.js';

/** Opens a dispute for the side that the merchant speaks for. */
export function openDispute(services: Services, call: EscrowRequest, body: z.output<typeof DisputeInput>) {
  const { reason, on_behalf_of: named } = body;
  const said = { reason, description: body.description ?? null, evidence: body.evidence ?? [] };
  return runCommand(
    services,
    call,
    (aggregate, context) =>
      decideEscrow(
        aggregate,
        { command: 'dispute', ...said, side: sideOf(aggregate.escrow, named) },
        context,
      ),
    { check: ({ escrow }) => void sideOf(escrow, named) },
  );
}
