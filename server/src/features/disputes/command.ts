import type { Response } from 'express';
import type { Context, Decision, EscrowAggregate } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import type { DisputeAggregate } from '../../domain/escrow/dispute-command.js';
import { callerOf } from '../../http/context.js';
import { keyedRequest } from '../../http/idempotency.js';
import { refusalProblem } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { runCommand } from '../escrow/command.js';
import type { KeyedCall } from '../idempotency/keyed.js';
import { presentDispute } from './present.js';
import { type DisputeWithReference, findDispute } from './queries.js';

/** One request that acts on a dispute. */
export interface DisputeRequest extends KeyedCall {
  id: string;
}

const disputeNotFound: Refusal = {
  refused: true,
  code: 'not_found',
  detail: 'There is no dispute with this id.',
};

/** The caller's dispute. What belongs to others is not there, like what never was. */
export async function loadDispute(
  services: Services,
  response: Response,
  id: string,
): Promise<DisputeWithReference> {
  const { accountId, mode } = callerOf(response);
  const dispute = await services.store.one(findDispute, { accountId, mode, id });
  if (dispute) return dispute;
  throw refusalProblem(disputeNotFound);
}

/** Runs one command on a dispute: it changes the escrow it belongs to, and is answered with the dispute. */
export async function runDisputeCommand(
  services: Services,
  call: DisputeRequest,
  decide: (aggregate: DisputeAggregate, context: Context) => Decision<DisputeAggregate>,
  check?: (aggregate: DisputeAggregate) => void,
): Promise<{ status: 200; body: never }> {
  // A key that is none is refused before anything is looked up.
  keyedRequest(call.request, call.response, call.body);
  const found = await loadDispute(services, call.response, call.id);
  const { reference } = found;
  // An earlier dispute is settled for good, so only the newest may have changed since it was found.
  const extend = async (aggregate: EscrowAggregate): Promise<DisputeAggregate> => {
    const { dispute } = aggregate;
    return { ...aggregate, addressed: dispute?.id === found.id ? dispute : found };
  };
  return runCommand<DisputeAggregate>(services, { ...call, reference }, decide, {
    extend,
    present: ({ addressed }) => presentDispute({ ...addressed, reference }),
    ...(check ? { check } : {}),
  });
}
