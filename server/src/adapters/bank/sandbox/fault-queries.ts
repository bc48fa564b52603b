import { sql } from 'kysely';
import { insertOrUpdate } from '../../store/row-statements.js';
import type { SandboxFault } from '../../store/rows.js';
import { columns } from '../../store/shapes.js';
import { readByKey, statement } from '../../store/statement.js';

export const armFault = insertOrUpdate('sandbox_fault.arm', 'sandbox_fault', ['accountId', 'operation']);

export const listFaults = statement<Record<never, never>, SandboxFault>('sandbox_fault.armed', (db) =>
  db.selectFrom('sandbox_fault').select(columns('sandbox_fault')).where('remaining', '>', sql.lit(0)),
);

/** Uses up one fault and returns its kind; no row if none is left. */
export const takeFault = statement<Pick<SandboxFault, 'accountId' | 'operation'>, Pick<SandboxFault, 'kind'>>(
  'sandbox_fault.take',
  (db, p) =>
    db
      .updateTable('sandbox_fault')
      .set({ remaining: sql`remaining - 1` })
      .where('account_id', '=', p.accountId)
      .where('operation', '=', p.operation)
      .where('remaining', '>', sql.lit(0))
      .returning('kind'),
);

/** Finds the owner of a virtual account in our table, since the sandbox stores no accounts. */
export const findAccountOwner = readByKey<{ partnerReference: string }, { accountId: string }>(
  'sandbox.owner_of_account',
  (db, p) =>
    db
      .selectFrom('virtual_account')
      .select('account_id as accountId')
      .where('partner_reference', '=', p.partnerReference),
);

/** Finds the merchant account of an attempt, even if it never reached the bank. */
export const findAttemptOwner = readByKey<{ reference: string }, { accountId: string }>(
  'sandbox.owner_of_attempt',
  (db, p) =>
    db
      .selectFrom('attempt')
      .leftJoin('payout', 'payout.id', 'attempt.object_id')
      .leftJoin('refund', 'refund.id', 'attempt.object_id')
      .select((eb) => eb.fn.coalesce('payout.account_id', 'refund.account_id').$notNull().as('accountId'))
      .where('attempt.reference', '=', p.reference),
);
