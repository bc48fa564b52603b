import { anyRows } from '../../server/src/adapters/store/statement.js';
import { EventArchive } from '../../server/src/features/events/archive.js';
import type { Services } from '../../server/src/services.js';
import { rawStatement } from '../store/fixtures.js';

/** Days after which the archive of `archiveAfter` takes events. */
export const archiveDays = 90;

/** Deletes all deliveries, as live mode does with old ones: the event of a delivery is not archived. */
export async function deleteDeliveries({ store }: Pick<Services, 'store'>): Promise<void> {
  const deletions = ['webhook_attempt', 'webhook_delivery'].map((table) =>
    rawStatement(`delete from ${table}`),
  );
  await store.transact(deletions.map((deletion) => anyRows(deletion, {})));
}

/** The walk begins anew, whatever was walked before. */
const forgetWalk = rawStatement(
  "update figure_cursor set position = 0 where source in ('archive', 'archive_rest')",
);

/** Archives old events as a service does some days from now; returns for how many checkouts. */
export async function archiveAfter(services: Services, days: number): Promise<number> {
  await services.store.transact([anyRows(forgetWalk, {})]);
  return walkAfter(services, days);
}

/** Lets a worker that has just started walk on, some days from now; returns the checkouts it archives. */
export function walkAfter(services: Services, days: number): Promise<number> {
  const now = () => services.clock.now() + days * 86_400_000;
  const clock = { ...services.clock, now };
  const config = { ...services.config, EVENT_ARCHIVE_DAYS: archiveDays };
  return new EventArchive({ ...services, clock, config }).advance();
}
