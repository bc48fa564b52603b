import { sql } from 'kysely';
import { enqueue } from '../../adapters/store/commit-statements.js';
import { anyRows, statement } from '../../adapters/store/statement.js';
import type { Mode } from '../../domain/records.js';
import type { Services } from '../../services.js';

interface Waiting {
  id: string;
  accountId: string | null;
  mode: Mode;
}

const listWaiting = statement<{ creditId: string; ended: string }, Waiting>(
  'refund.waiting_of_credit',
  (db, p) =>
    db
      .selectFrom('refund')
      .select(['id', 'account_id as accountId', 'mode'])
      .where('credit_id', '=', p.creditId)
      .where('id', '<>', p.ended)
      .where('status', '=', sql.lit('pending'))
      .orderBy('created_at')
      .orderBy('id'),
);

/**
 * Runs the other refunds of a credit at once when one has ended. Only one is with the partner at a time, and
 * the others would otherwise wait for the end of a growing pause.
 */
export async function enqueueWaitingRefunds(
  services: Services,
  creditId: string,
  ended: string,
): Promise<void> {
  const { store, clock, newId } = services;
  const waiting = await store.all(listWaiting, { creditId, ended });
  if (waiting.length === 0) return;
  const now = clock.now();
  const jobs = waiting.map(({ id, accountId, mode }) => {
    const moment = { runAt: now, createdAt: now };
    return anyRows(enqueue, { id: newId(), kind: 'refund.run', subject: id, accountId, mode, ...moment });
  });
  await store.transact(jobs);
  services.wakeWorker();
}
