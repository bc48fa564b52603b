import { sql } from 'kysely';
import type { SandboxArrival, SandboxCredit, SandboxTransfer } from '../../store/rows.js';
import { columns, insertRow } from '../../store/shapes.js';
import { statement } from '../../store/statement.js';

export const insertCredit = statement<SandboxCredit, unknown>('sandbox_credit.insert', (db, p) =>
  insertRow(db, 'sandbox_credit', p),
);

export const findCredit = statement<{ id: string }, SandboxCredit>('sandbox_credit.by_id', (db, p) =>
  db.selectFrom('sandbox_credit').select(columns('sandbox_credit')).where('id', '=', p.id),
);

export const listCreditsOfReference = statement<{ partnerReference: string }, SandboxCredit>(
  'sandbox_credit.of_reference',
  (db, p) =>
    db
      .selectFrom('sandbox_credit')
      .select(columns('sandbox_credit'))
      .where('partner_reference', '=', p.partnerReference)
      .orderBy('created_at')
      .orderBy('id'),
);

export const insertArrival = statement<SandboxArrival, unknown>('sandbox_arrival.insert', (db, p) =>
  insertRow(db, 'sandbox_arrival', p),
);

export const findArrival = statement<{ id: string }, SandboxArrival>('sandbox_arrival.by_id', (db, p) =>
  db.selectFrom('sandbox_arrival').select(columns('sandbox_arrival')).where('id', '=', p.id),
);

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

export const insertTransfer = statement<SandboxTransfer, unknown>('sandbox_transfer.insert', (db, p) =>
  insertRow(db, 'sandbox_transfer', p),
);

export const findAnyTransfer = statement<{ reference: string }, SandboxTransfer>(
  'sandbox_transfer.of_any_kind',
  (db, p) =>
    db
      .selectFrom('sandbox_transfer')
      .select(columns('sandbox_transfer'))
      .where('reference', '=', p.reference),
);

export const findTransfer = statement<{ reference: string; kind: SandboxTransfer['kind'] }, SandboxTransfer>(
  'sandbox_transfer.by_reference',
  (db, p) =>
    db
      .selectFrom('sandbox_transfer')
      .select(columns('sandbox_transfer'))
      .where('reference', '=', p.reference)
      .where('kind', '=', p.kind),
);

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
