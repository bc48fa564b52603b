import type { Deps } from '../../server/src/deps.js';
import type { AdHocQuery, Store } from '../../server/src/ports/store.js';
import { built } from './built.js';
import { untilNone } from './pace.js';
import { secretKey, serviceEnvironment } from './service.js';

type Accounts = typeof import('../../server/src/features/accounts/manage.js');
type Configuration = typeof import('../../server/src/config.js');
type Dependencies = typeof import('../../server/src/deps.js');
type Jobs = typeof import('../../server/src/adapters/store/jobs.js');
type Keys = typeof import('../../server/src/features/keys/manage.js');

/** More than the sandbox bank takes to execute a transfer. */
export const settledAfterMs = 61_000;
/** A payout that waits for the bank is planned further ahead than this. */
const sentAheadMs = 10_000;

function fail(error: unknown): never {
  throw error;
}

/** Opens the parts of the built service on a migrated database; nothing runs, so that they only write. */
export async function openParts(databaseUrl: string): Promise<Deps> {
  const { readConfig } = await built<Configuration>('config.js');
  const { createDeps } = await built<Dependencies>('deps.js');
  const config = readConfig(serviceEnvironment(databaseUrl, { LOG_LEVEL: 'error' }));
  return createDeps({ config, secretKey, onFatal: fail });
}

/** Makes a query of a text without parameters. */
export function query<Row>(sql: string): AdHocQuery<Row> {
  return { compile: () => ({ sql, values: [] }) };
}

/** Returns the column `found` of a query's only row. */
export async function numberFrom(store: Store, sql: string): Promise<number> {
  const [row] = await store.list(query<{ found: number | string }>(sql));
  return Number(row?.found);
}

/** Opens an account, which takes a second by the operator's commands; returns its test key too. */
export async function openAccount({ services }: Deps): Promise<{ accountId: string; key: string }> {
  const { createAccount } = await built<Accounts>('features/accounts/manage.js');
  const { createKey } = await built<Keys>('features/keys/manage.js');
  const { account } = await createAccount(services, 'Bench', 'business');
  const { key } = await createKey(services, account, 'test', 'bench');
  return { accountId: account.id, key };
}

/** Makes a test key of an account. */
export async function openKey({ services }: Deps, accountId: string): Promise<string> {
  const { createKey } = await built<Keys>('features/keys/manage.js');
  return (await createKey(services, { id: accountId, plan: 'free' }, 'test', 'bench')).key;
}

/** Moves an account's clock and what is planned, and leaves to the workers what that makes due. */
export async function moveClock({ services }: Deps, accountId: string, deltaMs: number): Promise<void> {
  const { advanceClock } = await built<Jobs>('adapters/store/jobs.js');
  const now = services.clock.now();
  const isMoved = await advanceClock(services.store, { accountId, clockOffsetMs: 0, deltaMs, now });
  if (!isMoved) throw new Error('The clock of the account was moved by another');
}

/** Waits until every mail that is written has been sent. */
export async function allMailsSent({ services: { store } }: Deps): Promise<void> {
  await untilNone(() => numberFrom(store, "select count(*) as found from mail where status = 'pending'"));
}

/** Returns how many payouts are with the sandbox bank, of an account or of all. */
export function sentPayouts({ services: { store, clock } }: Deps, accountId?: string): Promise<number> {
  const whose = accountId === undefined ? '' : `and account_id = '${accountId}'`;
  return numberFrom(
    store,
    `select count(*) as found from job where kind = 'payout.run' ${whose}
      and lease_token is null and run_at > ${clock.now() + sentAheadMs}`,
  );
}
