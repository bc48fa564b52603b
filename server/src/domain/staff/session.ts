const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long people of merchants stay signed in, and how long a proof counts. */
export const staffLimits = {
  /** A session ends after this long without opening a page. */
  sessionIdleMs: 12 * hourMs,
  /** A session ends after this long in any case. */
  sessionLifetimeMs: 7 * 24 * hourMs,
  /** The shortest time between two updates of when a session was last seen. */
  sessionSeenEveryMs: 5 * minuteMs,
  /** How long a proof counts for what needs one. */
  proofMs: 10 * minuteMs,
  /** Test accounts that one person opens. */
  ownAccountsMax: 3,
  invitationMs: 7 * 24 * hourMs,
  /** How long a link that signs in once is good for. */
  linkMs: 10 * minuteMs,
  /** How long a session that was shown the secret of an app may take to enrol it. */
  enrolmentMs: 10 * minuteMs,
  /** Attempts at codes of an authenticator app, or at recovery codes, within one period. */
  factorAttemptsMax: 5,
  factorAttemptPeriodMs: hourMs,
  /** Recovery codes that an enrolment gives. */
  recoveryCodes: 10,
  passkeysMax: 10,
  /** How long a browser may take to answer the challenge of a passkey. */
  challengeMs: 5 * minuteMs,
  /** How long somebody who came in around their second factor changes nothing that redirects money. */
  recoveryRestMs: 24 * hourMs,
  /** How long the members of an account can stop the operator from naming another owner. */
  ownerRecoveryMs: 72 * hourMs,
  /** How long ended sessions and old codes are kept. */
  rememberedMs: 30 * 24 * hourMs,
} as const;

interface Times {
  createdAt: number;
  seenAt: number;
  endedAt: number | null;
}

/** Whether a session of the dashboard has neither ended nor expired. */
export function isStaffSessionAlive({ createdAt, seenAt, endedAt }: Times, now: number): boolean {
  const { sessionIdleMs, sessionLifetimeMs } = staffLimits;
  return endedAt === null && now < seenAt + sessionIdleMs && now < createdAt + sessionLifetimeMs;
}

interface Proofs {
  codeProvedAt: number | null;
  factorProvedAt: number | null;
}

export type ProofNeed =
  /** A code from a mail. */
  | 'code'
  /** The second factor that the person has enrolled. */
  | 'factor'
  /** A second factor, which the person has yet to enrol. */
  | 'enrolment';

/**
 * Returns how a person proves themselves anew before something that matters: in live mode by a second factor
 * only, in test mode by a code from a mail unless they have a second factor.
 */
export function proofNeeded(mode: 'test' | 'live', hasFactor: boolean): ProofNeed {
  if (hasFactor) return 'factor';
  return mode === 'live' ? 'enrolment' : 'code';
}

/** Returns when a person last proved themselves in the way that is needed; null if not in this session. */
export function provedAt({ codeProvedAt, factorProvedAt }: Proofs, need: ProofNeed): number | null {
  if (need === 'enrolment') return null;
  return need === 'factor' ? factorProvedAt : codeProvedAt;
}

/** Whether a proof still counts. */
export function isProofFresh(at: number | null, now: number): boolean {
  return at !== null && now < at + staffLimits.proofMs;
}

/**
 * Returns until when somebody who came in around their second factor changes nothing that could redirect
 * money: whoever took the factor from them could have come the same way. Null if they need not wait.
 */
export function restsUntil(recoveredAt: number | null, now: number): number | null {
  const until = recoveredAt === null ? 0 : recoveredAt + staffLimits.recoveryRestMs;
  return now < until ? until : null;
}
