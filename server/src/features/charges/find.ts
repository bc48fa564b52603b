import { type Refusal, refuse } from '../../domain/change.js';
import { checkoutOf } from '../../domain/checkout/decide.js';
import type { Checkout } from '../../domain/records.js';
import type { Caller } from '../../http/context.js';
import type { Services } from '../../services.js';
import { findCheckout } from '../checkouts/load.js';
import { loadShownByReference, type Shown } from '../checkouts/load-shown.js';

const chargeNotFound = refuse('not_found', 'There is no charge with this reference.');

/** The row of the caller's charge, without its money. An escrow of initiate is reported as not found. */
export async function findChargeRow(
  { store }: Services,
  { accountId, mode }: Caller,
  reference: string,
): Promise<Checkout | Refusal> {
  const checkout = await findCheckout(store, accountId, mode, reference);
  return checkout && checkout.chargeId !== null ? checkout : chargeNotFound;
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
