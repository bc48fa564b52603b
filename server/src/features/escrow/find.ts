import type { EscrowAggregate } from '../../domain/aggregate.js';
import { type Refusal, refuse } from '../../domain/change.js';
import type { Escrow } from '../../domain/records.js';
import type { Caller } from '../../http/context.js';
import type { Services } from '../../services.js';
import { findCheckout, isEscrow, loadEscrowByReference } from '../checkouts/load.js';
import { loadShownByReference, type Shown } from '../checkouts/load-shown.js';

const escrowNotFound = refuse('not_found', 'There is no escrow with this reference.');

/** The caller's escrow under a reference. Another account's escrow is reported as not found. */
export async function findEscrow(
  { store }: Services,
  { accountId, mode }: Caller,
  reference: string,
): Promise<EscrowAggregate | Refusal> {
  return (await loadEscrowByReference(store, accountId, mode, reference)) ?? escrowNotFound;
}

/** The row of the caller's escrow under a reference, without its money. */
export async function findEscrowRow(
  { store }: Services,
  { accountId, mode }: Caller,
  reference: string,
): Promise<Escrow | Refusal> {
  const checkout = await findCheckout(store, accountId, mode, reference);
  return checkout && isEscrow(checkout) ? checkout : escrowNotFound;
}

/** What the caller's escrow under a reference shows. */
export async function showEscrow(
  { store }: Services,
  { accountId, mode }: Caller,
  reference: string,
): Promise<Shown<EscrowAggregate> | Refusal> {
  const shown = await loadShownByReference(store, accountId, mode, reference);
  return shown && 'escrow' in shown ? shown : escrowNotFound;
}
