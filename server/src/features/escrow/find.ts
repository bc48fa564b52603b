import type { Response } from 'express';
import type { EscrowAggregate } from '../../domain/aggregate.js';
import { callerOf } from '../../http/context.js';
import { ProblemError } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { loadEscrowByReference } from '../checkouts/load.js';

/** The caller's escrow under a reference. What belongs to others is not there, like what never was. */
export async function findEscrow(
  services: Services,
  response: Response,
  reference: string,
): Promise<EscrowAggregate> {
  const { accountId, mode } = callerOf(response);
  const aggregate = await loadEscrowByReference(services.store, accountId, mode, reference);
  if (aggregate) return aggregate;
  throw new ProblemError('not_found', { detail: 'There is no escrow with this reference.' });
}
