import type { SandboxTransfer } from '../../server/src/adapters/store/rows.js';
import { isStanding } from '../../server/src/domain/transfer/standing.js';
import { rawStatement } from '../store/fixtures.js';
import { listPartnerTransfers } from './commands/partner.js';
import type { World } from './world.js';

const listOurs = rawStatement('select reference, difference from attempt', 'simulation.ours');
const listAccepted = rawStatement(
  'select reference from restore_transfer where accepted_at is not null',
  'simulation.accepted_lines',
);

/** What the partner of live mode has paid or may pay, and our books do not have or have differently. */
export async function listForeignTransfers({ store, liveStore }: World): Promise<SandboxTransfer[]> {
  const ours = await store.all(listOurs, {});
  const different = new Set(ours.flatMap(({ reference, difference }) => (difference ? [reference] : [])));
  const known = new Set([...ours, ...(await store.all(listAccepted, {}))].map(({ reference }) => reference));
  const transfers = await liveStore.all(listPartnerTransfers, {});
  return transfers.filter(
    (transfer) =>
      isStanding(transfer) && (different.has(transfer.reference) || !known.has(transfer.reference)),
  );
}
