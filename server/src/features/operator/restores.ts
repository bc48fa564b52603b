import { enqueue } from '../../adapters/store/commit-statements.js';
import type { Restore, RestoreTransfer } from '../../adapters/store/restore-rows.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import type { Payout } from '../../domain/records.js';
import { laterCombinedReferences } from '../../domain/transfer/standing.js';
import { settingContext } from '../../pipeline/context.js';
import { commitSetting } from '../../pipeline/settings.js';
import type { Services } from '../../services.js';
import { acceptTransfer, listRestores, listRestoreTransfers } from '../restores/queries.js';
import { findNewestCombined, listUncombined } from '../transfers/combined-queries.js';
import { CommandRefused } from './act.js';

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

type Uncombined = Pick<Payout, 'id' | 'accountId' | 'sellerEmail'>;

/** The most payouts that a refusal names. */
const namedMax = 20;

/**
 * Refuses to accept a combined payout while payouts of its payee wait to be combined: it may have paid them,
 * and another combined payout would pay them again. The bank does not say whom it paid.
 */
async function requireNothingToCombine(
  services: Services,
  { kind, reference, mode, difference }: RestoreTransfer,
): Promise<void> {
  // What differs is an attempt of ours, whose combined payout keeps its members.
  if (kind !== 'payout' || difference !== null) return;
  const waiting = await listWaitingOf(services, { reference, mode });
  if (waiting.length === 0) return;
  const named = waiting.slice(0, namedMax).map(({ id }) => id);
  const others = waiting.length > namedMax ? ` and ${waiting.length - namedMax} more` : '';
  throw new CommandRefused(
    `The transfer ${reference} is a combined payout, and would be sent again in another one: put ` +
      `${named.join(', ')}${others} on hold first (payout hold), record those that the bank paid in it ` +
      '(payout record-payment), and release the others once it is accepted (payout unhold).',
  );
}

/** Returns what waits to be combined for the payee of a combined payout, if the reference is of one. */
async function listWaitingOf(
  { store }: Services,
  { reference, mode }: Pick<RestoreTransfer, 'reference' | 'mode'>,
): Promise<Uncombined[]> {
  const byPayee = new Map<string, Uncombined[]>();
  for (const payout of await store.all(listUncombined, { mode })) {
    const payee = JSON.stringify([payout.accountId, payout.sellerEmail ?? '']);
    byPayee.set(payee, [...(byPayee.get(payee) ?? []), payout]);
  }
  for (const waiting of byPayee.values()) {
    const [{ accountId, sellerEmail }] = waiting as [Uncombined];
    const newest = await store.one(findNewestCombined, { accountId, mode, emailKey: sellerEmail ?? '' });
    const references = laterCombinedReferences({ accountId, mode, sellerEmail }, newest?.ordinal ?? 0);
    if (references.includes(reference)) return waiting;
  }
  return [];
}
