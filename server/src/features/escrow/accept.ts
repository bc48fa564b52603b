import type { AcceptInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { type AcceptAggregate, acceptPaidTo } from '../../domain/escrow/accept-paid.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import { callerOf } from '../../http/context.js';
import { keyedRequest } from '../../http/idempotency.js';
import { fieldProblem } from '../../http/validation.js';
import type { Services } from '../../services.js';
import { destinationOf } from '../banks/destination.js';
import { replayIfKnown } from '../idempotency/answers.js';
import { type EscrowRequest, runCommand } from './command.js';
import { findEscrow } from './find.js';
import { withSeller } from './load-seller.js';

/** Accepts for the seller, and saves his bank account in the same change if one is given. */
export async function accept(services: Services, call: EscrowRequest, body: z.output<typeof AcceptInput>) {
  if (!body?.payout) {
    return runCommand(services, call, (aggregate, context) =>
      decideEscrow(aggregate, { command: 'accept' }, context),
    );
  }
  const { payout } = body;
  const keyed = keyedRequest(call.request, call.response, call.body);
  const { escrow } = await findEscrow(services, call.response, call.reference);
  if (escrow.sellerEmail === null) {
    throw fieldProblem('/payout', 'needs a seller, and this escrow names none; use PUT /account/payout');
  }
  if (keyed) await replayIfKnown(services, call.response, keyed);
  const destination = await destinationOf(services, callerOf(call.response), payout, '/payout/');
  return runCommand<AcceptAggregate>(
    services,
    call,
    (aggregate, context) => acceptPaidTo(aggregate, destination, 'merchant', context),
    { extend: (aggregate) => withSeller(services, aggregate, destination) },
  );
}
