import { enqueue } from '../../adapters/store/commit-statements.js';
import type { Restore, RestoreTransfer } from '../../adapters/store/restore-rows.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import type { Payout } from '../../domain/records.js';
import { afterAccepted, laterCombinedReferences } from '../../domain/transfer/standing.js';
import { settingContext } from '../../pipeline/context.js';
import { commitSetting } from '../../pipeline/settings.js';
import type { Services } from '../../services.js';
import { listUnconfigured } from '../restores/check.js';
import {
  acceptTransfer,
  hurryWaiting,
  listAcceptedTransfers,
  listRestores,
  listRestoreTransfers,
  notRecordedReason,
  recordAccepted,
} from '../restores/queries.js';
import { findNewestCombined, listUncombined } from '../transfers/combined-queries.js';
import { CommandRefused } from './act.js';

const modes = ['test', 'live'] as const;

export interface RestoreState extends Restore {
  transfers: readonly RestoreTransfer[];
  /** The partners that nobody can ask, since they are not configured; none once it is released. */
  unconfigured: readonly string[];
}

/** The newest ten restores, newest first, with the transfers that no row of ours stood for. */
export async function readRestores(services: Services): Promise<RestoreState[]> {
  const { store } = services;
  const states: RestoreState[] = [];
  for (const restore of await store.all(listRestores, {})) {
    const transfers = await store.all(listRestoreTransfers, { restoreId: restore.id });
    const unconfigured = restore.releasedAt === null ? await listUnconfigured(services, restore) : [];
    states.push({ ...restore, transfers, unconfigured });
  }
  return states;
}

/** Why a transfer stays unmatched. */
export interface Acceptance {
  /** Kept with the transfer. */
  reason: string;
  /** Whether all that it paid is recorded, so that its payee may be paid another combined payout. */
  isRecorded: boolean;
}

/**
 * Accepts a transfer that stays unmatched, for a reason that is kept, and has the statement compared again.
 * A combined payout is refused until nothing that it may have paid can be combined again. That all it paid is
 * recorded can also be said later.
 *
 * @returns whether it had been accepted, or recorded, before
 */
export async function acceptUnmatched(
  services: Services,
  reference: string,
  { reason, isRecorded }: Acceptance,
): Promise<{ isRepeat: boolean }> {
  const transfer = await findToAccept(services, reference, isRecorded);
  const { restoreId, mode, acceptedAt } = transfer;
  const isNews = acceptedAt === null || (isRecorded && transfer.recordedAt === null);
  if (isNews) await requireNothingToCombine(services, transfer, isRecorded);
  const { clock, newId } = services;
  const now = clock.now();
  const recordedAt = isRecorded ? now : null;
  const job = { id: newId(), kind: 'restore.check', subject: restoreId, accountId: null, mode };
  const isCommitted = await commitSetting(services, settingContext(services), {
    accountId: null,
    mode,
    steps: [
      isRecorded && acceptedAt !== null
        ? step(recordAccepted, { restoreId, reference, recordedAt })
        : step(acceptTransfer, { restoreId, reference, acceptedAt: now, reason, recordedAt }),
      anyRows(enqueue, { ...job, runAt: now, createdAt: now }),
      anyRows(hurryWaiting, { mode, now, reason: notRecordedReason(reference) }),
    ],
    note: {
      action: 'restore_transfer.accepted',
      subject: reference,
      before: null,
      after: { reason, is_recorded: isRecorded },
    },
  });
  services.wakeWorker();
  return { isRepeat: !isCommitted };
}

/** Finds a transfer of an open restore, or one accepted earlier of which something new is said. */
async function findToAccept(
  services: Services,
  reference: string,
  isRecorded: boolean,
): Promise<RestoreTransfer> {
  const open = (await readRestores(services)).filter(({ releasedAt }) => releasedAt === null);
  const candidates = open.flatMap(({ transfers }) => transfers);
  for (const mode of isRecorded ? modes : []) {
    candidates.push(...(await services.store.all(listAcceptedTransfers, { mode })));
  }
  const transfer = candidates.find((row) => row.reference === reference);
  if (transfer) return transfer;
  throw new CommandRefused(`No transfer ${reference} waits to be matched: see escrow-server restore status.`);
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
  isRecorded: boolean,
): Promise<void> {
  // What differs is an attempt of ours, which lets no other combined payout begin until it is recorded.
  if (kind !== 'payout' || (difference !== null && !isRecorded)) return;
  const waiting = await listWaitingOf(services, { reference, mode });
  if (waiting.length === 0) return;
  const named = waiting.slice(0, namedMax).map(({ id }) => id);
  const others = waiting.length > namedMax ? ` and ${waiting.length - namedMax} more` : '';
  throw new CommandRefused(
    `The transfer ${reference} is a combined payout, and would be sent again in another one: put ` +
      `${named.join(', ')}${others} on hold first (payout hold), record those that the bank paid in it ` +
      '(payout record-payment), accept it with --recorded, and release the others (payout unhold).',
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
  const accepted = await store.all(listAcceptedTransfers, { mode });
  for (const waiting of byPayee.values()) {
    const [{ accountId, sellerEmail }] = waiting as [Uncombined];
    const newest = await store.one(findNewestCombined, { accountId, mode, emailKey: sellerEmail ?? '' });
    const ordinal = newest?.ordinal ?? 0;
    const payee = { accountId, mode, sellerEmail };
    const { newestOrdinal: lost } = afterAccepted(payee, ordinal, accepted);
    // Also one of our newest, which may have begun again with a part of its members.
    if (laterCombinedReferences(payee, Math.max(0, ordinal - 1), lost).includes(reference)) return waiting;
  }
  return [];
}
