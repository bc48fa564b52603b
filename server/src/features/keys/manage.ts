import { keyScopeNames, limits } from '@escrow-checkout/contract';
import type { ApiKey } from '../../adapters/store/api-key-rows.js';
import { insertOne, selectBy } from '../../adapters/store/row-statements.js';
import type { Account } from '../../adapters/store/rows.js';
import { statement, step, versioned } from '../../adapters/store/statement.js';
import type { AuditValues } from '../../domain/audit.js';
import type { Mode } from '../../domain/records.js';
import { hashKey, makeKey } from '../../http/api-key.js';
import { isNetwork, type KeyLimits, type StoredKeyLimits } from '../../http/key-limits.js';
import { settingContext } from '../../pipeline/context.js';
import { isRefusal, lostRace, retryLostRace } from '../../pipeline/retry.js';
import { commitSetting } from '../../pipeline/settings.js';
import type { Services } from '../../services.js';
import { findClosing } from '../accounts/close.js';
import { confirmOpen, lockAccount } from '../accounts/queries.js';

type Tools = Pick<
  Services,
  'store' | 'clock' | 'newId' | 'randomBytes' | 'sealer' | 'keyedHash' | 'author' | 'authority'
>;

const insertKey = insertOne('key.insert', 'api_key');
const listKeysOf = selectBy('key.list', 'api_key', ['accountId'], ['createdAt', 'id']);

const revoke = statement<{ id: string; revokedAt: number }, unknown>('key.revoke', (db, p) =>
  db
    .updateTable('api_key')
    .set({ revoked_at: p.revokedAt })
    .where('id', '=', p.id)
    .where('revoked_at', 'is', null),
);

export const findKeyById = selectBy('key.of_id', 'api_key', ['id']);

/** A refusal an operator reads on the command line. */
export class KeyRefused extends Error {
  override readonly name = 'KeyRefused';
}

/**
 * Creates a key and returns it; it cannot be read again. At most three test keys are active; one that has
 * expired is revoked when its place is needed.
 *
 * @param asked its id, if the caller has chosen one, and the active key whose place it takes
 * @throws KeyRefused
 */
export async function createKey(
  tools: Tools,
  account: Pick<Account, 'id' | 'plan'>,
  mode: Mode,
  name: string,
  limited: KeyLimits = unlimited,
  asked: { id?: string; replaces?: ApiKey } = {},
): Promise<{ key: string; row: ApiKey }> {
  const stored = storedLimits(tools, limited);
  if (mode === 'live' && account.plan !== 'business') {
    throw new KeyRefused('Live keys need the Business plan: `escrow-server account plan <id> business`.');
  }
  const accountId = account.id;
  const made = await retryLostRace(async () => {
    if (await tools.store.one(findClosing, { accountId }))
      throw new KeyRefused('The account is closed, and has no keys any more.');
    const key = makeKey(mode, tools.randomBytes);
    const place = await placeFor(tools, accountId, mode, asked.replaces);
    const row: ApiKey = {
      id: asked.id ?? tools.newId(),
      accountId,
      mode,
      hash: hashKey(key),
      last4: key.slice(-4),
      name,
      testSlot: place.slot,
      createdAt: tools.clock.now(),
      revokedAt: null,
      ...stored,
    };
    const { id, last4 } = row;
    const freed = place.freed && step(revoke, { id: place.freed.id, revokedAt: row.createdAt });
    const isCommitted = await commitSetting(tools, settingContext(tools), {
      accountId,
      mode,
      steps: [
        step(lockAccount, { accountId }),
        versioned(confirmOpen, { accountId }),
        ...(freed ? [freed] : []),
        step(insertKey, row),
      ],
      note: {
        action: 'api_key.created',
        subject: id,
        before: null,
        after: { name, last4, ...limitValues(limited), replaces: place.freed?.id ?? null },
      },
    });
    return isCommitted ? { key, row } : lostRace;
  });
  if (!isRefusal(made)) return made;
  throw new KeyRefused('Others are creating keys of this account at the same moment; try again.');
}

