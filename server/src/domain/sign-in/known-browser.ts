import { signInLimits } from './limits.js';

/** The cookie of a browser that has signed in to an address before. */
export interface KnownBrowser {
  /** Random; the browser's counts are kept under it. */
  browserId: string;
  expiresAt: number;
}

const idLength = 16;
const signatureLength = 32;
const cookiePattern = new RegExp(`^(\\w{${idLength}})_(\\d{10,12})_([0-9a-f]{${signatureLength}})$`);

export const knownBrowserIdLength = idLength;

/** Returns what a cookie's signature covers: another address or another end needs another signature. */
export function signedText({ browserId, expiresAt }: KnownBrowser, addressHash: string): string {
  return `${browserId}:${Math.floor(expiresAt / 1000)}:${addressHash}`;
}

/** Shortens a digest to the signature in a cookie: 128 bits. */
export function signatureOf(digest: Buffer): string {
  return digest.toString('hex').slice(0, signatureLength);
}

export function writeKnown({ browserId, expiresAt }: KnownBrowser, signature: string): string {
  return `${browserId}_${Math.floor(expiresAt / 1000)}_${signature}`;
}

/** Reads a cookie, whose signature is not checked yet; null if it has another form. */
export function readKnown(value: string): { browser: KnownBrowser; signature: string } | null {
  const [, browserId, seconds, signature] = cookiePattern.exec(value) ?? [];
  if (browserId === undefined || signature === undefined) return null;
  return { browser: { browserId, expiresAt: Number(seconds) * 1000 }, signature };
}

/**
 * Returns which of a browser's cookies to delete when it becomes known to one more address: the ones that end
 * first, and all that cannot be read.
 */
export function surplusOf<Name extends string>(cookies: ReadonlyMap<Name, string>): Name[] {
  const endOf = (value: string) => readKnown(value)?.browser.expiresAt ?? 0;
  const latestFirst = [...cookies].sort(([, one], [, other]) => endOf(other) - endOf(one));
  return latestFirst.slice(signInLimits.knownAddressesMax - 1).map(([name]) => name);
}
