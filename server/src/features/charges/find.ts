import type { CheckoutAggregate } from '../../domain/aggregate.js';
import { type Refusal, refuse } from '../../domain/change.js';
import { checkoutOf } from '../../domain/checkout/decide.js';
import type { Caller } from '../../http/context.js';
import type { Services } from '../../services.js';
import { loadCheckoutByReference } from '../checkouts/load.js';
import { loadShownByReference, type Shown } from '../checkouts/load-shown.js';

const chargeNotFound = refuse('not_found', 'There is no charge with this reference.');

/** The caller's charge under a reference. An escrow opened by initiate is reported as not found. */
export async function findCharge(
  { store }: Services,
  { accountId, mode }: Caller,
  reference: string,
): Promise<CheckoutAggregate | Refusal> {
  const aggregate = await loadCheckoutByReference(store, accountId, mode, reference);
  return aggregate && checkoutOf(aggregate).chargeId !== null ? aggregate : chargeNotFound;
}

/** What the caller's charge under a reference shows. */
export async function showCharge(
  { store }: Services,
  { accountId, mode }: Caller,
  reference: string,
): Promise<Shown | Refusal> {
  const shown = await loadShownByReference(store, accountId, mode, reference);
  return shown && checkoutOf(shown).chargeId !== null ? shown : chargeNotFound;
}
