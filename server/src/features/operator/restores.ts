import { enqueue } from '../../adapters/store/commit-statements.js';
import type { Restore, RestoreTransfer } from '../../adapters/store/restore-rows.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import { settingContext } from '../../pipeline/context.js';
import { commitSetting } from '../../pipeline/settings.js';
import type { Services } from '../../services.js';
import { acceptTransfer, listRestores, listRestoreTransfers } from '../restores/queries.js';
import { CommandRefused } from './act.js';
import { requireNothingToCombine } from './restored-combined.js';

export interface RestoreState extends Restore {
  transfers: readonly RestoreTransfer[];
}

/** The newest ten restores, newest first, with the transfers that no row of ours stood for. */
export async function readRestores({ store }: Services): Promise<RestoreState[]> {
  const states: RestoreState[] = [];
  for (const restore of await store.all(listRestores, {})) {
    const transfers = await store.all(listRestoreTransfers, { restoreId: restore.id });
    states.push({ ...restore, transfers });
  }
  return states;
}

/**
 * Accepts a transfer that stays unmatched, for a reason that is kept, and has the statement compared again.
 * A combined payout is refused until nothing that it may have paid can be combined again.
 *
 * @returns whether it had been accepted before
 */
export async function acceptUnmatched(
  services: Services,
  reference: string,
  reason: string,
): Promise<{ isRepeat: boolean }> {
  const open = (await readRestores(services)).filter(({ releasedAt }) => releasedAt === null);
  const isNamed = (row: RestoreTransfer) => row.reference === reference;
  const restore = open.find(({ transfers }) => transfers.some(isNamed));
  const transfer = restore?.transfers.find(isNamed);
  if (!restore || !transfer) {
    throw new CommandRefused(
      `No transfer ${reference} waits to be matched: see escrow-server restore status.`,
    );
  }
  if (transfer.acceptedAt === null) await requireNothingToCombine(services, transfer);
  const { clock, newId } = services;
  const { id: restoreId, mode } = restore;
  const now = clock.now();
  const job = { id: newId(), kind: 'restore.check', subject: restoreId, accountId: null, mode };
  const isCommitted = await commitSetting(services, settingContext(services), {
    accountId: null,
    mode,
    steps: [
      step(acceptTransfer, { restoreId, reference, acceptedAt: now, reason }),
      anyRows(enqueue, { ...job, runAt: now, createdAt: now }),
    ],
    note: { action: 'restore_transfer.accepted', subject: reference, before: null, after: { reason } },
  });
  services.wakeWorker();
  return { isRepeat: !isCommitted };
}
