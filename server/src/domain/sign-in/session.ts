import { signInLimits } from './limits.js';

interface Times {
  createdAt: number;
  seenAt: number;
  endedAt: number | null;
}

/** Whether a session still opens what is its buyer's. */
export function isAlive({ createdAt, seenAt, endedAt }: Times, now: number): boolean {
  const { sessionIdleMs, sessionLifetimeMs } = signInLimits;
  return endedAt === null && now < seenAt + sessionIdleMs && now < createdAt + sessionLifetimeMs;
}

/** Whether it is time to write down that it is in use: not every look at a page is a write. */
export function isSeenDue({ seenAt }: Pick<Times, 'seenAt'>, now: number): boolean {
  return now >= seenAt + signInLimits.sessionSeenEveryMs;
}
