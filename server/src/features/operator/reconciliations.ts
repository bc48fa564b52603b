import type { ReconciliationItem } from '../../adapters/store/reconciliation-rows.js';
import { step } from '../../adapters/store/statement.js';
import { settingContext } from '../../pipeline/context.js';
import { commitSetting } from '../../pipeline/settings.js';
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
  const isCommitted = await commitSetting(services, settingContext(services), {
    accountId: null,
    mode: item.mode,
    steps: [step(acceptItem, { id, acceptedAt: clock.now(), reason })],
    note: { action: 'reconciliation_item.accepted', subject: id, before: null, after: { reason } },
  });
  return { item, isRepeat: !isCommitted };
}
