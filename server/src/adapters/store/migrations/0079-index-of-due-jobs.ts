import type { Migration } from './schema.js';

/**
 * Lets only a search of the queue by time use the queue's index, as it names the index's condition, which
 * holds for every job. PostgreSQL took it for a job's id or subject as well if it had counted its rows while
 * the queue was empty, since any index of a table without rows is as good as another.
 */
export const indexOfDueJobs: Migration = {
  number: 79,
  name: 'index-of-due-jobs',
  statements: () => [
    'drop index job_of_kind_and_mode',
    'create index job_of_kind_and_mode on job (kind, mode, run_at, id) where created_at >= 0',
  ],
};
