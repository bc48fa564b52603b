import type { EscrowAggregate } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import type { Caller } from '../../http/context.js';
import type { Services } from '../../services.js';
import { loadEscrowByReference } from '../checkouts/load.js';

const escrowNotFound: Refusal = {
  refused: true,
  code: 'not_found',
  detail: 'There is no escrow with this reference.',
};

/** The caller's escrow under a reference. Another account's escrow is reported as not found. */
export async function findEscrow(
  { store }: Services,
  { accountId, mode }: Caller,
  reference: string,
): Promise<EscrowAggregate | Refusal> {
  return (await loadEscrowByReference(store, accountId, mode, reference)) ?? escrowNotFound;
}
