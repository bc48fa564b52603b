import type { TestProject } from 'vitest/node';
import { startAuditor } from '../audit/audit.js';
import { startPostgres } from './postgres.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the one PostgreSQL server of the run; every suite makes its own databases there. */
    postgresUrl: string;
  }
}

/** Starts PostgreSQL and the auditor once for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, auditor] = await Promise.all([startPostgres(), startAuditor()]);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await auditor.stop();
    await postgres.stop();
  };
}
