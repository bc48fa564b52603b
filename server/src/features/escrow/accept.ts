import type { AcceptInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { decideEscrow } from '../../domain/escrow/decide.js';
import { callerOf } from '../../http/context.js';
import { keyedRequest, replayIfKnown } from '../../http/idempotency.js';
import { refusalProblem } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import type { Services } from '../../services.js';
import { destinationOf } from '../banks/destination.js';
import { isRefusal } from '../perform.js';
import { saveSeller } from '../sellers/save.js';
import { type EscrowRequest, requestContext, runCommand } from './command.js';
import { loadEscrowByReference } from './load.js';

/**
 * Accepts for the seller. A bank account given with it is saved first, in a change of its own: a repeat finds
 * it saved and goes on to accept.
 */
export async function accept(services: Services, call: EscrowRequest, body: z.output<typeof AcceptInput>) {
  if (body?.payout) await savePayout(services, call, body.payout);
  return runCommand(services, call, (aggregate, context) =>
    decideEscrow(aggregate, { command: 'accept' }, context),
  );
}

async function savePayout(
  services: Services,
  call: EscrowRequest,
  payout: { bank_code: string; account_number: string },
): Promise<void> {
  const { accountId, mode } = callerOf(call.response);
  const aggregate = await loadEscrowByReference(services.store, accountId, mode, call.reference);
  if (!aggregate) return;
  const keyed = keyedRequest(call.request, call.response, call.body);
  if (keyed) await replayIfKnown(services, call.response, keyed);
  const decision = decideEscrow(aggregate, { command: 'accept' }, requestContext(services, call.response));
  if (isRefusal(decision)) throw refusalProblem(decision);
  const { sellerEmail } = aggregate.escrow;
  if (sellerEmail === null) {
    throw fieldProblem('/payout', 'needs a seller, and this escrow names none; use PUT /account/payout');
  }
  const destination = await destinationOf(services, mode, payout, '/payout/');
  await saveSeller(services, call.response, { email: sellerEmail, name: null, destination });
}
