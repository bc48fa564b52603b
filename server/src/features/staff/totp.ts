import { createRequire } from 'node:module';

/** What is used of the library. Its own types bring those of browsers, which clash with Node's. */
interface Otpauth {
  Secret: {
    new (settings: { buffer: ArrayBuffer }): { base32: string };
    fromBase32(text: string): { base32: string };
  };
  TOTP: new (settings: object) => Totp;
}

interface Totp {
  validate(given: { token: string; timestamp: number; window: number }): number | null;
  toString(): string;
}

const require = createRequire(import.meta.url);
const { Secret, TOTP } = require('otpauth') as Otpauth;

const issuer = 'Escrow Checkout';
const secretBytes = 20;
const stepSeconds = 30;

/** Returns a new secret in base32, as people type it into an app. */
export function newSecret(randomBytes: (count: number) => Buffer): string {
  return new Secret({ buffer: Uint8Array.from(randomBytes(secretBytes)).buffer }).base32;
}

/** Every authenticator app takes these settings; some ignore any other. */
function totpOf(secret: string, label = ''): Totp {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  });
}

/** Returns the link that an app on the same device opens. */
export function otpauthLink(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** Returns the time step that a code is of, one before or after this one included; null if it is of none. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / stepSeconds) + delta;
}
