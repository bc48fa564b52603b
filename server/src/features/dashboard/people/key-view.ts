import { keyScopeNames, keyScopes, limits } from '@escrow-checkout/contract';
import type { KeyNeed, KeyRow, KeysProps, NewKeyProps } from '@escrow-checkout/web';
import type { ApiKey } from '../../../adapters/store/api-key-rows.js';
import { keyLimitsOf } from '../../../http/key-limits.js';
import type { Services } from '../../../services.js';
import { approvalOf } from '../../accounts/approval.js';
import { hasExpired, keysOf } from '../../keys/manage.js';
import { listKeyUses } from '../../keys/use.js';
import { dashboardPath, type Visit } from '../route.js';
import { frameOf, shortTime, shortTimeOrNull } from '../screens/format.js';
import { keyDays } from './key-form.js';

/** Returns what an account lacks for live keys; nothing in test mode. */
export async function liveKeyNeeds(services: Services, { account, mode }: Visit): Promise<KeyNeed[]> {
  if (mode === 'test') return [];
  const { status } = await approvalOf(services, account.id);
  return [
    ...(account.plan === 'business' ? [] : (['plan'] as const)),
    ...(status === 'approved' ? [] : ([`approval_${status}`] as const)),
  ];
}

/** Reads the keys of one mode that are not revoked, the newest first, and how many are. */
export async function listKeys(services: Services, visit: Visit): Promise<KeysProps> {
  const now = services.clock.now();
  const accountId = visit.account.id;
  const all = (await keysOf(services, accountId)).filter(({ mode }) => mode === visit.mode);
  const uses = new Map(
    (await services.store.all(listKeyUses, { accountId })).map(({ keyId, usedAt }) => [keyId, usedAt]),
  );
  const path = dashboardPath(visit, '/developers/keys');
  const rowOf = (key: ApiKey): KeyRow => {
    const { scopes, networks, expiresAt } = keyLimitsOf(key);
    return {
      name: key.name,
      last4: key.last4,
      scopes,
      networks,
      createdAt: shortTime(key.createdAt),
      usedAt: shortTimeOrNull(uses.get(key.id) ?? null),
      expiresAt: shortTimeOrNull(expiresAt),
      isExpired: hasExpired(key, now),
      revoke: `${path}/${key.id}/revoke`,
      replace: `${path}/${key.id}/replace`,
    };
  };
  const active = all.filter(({ revokedAt }) => revokedAt === null).toReversed();
  return {
    frame: frameOf(visit),
    keys: active.map(rowOf),
    revokedCount: all.length - active.length,
    needs: await liveKeyNeeds(services, visit),
    create: `${path}/new`,
    approval: dashboardPath({ ...visit, mode: 'live' }, '/settings/approval'),
    testKeysMax: limits.testKeysMax,
  };
}

export async function newKeyProps(services: Services, visit: Visit): Promise<NewKeyProps> {
  return {
    frame: frameOf(visit),
    action: dashboardPath(visit, '/developers/keys/new'),
    list: dashboardPath(visit, '/developers/keys'),
    intention: services.newId(),
    scopes: keyScopeNames.map((name) => ({ name, about: keyScopes[name] })),
    days: keyDays,
    typed: { name: '', scopes: [...keyScopeNames], networks: '', days: '' },
    needs: await liveKeyNeeds(services, visit),
  };
}
