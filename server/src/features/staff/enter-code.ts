import type { CodePurpose, StaffCode, StaffSession } from '../../adapters/store/staff-rows.js';
import { anyRows, step, versioned } from '../../adapters/store/statement.js';
import { type CodeRefusal, codeProblem } from '../../domain/sign-in/code.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { countAttempt, isRight } from '../sign-in/enter-code.js';
import { knownName, makeKnown } from '../sign-in/known-browser.js';
import { newToken, type Origin } from '../sign-in/request-code.js';
import {
  findStaffCode,
  findStaffCodeOfBrowser,
  takeStaffAttempt,
  useLongStaffCode,
  useStaffCode,
} from './code-queries.js';
import { staffPurposes } from './purposes.js';
import { insertStaffPerson, insertStaffSession } from './queries.js';
import { endingStaffSteps } from './session.js';

export interface EnteredCode {
  purpose: CodePurpose;
  /** Who is signed in; null for a sign-in. */
  personId: string | null;
  /** The browser's cookie, unchecked. */
  browserToken: string | undefined;
  /** As typed. */
  code: string;
  origin: Origin;
}

export type CodeOutcome<Done> = Done | { refused: CodeRefusal | 'network' };

/**
 * Uses up a right code in one commit with what it permits. Every attempt is counted before the code is
 * compared, as at the sign-in of buyers and sellers.
 *
 * @param permitted returns the steps that a right code permits
 */
export async function useEnteredCode(
  services: Services,
  { purpose, personId, browserToken, code, origin }: EnteredCode,
  permitted: (asked: StaffCode, now: number) => Step[],
): Promise<CodeOutcome<{ asked: StaffCode; now: number }>> {
  const { store, keyedHash, clock } = services;
  if (browserToken === undefined) return { refused: 'other_browser' };
  const browserHash = keyedHash(staffPurposes.browser, browserToken);
  const asked = await store.one(findStaffCodeOfBrowser, { browserHash });
  if (!asked || asked.purpose !== purpose || asked.personId !== personId) return { refused: 'other_browser' };
  const now = clock.now();
  const take = versioned(takeStaffAttempt, { id: asked.id, now });
  const problem = async () => {
    const current = await store.one(findStaffCode, { id: asked.id });
    return (current && codeProblem(current, clock.now())) ?? 'expired';
  };
  const attempted = { ...asked, take, problem, ceiling: 'staff' } as const;
  const attempt = await countAttempt(services, attempted, origin, now);
  if ('refused' in attempt) return attempt;
  if (asked.sentAt === null || !isRight(services, asked, code)) return { refused: 'wrong' };
  const { addressHash, longCodePeriod } = asked;
  const used = await store.transact([
    step(useStaffCode, { id: asked.id, now }),
    ...attempt.count.undo,
    ...(longCodePeriod === null ? [] : [anyRows(useLongStaffCode, { addressHash, longCodePeriod, now })]),
    ...permitted(asked, now),
  ]);
  return used.outcome === 'committed' ? { asked, now } : { refused: 'used' };
}

/** What a browser tells of itself at a sign-in. */
export interface SigningIn extends Pick<EnteredCode, 'browserToken' | 'code' | 'origin'> {
  /** The browser's session until now, if any; the new one ends it. */
  sessionToken: string | undefined;
  network: string;
  browser: string;
}

export interface SignedIn {
  token: string;
  known: { name: string; value: string };
}

/** Opens a session for a right code. Whoever signs in for the first time becomes a person. */
export async function signInByCode(services: Services, entered: SigningIn): Promise<CodeOutcome<SignedIn>> {
  const token = newToken(services);
  const entering = { ...entered, purpose: 'sign_in', personId: null } as const;
  const used = await useEnteredCode(services, entering, (asked, now) => [
    ...newSessionSteps(
      services,
      { ...entered, email: asked.email, emailKey: asked.emailKey, codeProvedAt: now },
      token,
      now,
    ),
    ...endingStaffSteps(services, entered.sessionToken, now),
  ]);
  if ('refused' in used) return used;
  const { addressHash } = used.asked;
  const known = {
    name: knownName(services, addressHash),
    value: makeKnown(services, addressHash, used.now),
  };
  return { token, known };
}

/** The token is always new: a value that the browser sent never becomes a session. */
export function newSessionSteps(
  { newId, keyedHash }: Services,
  who: Pick<StaffSession, 'network' | 'browser' | 'codeProvedAt'> & Pick<StaffCode, 'email' | 'emailKey'>,
  token: string,
  now: number,
): Step[] {
  const { email, emailKey, network, browser, codeProvedAt } = who;
  const tokenHash = keyedHash(staffPurposes.session, token);
  const session = {
    id: newId(),
    tokenHash,
    network,
    browser,
    createdAt: now,
    seenAt: now,
    codeProvedAt,
  };
  return [
    anyRows(insertStaffPerson, { id: newId(), email, emailKey, createdAt: now }),
    step(insertStaffSession, { ...session, emailKey }),
  ];
}
