import { step } from '../adapters/store/statement.js';
import type { Mode } from '../domain/records.js';
import type { Services } from '../services.js';
import type { AccountTime } from './account-time.js';
import type { AlarmKind } from './run.js';
import { addAlarm, type Due, listMovedClocks, type Moment, searches } from './sweep-queries.js';

/** How long money that came back from a bank rests before another try. */
const reversalRestMs = 3_600_000;

/**
 * Sets an alarm for everything that is due and has none: what the rows say counts, so no lost alarm ever
 * leaves money where it is. Answers how many were set.
 */
export async function sweep(services: Services): Promise<number> {
  const now = services.clock.now();
  let count = 0;
  for (const mode of ['live', 'test'] as const) {
    const moment = momentAt(services, mode, now);
    for (const [kind, { everywhere }] of searches) {
      const due = await services.store.all(everywhere, moment);
      count += await setAlarms(services, { kind, mode, now }, due);
    }
  }
  return count;
}

/** The same for test accounts whose own time is later than real time. */
export async function sweepMovedClocks(services: Services): Promise<number> {
  const now = services.clock.now();
  let count = 0;
  for (const { id, clockOffsetMs } of await services.store.all(listMovedClocks, {})) {
    count += await sweepAccount(services, id, 'test', { now: now + clockOffsetMs, clockOffsetMs });
  }
  return count;
}

/** The same for one account, at its own time; `isWanted` may leave some out. */
export async function sweepAccount(
  services: Services,
  accountId: string,
  mode: Mode,
  time: AccountTime,
  isWanted: (kind: AlarmKind, subject: string) => boolean = () => true,
): Promise<number> {
  const moment = { ...momentAt(services, mode, time.now), accountId };
  let count = 0;
  for (const [kind, { inAccount }] of searches) {
    const due = await services.store.all(inAccount, moment);
    const wanted = due.filter(({ subject }) => isWanted(kind, subject));
    count += await setAlarms(services, { kind, mode, now: time.now - time.clockOffsetMs }, wanted);
  }
  return count;
}

function momentAt(services: Services, mode: Mode, now: number): Moment {
  const deadlineBefore = Math.max(0, now - services.policy.expiryGraceMs);
  return { mode, now, deadlineBefore, reversedBefore: Math.max(0, now - reversalRestMs) };
}

/** `now` is the real time from which they ring. */
async function setAlarms(
  services: Services,
  alarms: { kind: AlarmKind; mode: Mode; now: number },
  due: readonly Due[],
): Promise<number> {
  const set = await Promise.all(
    due.map(async ({ subject, accountId }) => {
      const alarm = { ...alarms, id: services.newId(), subject, accountId };
      return (await services.store.transact([step(addAlarm, alarm)])).outcome === 'committed';
    }),
  );
  return set.filter(Boolean).length;
}
