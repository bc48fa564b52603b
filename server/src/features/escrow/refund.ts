import type { RefundInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { decideEscrow } from '../../domain/escrow/decide.js';
import type { Services } from '../../services.js';
import { type EscrowRequest, runCommand } from './command.js';
import { requireKeyForPart } from './part.js';

/** Gives all that is held back to the buyer, or the part named. */
export async function refund(services: Services, call: EscrowRequest, body: z.output<typeof RefundInput>) {
  const { amount = null, reason = null } = body ?? {};
  requireKeyForPart(call, amount, 'refund');
  return runCommand(services, call, (aggregate, context) =>
    decideEscrow(aggregate, { command: 'refund', amount, reason }, context),
  );
}
