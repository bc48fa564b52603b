import { hash } from 'node:crypto';
import type { LeasedJob } from '../../adapters/store/jobs.js';
import type { Restore, RestoreTransfer } from '../../adapters/store/restore-rows.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import { describeDestination, isStanding } from '../../domain/transfer/standing.js';
import type { AccountTime } from '../../pipeline/context.js';
import { done, type JobOutcome } from '../../pipeline/job.js';
import { PartnerUnavailable, type StatementTransfer } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { loadTransfer } from '../transfers/load.js';
import { findAttempt } from '../transfers/queries.js';
import { differenceAtPartner } from '../transfers/standing.js';
import {
  deleteUnaccepted,
  findRestore,
  hurryWaiting,
  insertRestoreTransfer,
  listPaidInAt,
  listRestoreTransfers,
  recordCheck,
  sendsSuspendedReason,
} from './queries.js';

const checkEveryMs = 60_000;

/** A partner that was paid nothing for so long before the backup has nothing left that was sent since. */
const heldMaxMs = 366 * 24 * 3_600_000;

/**
 * Compares the partner's statement since the backup with our rows, once a minute, and releases sends as soon
 * as an attempt of ours, or the operator's word, stands for every transfer of it.
 */
export async function checkRestore(
  services: Services,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const restore = await services.store.one(findRestore, { id: job.subject });
  if (!restore || restore.releasedAt !== null) return done;
  const lines = await readStatement(services, restore);
  const isReleased = lines !== null && (await compare(services, restore, lines));
  return isReleased ? done : { outcome: 'later', dueAt: time.now + checkEveryMs };
}

/** The partners that were paid in the year before and are not configured now, so that nobody can ask them. */
export async function listUnconfigured(
  { store, partners }: Pick<Services, 'store' | 'partners'>,
  { mode, since }: Pick<Restore, 'mode' | 'since'>,
): Promise<string[]> {
  const known = (await store.all(listPaidInAt, { mode, after: since - heldMaxMs })).map(
    ({ partner }) => partner,
  );
  return known.filter((partner) => partners.find(mode, partner) === null);
}

/** Reads the statements of all partners. Null: one of them does not say, or is not configured. */
async function readStatement(
  services: Services,
  { mode, since }: Restore,
): Promise<StatementTransfer[] | null> {
  const { partners, log } = services;
  const unconfigured = await listUnconfigured(services, { mode, since });
  if (unconfigured.length > 0) {
    log.warn({ mode, unconfigured }, 'nothing is sent: partners that held money are not configured');
    return null;
  }
  try {
    const statements: StatementTransfer[][] = [];
    for (const partner of partners.listOf(mode)) statements.push(await partner.listTransfers(since));
    return statements.length === 0 ? null : statements.flat().filter(isStanding);
  } catch (error) {
    if (!(error instanceof PartnerUnavailable)) throw error;
    log.warn({ mode }, 'the bank does not show its statement, so nothing is sent');
    return null;
  }
}

/** Records how far the matching is; returns whether sends are released. */
async function compare(
  services: Services,
  restore: Restore,
  lines: readonly StatementTransfer[],
): Promise<boolean> {
  const { store, clock, log } = services;
  const { id: restoreId, mode } = restore;
  const known = await store.all(listRestoreTransfers, { restoreId });
  const accepted = new Set(known.flatMap((row) => (row.acceptedAt === null ? [] : [row.reference])));
  const unmatched: RestoreTransfer[] = [];
  for (const line of lines) {
    const row = await unmatchedOf(services, restore, line);
    if (row !== null && !accepted.has(row.reference)) unmatched.push(row);
  }
  const now = clock.now();
  const counts = { matchedCount: lines.length - unmatched.length, unmatchedCount: unmatched.length };
  const isReleased = unmatched.length === 0;
  const { outcome } = await store.transact([
    step(recordCheck, { id: restoreId, checkedAt: now, ...counts, releasedAt: isReleased ? now : null }),
    anyRows(deleteUnaccepted, { restoreId }),
    ...unmatched.map((row) => step(insertRestoreTransfer, row)),
    ...(isReleased ? [anyRows(hurryWaiting, { mode, now, reason: sendsSuspendedReason })] : []),
  ]);
  if (outcome !== 'committed') return false;
  if (isReleased) log.warn({ mode, ...counts }, 'the statement of the bank is matched: sends are released');
  else log.warn({ mode, ...counts }, 'nothing is sent until the statement of the bank is matched');
  return isReleased;
}

/** Returns the row of a transfer that no attempt of ours stands for, or null. */
async function unmatchedOf(
  services: Services,
  { id: restoreId, mode }: Restore,
  line: StatementTransfer,
): Promise<RestoreTransfer | null> {
  const { kind, amount, createdAt: sentAt } = line;
  const attempt = await services.store.one(findAttempt, { objectKind: kind, reference: line.reference });
  const transfer = attempt && (await loadTransfer(services.store, kind, attempt.objectId));
  const difference = transfer ? differenceAtPartner(services, transfer, attempt, line) : null;
  if (transfer && difference === null) return null;
  const reference = nameOf(line.reference);
  const destination = describeDestination(line.destination);
  const open = { acceptedAt: null, reason: null, recordedAt: null };
  return { restoreId, reference, mode, kind, amount, destination, sentAt, difference, ...open };
}

/** Names a line for a command. Somebody may have made a transfer past us, with a reference of any letters. */
function nameOf(reference: string): string {
  if (/^[\w.:-]{1,100}$/.test(reference)) return reference;
  return `other-${hash('sha256', reference, 'hex').slice(0, 32)}`;
}
