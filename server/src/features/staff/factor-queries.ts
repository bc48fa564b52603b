import { sql } from 'kysely';
import type { StaffFactor, StaffRecoveryCode } from '../../adapters/store/factor-rows.js';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import { staffLimits } from '../../domain/staff/session.js';

/**
 * Keeps a secret until a code confirms it, in place of one that another session was shown or that has lapsed.
 * An enrolled one stays as it is.
 */
export const offerStaffFactor = statement<StaffFactor & { since: number }, unknown>(
  'staff_factor.offer',
  (db, p) =>
    insertRow(db, 'staff_factor', p).onConflict((conflict) =>
      conflict
        .columns(['person_id'])
        .doUpdateSet({
          secret_sealed: sql`excluded.secret_sealed`,
          session_id: sql`excluded.session_id`,
          created_at: sql`excluded.created_at`,
        })
        .where(
          sql<boolean>`staff_factor.enrolled_at is null and (staff_factor.created_at <= ${p.since}
            or coalesce(staff_factor.session_id, '') <> excluded.session_id)`,
        ),
    ),
);

export const findStaffFactor = statement<{ personId: string }, StaffFactor>('staff_factor.find', (db, p) =>
  db.selectFrom('staff_factor').select(columns('staff_factor')).where('person_id', '=', p.personId),
);

type UsedStep = Pick<StaffFactor, 'personId'> & { lastStep: number };

/** Enrols the secret that a code was right for, once. */
export const enrolStaffFactor = statement<
  UsedStep & Pick<StaffFactor, 'secretSealed'> & { now: number },
  unknown
>('staff_factor.enrol', (db, p) =>
  db
    .updateTable('staff_factor')
    .set({ enrolled_at: p.now, last_step: p.lastStep })
    .where('person_id', '=', p.personId)
    .where('secret_sealed', '=', p.secretSealed)
    .where('enrolled_at', 'is', null),
);

/** Takes one of a period's attempts, if any is left; the limit holds for concurrent attempts. */
export const takeFactorAttempt = statement<{ personId: string; period: number }, unknown>(
  'staff_factor.take_attempt',
  (db, p) =>
    db
      .insertInto('staff_factor_attempt')
      .values({ person_id: p.personId, period: p.period, attempts: sql.lit(1) })
      .onConflict((conflict) =>
        conflict
          .columns(['person_id'])
          .doUpdateSet({
            attempts: sql`case when staff_factor_attempt.period = excluded.period
              then staff_factor_attempt.attempts + 1 else 1 end`,
            period: sql`excluded.period`,
          })
          .where(
            sql<boolean>`(staff_factor_attempt.period <> excluded.period
              or staff_factor_attempt.attempts < ${sql.lit(staffLimits.factorAttemptsMax)})`,
          ),
      ),
);

/** Uses up a time step and all before it; it touches no row if a code of one was used already. */
export const useFactorStep = statement<UsedStep, unknown>('staff_factor.use_step', (db, p) =>
  db
    .updateTable('staff_factor')
    .set({ last_step: p.lastStep })
    .where('person_id', '=', p.personId)
    .where('last_step', '<', p.lastStep),
);

export const resetFactorAttempts = statement<{ personId: string }, unknown>(
  'staff_factor.reset_attempts',
  (db, p) => db.deleteFrom('staff_factor_attempt').where('person_id', '=', p.personId),
);

/** How many second factors a person has: an enrolled app counts as one, and so does each passkey. */
export const countFactors = statement<{ personId: string }, { apps: number; passkeys: number }>(
  'staff_factor.count',
  (db, p) =>
    db
      .selectFrom('staff_person as s')
      .select([
        sql<number>`(select count(*) from staff_factor as f
          where f.person_id = s.id and f.enrolled_at is not null)`.as('apps'),
        sql<number>`(select count(*) from staff_passkey as k where k.person_id = s.id)`.as('passkeys'),
      ])
      .where('s.id', '=', p.personId),
);

