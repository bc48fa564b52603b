import { sql } from 'kysely';
import type { AccountMember, StaffPerson } from '../../adapters/store/staff-rows.js';
import { anyRows, statement, step, versioned } from '../../adapters/store/statement.js';
import type { Role } from '../../domain/staff/rights.js';
import { settingContext } from '../../pipeline/context.js';
import { bothModes, commitSetting } from '../../pipeline/settings.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { confirmOpen, lockAccount } from '../accounts/queries.js';
import { endInvitationsBy } from './invitation-queries.js';

export type Member = Pick<AccountMember, 'personId' | 'role' | 'createdAt'> &
  Pick<StaffPerson, 'email' | 'emailKey'>;

export const listMembers = statement<{ accountId: string }, Member>('account_member.list', (db, p) =>
  db
    .selectFrom('account_member as m')
    .innerJoin('staff_person as s', 's.id', 'm.person_id')
    .select([
      'm.person_id as personId',
      'm.role as role',
      'm.created_at as createdAt',
      's.email as email',
      's.email_key as emailKey',
    ])
    .where('m.account_id', '=', p.accountId)
    .orderBy('m.created_at')
    .orderBy('m.person_id')
    .limit(sql.lit(500)),
);

type Acting = Pick<AccountMember, 'accountId' | 'personId' | 'role'>;

const confirmRole = statement<Acting, unknown>('account_member.confirm_role', (db, p) =>
  db
    .updateTable('account_member')
    .set({ role: sql`role` })
    .where('account_id', '=', p.accountId)
    .where('person_id', '=', p.personId)
    .where('role', '=', p.role),
);

/**
 * The steps before a change that a member makes: it loses the race if they have another role by now, or the
 * account is closed. Concurrent changes of the account's members wait for the commit.
 */
export function membershipGuard(acting: Acting): Step[] {
  const { accountId } = acting;
  return [
    step(lockAccount, { accountId }),
    versioned(confirmOpen, { accountId }),
    versioned(confirmRole, acting),
  ];
}

type Known = Pick<AccountMember, 'accountId' | 'personId'> & { known: Role };

/** Whether the member is no owner, or another one is left. */
function isNotLastOwner(accountId: unknown, personId: unknown) {
  return sql<boolean>`(role <> 'owner' or exists (select 1 from account_member as o
    where o.account_id = ${accountId} and o.role = 'owner' and o.person_id <> ${personId}))`;
}

const saveRole = statement<Known & { role: Role }, unknown>('account_member.save_role', (db, p) =>
  db
    .updateTable('account_member')
    .set({ role: p.role })
    .where('account_id', '=', p.accountId)
    .where('person_id', '=', p.personId)
    .where('role', '=', p.known)
    .where(isNotLastOwner(p.accountId, p.personId)),
);

/** Makes a member an owner, for the operator. */
export const raiseToOwner = statement<Known, unknown>('account_member.raise', (db, p) =>
  db
    .updateTable('account_member')
    .set({ role: sql.lit('owner') })
    .where('account_id', '=', p.accountId)
    .where('person_id', '=', p.personId)
    .where('role', '=', p.known),
);

const deleteMember = statement<Known, unknown>('account_member.delete', (db, p) =>
  db
    .deleteFrom('account_member')
    .where('account_id', '=', p.accountId)
    .where('person_id', '=', p.personId)
    .where('role', '=', p.known)
    .where(isNotLastOwner(p.accountId, p.personId)),
);

export type MemberRefusal = 'unknown' | 'last_owner';

/** Changes what a member may do; it holds from their next request on. */
export function changeRole(
  services: Services,
  { accountId, personId, role }: { accountId: string; personId: string; role: Role },
): Promise<MemberRefusal | null> {
  return changeMember(services, { accountId, personId }, (known) => ({
    step: versioned(saveRole, { accountId, personId, known, role }),
    action: 'member.role_changed',
    after: role,
  }));
}

/** Removes a member, or lets them leave. They open nothing of the account from their next request on. */
export function removeMember(
  services: Services,
  who: Pick<AccountMember, 'accountId' | 'personId'>,
): Promise<MemberRefusal | null> {
  return changeMember(services, who, (known) => ({
    step: versioned(deleteMember, { ...who, known }),
    action: 'member.removed',
    after: null,
  }));
}

async function changeMember(
  services: Services,
  { accountId, personId }: Pick<AccountMember, 'accountId' | 'personId'>,
  change: (known: Role) => {
    step: Step;
    action: 'member.role_changed' | 'member.removed';
    after: Role | null;
  },
): Promise<MemberRefusal | null> {
  const members = await services.store.all(listMembers, { accountId });
  const known = members.find((member) => member.personId === personId)?.role;
  if (known === undefined) return 'unknown';
  const { step: changed, action, after } = change(known);
  const ended = { accountId, personId, now: services.clock.now() };
  const isCommitted = await commitSetting(services, settingContext(services), {
    accountId,
    mode: bothModes,
    steps: [
      step(lockAccount, { accountId }),
      changed,
      ...(after === 'owner' ? [] : [anyRows(endInvitationsBy, ended)]),
    ],
    note: { action, subject: personId, before: { role: known }, after: after && { role: after } },
  });
  return isCommitted ? null : 'last_owner';
}
