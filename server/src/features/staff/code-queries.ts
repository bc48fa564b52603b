import { sql } from 'kysely';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import type { StaffCode } from '../../adapters/store/staff-rows.js';
import { statement } from '../../adapters/store/statement.js';
import { signInLimits } from '../../domain/sign-in/limits.js';

export const insertStaffCode = statement<StaffCode, unknown>('staff_code.insert', (db, p) =>
  insertRow(db, 'staff_code', p),
);

export const findStaffCode = statement<{ id: string }, StaffCode>('staff_code.find', (db, p) =>
  db.selectFrom('staff_code').select(columns('staff_code')).where('id', '=', p.id),
);

export const findStaffCodeOfBrowser = statement<{ browserHash: string }, StaffCode>(
  'staff_code.of_browser',
  (db, p) =>
    db.selectFrom('staff_code').select(columns('staff_code')).where('browser_hash', '=', p.browserHash),
);

/** Records once whether a code is sent; from then on only its hash is kept. */
export const recordStaffCode = statement<{ id: string; sentAt: number | null; codeHash: string }, unknown>(
  'staff_code.record',
  (db, p) =>
    db
      .updateTable('staff_code')
      .set({ sent_at: p.sentAt, code_hash: p.codeHash, code_sealed: sql`null` })
      .where('id', '=', p.id)
      .where('code_sealed', 'is not', null),
);

/** Takes one of a code's attempts, if any is left; the limit holds for concurrent attempts. */
export const takeStaffAttempt = statement<{ id: string; now: number }, unknown>(
  'staff_code.take_attempt',
  (db, p) =>
    db
      .updateTable('staff_code')
      .set({ attempts: sql`attempts + 1` })
      .where('id', '=', p.id)
      .where('attempts', '<', sql.lit(signInLimits.attemptsMax))
      .where('used_at', 'is', null)
      .where('expires_at', '>', p.now),
);

/** Uses a code up; it touches no row the second time. */
export const useStaffCode = statement<{ id: string; now: number }, unknown>('staff_code.use', (db, p) =>
  db
    .updateTable('staff_code')
    .set({ used_at: p.now })
    .where('id', '=', p.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', p.now),
);

type LongCode = Pick<StaffCode, 'addressHash'> & { longCodePeriod: number };

/** Uses up a long code for all browsers that share it. */
export const useLongStaffCode = statement<LongCode & { now: number }, unknown>(
  'staff_code.use_long',
  (db, p) =>
    db
      .updateTable('staff_code')
      .set({ used_at: p.now })
      .where('address_hash', '=', p.addressHash)
      .where('long_code_period', '=', p.longCodePeriod)
      .where('used_at', 'is', null),
);

/** How many requests of a period are used up; the next of them get another code. */
export const countUsedLongStaff = statement<LongCode, { count: number }>('staff_code.used_long', (db, p) =>
  db
    .selectFrom('staff_code')
    .select(sql<number>`count(*)`.as('count'))
    .where('address_hash', '=', p.addressHash)
    .where('long_code_period', '=', p.longCodePeriod)
    .where('used_at', 'is not', null),
);

export const purgeStaffCodes = statement<{ before: number }, unknown>('staff_code.purge', (db, p) =>
  db.deleteFrom('staff_code').where('created_at', '<=', p.before),
);
