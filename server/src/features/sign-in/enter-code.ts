import { timingSafeEqual } from 'node:crypto';
import type { SignIn } from '../../adapters/store/sign-in-rows.js';
import { anyRows, step, versioned } from '../../adapters/store/statement.js';
import { type CodeRefusal, codeProblem, readCode } from '../../domain/sign-in/code.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { type Ceiling, type Count, countOfLong, countsOfShort } from './count.js';
import { knownName, makeKnown } from './known-browser.js';
import { purposes } from './purposes.js';
import {
  findByBrowser,
  findSignIn,
  insertPerson,
  insertSession,
  takeAttempt,
  useCode,
  useLongCode,
} from './queries.js';
import { askerOf, hashCode, newToken, type Origin } from './request-code.js';
import { endingSteps } from './session.js';

interface Entered {
  /** The browser's cookie, unchecked. */
  browserToken: string | undefined;
  /** As typed. */
  code: string;
  /** The browser's session until now, if any; a new one ends it. */
  sessionToken: string | undefined;
  origin: Origin;
}

/** The cookies of the new session and of a browser that is known from now on, or the reason for none. */
type Outcome =
  | { token: string; known: { name: string; value: string } }
  | { refused: CodeRefusal | 'network' };

/**
 * Opens a session for a right code. Every attempt is counted before the code is compared, in one transaction
 * with its limits, so that they hold for concurrent attempts; a right code is uncounted for the address.
 */
export async function enterCode(services: Services, entered: Entered): Promise<Outcome> {
  const { store, keyedHash, clock } = services;
  const { browserToken } = entered;
  if (browserToken === undefined) return { refused: 'other_browser' };
  const browserHash = keyedHash(purposes.browser, browserToken);
  const asked = await store.one(findByBrowser, { browserHash });
  if (!asked) return { refused: 'other_browser' };
  const now = clock.now();
  const take = versioned(takeAttempt, { id: asked.id, now });
  const problem = () => problemOf(services, asked.id);
  const attempt = await countAttempt(services, { ...asked, take, problem }, entered.origin, now);
  if ('refused' in attempt) return attempt;
  if (asked.mode === null || !isRight(services, asked, entered.code)) return { refused: 'wrong' };
  const token = newToken(services);
  const opened = await store.transact([
    step(useCode, { id: asked.id, now }),
    ...attempt.count.undo,
    ...endingLongCode(asked, now),
    ...sessionSteps(services, { emailKey: asked.emailKey, mode: asked.mode }, token, now),
    ...endingSteps(services, entered.sessionToken, now),
  ]);
  if (opened.outcome !== 'committed') return { refused: 'used' };
  const { addressHash } = asked;
  const name = knownName(services, addressHash);
  return { token, known: { name, value: makeKnown(services, addressHash, now) } };
}

/** A requested code, and how one of its attempts is taken. */
export interface Attempted extends Pick<SignIn, 'addressHash' | 'longCodePeriod'> {
  ceiling?: Ceiling;
  /** Fails if no attempt is left. */
  take: Step;
  /** Reads why. */
  problem(): Promise<CodeRefusal>;
}

/** Takes one attempt of a code and its limits; returns how it was counted, or what stopped it. */
export async function countAttempt(
  services: Services,
  { addressHash, longCodePeriod, take, problem, ceiling = 'all' }: Attempted,
  origin: Origin,
  now: number,
): Promise<{ count: Count } | { refused: CodeRefusal | 'network' }> {
  const asker = askerOf(services, origin, addressHash, now, ceiling);
  const isLong = longCodePeriod !== null;
  const counts = isLong ? [countOfLong(services, asker)] : countsOfShort(services, 'attempts', asker);
  for (const count of counts) {
    const outcome = await services.store.transact([take, ...count.networks, ...count.steps]);
    if (outcome.outcome === 'committed') return { count };
    if (outcome.step === 0) return { refused: await problem() };
    if (outcome.step <= count.networks.length) return { refused: 'network' };
  }
  return { refused: 'exhausted' };
}

async function problemOf({ store, clock }: Services, id: string): Promise<CodeRefusal> {
  const asked = await store.one(findSignIn, { id });
  return (asked && codeProblem(asked, clock.now())) ?? 'expired';
}

/** A long code is used once, although several browsers may have asked for it. */
function endingLongCode({ addressHash, longCodePeriod }: SignIn, now: number): Step[] {
  return longCodePeriod === null ? [] : [anyRows(useLongCode, { addressHash, longCodePeriod, now })];
}

/** Compares a typed code in constant time. */
export function isRight(
  services: Services,
  { id, codeHash }: Pick<SignIn, 'id' | 'codeHash'>,
  typed: string,
): boolean {
  const code = readCode(typed) ?? '';
  return timingSafeEqual(Buffer.from(hashCode(services, id, code)), Buffer.from(codeHash));
}

/** The token is always new: a value that the browser sent never becomes a session. */
function sessionSteps(
  { newId, keyedHash }: Services,
  person: { emailKey: string; mode: 'test' | 'live' },
  token: string,
  now: number,
) {
  const tokenHash = keyedHash(purposes.session, token);
  return [
    anyRows(insertPerson, { ...person, id: newId(), createdAt: now }),
    step(insertSession, { ...person, id: newId(), tokenHash, createdAt: now, seenAt: now }),
  ];
}
