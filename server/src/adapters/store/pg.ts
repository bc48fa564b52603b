import { createRequire } from 'node:module';
import type pg from 'pg';

const require = createRequire(import.meta.url);
let driver: typeof pg | undefined;

/** Returns the driver of PostgreSQL, which is read at its first use: a server on SQLite never needs it. */
export function postgresDriver(): typeof pg {
  driver ??= require('pg') as typeof pg;
  return driver;
}
