import { type Refusal, refuse } from '../../domain/change.js';
import type { DisputeAggregate } from '../../domain/escrow/dispute-command.js';
import type { Caller } from '../../http/context.js';
import type { Services } from '../../services.js';
import { loadEscrow } from '../checkouts/load.js';
import { type DisputeWithReference, findDisputeRow } from './queries.js';

const disputeNotFound = refuse('not_found', 'There is no dispute with this id.');

/** Whose dispute it is. */
type Asker = Pick<Caller, 'accountId' | 'mode'>;

/** The caller's dispute. Another account's dispute is reported as not found. */
export async function findDispute(
  { store }: Services,
  { accountId, mode }: Asker,
  id: string,
): Promise<DisputeWithReference | Refusal> {
  return (await store.one(findDisputeRow, { accountId, mode, id })) ?? disputeNotFound;
}

/** The escrow that a dispute belongs to, with the dispute as of the same read. */
export async function findDisputedEscrow(
  services: Services,
  caller: Asker,
  id: string,
): Promise<DisputeAggregate | Refusal> {
  const found = await findDispute(services, caller, id);
  if ('refused' in found) return found;
  const aggregate = await loadEscrow(services.store, found.checkoutId);
  if (!aggregate) throw new Error(`The dispute ${id} belongs to no escrow`);
  // Earlier disputes are resolved, so only the newest may have changed since it was found.
  const { dispute } = aggregate;
  return { ...aggregate, targetDispute: dispute?.id === found.id ? dispute : found };
}
