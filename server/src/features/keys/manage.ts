import { Account as AccountAnswer, Email, limits } from '@escrow-checkout/contract';
import type { Account, ApiKey } from '../../adapters/store/rows.js';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import { statement, step } from '../../adapters/store/statement.js';
import type { DefaultSecret } from '../../adapters/store/webhook-rows.js';
import type { Mode, Plan } from '../../domain/records.js';
import { hashKey, makeKey } from '../../http/api-key.js';
import { isRefusal, lostRace, retryLostRace } from '../../pipeline/retry.js';
import type { Services } from '../../services.js';
import { insertDefaultSecret } from '../webhooks/queries.js';
import { makeSecret } from '../webhooks/secret.js';

type Tools = Pick<Services, 'store' | 'clock' | 'newId' | 'randomBytes' | 'sealer'>;

const insertAccount = statement<Account, unknown>('account.insert', (db, p) => insertRow(db, 'account', p));

const insertKey = statement<ApiKey, unknown>('key.insert', (db, p) => insertRow(db, 'api_key', p));

const changePlan = statement<{ id: string; plan: Plan }, unknown>('account.change_plan', (db, p) =>
  db.updateTable('account').set({ plan: p.plan }).where('id', '=', p.id),
);

const changeEmail = statement<{ id: string; email: string | null }, unknown>(
  'account.change_email',
  (db, p) => db.updateTable('account').set({ email: p.email }).where('id', '=', p.id),
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

/**
 * Creates a merchant account. The default signing secret of each mode is shown once.
 *
 * @param email the address for mails to the merchant; null: no mails
 * @throws KeyRefused for an invalid name or address
 */
export async function createAccount(tools: Tools, name: string, plan: Plan, email: string | null = null) {
  const named = AccountAnswer.shape.name.safeParse(name);
  if (!named.success) throw new KeyRefused(`The name ${named.error.issues[0]?.message}.`);
  const [test, live] = [makeSecret(tools), makeSecret(tools)];
  const account: Account = {
    id: tools.newId(),
    name,
    plan,
    clockOffsetMs: 0,
    createdAt: tools.clock.now(),
    email: email === null ? null : readEmail(email),
  };
  await tools.store.transact([
    step(insertAccount, account),
    step(insertDefaultSecret, newDefaultSecret(account.id, 'test', test.sealed)),
    step(insertDefaultSecret, newDefaultSecret(account.id, 'live', live.sealed)),
  ]);
  return { account, defaultSecrets: { test: test.secret, live: live.secret } };
}

function newDefaultSecret(accountId: string, mode: Mode, secretSealed: string): DefaultSecret {
  return { accountId, mode, secretSealed, previousSecretSealed: null, previousSecretUntil: null };
}

export async function setPlan(tools: Tools, accountId: string, plan: Plan): Promise<void> {
  const outcome = await tools.store.transact([step(changePlan, { id: accountId, plan })]);
  if (outcome.outcome !== 'committed') throw new KeyRefused(`There is no account ${accountId}.`);
}

/** Sets the address for mails to the merchant; null: no mails. */
export async function setEmail(tools: Tools, accountId: string, email: string | null): Promise<void> {
  const change = { id: accountId, email: email === null ? null : readEmail(email) };
  const outcome = await tools.store.transact([step(changeEmail, change)]);
  if (outcome.outcome !== 'committed') throw new KeyRefused(`There is no account ${accountId}.`);
}

function readEmail(text: string): string {
  const email = Email.safeParse(text.trim());
  if (email.success) return email.data;
  throw new KeyRefused(`The address ${email.error.issues[0]?.message}.`);
}

/** Creates a key and returns it; it cannot be read again. At most three test keys are active. */
export async function createKey(
  tools: Tools,
  account: Pick<Account, 'id' | 'plan'>,
  mode: Mode,
  name: string,
): Promise<{ key: string; row: ApiKey }> {
  if (mode === 'live' && account.plan !== 'business') {
    throw new KeyRefused('Live keys need the Business plan: `escrow-server account plan <id> business`.');
  }
  const made = await retryLostRace(async () => {
    const key = makeKey(mode, tools.randomBytes);
    const row: ApiKey = {
      id: tools.newId(),
      accountId: account.id,
      mode,
      hash: hashKey(key),
      last4: key.slice(-4),
      name,
      testSlot: mode === 'test' ? await freeSlot(tools, account.id) : null,
      createdAt: tools.clock.now(),
      revokedAt: null,
    };
    const { outcome } = await tools.store.transact([step(insertKey, row)]);
    return outcome === 'committed' ? { key, row } : lostRace;
  });
  if (!isRefusal(made)) return made;
  throw new KeyRefused('Others are creating keys of this account at the same moment; try again.');
}

/** A number that no active test key of the account has. Concurrent requests collide in the database. */
async function freeSlot(tools: Tools, accountId: string): Promise<number> {
  const keys = await tools.store.all(listKeysOf, { accountId });
  const taken = new Set(keys.filter((key) => key.revokedAt === null).map((key) => key.testSlot));
  for (let slot = 1; slot <= limits.testKeysMax; slot++) if (!taken.has(slot)) return slot;
  throw new KeyRefused(`The account has ${limits.testKeysMax} active test keys already; revoke one first.`);
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
