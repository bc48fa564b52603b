import { sql } from 'kysely';
import { statement } from '../adapters/store/statement.js';
import type { Mode } from '../domain/records.js';
import type { JobKind } from './run-job.js';

interface NewQueuedJob {
  id: string;
  kind: JobKind;
  subject: string;
  accountId: string | null;
  mode: Mode;
  now: number;
}

/** Enqueues a job; an existing one of this kind and subject is left unchanged. */
export const enqueueUnlessQueued = statement<NewQueuedJob, unknown>('job.add', (db, p) =>
  db
    .insertInto('job')
    .values({
      id: p.id,
      kind: p.kind,
      subject: p.subject,
      account_id: p.accountId,
      mode: p.mode,
      run_at: p.now,
      attempts: sql.lit(0),
      lease_token: sql`null`,
      lease_until: sql`null`,
      last_error: sql`null`,
      created_at: p.now,
    })
    .onConflict((conflict) => conflict.doNothing()),
);