export const deleteStaffFactor = statement<{ personId: string }, unknown>('staff_factor.delete', (db, p) =>
  db.deleteFrom('staff_factor').where('person_id', '=', p.personId).where('enrolled_at', 'is not', null),
);

/** Deletes the app whether or not it is enrolled, so that a secret that was shown is of no use. */
export const deleteAnyStaffFactor = statement<{ personId: string }, unknown>(
  'staff_factor.delete_any',
  (db, p) => db.deleteFrom('staff_factor').where('person_id', '=', p.personId),
);

export const insertRecoveryCode = statement<StaffRecoveryCode, unknown>(
  'staff_recovery_code.insert',
  (db, p) => insertRow(db, 'staff_recovery_code', p),
);

/** Uses a recovery code up; it touches no row the second time. */
export const useRecoveryCode = statement<
  Pick<StaffRecoveryCode, 'codeHash' | 'personId'> & { now: number },
  unknown
>('staff_recovery_code.use', (db, p) =>
  db
    .updateTable('staff_recovery_code')
    .set({ used_at: p.now })
    .where('code_hash', '=', p.codeHash)
    .where('person_id', '=', p.personId)
    .where('used_at', 'is', null),
);

export const countRecoveryCodes = statement<{ personId: string }, { count: number }>(
  'staff_recovery_code.count',
  (db, p) =>
    db
      .selectFrom('staff_recovery_code')
      .select(sql<number>`count(*)`.as('count'))
      .where('person_id', '=', p.personId)
      .where('used_at', 'is', null),
);

export const deleteRecoveryCodes = statement<{ personId: string }, unknown>(
  'staff_recovery_code.delete',
  (db, p) => db.deleteFrom('staff_recovery_code').where('person_id', '=', p.personId),
);

/** Recovery codes end with the last factor that they could replace. */
export const deleteSpareRecoveryCodes = statement<{ personId: string }, unknown>(
  'staff_recovery_code.delete_spare',
  (db, p) =>
    db
      .deleteFrom('staff_recovery_code')
      .where('person_id', '=', p.personId)
      .where(
        sql<boolean>`not exists (select 1 from staff_factor as f
          where f.person_id = staff_recovery_code.person_id and f.enrolled_at is not null)`,
      )
      .where(
        sql<boolean>`not exists (select 1 from staff_passkey as k
          where k.person_id = staff_recovery_code.person_id)`,
      ),
);

/** Records that somebody has used their second factor; fails once the session has ended. */
export const proveByFactor = statement<{ id: string; now: number }, unknown>(
  'staff_session.prove_by_factor',
  (db, p) =>
    db
      .updateTable('staff_session')
      .set({ factor_proved_at: p.now })
      .where('id', '=', p.id)
      .where('ended_at', 'is', null),
);

/** What a removed factor has proved does not count for the next one. */
export const clearFactorProofs = statement<{ personId: string }, unknown>(
  'staff_session.clear_factor_proofs',
  (db, p) =>
    db.updateTable('staff_session').set({ factor_proved_at: sql`null` }).where('person_id', '=', p.personId),
);

/** The members of an account that have a second factor; somebody with both kinds may be there twice. */
export const listMembersWithFactor = statement<{ accountId: string }, { personId: string }>(
  'staff_factor.of_members',
  (db, p) =>
    db
      .selectFrom('account_member as m')
      .innerJoin('staff_factor as f', 'f.person_id', 'm.person_id')
      .select('m.person_id as personId')
      .where('m.account_id', '=', p.accountId)
      .where('f.enrolled_at', 'is not', null)
      .unionAll(
        db
          .selectFrom('account_member as m')
          .innerJoin('staff_passkey as k', 'k.person_id', 'm.person_id')
          .select('m.person_id as personId')
          .where('m.account_id', '=', p.accountId),
      ),
);
