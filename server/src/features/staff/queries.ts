import { sql } from 'kysely';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import type { AccountMember, StaffPerson, StaffSession } from '../../adapters/store/staff-rows.js';
import { readByKey, statement } from '../../adapters/store/statement.js';
import type { Plan } from '../../domain/records.js';
import type { Role } from '../../domain/staff/rights.js';

export const insertStaffPerson = statement<Omit<StaffPerson, 'recoveredAt'>, unknown>(
  'staff_person.insert',
  (db, p) =>
    insertRow(db, 'staff_person', p, { recoveredAt: sql`null` }).onConflict((conflict) =>
      conflict.columns(['email_key']).doNothing(),
    ),
);

/** Records that a person came in by a way around their second factor. */
export const recordRecovery = statement<{ personId: string; now: number }, unknown>(
  'staff_person.recovered',
  (db, p) => db.updateTable('staff_person').set({ recovered_at: p.now }).where('id', '=', p.personId),
);

export const findStaffPerson = statement<{ emailKey: string }, StaffPerson>(
  'staff_person.of_address',
  (db, p) =>
    db.selectFrom('staff_person').select(columns('staff_person')).where('email_key', '=', p.emailKey),
);

/** Reads the person's id in the statement, since a concurrent request may have inserted them. */
export const insertStaffSession = statement<
  Omit<StaffSession, 'personId' | 'endedAt' | 'factorProvedAt'> & { emailKey: string },
  unknown
>('staff_session.insert', (db, p) =>
  insertRow(db, 'staff_session', p, {
    personId: sql`(select s.id from staff_person as s where s.email_key = ${p.emailKey})`,
    factorProvedAt: sql`null`,
    endedAt: sql`null`,
  }),
);

/** A session with its person. */
export type OpenStaffSession = StaffSession & Pick<StaffPerson, 'email' | 'emailKey' | 'recoveredAt'>;

export const findStaffSession = readByKey<{ tokenHash: string }, OpenStaffSession>(
  'staff_session.find',
  (db, p) =>
    db
      .selectFrom('staff_session')
      .innerJoin('staff_person', 'staff_person.id', 'staff_session.person_id')
      .select(columns('staff_session'))
      .select([
        'staff_person.email as email',
        'staff_person.email_key as emailKey',
        'staff_person.recovered_at as recoveredAt',
      ])
      .where('staff_session.token_hash', '=', p.tokenHash),
);

export const seeStaffSession = statement<{ id: string; now: number }, unknown>('staff_session.see', (db, p) =>
  db.updateTable('staff_session').set({ seen_at: p.now }).where('id', '=', p.id),
);

/** Records that somebody has entered a code; fails once the session has ended. */
export const proveByCode = statement<{ id: string; now: number }, unknown>(
  'staff_session.prove_by_code',
  (db, p) =>
    db
      .updateTable('staff_session')
      .set({ code_proved_at: p.now })
      .where('id', '=', p.id)
      .where('ended_at', 'is', null),
);

export const endStaffSession = statement<{ tokenHash: string; now: number }, unknown>(
  'staff_session.end',
  (db, p) =>
    db
      .updateTable('staff_session')
      .set({ ended_at: p.now })
      .where('token_hash', '=', p.tokenHash)
      .where('ended_at', 'is', null),
);

export const endAllStaffSessions = statement<{ personId: string; now: number }, unknown>(
  'staff_session.end_all',
  (db, p) =>
    db
      .updateTable('staff_session')
      .set({ ended_at: p.now })
      .where('person_id', '=', p.personId)
      .where('ended_at', 'is', null),
);

export const listStaffSessions = statement<{ personId: string }, StaffSession>(
  'staff_session.list',
  (db, p) =>
    db
      .selectFrom('staff_session')
      .select(columns('staff_session'))
      .where('person_id', '=', p.personId)
      .where('ended_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(sql.lit(100)),
);

export const purgeStaffSessions = statement<{ before: number }, unknown>('staff_session.purge', (db, p) =>
  db.deleteFrom('staff_session').where('created_at', '<=', p.before),
);

/** What a person is in an account, with what pages show of it. */
export interface Membership {
  accountId: string;
  name: string;
  plan: Plan;
  role: Role;
}

/** A membership with what the account asks of all its members. */
export interface OpenMembership extends Membership {
  /** Null while the account is open. */
  closedAt: number | null;
  requiresFactor: 0 | 1;
}

export const findMembership = readByKey<Pick<AccountMember, 'accountId' | 'personId'>, OpenMembership>(
  'account_member.find',
  (db, p) =>
    db
      .selectFrom('account_member as m')
      .innerJoin('account as a', 'a.id', 'm.account_id')
      .leftJoin('account_closing as c', 'c.account_id', 'm.account_id')
      .leftJoin('account_setting as s', 's.account_id', 'm.account_id')
      .select(['m.account_id as accountId', 'a.name as name', 'a.plan as plan', 'm.role as role'])
      .select(['c.closed_at as closedAt', sql<0 | 1>`coalesce(s.requires_factor, 0)`.as('requiresFactor')])
      .where('m.account_id', '=', p.accountId)
      .where('m.person_id', '=', p.personId),
);

export const listMemberships = statement<{ personId: string }, Membership>(
  'account_member.of_person',
  (db, p) =>
    db
      .selectFrom('account_member as m')
      .innerJoin('account as a', 'a.id', 'm.account_id')
      .select(['m.account_id as accountId', 'a.name as name', 'a.plan as plan', 'm.role as role'])
      .where('m.person_id', '=', p.personId)
      .orderBy('m.created_at')
      .orderBy('m.account_id')
      .limit(sql.lit(200)),
);

export const insertMember = statement<AccountMember, unknown>('account_member.insert', (db, p) =>
  insertRow(db, 'account_member', p).onConflict((conflict) => conflict.doNothing()),
);
