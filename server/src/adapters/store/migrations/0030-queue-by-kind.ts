import type { Migration } from './schema.js';

/** The queue in order of kind and time, so that a claim passes over no job of another kind. */
export const queueByKind: Migration = {
  number: 30,
  name: 'queue-by-kind',
  statements: () => [
    'create index job_of_kind on job (kind, run_at, id)',
    'drop index job_due',
    'drop index job_mail_due',
  ],
};
