import { isStanding } from '../../server/src/domain/transfer/standing.js';
import { rawStatement } from '../store/fixtures.js';
import type { SideTransfer } from './partners/side.js';
import type { World } from './world.js';

const listOurs = rawStatement('select reference, difference from attempt', 'simulation.ours');
const listDifferent = rawStatement(
  'select reference, object_id as "objectId" from attempt where difference is not null',
  'simulation.different',
);
const listAccepted = rawStatement(
  'select reference from restore_transfer where accepted_at is not null',
  'simulation.accepted_lines',
);

/** What the partner of live mode has paid or may pay, and our books do not have or have differently. */
export async function listForeignTransfers({ store, sides }: World): Promise<SideTransfer[]> {
  const ours = await store.all(listOurs, {});
  const different = new Set(ours.flatMap(({ reference, difference }) => (difference ? [reference] : [])));
  const known = new Set([...ours, ...(await store.all(listAccepted, {}))].map(({ reference }) => reference));
  const transfers = await sides.live.transfers();
  return transfers.filter(
    (transfer) =>
      isStanding(transfer) && (different.has(transfer.reference) || !known.has(transfer.reference)),
  );
}

/**
 * The attempts, and what they pay, under whose reference the partner has made another transfer that it cannot
 * take back: Paystack has no end for a processed refund. They wait in the operator's inbox.
 */
export async function listUnreturnable({ store, sides }: World): Promise<Set<string>> {
  const different = (await store.all(listDifferent, {})) as { reference: string; objectId: string }[];
  const transfers = await sides.live.transfers();
  const isFinal = (reference: string) =>
    transfers.some(
      (transfer) => transfer.reference === reference && sides.live.endsOf(transfer).length === 0,
    );
  return new Set(
    different.flatMap(({ reference, objectId }) => (isFinal(reference) ? [reference, objectId] : [])),
  );
}

/** The bank gives the money of a live transfer back; false if it can not any more. */
export async function giveBack({ sides }: World, transfer: SideTransfer): Promise<boolean> {
  const ends = sides.live.endsOf(transfer);
  const end = (['reversed', 'failed'] as const).find((each) => ends.includes(each));
  if (end === undefined) return false;
  await sides.live.end(transfer.reference, end);
  return true;
}
