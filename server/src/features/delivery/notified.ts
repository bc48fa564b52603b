import { enqueue } from '../../adapters/store/commit-statements.js';
import { anyRows } from '../../adapters/store/statement.js';
import type { Mode } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { findAtAggregator } from './shipment-queries.js';

/**
 * Lets the aggregator be asked about a shipment that it has notified of, by a job of its own: one that hangs
 * must not delay the notifications of banks. False: no shipment of ours has this id, or has it yet.
 */
export async function askAboutShipment(
  { store, newId, clock, wakeWorker }: Services,
  aggregator: string,
  mode: Mode,
  partnerShipmentId: string,
): Promise<boolean> {
  const shipment = await store.one(findAtAggregator, { aggregator, mode, partnerShipmentId });
  if (!shipment) return false;
  const now = clock.now();
  const { id: subject, accountId } = shipment;
  const job = { id: newId(), kind: 'shipment.poll', subject, accountId, mode, runAt: now, createdAt: now };
  await store.transact([anyRows(enqueue, job)]);
  wakeWorker([job.kind]);
  return true;
}
