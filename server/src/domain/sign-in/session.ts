import { signInLimits } from './limits.js';

interface Times {
  createdAt: number;
  seenAt: number;
  endedAt: number | null;
}

/** Whether a session has neither ended nor expired. */
export function isAlive({ createdAt, seenAt, endedAt }: Times, now: number): boolean {
  const { sessionIdleMs, sessionLifetimeMs } = signInLimits;
  return endedAt === null && now < seenAt + sessionIdleMs && now < createdAt + sessionLifetimeMs;
}

/** Whether to store that the session is in use; not every page view is a write. */
export function isSeenDue({ seenAt }: Pick<Times, 'seenAt'>, now: number): boolean {
  return now >= seenAt + signInLimits.sessionSeenEveryMs;
}
