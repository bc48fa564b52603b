import type { DefaultSecret } from '../../adapters/store/webhook-rows.js';
import type { Mode, Owner } from '../../domain/records.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import type { SealedPlace, Sealer } from '../../ports/sealer.js';
import type { Services } from '../../services.js';
import { findDefaultSecret } from './queries.js';

const hourMs = 3_600_000;

/** Where a secret and the one before it are sealed: in a row of one endpoint, or of an account and mode. */
export type SecretPlaces = (slot: 'secret' | 'previous_secret') => SealedPlace;

export function endpointPlaces(endpoint: { id: string }): SecretPlaces {
  return (slot) => sealedPlaces.endpointSecret(slot, endpoint);
}

export function defaultPlaces(owner: Owner): SecretPlaces {
  return (slot) => sealedPlaces.defaultSecret(slot, owner);
}

/** Makes a signing secret of 64 hexadecimal characters, plain to show and sealed to store. */
export function makeSecret(
  { randomBytes, sealer }: Pick<Services, 'randomBytes' | 'sealer'>,
  places: SecretPlaces,
) {
  const secret = randomBytes(32).toString('hex');
  return { secret, sealed: sealer.seal(places('secret'), secret) };
}

/** Seals a secret as the one before the rotation, which its field does not open as the newest. */
export function retire({ sealer }: Pick<Services, 'sealer'>, places: SecretPlaces, sealed: string): string {
  return sealer.seal(places('previous_secret'), sealer.open(places('secret'), sealed));
}

/** Real time until which the previous secret also signs; null: it ends at once. */
export function graceEnd(services: Services, graceHours: number): number | null {
  return graceHours === 0 ? null : services.clock.now() + graceHours * hourMs;
}

/** A secret with the one before its last rotation, both sealed. */
type Rotated = Pick<DefaultSecret, 'secretSealed' | 'previousSecretSealed' | 'previousSecretUntil'>;

/** What reads a secret and opens it. */
export type SecretReader = Pick<Services, 'store' | 'clock'> & { sealer: Pick<Sealer, 'open'> };

/** Returns the secrets that sign now, the newest first. */
export function secretsOf(
  { sealer, clock }: Omit<SecretReader, 'store'>,
  places: SecretPlaces,
  rotated: Rotated,
): string[] {
  const { secretSealed, previousSecretSealed: previous, previousSecretUntil: until } = rotated;
  const counts = previous !== null && until !== null && until > clock.now();
  const newest = sealer.open(places('secret'), secretSealed);
  return counts ? [newest, sealer.open(places('previous_secret'), previous)] : [newest];
}

/** Returns the secrets that sign deliveries to a `callback_url` now, the newest first. */
export async function defaultSecrets(reader: SecretReader, accountId: string, mode: Mode): Promise<string[]> {
  const secret = await reader.store.one(findDefaultSecret, { accountId, mode });
  return secret ? secretsOf(reader, defaultPlaces(secret), secret) : [];
}
