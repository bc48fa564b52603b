import { setImmediate as nextTurn } from 'node:timers/promises';
import { anyRows } from '../adapters/store/statement.js';
import type { Mode } from '../domain/records.js';
import type { AccountTime } from '../pipeline/context.js';
import type { Services } from '../services.js';
import { enqueueUnlessQueued } from './job-queries.js';
import type { JobKind } from './run-job.js';
import {
  type Due,
  findFurthestClock,
  mailSearches,
  polls,
  type Search,
  searches,
  timedSearches,
} from './sweep-queries.js';
import { cutoffsAt } from './sweep-scope.js';

/** How many alarms are set in one commit. */
const jobsMax = 100;

/**
 * Sets an alarm for everything that is due and has none: what the rows say counts, so no lost alarm ever
 * leaves money where it is. Answers how much it found.
 */
export function sweep(services: Services): Promise<number> {
  return sweepBoth(services, searches);
}

/** The same for mails. */
export function sweepMails(services: Services): Promise<number> {
  return sweepBoth(services, mailSearches);
}

/**
 * The same for what is due only by the clock of its test account, which is ahead of real time. Reads past
 * everything that is due before the clock furthest ahead, so it is for now and then.
 */
export async function sweepMovedClocks(services: Services): Promise<number> {
  const furthest = await services.store.one(findFurthestClock, {});
  return furthest ? sweepMode(services, timedSearches, 'test', furthest.clockOffsetMs) : 0;
}

/** The same for accounts about which the partner is to be asked. */
export function sweepPolls(services: Services): Promise<number> {
  return sweepBoth(services, [polls]);
}

async function sweepBoth(services: Services, wanted: readonly Search[]): Promise<number> {
  const live = await sweepMode(services, wanted, 'live', 0);
  return live + (await sweepMode(services, wanted, 'test', 0));
}

/** @param aheadMs accounts whose clocks are further ahead may be passed over */
async function sweepMode(
  services: Services,
  wanted: readonly Search[],
  mode: Mode,
  aheadMs: number,
): Promise<number> {
  const now = services.clock.now();
  const cutoffs = cutoffsAt(services.policy, mode, now);
  const reach = { furthestNow: now + aheadMs, furthestDeadline: cutoffs.deadlineBefore + aheadMs };
  let count = 0;
  for (const { kind, everywhere } of wanted) {
    // SQLite answers without giving way: whoever waits has his turn between two searches.
    await nextTurn();
    const due = await services.store.all(everywhere, { ...cutoffs, ...reach });
    await enqueueDue(services, { kind, mode, now }, due);
    count += due.length;
  }
  return count;
}

/** The same for one account, at its own time; `isWanted` may leave some out. */
export async function sweepAccount(
  services: Services,
  accountId: string,
  mode: Mode,
  time: AccountTime,
  isWanted: (kind: JobKind, subject: string) => boolean = () => true,
): Promise<void> {
  const cutoffs = { ...cutoffsAt(services.policy, mode, time.now), accountId };
  for (const { kind, inAccount } of [...searches, ...mailSearches]) {
    const due = await services.store.all(inAccount, cutoffs);
    const wanted = due.filter(({ subject }) => isWanted(kind, subject));
    await enqueueDue(services, { kind, mode, now: time.now - time.clockOffsetMs }, wanted);
  }
}

/**
 * `now` is the real time from which they ring. Those of two workers are set in the same order, so that they
 * do not wait for each other; should a commit be lost all the same, the next sweep finds its alarms again.
 */
async function enqueueDue(
  services: Services,
  jobs: { kind: JobKind; mode: Mode; now: number },
  due: readonly Due[],
): Promise<void> {
  const ordered = [...due].sort((a, b) => (a.subject < b.subject ? -1 : 1));
  for (let first = 0; first < ordered.length; first += jobsMax) {
    const steps = ordered
      .slice(first, first + jobsMax)
      .map(({ subject, accountId }) =>
        anyRows(enqueueUnlessQueued, { ...jobs, id: services.newId(), subject, accountId }),
      );
    await services.store.transact(steps);
  }
}
