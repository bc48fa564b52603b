import { advanceClock as moveClock } from '../adapters/store/jobs.js';
import { step } from '../adapters/store/statement.js';
import { partAuthor } from '../domain/author.js';
import type { Refusal } from '../domain/change.js';
import { remindAfterMs } from '../domain/checkout/unpayable.js';
import { type AccountTime, accountTime } from '../pipeline/context.js';
import { isRefusal } from '../pipeline/retry.js';
import type { Services } from '../services.js';
import { DueRun } from './due-run.js';
import type { Ran } from './pass.js';
import { dropLock, findNextMoment, type NextMoment, renewLock, takeLock } from './queries.js';

/** An advance that takes longer than this returns `pending`. */
const budgetMs = 10_000;
/** How much time one pass covers: less than the sandbox bank takes, which is what has to follow a release. */
const passMs = 59_999;
/** A holder that does not renew the lock for this long loses it. */
const leaseMs = 60_000;

const busy: Refusal = { refused: true, code: 'clock_busy' };

export interface AdvancedClock {
  /** Account time. */
  now: number;
  /** What fell due during the advance, in order. */
  ran: Ran[];
  /** More is due than could run in time: another advance, by zero, continues. */
  pending: boolean;
}

export async function readClock(
  services: Services,
  accountId: string,
): Promise<{ now: number; offsetMs: number }> {
  const { now, clockOffsetMs } = await accountTime(services, accountId, 'test');
  return { now, offsetMs: clockOffsetMs };
}

/** A test account's clock, for the holder of its lock. */
export interface HeldClock {
  /** Runs what is due already, so that it runs at its own time, and returns the account time. */
  now(): Promise<number>;
  /** Moves from one pass to the next, and in each runs what is due and what that makes due. */
  advanceTo(target: number): Promise<AdvancedClock | Refusal>;
}

/** Holds a test account's clock; live mode is unaffected. */
export async function withClock<Result>(
  services: Services,
  accountId: string,
  use: (clock: HeldClock) => Promise<Result>,
): Promise<Result | Refusal> {
  const lock = await lockClock(services, accountId);
  if (!lock) return busy;
  try {
    // Jobs that arise here should run here, so the worker is not woken for them.
    const own = { ...services, wakeWorker: () => {}, author: partAuthor('sandbox') };
    const run = new DueRun(own, accountId, performance.now() + budgetMs);
    const time = () => accountTime(services, accountId, 'test');
    return await use({
      now: async () => {
        await run.finish(await time());
        return (await time()).now;
      },
      advanceTo: async (target) => advanceTo(services, run, await time(), target, lock.renew),
    });
  } finally {
    await lock.release();
  }
}

/** Moves a test account forward in time. */
export function advanceClock(
  services: Services,
  accountId: string,
  byMs: number,
): Promise<AdvancedClock | Refusal> {
  return withClock(services, accountId, async (clock) => clock.advanceTo((await clock.now()) + byMs));
}

async function advanceTo(
  services: Services,
  run: DueRun,
  start: AccountTime,
  target: number,
  renew: (since: number) => Promise<boolean>,
): Promise<AdvancedClock | Refusal> {
  let time = start;
  let since = start.now;
  while (await run.finish(time, since)) {
    if (time.now >= target) return { now: time.now, ran: run.ran, pending: false };
    const next = await nextMoment(services, run.accountId, time);
    since = Math.min(next?.at ?? target, target);
    const through = Math.min(endOfPass(since, next?.stopAt ?? null), target);
    await run.foresee({ ...time, now: through }, since);
    const moved = (await renew(since)) ? await moveTo(services, run.accountId, time, through) : busy;
    if (isRefusal(moved)) return moved;
    time = moved;
  }
  return { now: time.now, ran: run.ran, pending: true };
}

/** A pass ends before what stops the clock, unless it begins with that. */
function endOfPass(since: number, stopAt: number | null): number {
  if (stopAt === null) return since + passMs;
  return stopAt <= since ? since : Math.min(since + passMs, stopAt - 1);
}

function nextMoment(
  services: Services,
  accountId: string,
  time: AccountTime,
): Promise<NextMoment | undefined> {
  const graceMs = services.policy.expiryGraceMs;
  const { now: after, clockOffsetMs } = time;
  const moment = { accountId, after, graceMs, remindAfterMs, clockOffsetMs };
  return services.store.one(findNextMoment, moment);
}

/**
 * Sets the account's time to `at`; unchanged if real time has passed it meanwhile.
 *
 * @param finished up to when everything has run: what was due since then keeps its account time too
 */
async function moveTo(
  services: Services,
  accountId: string,
  finished: AccountTime,
  at: number,
): Promise<AccountTime | Refusal> {
  const { now: accountNow, clockOffsetMs } = await accountTime(services, accountId, 'test');
  const deltaMs = at - accountNow;
  if (deltaMs <= 0) return { now: accountNow, clockOffsetMs };
  const now = finished.now - finished.clockOffsetMs;
  const moved = await moveClock(services.store, { accountId, clockOffsetMs, deltaMs, now });
  return moved ? { now: at, clockOffsetMs: clockOffsetMs + deltaMs } : busy;
}

/** The right to move one account's clock. */
interface ClockLock {
  /**
   * Keeps it before the clock moves on. False: it expired, and someone else may hold it now.
   *
   * @param since account time: what is due from then on, a worker runs at its own time too
   */
  renew(since: number): Promise<boolean>;
  release(): Promise<void>;
}

/** Takes the lock of an account's clock; null while someone else holds it. */
export async function lockClock(services: Services, accountId: string): Promise<ClockLock | null> {
  const { store, clock, newId } = services;
  const token = newId();
  const now = clock.now();
  const lock = { id: newId(), accountId, token, now, until: now + leaseMs };
  const { outcome } = await store.transact([step(takeLock, lock)]);
  if (outcome !== 'committed') return null;
  return {
    renew: async (since) => {
      const renewal = { accountId, token, until: clock.now() + leaseMs, runsFrom: since };
      return (await store.transact([step(renewLock, renewal)])).outcome === 'committed';
    },
    release: async () => {
      await store.transact([step(dropLock, { accountId, token })]);
    },
  };
}
