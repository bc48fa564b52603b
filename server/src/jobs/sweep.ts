import { setImmediate as nextTurn } from 'node:timers/promises';
import { enqueueUnlessQueued } from '../adapters/store/commit-statements.js';
import { anyRows } from '../adapters/store/statement.js';
import type { Mode } from '../domain/records.js';
import { dueReconciliations } from '../features/reconciliation/daily.js';
import type { AccountTime } from '../pipeline/context.js';
import { StoreFault } from '../ports/store.js';
import type { Services } from '../services.js';
import type { JobKind } from './run-job.js';
import { polls } from './sweep-polls.js';
import {
  accountSearches,
  type Found,
  listDueOfAccount,
  listDueOfMode,
  mailSearches,
  searches,
} from './sweep-queries.js';
import { cutoffsAt } from './sweep-scope.js';
import { type Due, dueMax, type Search } from './sweep-search.js';

/** Jobs that one commit enqueues. */
const jobsMax = 100;

/** Live goes first. */
const bothModes: readonly Mode[] = ['live', 'test'];

/** What becomes known of a sweep while it runs. */
export interface SweepNotes {
  /** A search found its most of a kind, so that more may be due. */
  full(kind: JobKind): void;
  /** A search took so long. On SQLite everything else waited for it. */
  searched(ms: number): void;
}

/** Of a sweep that is not paced. */
export const noNotes: SweepNotes = { full: () => {}, searched: () => {} };

/** Runs a search, and notes how long it took. */
export async function timed<Row>(notes: SweepNotes, search: () => Promise<Row[]>): Promise<Row[]> {
  const begunAt = performance.now();
  try {
    return await search();
  } finally {
    notes.searched(performance.now() - begunAt);
  }
}

/**
 * Enqueues a job for everything that is due and has none. The rows decide, so a lost job never leaves money
 * where it is. Returns how much it found.
 */
export async function sweep(services: Services, modes = bothModes, notes = noNotes): Promise<number> {
  if (services.store.engine === 'sqlite') return sweepModes(services, searches, modes, notes);
  let count = 0;
  for (const mode of modes) count += await sweepInOneTrip(services, mode, notes);
  return count;
}

/** PostgreSQL keeps no event loop waiting, so that nothing has to run between two searches. */
async function sweepInOneTrip(services: Services, mode: Mode, notes: SweepNotes): Promise<number> {
  const now = services.clock.now();
  const cutoffs = cutoffsAt(services.policy, mode, now);
  const found = await timed(notes, () => services.store.all(listDueOfMode, cutoffs)).catch(
    (error: unknown) => {
      if (!(error instanceof StoreFault)) throw error;
      services.log.warn({ err: error }, 'the searches of a sweep run one after another');
      return null;
    },
  );
  // What one search cannot find in time must not keep the others from what they find.
  if (found === null) return sweepModes(services, searches, [mode], notes);
  noteFull(found, notes);
  await enqueueFound(services, { searches, mode, now }, found);
  return found.length;
}

/** Sweeps mails. */
export function sweepMails(services: Services, modes = bothModes, notes = noNotes): Promise<number> {
  return sweepModes(services, mailSearches, modes, notes);
}

/** Sweeps virtual accounts and ended attempts to poll at the partner. */
export function sweepPolls(services: Services, modes = bothModes, notes = noNotes): Promise<number> {
  return sweepModes(services, polls, modes, notes);
}

/** Enqueues the comparison of each live partner's day that is due. */
export async function sweepReconciliations(services: Services): Promise<number> {
  const subjects = await dueReconciliations(services);
  const job = { kind: 'reconcile.day', mode: 'live', now: services.clock.now() } as const;
  await enqueueDue(
    services,
    job,
    subjects.map((subject) => ({ subject, accountId: null })),
  );
  return subjects.length;
}

async function sweepModes(
  services: Services,
  wanted: readonly Search[],
  modes: readonly Mode[],
  notes: SweepNotes,
): Promise<number> {
  let count = 0;
  for (const mode of modes) count += await sweepMode(services, wanted, mode, notes);
  return count;
}

async function sweepMode(
  services: Services,
  wanted: readonly Search[],
  mode: Mode,
  notes: SweepNotes,
): Promise<number> {
  const now = services.clock.now();
  const cutoffs = cutoffsAt(services.policy, mode, now);
  let count = 0;
  for (const { kind, everywhere } of wanted) {
    // SQLite blocks the event loop: other work runs between two searches.
    await nextTurn();
    const due = await timed(notes, () => services.store.all(everywhere, cutoffs));
    await enqueueDue(services, { kind, mode, now }, due);
    if (due.length === dueMax) notes.full(kind);
    count += due.length;
  }
  return count;
}

function noteFull(found: readonly Found[], notes: SweepNotes): void {
  for (const [place, { kind }] of searches.entries()) {
    if (found.filter(({ nth }) => nth === place).length === dueMax) notes.full(kind);
  }
}

type IsWanted = (kind: JobKind, subject: string) => boolean;

/** Sweeps one account at its own time; `isWanted` may leave some out. */
export async function sweepAccount(
  services: Services,
  accountId: string,
  mode: Mode,
  time: AccountTime,
  isWanted: IsWanted = () => true,
): Promise<void> {
  const cutoffs = { ...cutoffsAt(services.policy, mode, time.now), accountId };
  const found = await services.store.all(listDueOfAccount[mode], cutoffs);
  const now = time.now - time.clockOffsetMs;
  await enqueueFound(services, { searches: accountSearches, mode, now }, found, isWanted);
}

/** Enqueues what one statement found for several searches. */
async function enqueueFound(
  services: Services,
  { searches: wanted, mode, now }: { searches: readonly Search[]; mode: Mode; now: number },
  found: readonly Found[],
  isWanted: IsWanted = () => true,
): Promise<void> {
  for (const [place, { kind }] of wanted.entries()) {
    const due = found.filter(({ nth, subject }) => nth === place && isWanted(kind, subject));
    await enqueueDue(services, { kind, mode, now }, due);
  }
}

/**
 * Enqueues jobs that run from the real time `now`. Two workers enqueue in the same order, so that they do not
 * deadlock; if a commit is lost all the same, the next sweep finds its rows again.
 */
export async function enqueueDue(
  services: Services,
  { kind, mode, now }: { kind: JobKind; mode: Mode; now: number },
  due: readonly Due[],
): Promise<void> {
  const jobs = { kind, mode, runAt: now, createdAt: now };
  const distinct = new Map(due.map((each) => [each.subject, each])).values();
  const ordered = [...distinct].sort((a, b) => (a.subject < b.subject ? -1 : 1));
  for (let first = 0; first < ordered.length; first += jobsMax) {
    const steps = ordered
      .slice(first, first + jobsMax)
      .map(({ subject, accountId }) =>
        anyRows(enqueueUnlessQueued, { ...jobs, id: services.newId(), subject, accountId }),
      );
    await services.store.transact(steps);
  }
}
