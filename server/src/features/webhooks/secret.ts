import type { WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { findRetiredSecret } from './queries.js';

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

/** Returns the secrets that sign deliveries to an endpoint now, the newest first. */
export function secretsOf({ sealer, clock }: Services, endpoint: WebhookEndpoint): string[] {
  const { secretSealed, previousSecretSealed: previous, previousSecretUntil: until } = endpoint;
  const counts = previous !== null && until !== null && until > clock.now();
  return [secretSealed, ...(counts ? [previous] : [])].map((sealed) => sealer.open(purpose, sealed));
}

/** Returns the secrets that sign deliveries to an account's `callback_url`s now, the newest first. */
export async function defaultSecrets(services: Services, accountId: string): Promise<string[]> {
  const account = await services.store.one(findAccount, { id: accountId });
  const retired = await services.store.one(findRetiredSecret, { accountId });
  const sealed = [
    account?.defaultSecretSealed,
    retired && retired.expiresAt > services.clock.now() ? retired.secretSealed : null,
  ];
  return sealed.flatMap((each) => (each ? [services.sealer.open(purpose, each)] : []));
}
