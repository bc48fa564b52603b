import type { ReconciliationItem } from '../../adapters/store/reconciliation-rows.js';
import { step } from '../../adapters/store/statement.js';
import type { Services } from '../../services.js';
import { acceptItem, findItemById } from '../reconciliation/item-queries.js';
import { CommandRefused } from './act.js';

/**
 * Accepts a record that does not agree as it is, for a reason that is kept. If either side changes, it is
 * named again.
 *
 * @returns whether it had been accepted before
 */
export async function acceptRecord(
  services: Services,
  id: string,
  reason: string,
): Promise<{ item: ReconciliationItem; isRepeat: boolean }> {
  const { store, clock } = services;
  const item = await store.one(findItemById, { id });
  if (!item) throw new CommandRefused(`No record ${id} is open: see escrow-server inbox.`);
  if (item.settledAt !== null) throw new CommandRefused(`The record ${id} agrees by now: nothing to accept.`);
  const { outcome } = await store.transact([step(acceptItem, { id, acceptedAt: clock.now(), reason })]);
  return { item, isRepeat: outcome !== 'committed' };
}
