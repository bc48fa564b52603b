import { signInLimits } from './limits.js';

/** Why a code opens nothing. Each depends only on what the browser that asks knows already. */
export type CodeRefusal =
  /** This browser has asked for no code. */
  | 'other_browser'
  | 'wrong'
  | 'used'
  | 'expired'
  /** Five tries at this code. */
  | 'exhausted'
  /** Ten at this address today. */
  | 'locked';

interface Asked {
  attempts: number;
  usedAt: number | null;
  expiresAt: number;
}

/** Whether one more try may be made at a code, or why not. */
export function codeProblem(asked: Asked, now: number): CodeRefusal | null {
  if (asked.usedAt !== null) return 'used';
  if (asked.expiresAt <= now) return 'expired';
  return asked.attempts >= signInLimits.attemptsMax ? 'exhausted' : null;
}
