import type pg from 'pg';
import { postgresDriver } from './pg.js';

/** Refuses a number JavaScript cannot hold exactly; `sum` of bigints comes back as numeric. */
function readInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is not a safe integer`);
  return value;
}

function typesOf({ types: { builtins, getTypeParser } }: typeof pg): pg.CustomTypesConfig {
  const parserOf = (oid: number, format?: 'text' | 'binary') =>
    oid === builtins.INT8 || oid === builtins.NUMERIC ? readInteger : getTypeParser(oid, format as 'text');
  return { getTypeParser: parserOf as typeof getTypeParser };
}

/** Settings the service relies on, whatever the server's defaults are. */
const sessionOptions = '-c default_transaction_isolation=read\\ committed -c synchronous_commit=on';

/** How long a query may wait for a connection. */
export const connectMsMax = 10_000;

type PoolConfig = Pick<
  pg.PoolConfig,
  'connectionTimeoutMillis' | 'query_timeout' | 'verify' | 'allowExitOnIdle'
>;

interface PoolOptions extends PoolConfig {
  poolSize: number;
  statementTimeoutMs?: number;
}

/** The connections of one process. */
export function openPool(
  url: string,
  { poolSize, statementTimeoutMs = 15_000, ...others }: PoolOptions,
): pg.Pool {
  const driver = postgresDriver();
  const pool = new driver.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'escrow-checkout',
    options: sessionOptions,
    statement_timeout: statementTimeoutMs,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    connectionTimeoutMillis: connectMsMax,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    types: typesOf(driver),
    ...others,
  });
  // A connection that dies fails its query; without a listener it would end the process as well.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
