import type { TestProject } from 'vitest/node';
import { startAuditor } from '../audit/start-auditor.js';
import { type Migrated, makeMigrated } from './migrated.js';
import { startPostgres } from './postgres.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the one PostgreSQL server of the run; every suite makes its own databases there. */
    postgresUrl: string;
    migrated: Migrated;
  }
}

/** Starts PostgreSQL and the auditor once for the whole run, and makes the databases that suites copy. */
export default async function setup({ vitest }: TestProject): Promise<undefined | (() => Promise<void>)> {
  // Every project of the run comes here, one after the other.
  if ('postgresUrl' in vitest.getRootProject().getProvidedContext()) return undefined;
  const [postgres, auditor] = await Promise.all([startPostgres({ isDurable: false }), startAuditor()]);
  const { sqliteFile, postgresName, remove } = await makeMigrated(postgres);
  vitest.provide('postgresUrl', postgres.url);
  vitest.provide('migrated', { sqliteFile, postgresName });
  return async () => {
    await auditor.stop();
    await postgres.stop();
    await remove();
  };
}
