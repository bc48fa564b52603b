import { timingSafeEqual } from 'node:crypto';
import {
  type KnownBrowser,
  knownBrowserIdLength,
  readKnown,
  signatureOf,
  signedText,
  writeKnown,
} from '../../domain/sign-in/known-browser.js';
import { signInLimits } from '../../domain/sign-in/limits.js';
import { randomText } from '../../http/api-key.js';
import type { Services } from '../../services.js';
import { purposes } from './purposes.js';

/** Long enough that two addresses of one browser have different names. */
const nameLength = 12;

/** Returns the part of the cookie's name that stands for an address, which it does not reveal. */
export function knownName({ keyedHash }: Services, addressHash: string): string {
  const digest = Buffer.from(keyedHash(purposes.knownName, addressHash), 'base64url');
  return digest.toString('hex').slice(0, nameLength);
}

/**
 * Returns the cookie of a browser that has signed in to an address. It opens nothing: it only lets the
 * browser count apart from strangers, so a stolen one gives a thief ten guesses a day.
 */
export function makeKnown(services: Services, addressHash: string, now: number): string {
  const browserId = randomText(knownBrowserIdLength, services.randomBytes);
  const browser = { browserId, expiresAt: now + signInLimits.knownLifetimeMs };
  return writeKnown(browser, signatureFor(services, browser, addressHash));
}

/** Returns the id of a browser that is known to an address; null for any other. */
export function knownBrowserId(
  services: Services,
  cookie: string | undefined,
  addressHash: string,
  now: number,
): string | null {
  const read = readKnown(cookie ?? '');
  if (read === null || read.browser.expiresAt <= now) return null;
  const [own, given] = [signatureFor(services, read.browser, addressHash), read.signature];
  return timingSafeEqual(Buffer.from(own), Buffer.from(given)) ? read.browser.browserId : null;
}

function signatureFor({ keyedHash }: Services, browser: KnownBrowser, addressHash: string): string {
  return signatureOf(Buffer.from(keyedHash(purposes.known, signedText(browser, addressHash)), 'base64url'));
}