interface Place {
  /** The number of a test key. */
  slot: number | null;
  /** The key that is revoked in the same commit. */
  freed: ApiKey | null;
}

/** @throws KeyRefused if the key to replace is active no longer, or no place is free */
async function placeFor(tools: Tools, accountId: string, mode: Mode, replaced?: ApiKey): Promise<Place> {
  if (replaced === undefined) {
    return mode === 'test' ? freePlace(tools, accountId) : { slot: null, freed: null };
  }
  const current = await tools.store.one(findKeyById, { id: replaced.id });
  if (!current || current.revokedAt !== null) throw new KeyRefused(`There is no active key ${replaced.id}.`);
  return { slot: current.testSlot, freed: current };
}

/**
 * Returns a number that no active test key of the account has, and the expired key that had it. Concurrent
 * requests collide in the database.
 */
async function freePlace(tools: Tools, accountId: string): Promise<Place> {
  const active = (await tools.store.all(listKeysOf, { accountId })).filter((key) => key.revokedAt === null);
  const taken = new Set(active.map((key) => key.testSlot));
  for (let slot = 1; slot <= limits.testKeysMax; slot++) if (!taken.has(slot)) return { slot, freed: null };
  const expired = active.find((key) => key.testSlot !== null && hasExpired(key, tools.clock.now()));
  if (expired?.testSlot) return { slot: expired.testSlot, freed: expired };
  throw new KeyRefused(`The account has ${limits.testKeysMax} active test keys already; revoke one first.`);
}

export function hasExpired({ expiresAt }: Pick<ApiKey, 'expiresAt'>, now: number): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** Limits as the audit log shows them. */
function limitValues({ scopes, networks, expiresAt }: KeyLimits): AuditValues {
  return { scopes, networks, expires_at: expiresAt === null ? null : new Date(expiresAt).toISOString() };
}

const unlimited: KeyLimits = { scopes: null, networks: null, expiresAt: null };

/** @throws KeyRefused for limits that no key can have */
function storedLimits({ clock }: Tools, { scopes, networks, expiresAt }: KeyLimits): StoredKeyLimits {
  const unknown = scopes?.find((scope) => !keyScopeNames.includes(scope));
  if (unknown !== undefined) {
    throw new KeyRefused(`There is no scope ${unknown}; the scopes are ${keyScopeNames.join(', ')}.`);
  }
  const wrong = networks?.find((network) => !isNetwork(network));
  if (wrong !== undefined) {
    throw new KeyRefused(`${wrong} is no address and no network such as 203.0.113.0/24.`);
  }
  if (networks !== null && networks.length > limits.keyNetworksMax) {
    throw new KeyRefused(`A key has at most ${limits.keyNetworksMax} networks.`);
  }
  if (expiresAt !== null && expiresAt <= clock.now()) {
    throw new KeyRefused('The key would have expired already; name a later time.');
  }
  const listed = (list: readonly string[] | null) =>
    list === null ? null : JSON.stringify([...new Set(list)]);
  return { scopesJson: listed(scopes), networksJson: listed(networks), expiresAt };
}

export function keysOf(tools: Tools, accountId: string): Promise<ApiKey[]> {
  return tools.store.all(listKeysOf, { accountId });
}

/** Takes effect with the next request, in every process. */
export async function revokeKey(tools: Tools, keyId: string): Promise<void> {
  const key = await tools.store.one(findKeyById, { id: keyId });
  const isRevoked =
    key !== undefined &&
    (await commitSetting(tools, settingContext(tools), {
      accountId: key.accountId,
      mode: key.mode,
      steps: [step(revoke, { id: keyId, revokedAt: tools.clock.now() })],
      note: {
        action: 'api_key.revoked',
        subject: keyId,
        before: { name: key.name, last4: key.last4 },
        after: null,
      },
    }));
  if (!isRevoked) throw new KeyRefused(`There is no active key ${keyId}.`);
}
