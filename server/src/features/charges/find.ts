import type { Response } from 'express';
import type { CheckoutAggregate } from '../../domain/aggregate.js';
import { checkoutOf } from '../../domain/checkout/decide.js';
import { callerOf } from '../../http/context.js';
import { ProblemError } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { loadCheckoutByReference } from '../checkouts/load.js';

/** The caller's charge under a reference. An escrow that was initiated is none. */
export async function findCharge(
  services: Services,
  response: Response,
  reference: string,
): Promise<CheckoutAggregate> {
  const { accountId, mode } = callerOf(response);
  const aggregate = await loadCheckoutByReference(services.store, accountId, mode, reference);
  if (aggregate && checkoutOf(aggregate).chargeId !== null) return aggregate;
  throw new ProblemError('not_found', { detail: 'There is no charge with this reference.' });
}
