import { timingSafeEqual } from 'node:crypto';
import type { SignIn } from '../../adapters/store/sign-in-rows.js';
import { anyRows, step, versioned } from '../../adapters/store/statement.js';
import { type CodeRefusal, codeProblem, readCode } from '../../domain/sign-in/code.js';
import type { Services } from '../../services.js';
import { countAddress, countNetwork, uncountAttempt } from './count.js';
import { purposes } from './purposes.js';
import { findByBrowser, findSignIn, insertPerson, insertSession, takeAttempt, useCode } from './queries.js';
import { hashCode, newToken } from './request-code.js';
import { endingSteps } from './session.js';

interface Entered {
  /** The browser's cookie, unchecked. */
  browserToken: string | undefined;
  /** As typed. */
  code: string;
  /** The browser's session until now, if any; a new one ends it. */
  sessionToken: string | undefined;
  remoteAddress: string;
}

/** The cookie of the new session, or the reason for none. */
type Outcome = { token: string } | { refused: CodeRefusal | 'network' };

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
  const { remoteAddress } = entered;
  const counted = { addressHash: asked.addressHash, remoteAddress, now };
  const outcome = await store.transact([
    versioned(takeAttempt, { id: asked.id, now }),
    ...countAddress(services, 'attempts', counted),
    countNetwork(services, remoteAddress, now),
  ]);
  if (outcome.outcome === 'lost_race') return { refused: await reasonOf(services, asked.id, outcome.step) };
  if (asked.mode === null || !isRight(services, asked, entered.code)) return { refused: 'wrong' };
  const token = newToken(services);
  const opened = await store.transact([
    step(useCode, { id: asked.id, now }),
    ...uncountAttempt(services, counted),
    ...sessionSteps(services, { emailKey: asked.emailKey, mode: asked.mode }, token, now),
    ...endingSteps(services, entered.sessionToken, now),
  ]);
  return opened.outcome === 'committed' ? { token } : { refused: 'used' };
}

/** Returns the limit that stopped an attempt: of the code, the address (near or in all), or the network. */
async function reasonOf({ store, clock }: Services, id: string, limit: number) {
  if (limit > 0) return limit < 3 ? 'locked' : 'network';
  const asked = await store.one(findSignIn, { id });
  return (asked && codeProblem(asked, clock.now())) ?? 'expired';
}

function isRight(services: Services, { id, codeHash }: SignIn, typed: string): boolean {
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
