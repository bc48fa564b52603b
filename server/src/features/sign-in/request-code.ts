import type { Locale } from '@escrow-checkout/contract';
import { enqueue } from '../../adapters/store/commit-statements.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import { makeCode } from '../../domain/sign-in/code.js';
import { longCodePeriodOf, signInLimits } from '../../domain/sign-in/limits.js';
import { emailKey } from '../../domain/text.js';
import { randomText } from '../../http/api-key.js';
import type { ClientNetwork } from '../../http/client-networks.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import type { Asked } from './checkouts.js';
import {
  type Asker,
  areShortCodesUsedUp,
  type Ceiling,
  type Count,
  countOfLong,
  countsOfShort,
} from './count.js';
import { knownBrowserId, knownName } from './known-browser.js';
import { purposes } from './purposes.js';
import { insertSignIn } from './queries.js';

/** Characters of a cookie's value; they hold 190 bits. */
const tokenLength = 32;

export function newToken({ randomBytes }: Pick<Services, 'randomBytes'>): string {
  return randomText(tokenLength, randomBytes);
}

/** No token of a short code begins with it. */
const longCodeMark = '_';

function tokenOf(services: Services, isLong: boolean): string {
  const token = newToken(services);
  return isLong ? `${longCodeMark}${token.slice(longCodeMark.length)}` : token;
}

/** Whether a browser's cookie is for a long code; only the words of its own page depend on that. */
export function isForLongCode(browserToken: string | undefined): boolean {
  return browserToken?.startsWith(longCodeMark) ?? false;
}

/** Where a request comes from. */
export interface Origin {
  networks: readonly ClientNetwork[];
  /** Reads a cookie of a known browser, unchecked, by the part of its name that stands for the address. */
  knownCookie(name: string): string | undefined;
}

interface CodeRequest {
  asked: Asked;
  /** As typed. */
  email: string;
  origin: Origin;
  /** The language that the visitor asked for. */
  locale: Locale | null;
}

/** The cookie that the code will be bound to, or the limit that is reached. */
export type Requested = { token: string } | { refused: 'network' };

/**
 * Records a request for a code. It does not check whether the checkout exists or whose it is, so the writes
 * and their cost are the same in every case; a job decides later who gets a code.
 */
export async function requestCode(services: Services, codeRequest: CodeRequest): Promise<Requested> {
  const { clock, keyedHash } = services;
  const now = clock.now();
  const address = emailKey(codeRequest.email);
  const asker = askerOf(services, codeRequest.origin, keyedHash(purposes.address, address), now);
  return requestCounted(services, asker, (token, longCodePeriod) => {
    const row = signInRow(services, codeRequest, { address, asker, token, longCodePeriod });
    return [
      step(insertSignIn, row),
      anyRows(enqueue, codeJob(services.newId(), 'sign_in.code', row.id, now)),
    ];
  });
}

/**
 * Writes the rows of a request for a code in one transaction with its limits.
 *
 * @param stepsOf returns the rows, given the browser's cookie and the period of a long code
 */
export async function requestCounted(
  services: Services,
  asker: Asker,
  stepsOf: (token: string, longCodePeriod: number | null) => Step[],
): Promise<Requested> {
  for await (const { count, longCodePeriod } of waysToCount(services, asker)) {
    const token = tokenOf(services, longCodePeriod !== null);
    const counted = [...count.networks, ...count.steps];
    const outcome = await services.store.transact([...counted, ...stepsOf(token, longCodePeriod)]);
    if (outcome.outcome === 'committed') {
      services.wakeWorker();
      return { token };
    }
    if (outcome.step < count.networks.length) break;
  }
  return { refused: 'network' };
}

export function askerOf(
  services: Services,
  origin: Origin,
  addressHash: string,
  now: number,
  ceiling: Ceiling = 'all',
): Asker {
  const cookie = origin.knownCookie(knownName(services, addressHash));
  const browserId = knownBrowserId(services, cookie, addressHash, now);
  return { addressHash, ceiling, networks: origin.networks, knownBrowserId: browserId, now };
}

/**
 * Yields a short code as long as the limits of its address allow one, then a long one, which they do not
 * limit: what strangers use up costs the owner of the address six more digits.
 */
async function* waysToCount(
  services: Services,
  asker: Asker,
): AsyncGenerator<{ count: Count; longCodePeriod: number | null }> {
  for (const count of countsOfShort(services, 'codes', asker)) {
    const isUsedUp = !count.isKnown && (await areShortCodesUsedUp(services, asker));
    if (!isUsedUp) yield { count, longCodePeriod: null };
  }
  yield { count: countOfLong(services, asker), longCodePeriod: longCodePeriodOf(asker.now) };
}

interface Bound {
  address: string;
  asker: Asker;
  token: string;
  longCodePeriod: number | null;
}

function signInRow(
  services: Services,
  { asked, locale }: CodeRequest,
  { address, asker, token, longCodePeriod }: Bound,
) {
  const { newId, keyedHash, sealer, randomBytes } = services;
  const [id, code] = [newId(), makeCode(randomBytes)];
  return {
    id,
    browserHash: keyedHash(purposes.browser, token),
    addressHash: asker.addressHash,
    emailKey: address,
    ...askedFor(asked),
    locale,
    mode: null,
    codeHash: hashCode(services, id, code),
    codeSealed: sealer.seal(sealedPlaces.signInCode({ id }), code),
    longCodePeriod,
    attempts: 0,
    usedAt: null,
    createdAt: asker.now,
    expiresAt: codeExpiry(asker.now, longCodePeriod),
  };
}

/** A long code is as good for the last request of its period as for the first. */
export function codeExpiry(now: number, longCodePeriod: number | null): number {
  const { codeLifetimeMs, longCodePeriodMs } = signInLimits;
  const lastRequestAt = longCodePeriod === null ? now : longCodePeriod + longCodePeriodMs;
  return lastRequestAt + codeLifetimeMs;
}

function askedFor(asked: Asked) {
  return asked.side === 'buyer'
    ? { side: asked.side, reference: asked.reference, checkoutKey: asked.key, escrowId: null }
    : { side: asked.side, reference: null, checkoutKey: null, escrowId: asked.escrowId };
}

/** Hashes a code with the id of its request, so that equal codes have different hashes. */
export function hashCode({ keyedHash }: Services, signInId: string, code: string): string {
  return keyedHash(purposes.code, `${signInId}:${code}`);
}

/** The job belongs to no account and runs in real time, hence live mode. */
export function codeJob(id: string, kind: 'sign_in.code' | 'staff.code', subject: string, now: number) {
  const about = { id, kind, subject, accountId: null, mode: 'live' as const };
  return { ...about, runAt: now, createdAt: now };
}
