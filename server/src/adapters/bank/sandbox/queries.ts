import { sql } from 'kysely';
import { insertOne, selectBy } from '../../store/row-statements.js';
import type { SandboxTransfer } from '../../store/rows.js';
import { columns } from '../../store/shapes.js';
import { statement } from '../../store/statement.js';

export const insertCredit = insertOne('sandbox_credit.insert', 'sandbox_credit');
export const findCredit = selectBy('sandbox_credit.by_id', 'sandbox_credit', ['id']);
export const listCreditsOfReference = selectBy(
  'sandbox_credit.of_reference',
  'sandbox_credit',
  ['partnerReference'],
  ['createdAt', 'id'],
);
export const insertArrival = insertOne('sandbox_arrival.insert', 'sandbox_arrival');
export const findArrival = selectBy('sandbox_arrival.by_id', 'sandbox_arrival', ['id']);

/** Lets a rejected transfer through after all. */
export const acceptCredit = statement<{ id: string; paidAt: number }, unknown>(
  'sandbox_credit.accept',
  (db, p) =>
    db
      .updateTable('sandbox_credit')
      .set({ status: sql.lit('credited'), failure_reason: sql`null`, paid_at: p.paidAt })
      .where('id', '=', p.id)
      .where('status', '=', sql.lit('rejected')),
);

/** Reverses a credit that arrived; no other status can be reversed. */
export const reverseCredit = statement<{ id: string }, unknown>('sandbox_credit.reverse', (db, p) =>
  db
    .updateTable('sandbox_credit')
    .set({ status: sql.lit('reversed'), failure_reason: sql.lit('reversed') })
    .where('id', '=', p.id)
    .where('status', '=', sql.lit('credited')),
);

/** A fee that was named never falls, as for transfers. */
export const raiseFee = statement<{ id: string; fee: number }, unknown>('sandbox_credit.fee', (db, p) =>
  db.updateTable('sandbox_credit').set({ fee: p.fee }).where('id', '=', p.id).where('fee', '<', p.fee),
);

export const insertTransfer = insertOne('sandbox_transfer.insert', 'sandbox_transfer');
export const findAnyTransfer = selectBy('sandbox_transfer.of_any_kind', 'sandbox_transfer', ['reference']);
export const findTransfer = selectBy('sandbox_transfer.by_reference', 'sandbox_transfer', [
  'reference',
  'kind',
]);

export type TransferEnd = Pick<
  SandboxTransfer,
  'reference' | 'status' | 'sessionId' | 'failureReason' | 'fee'
> & {
  from: SandboxTransfer['status'];
};

/** Changes the status of a transfer, if it is still the one the caller read. */
export const endTransfer = statement<TransferEnd, unknown>('sandbox_transfer.end', (db, p) =>
  db
    .updateTable('sandbox_transfer')
    .set({ status: p.status, session_id: p.sessionId, failure_reason: p.failureReason, fee: p.fee })
    .where('reference', '=', p.reference)
    .where('status', '=', p.from),
);

export const listTransfersSince = statement<{ since: number }, SandboxTransfer>(
  'sandbox_transfer.since',
  (db, p) =>
    db
      .selectFrom('sandbox_transfer')
      .select(columns('sandbox_transfer'))
      .where('created_at', '>=', p.since)
      .orderBy('created_at')
      .orderBy('reference'),
);
