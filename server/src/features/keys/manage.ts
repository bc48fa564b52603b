import { limits } from '@escrow-checkout/contract';
import { sql } from 'kysely';
import type { Account, ApiKey } from '../../adapters/store/rows.js';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import { statement, step } from '../../adapters/store/statement.js';
import type { Mode, Plan } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { hashKey, makeKey } from './key.js';

type Tools = Pick<Services, 'store' | 'clock' | 'newId' | 'randomBytes' | 'sealer'>;

const insertAccount = statement<Account, unknown>('account.insert', (db, p) => insertRow(db, 'account', p));

const insertLiveKey = statement<ApiKey, unknown>('key.insert', (db, p) => insertRow(db, 'api_key', p));

const changePlan = statement<{ id: string; plan: Plan }, unknown>('account.change_plan', (db, p) =>
  db.updateTable('account').set({ plan: p.plan }).where('id', '=', p.id),
);

/** The marker row makes two racing creations of a fourth key collide: it is updated by each of them first. */
const touchAccount = statement<{ id: string; accountId: string; active: number }, unknown>(
  'account.touch_for_key',
  (db, p) =>
    db
      .updateTable('account')
      .set({ name: sql.ref('name') })
      .where('id', '=', p.id)
      .where(
        (eb) =>
          eb
            .selectFrom('api_key')
            .select(sql<number>`count(*)`.as('active'))
            .where('account_id', '=', p.accountId)
            .where('mode', '=', sql.lit('test'))
            .where('revoked_at', 'is', null),
        '=',
        p.active,
      ),
);

const listKeysOf = statement<{ accountId: string }, ApiKey>('key.list', (db, p) =>
  db
    .selectFrom('api_key')
    .select(columns('api_key'))
    .where('account_id', '=', p.accountId)
    .orderBy('created_at')
    .orderBy('id'),
);

const revoke = statement<{ id: string; revokedAt: number }, unknown>('key.revoke', (db, p) =>
  db
    .updateTable('api_key')
    .set({ revoked_at: p.revokedAt })
    .where('id', '=', p.id)
    .where('revoked_at', 'is', null),
);

const listAccounts = statement<Record<string, never>, Account>('account.list', (db) =>
  db.selectFrom('account').select(columns('account')).orderBy('created_at').orderBy('id'),
);

/** A refusal an operator reads on the command line. */
export class KeyRefused extends Error {
  override readonly name = 'KeyRefused';
}

/** Creates a merchant account. Its default signing secret is shown once. */
export async function createAccount(tools: Tools, name: string, plan: Plan) {
  const defaultSecret = tools.randomBytes(32).toString('hex');
  const account: Account = {
    id: tools.newId(),
    name,
    plan,
    clockOffsetMs: 0,
    createdAt: tools.clock.now(),
    defaultSecretSealed: tools.sealer.seal('signing_secret', defaultSecret),
  };
  await tools.store.transact([step(insertAccount, account)]);
  return { account, defaultSecret };
}

export async function setPlan(tools: Tools, accountId: string, plan: Plan): Promise<void> {
  const outcome = await tools.store.transact([step(changePlan, { id: accountId, plan })]);
  if (outcome.outcome !== 'committed') throw new KeyRefused(`There is no account ${accountId}.`);
}

/** Creates a key and answers it: the only moment at which it can be read. At most three test keys are active. */
export async function createKey(
  tools: Tools,
  account: Pick<Account, 'id' | 'plan'>,
  mode: Mode,
  name: string,
): Promise<{ key: string; row: ApiKey }> {
  if (mode === 'live' && account.plan !== 'business') {
    throw new KeyRefused('Live keys need the Business plan: `escrow-server account plan <id> business`.');
  }
  const key = makeKey(mode, tools.randomBytes);
  const row: ApiKey = {
    id: tools.newId(),
    accountId: account.id,
    mode,
    hash: hashKey(key),
    last4: key.slice(-4),
    name,
    createdAt: tools.clock.now(),
    revokedAt: null,
  };
  for (let attempt = 1; attempt <= 5; attempt++) {
    const active = await countActiveTestKeys(tools, account.id);
    if (mode === 'test' && active >= limits.testKeysMax) {
      throw new KeyRefused(`The account has ${limits.testKeysMax} active test keys already; revoke one first.`);
    }
    const guard = step(touchAccount, { id: account.id, accountId: account.id, active });
    const outcome = await tools.store.transact([guard, step(insertLiveKey, row)]);
    if (outcome.outcome === 'committed') return { key, row };
  }
  throw new KeyRefused('Others are creating keys of this account at the same moment; try again.');
}

async function countActiveTestKeys(tools: Tools, accountId: string): Promise<number> {
  const keys = await tools.store.all(listKeysOf, { accountId });
  return keys.filter((key) => key.mode === 'test' && key.revokedAt === null).length;
}

export function keysOf(tools: Tools, accountId: string): Promise<ApiKey[]> {
  return tools.store.all(listKeysOf, { accountId });
}

/** Takes effect with the next request, in every process. */
export async function revokeKey(tools: Tools, keyId: string): Promise<void> {
  const outcome = await tools.store.transact([step(revoke, { id: keyId, revokedAt: tools.clock.now() })]);
  if (outcome.outcome !== 'committed') throw new KeyRefused(`There is no active key ${keyId}.`);
}

export function accounts(tools: Tools): Promise<Account[]> {
  return tools.store.all(listAccounts, {});
}
