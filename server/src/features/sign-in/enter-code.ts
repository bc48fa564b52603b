import { timingSafeEqual } from 'node:crypto';
import type { SignIn } from '../../adapters/store/sign-in-rows.js';
import { anyRows, step, versioned } from '../../adapters/store/statement.js';
import { type CodeRefusal, codeProblem, readCode } from '../../domain/sign-in/code.js';
import type { Services } from '../../services.js';
import { countAddress, countNetwork, uncountAttempt } from './count.js';
import { purposes } from './purposes.js';
import {
  endSession,
  findByBrowser,
  findSignIn,
  insertPerson,
  insertSession,
  takeAttempt,
  useCode,
} from './queries.js';
import { hashCode, newToken } from './request-code.js';

interface Entered {
  /** The cookie of the browser, as it came. */
  browserToken: string | undefined;
  /** As it was typed. */
  code: string;
  /** The session the browser had until now, if any: it ends with a new one. */
  sessionToken: string | undefined;
  remoteAddress: string;
}

/** The cookie of the new session; or why there is none. */
type Outcome = { token: string } | { refused: CodeRefusal | 'network' };

/**
 * Opens a session for a right code. Every try is counted before it is compared, in one transaction with its
 * limits, so that those hold however many arrive at once; a right one is taken back from the address's count.
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

/** Which limit stopped a try: at the code, at the address (from here or at all), at the network. */
async function reasonOf({ store, clock }: Services, id: string, limit: number) {
  if (limit > 0) return limit < 3 ? 'locked' : 'network';
  const asked = await store.one(findSignIn, { id });
  return (asked && codeProblem(asked, clock.now())) ?? 'expired';
}

function isRight(services: Services, { id, codeHash }: SignIn, typed: string): boolean {
  const code = readCode(typed) ?? '';
  return timingSafeEqual(Buffer.from(hashCode(services, id, code)), Buffer.from(codeHash));
}

/** The token is always a new one: whatever a browser brought along never becomes a session. */
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

/** The steps that sign a browser out, if it is signed in. */
export function endingSteps({ keyedHash }: Services, token: string | undefined, now: number) {
  if (token === undefined) return [];
  return [anyRows(endSession, { tokenHash: keyedHash(purposes.session, token), now })];
}
