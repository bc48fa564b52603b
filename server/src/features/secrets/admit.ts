import type { SecretKeyRow } from '../../adapters/store/secret-key-rows.js';
import { step } from '../../adapters/store/statement.js';
import { partAuthor } from '../../domain/author.js';
import { settingContext } from '../../pipeline/context.js';
import { isRefusal, lostRace, retryLostRace } from '../../pipeline/retry.js';
import { bothModes, commitSetting } from '../../pipeline/settings.js';
import { SealFault } from '../../ports/sealer.js';
import { StorageFull } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { defaultPlaces } from '../webhooks/secret.js';
import { findAnyDefaultSecret, insertSecretKey, listSecretKeys } from './queries.js';

const enterAgainMs = 1_000;

type Tools = Pick<Services, 'store' | 'clock' | 'sealer' | 'secretKeys'>;

/**
 * Checks that the configured keys are those of the database, such as after a backup was restored.
 *
 * @throws SealFault if values are sealed under another key, or SECRET_KEY is retired
 */
export async function checkSecretKeys({ store, secretKeys }: Tools): Promise<void> {
  const { current, previous } = secretKeys;
  const rows = await store.all(listSecretKeys, {});
  const missing = rows.filter(({ id, retiredAt }) => retiredAt === null && id !== current && id !== previous);
  const names = missing.map(({ id }) => id).join(' and ');
  if (missing.length > 0)
    throw new SealFault(`it is under the key ${names}, and SECRET_KEY is the key ${current}`);
  if (rows.some(({ id, retiredAt }) => id === current && retiredAt !== null))
    throw new SealFault(`SECRET_KEY is the key ${current}, which was retired`);
}

/** Enters the key that a starting server seals with, and before the first entry the one that opens. */
export async function enterSecretKeys(services: Services): Promise<void> {
  const { store, clock, secretKeys } = services;
  const outcome = await retryLostRace(async () => {
    const rows = await store.all(listSecretKeys, {});
    if (rows.some(({ id }) => id === secretKeys.current)) return 'known';
    const older = rows.length === 0 ? await openingKey(services) : null;
    const entered = [...(older === null ? [] : [newRow(older, 0)]), newRow(secretKeys.current, clock.now())];
    const isCommitted = await commitSetting(services, settingContext(services, partAuthor('start')), {
      accountId: null,
      mode: bothModes,
      steps: entered.map((row) => step(insertSecretKey, row)),
      note: {
        action: 'secret_key.entered',
        subject: secretKeys.current,
        before: null,
        after: { keys: entered.map(({ id }) => id) },
      },
    });
    return isCommitted ? 'entered' : lostRace;
  });
  if (isRefusal(outcome)) throw new Error('Other servers enter their keys at the same moment');
}

/**
 * Enters them as soon as the disk has space: of what is sealed under a key that was never entered, a later
 * start with another key would not notice that it cannot open it.
 */
export function keepEntering(services: Services): void {
  const again = () => {
    enterSecretKeys(services).catch((error: unknown) => {
      if (!(error instanceof StorageFull))
        services.log.error({ err: error }, 'the secret key is not entered');
      keepEntering(services);
    });
  };
  setTimeout(again, enterAgainMs).unref();
}

/**
 * Returns the name of the previous key if what is stored is sealed under it.
 *
 * @throws SealFault if no configured key opens it
 */
async function openingKey({ store, sealer, secretKeys }: Tools): Promise<string | null> {
  const secret = await store.one(findAnyDefaultSecret, {});
  if (!secret) return null;
  const name = sealer.keyOf(defaultPlaces(secret)('secret'), secret.secretSealed);
  return name === secretKeys.current ? null : name;
}

function newRow(id: string, firstUsedAt: number): SecretKeyRow {
  return { id, firstUsedAt, retiredAt: null, hashKeySealed: null, throughPosition: null };
}
