import type { RestoreTransfer } from '../../../server/src/adapters/store/restore-rows.js';
import { CommandRefused } from '../../../server/src/features/operator/act.js';
import { acceptUnmatched, readRestores } from '../../../server/src/features/operator/restores.js';
import { giveBack, listForeignTransfers } from '../foreign-transfers.js';
import type { World } from '../world.js';
import { type Command, chosen } from './command.js';
import { action } from './partner.js';

/** What an open restore still waits for. */
export async function listWaiting({
  services,
}: Pick<World, 'services'>): Promise<readonly RestoreTransfer[]> {
  const open = (await readRestores(services)).filter(({ releasedAt }) => releasedAt === null);
  return open.flatMap(({ transfers }) => transfers.filter(({ acceptedAt }) => acceptedAt === null));
}

/** The operator accepts a transfer that waits to be matched, even if its decision is still to be repeated. */
const accept: Command = {
  name: 'accept unmatched',
  weight: 0.5,
  reads: ['n'],
  run: async ({ services }, { n }) => {
    const transfer = chosen(await listWaiting({ services }), n);
    if (!transfer) return undefined;
    try {
      await acceptUnmatched(services, transfer.reference, {
        reason: 'the merchant has closed',
        isRecorded: n % 2 === 0,
      });
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
    }
    return undefined;
  },
};

/** The operator has the bank return what our books do not have as the bank has made it. */
const returnTransfer = action('bank returns a transfer', 0.5, ['n'], async (world, { n }) => {
  const transfer = chosen(await listForeignTransfers(world), n);
  if (transfer) await giveBack(world, transfer);
});

/** What the operator does after a restore. */
export const restoreCommands: readonly Command[] = [accept, returnTransfer];
