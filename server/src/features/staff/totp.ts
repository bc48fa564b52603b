import { Secret, TOTP } from 'otpauth';

const issuer = 'Escrow Checkout';
const secretBytes = 20;
const stepSeconds = 30;

/** Returns a new secret in base32, as people type it into an app. */
export function newSecret(randomBytes: (count: number) => Buffer): string {
  return new Secret({ buffer: Uint8Array.from(randomBytes(secretBytes)).buffer }).base32;
}

/** Every authenticator app takes these settings; some ignore any other. */
function totpOf(secret: string, label = ''): TOTP {
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
