import type { DefaultSecret } from '../../adapters/store/webhook-rows.js';
import type { Mode } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { findDefaultSecret } from './queries.js';

/** The purpose under which signing secrets are sealed. */
const purpose = 'signing_secret';
const hourMs = 3_600_000;

/** Makes a signing secret of 64 hexadecimal characters, plain to show and sealed to store. */
export function makeSecret({ randomBytes, sealer }: Pick<Services, 'randomBytes' | 'sealer'>) {
  const secret = randomBytes(32).toString('hex');
  return { secret, sealed: sealer.seal(purpose, secret) };
}

/** Real time until which the previous secret also signs; null: it ends at once. */
export function graceEnd(services: Services, graceHours: number): number | null {
  return graceHours === 0 ? null : services.clock.now() + graceHours * hourMs;
}

/** A secret with the one before its last rotation, both sealed. */
type Rotated = Pick<DefaultSecret, 'secretSealed' | 'previousSecretSealed' | 'previousSecretUntil'>;

/** Returns the secrets that sign now, the newest first. */
export function secretsOf({ sealer, clock }: Services, rotated: Rotated): string[] {
  const { secretSealed, previousSecretSealed: previous, previousSecretUntil: until } = rotated;
  const counts = previous !== null && until !== null && until > clock.now();
  return [secretSealed, ...(counts ? [previous] : [])].map((sealed) => sealer.open(purpose, sealed));
}

/** Returns the secrets that sign deliveries to a `callback_url` now, the newest first. */
export async function defaultSecrets(services: Services, accountId: string, mode: Mode): Promise<string[]> {
  const secret = await services.store.one(findDefaultSecret, { accountId, mode });
  return secret ? secretsOf(services, secret) : [];
}
